### Wörter, die alle Spiele gemeinsam haben.

## Things

thing-you = du
thing-hidden = verdeckte Karte
    .acc = eine Karte
thing-seat = Spieler { $n }
thing-chance = der Zufall

## Languages

language-en = Englisch
language-hu = Ungarisch
language-de = Deutsch
language-it = Italienisch

## Bots: kinds and levels. Before the levels stands what the game calls such a player, if it has a name for them.

bot-random = zufällig
bot-greedy = schnell
bot-ismcts = stark
bot-novice = Anfänger
bot-easy = leicht
bot-medium = mittel
bot-hard = schwer
bot-expert = Meister
bot-program = ein Programm von außen

## Why somebody does something. $a, $b and $c go on after “Das”: “bringt 5 Punkte”.

because-nothing = Sofort ändert sich nichts, was man zählen könnte; es ist für später.
because-one = Das { $a }.
because-two = Das { $a } und { $b }.
because-three = Das { $a }, { $b } und { $c }.
because-perhaps = Vielleicht gilt auch: Das { $a }.
because-plan = Das ist { $plan }.
means-victory = gewinnt das Spiel
means-defeat = verliert das Spiel

## Errors. $details says more, in English.

why-together = Das passt nicht zu dem, was du schon gewählt hast.
error-illegal-answer = Das geht jetzt nicht. Bitte wähle eine der angebotenen Antworten.
error-wrong-seat = Dieser Spieler ist jetzt nicht gefragt.
error-off-script = Im begleiteten Spiel kommt hier etwas anderes.
error-bad-guide = Das begleitete Spiel lässt sich nicht lesen ({ $details }).
error-game-over = Das Spiel ist zu Ende.
error-no-take-back = Das lässt sich nicht zurücknehmen: Inzwischen hat jemand darauf reagiert oder etwas daraus erfahren.
# The details of a name that is on no list.
error-there-is = { $wrong }; { $near ->
    [none] es gibt: { $names }
   *[other] ist { $near } gemeint? Es gibt: { $names }
}
error-unknown-game = Dieses Spiel gibt es nicht ({ $details }).
error-bad-plugin = Ein Spiel bleibt weg ({ $details }).
error-seats-out-of-range = So viele Plätze gibt es nicht ({ $details }).
error-unknown-option = Diese Tischregel gibt es nicht ({ $details }).
error-bad-option = Die Tischregel kann diesen Wert nicht haben ({ $details }).
error-bad-box = Mit dieser Schachteldatei kann man nicht spielen ({ $details }).
error-bad-rules = Die Regeln können nicht gelesen werden ({ $details }).
error-record-error = Die Aufzeichnung ist falsch in Zeile { $line }, „{ $phrase }“ ({ $details }).
error-no-record = Das ist keine Aufzeichnung eines Spiels, das hier bekannt ist: Zeile { $line }, „{ $phrase }“ ({ $details }).
error-other-rules = Die Aufzeichnung entstand unter einer anderen Fassung der Regeln: Zeile { $line }, „{ $phrase }“ ({ $details }).
error-other-box = Die Aufzeichnung gehört zu einer anderen Schachteldatei ({ $details }).
error-unknown-language = In dieser Sprache gibt es keine Wörter ({ $details }).
error-missing-word = In dieser Sprache fehlt ein Wort ({ $details }).
error-unknown-bot = Diesen Bot gibt es nicht ({ $details }).
error-no-advice = Dieser Bot kann dieses Spiel nicht spielen ({ $details }).
error-bad-clock = So lange können die Bots nicht nachdenken ({ $details }).
error-bad-match = So lässt sich nicht spielen ({ $details }).
error-bad-config = Mit diesen Einstellungen kann man nicht spielen ({ $details }).
error-research-missing = Ein Paket für die Forschung fehlt ({ $details }).
error-other-plan = Hier wurde etwas anderes gespielt ({ $details }).
error-journal-in-use = Hier wird schon gespielt ({ $details }).
error-no-cluster = Es gibt keinen Cluster ({ $details }).
error-other-version = Auf den Rechnern läuft nicht dasselbe Programm ({ $details }).
error-workers-die = Die Prozesse, die spielen, bleiben nicht am Leben ({ $details }).
error-unexplained = Dieser Bot sagt nicht, was er denkt ({ $details }).
error-no-such-answer = { $details }
error-nothing-to-explain = { $details }
error-unknown-seat = Diesen Platz gibt es nicht ({ $details }).
error-unknown-card = { $details }
error-unknown-rule = { $details }
error-bad-record = { $details }
error-record-exists = { $details }
error-bad-pair = { $details }
error-wrong-bots = { $details }
error-wrong-seats = { $details }
error-intrigue-error = Das hat nicht geklappt ({ $details }).
