### A Study in Emerald auf Deutsch: what both editions say alike.
### Forms of a card: the name as a label; .the (der Shoggoth), .acc (den Shoggoth), .dat (dem Shoggoth).
### A side: the name; .many for all on it and for its marker (Loyalisten-Marker).

## City cards

thing-city_berlin = Berlin
    .the = die Stadtkarte Berlin
    .acc = die Stadtkarte Berlin
    .dat = der Stadtkarte Berlin
thing-city_cairo = Kairo
    .the = die Stadtkarte Kairo
    .acc = die Stadtkarte Kairo
    .dat = der Stadtkarte Kairo
thing-city_constantinople = Konstantinopel
    .the = die Stadtkarte Konstantinopel
    .acc = die Stadtkarte Konstantinopel
    .dat = der Stadtkarte Konstantinopel
thing-city_london = London
    .the = die Stadtkarte London
    .acc = die Stadtkarte London
    .dat = der Stadtkarte London
thing-city_madrid = Madrid
    .the = die Stadtkarte Madrid
    .acc = die Stadtkarte Madrid
    .dat = der Stadtkarte Madrid
thing-city_paris = Paris
    .the = die Stadtkarte Paris
    .acc = die Stadtkarte Paris
    .dat = der Stadtkarte Paris
thing-city_rome = Rom
    .the = die Stadtkarte Rom
    .acc = die Stadtkarte Rom
    .dat = der Stadtkarte Rom
thing-city_st_petersburg = St. Petersburg
    .the = die Stadtkarte St. Petersburg
    .acc = die Stadtkarte St. Petersburg
    .dat = der Stadtkarte St. Petersburg
thing-city_vienna = Wien
    .the = die Stadtkarte Wien
    .acc = die Stadtkarte Wien
    .dat = der Stadtkarte Wien

## Game cards: agents

thing-baron_ungern_sternberg = Baron Ungern-Sternberg
    .the = Baron Ungern-Sternberg
    .acc = Baron Ungern-Sternberg
    .dat = Baron Ungern-Sternberg
thing-elisee_reclus = Elisée Reclus
    .the = Elisée Reclus
    .acc = Elisée Reclus
    .dat = Elisée Reclus
thing-emma_goldman = Emma Goldman
    .the = Emma Goldman
    .acc = Emma Goldman
    .dat = Emma Goldman
thing-errico_malatesta = Errico Malatesta
    .the = Errico Malatesta
    .acc = Errico Malatesta
    .dat = Errico Malatesta
thing-evno_asef = Evno Asef
    .the = Evno Asef
    .acc = Evno Asef
    .dat = Evno Asef
thing-irene_adler = Irene Adler
    .the = Irene Adler
    .acc = Irene Adler
    .dat = Irene Adler
thing-johann_most = Johann Most
    .the = Johann Most
    .acc = Johann Most
    .dat = Johann Most
thing-leon_czolgosz = Leon Czolgosz
    .the = Leon Czolgosz
    .acc = Leon Czolgosz
    .dat = Leon Czolgosz
thing-louise_michel = Louise Michel
    .the = Louise Michel
    .acc = Louise Michel
    .dat = Louise Michel
thing-marquis_de_rochefort = Marquis de Rochefort
    .the = der Marquis de Rochefort
    .acc = den Marquis de Rochefort
    .dat = dem Marquis de Rochefort
thing-nicholas_kibalchich = Nicholas Kibalchich
    .the = Nicholas Kibalchich
    .acc = Nicholas Kibalchich
    .dat = Nicholas Kibalchich
thing-peter_rachkovsky = Peter Rachkovsky
    .the = Peter Rachkovsky
    .acc = Peter Rachkovsky
    .dat = Peter Rachkovsky
thing-prince_kropotkin = Fürst Kropotkin
    .the = Fürst Kropotkin
    .acc = Fürst Kropotkin
    .dat = Fürst Kropotkin
thing-professor_moriarty = Professor Moriarty
    .the = Professor Moriarty
    .acc = Professor Moriarty
    .dat = Professor Moriarty
thing-ravachol = Ravachol
    .the = Ravachol
    .acc = Ravachol
    .dat = Ravachol
thing-sergei_kravchinsky = Sergei Kravchinsky
    .the = Sergei Kravchinsky
    .acc = Sergei Kravchinsky
    .dat = Sergei Kravchinsky
thing-sergei_nechaev = Sergei Nechaev
    .the = Sergei Nechaev
    .acc = Sergei Nechaev
    .dat = Sergei Nechaev
thing-sherlock_holmes = Sherlock Holmes
    .the = Sherlock Holmes
    .acc = Sherlock Holmes
    .dat = Sherlock Holmes
thing-vera_figner = Vera Figner
    .the = Vera Figner
    .acc = Vera Figner
    .dat = Vera Figner
thing-vladimir_burtsev = Vladimir Burtsev
    .the = Vladimir Burtsev
    .acc = Vladimir Burtsev
    .dat = Vladimir Burtsev
thing-wilhelm_stieber = Wilhelm Stieber
    .the = Wilhelm Stieber
    .acc = Wilhelm Stieber
    .dat = Wilhelm Stieber
thing-william_morris = William Morris
    .the = William Morris
    .acc = William Morris
    .dat = William Morris

## Other game cards

thing-black_hand = Schwarze Hand
    .the = die Schwarze Hand
    .acc = die Schwarze Hand
    .dat = der Schwarzen Hand
thing-diogenes_club = Diogenes-Club
    .the = der Diogenes-Club
    .acc = den Diogenes-Club
    .dat = dem Diogenes-Club
thing-fenians = Fenier
    .the = die Fenier
    .acc = die Fenier
    .dat = den Feniern
thing-freemasons = Freimaurer
    .the = die Freimaurer
    .acc = die Freimaurer
    .dat = den Freimaurern
thing-hide_royalty = Hoheit verstecken
    .the = „Hoheit verstecken“
    .acc = „Hoheit verstecken“
    .dat = „Hoheit verstecken“
thing-hired_assassin = Gedungener Mörder
    .the = der Gedungene Mörder
    .acc = den Gedungenen Mörder
    .dat = dem Gedungenen Mörder
thing-holy_brotherhood = Heilige Bruderschaft
    .the = die Heilige Bruderschaft
    .acc = die Heilige Bruderschaft
    .dat = der Heiligen Bruderschaft
thing-infernal_machine = Höllenmaschine
    .the = die Höllenmaschine
    .acc = die Höllenmaschine
    .dat = der Höllenmaschine
thing-inspector_lestrade = Inspektor Lestrade
    .the = Inspektor Lestrade
    .acc = Inspektor Lestrade
    .dat = Inspektor Lestrade
thing-okhrana = Ochrana
    .the = die Ochrana
    .acc = die Ochrana
    .dat = der Ochrana
thing-peoples_will = Volkswille
    .the = der Volkswille
    .acc = den Volkswillen
    .dat = dem Volkswillen
thing-pinkerton_agents = Pinkerton-Agenten
    .the = die Pinkerton-Agenten
    .acc = die Pinkerton-Agenten
    .dat = den Pinkerton-Agenten
thing-shoggoth = Shoggoth
    .the = der Shoggoth
    .acc = den Shoggoth
    .dat = dem Shoggoth
thing-terrors_of_the_night = Schrecken der Nacht
    .the = die Schrecken der Nacht
    .acc = die Schrecken der Nacht
    .dat = den Schrecken der Nacht
thing-third_section = Dritte Abteilung
    .the = die Dritte Abteilung
    .acc = die Dritte Abteilung
    .dat = der Dritten Abteilung
thing-zombies = Zombies
    .the = die Zombies
    .acc = die Zombies
    .dat = den Zombies

## Cities, sides, colours

thing-berlin = Berlin
thing-cairo = Kairo
thing-constantinople = Konstantinopel
thing-london = London
thing-madrid = Madrid
thing-paris = Paris
thing-rome = Rom
thing-st_petersburg = St. Petersburg
thing-vienna = Wien

thing-loyalist = Loyalist
    .many = Loyalisten
thing-restorationist = Restorationist
    .many = Restorationisten

thing-red = rot
thing-yellow = gelb
thing-green = grün
thing-blue = blau
thing-white = weiß

## Questions

ask-first-player = Wer beginnt?
ask-deal = Welche Identität wird ausgeteilt?
ask-draw = Welche Karte wird gezogen?
ask-turn-up = Welche Karte wird aufgedeckt?
ask-use-vladimir-burtsev = Wessen Identitätskarte siehst du dir an?
ask-use-zombies = { ask-zombies }

## Answers: $a and $b are the things named, in their order

verb-place = Platziere Würfel mit { NAME($a, case: "dat") }
verb-retrieve = Hole Würfel zurück mit { NAME($a, case: "dat") }
verb-move = Bewege Agenten mit { NAME($a, case: "dat") }
verb-bomb = Nimm die Bomben dazu: { NAME($a) }
verb-use = Nutze den Text: { NAME($a) }
verb-discard = Lege { NAME($a, case: "acc") } ab
verb-top = Das ist alles; oben liegt: { NAME($a) }
verb-city = Wähle { NAME($a) }
verb-choose = { $a ->
    [you] Wähle dich selbst
   *[other] Wähle { NAME($a) }
}
verb-done = Fertig
verb-pass = Passe
verb-end = Beende deinen Zug
verb-let = Lass es geschehen
verb-first = { $a ->
    [you] Du beginnst
   *[other] { NAME($a) } beginnt
}
verb-deal = Teile die Identität { NAME($a) } aus
verb-draw = Ziehe { NAME($a, case: "acc") }
verb-turn-up = Decke { NAME($a, case: "acc") } auf

## Set-up and turns

tell-identity-dealt = { $seat ->
    [you] Deine geheime Identität: { NAME($side) }.
   *[other] { $side ->
        [hidden] { NAME($seat) } erhält eine geheime Identität.
       *[other] { NAME($seat) } erhält eine geheime Identität: { NAME($side) }.
    }
}
tell-first-player = { $seat ->
    [you] Du beginnst das Spiel.
   *[other] { NAME($seat) } beginnt das Spiel.
}
tell-turn = Runde { $round }: { $seat ->
    [you] Du bist am Zug.
   *[other] { NAME($seat) } ist am Zug.
}
tell-passed = { $seat ->
    [you] Du passt.
   *[other] { NAME($seat) } passt.
}
tell-drew = { $seat ->
    [you] Du ziehst { NAME($card, case: "acc") }.
   *[other] { NAME($seat) } zieht { NAME($card, case: "acc") }.
}
tell-shuffled = { $seat ->
    [you] Du mischst deinen Ablagestapel zu einem neuen Nachziehstapel.
   *[other] { NAME($seat) } mischt den Ablagestapel zu einem neuen Nachziehstapel.
}
tell-nothing-to-draw = { $seat ->
    [you] Du kannst keine Karte mehr ziehen.
   *[other] { NAME($seat) } kann keine Karte mehr ziehen.
}
tell-discarded-under = { $seat ->
    [you] Du legst { NAME($card, case: "acc") } ungesehen ab.
   *[other] { NAME($seat) } legt { NAME($card, case: "acc") } ungesehen ab.
}
tell-discarded = { $n ->
    [one] { $seat ->
        [you] Du legst { NAME($top, case: "acc") } ab.
       *[other] { NAME($seat) } legt { NAME($top, case: "acc") } ab.
    }
   *[other] { $seat ->
        [you] Du legst { $n } Karten ab; oben liegt: { NAME($top) }.
       *[other] { NAME($seat) } legt { $n } Karten ab; oben liegt: { NAME($top) }.
    }
}

## What comes up and is claimed

tell-turned-up = Aufgedeckt in { NAME($city) }: { NAME($card, case: "the") }.
tell-claimed = { $seat ->
    [you] Du beanspruchst { NAME($card, case: "acc") } in { NAME($city) }.
   *[other] { NAME($seat) } beansprucht { NAME($card, case: "acc") } in { NAME($city) }.
}
tell-zombie-placed = { $seat ->
    [you] Du lässt in { NAME($city) } einen Zombie auferstehen.
   *[other] { NAME($seat) } lässt in { NAME($city) } einen Zombie auferstehen.
}

## Identities

tell-looked-at = { $seat ->
    [you] Du siehst dir die Identitätskarte von { NAME($other) } an: { NAME($side) }.
   *[other] { $other ->
        [you] { NAME($seat) } sieht sich deine Identitätskarte an: { NAME($side) }.
       *[other] { NAME($seat) } sieht sich die Identitätskarte von { NAME($other) } an.
    }
}
tell-changed-sides = { $seat ->
    [you] Auf deiner Identitätskarte liegt jetzt ein Sinneswandel: Du gehörst nun zur anderen Fraktion.
   *[other] Auf der Identitätskarte von { NAME($seat) } liegt jetzt ein Sinneswandel: Welche Fraktion es auch war, nun ist es die andere.
}

## The end

tell-identity-shown = { $seat ->
    [you] Du zeigst, dass du { NAME($side) } bist.
   *[other] { NAME($seat) } war also { NAME($side) }.
}
tell-wins = { $seat ->
    [you] Du gewinnst das Spiel als { NAME($side) }!
   *[other] { NAME($seat) } gewinnt das Spiel als { NAME($side) }!
}
tell-shares-victory = { $seat ->
    [you] Geteilter Sieg für dich als { NAME($side) }!
   *[other] Geteilter Sieg für { NAME($seat) } als { NAME($side) }!
}

## What the cards do. The symbols are shown beside; a text begins with its heading.

text-symbols = Diese Karte hat nur Symbole.
text-city_berlin = { text-city }
text-city_cairo = { text-city }
text-city_constantinople = { text-city }
text-city_london = { text-city }
text-city_madrid = { text-city }
text-city_paris = { text-city }
text-city_rome = { text-city }
text-city_st_petersburg = { text-city }
text-city_vienna = { text-city }
text-elisee_reclus = { text-agent }
text-emma_goldman = { text-agent }
text-errico_malatesta = { text-agent }
text-johann_most = { text-agent }
text-louise_michel = { text-agent }
text-nicholas_kibalchich = { text-agent }
text-prince_kropotkin = { text-agent }
text-william_morris = { text-agent }

## Table options

option-colour = Farbe: { NAME($seat) }
option-colour-red = rot
option-colour-yellow = gelb
option-colour-green = grün
option-colour-blue = blau
option-colour-white = weiß

## On the drawn table: labels, and what screen readers say

## Where the game stands

board-where = Runde { $round }, Aktion { $n } von { $of }
board-where-done = Runde { $round }, Aktionen erledigt
board-where-setup = Vorbereitung
board-where-over = das Spiel ist zu Ende
board-you = du
board-bot = Bot
board-away = abwesend
board-first = Startspieler

## Cities. Spoken one after the other, so each is a whole sentence.

board-cities = Städte
board-city-zombies = { $n ->
    [one] Ein Zombie steht hier.
   *[other] { $n } Zombies stehen hier.
}
board-city-attacked = { NAME($city) } wird angegriffen.
# in place of the card
board-empty = keine Karten mehr
board-map = Karte
board-map-show = Karte zeigen
board-city-no-card = Hier liegt keine Karte mehr.
board-city-stack = { $n ->
    [0] Darunter liegt nichts.
    [one] Darunter liegt eine Karte.
   *[other] Darunter liegen { $n } Karten.
}
board-city-tie = Niemand führt.
board-city-no-cube = Um hier zu beanspruchen, brauchst du einen Würfel.

## Limbo

board-limbo = Limbo
board-limbo-count = { $seat ->
    [you] Du
   *[other] { NAME($seat) }
}: { $n } Würfel im Limbo
board-limbo-empty = keine Würfel

## Tracks

board-track-plan = mit deinen Karten: { $n }
board-track-near = Bei { $of } endet das Spiel.
board-victory = Siegpunkte
board-disc = { $seat ->
    [you] Du
   *[other] { NAME($seat) }
}: { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
# at the end of the victory track
board-ends-at = Ende bei { $n }
board-to-go = { $n ->
    [one] noch ein Punkt
   *[other] noch { $n } Punkte
}

## Players

board-hand-count = Hand: { $n }
board-deck-count = Nachziehstapel: { $n }
board-discards-count = Ablagestapel: { $n }
board-top = oben auf dem Ablagestapel: { NAME($card) }
# after a number of cubes
board-in-stock = im Vorrat
board-unknown = unbekannt
board-you-know = du weißt es
board-revealed = enthüllt
board-turned = Sinneswandel
board-mark-shown = deine Vermutung
board-zombies-owner = besitzt die Zombies
board-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}

## Mine

board-your-hand = Deine Hand
board-your-identity = Deine Identität
board-secret = dein Geheimnis
board-open-to-all = allen bekannt
board-turned-now = durch Sinneswandel gewechselt
board-deck = Nachziehstapel
board-discards = Ablagestapel
board-your-cards = Deine Karten
board-your-cards-help = Was in deinem Stapel ist, nicht in welcher Reihenfolge.
board-in-deck = Im Nachziehstapel
board-in-discards = Im Ablagestapel
board-discards-unseen = Diese kennst nur du
board-none = keine
board-sources = Woher deine Punkte kommen
board-no-points = Noch keine Punkte.

## Cards in reading size

# heading of a card’s text; $once is `once` for one-use cards, else `often`
board-heading-action = { $once ->
    [once] Einmalige Aktion
   *[often] Aktion
}
board-heading-free = { $once ->
    [once] Einmalige freie Aktion
   *[often] Freie Aktion
}
board-in-hand = { NAME($card) }: { $symbols }
# where a number comes from; $what is a symbol in words
board-from-rulebook = { $what }
board-from-record = { $what } (aus einem Bericht)
board-from-reconstructed = { $what }°
board-from-table = { $what } (aus der eigenen Datei dieses Tisches)
board-from-help = Zahlen, die nicht in der Spielregel stehen, haben wir rekonstruiert; eine Schachteldatei kann sie berichtigen.

## What can be done: labels of buttons

board-actions = Aktionen
board-act-place = Würfel platzieren
board-act-claim = Beanspruchen
board-act-retrieve = Würfel zurückholen
board-act-move = Agenten bewegen
board-act-use = Kartentext
board-act-discard = Ablegen
board-act-return = Zurück von den Mi-Go
board-act-pass = Passen
board-act-end = Zug beenden
board-act-done = Fertig

## The plan: an action being put together

board-plan = Dein Plan
board-plan-cubes = { $n } von { $of ->
    [one] { $of } Würfel
   *[other] { $of } Würfeln
}
board-plan-cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
board-plan-top = { NAME($card) } oben
board-plan-take-out = aus dem Plan nehmen
# what is to be chosen after a verb, or in the middle of a phrase
board-next-place = Mit welcher Karte platzierst du Würfel?
board-next-retrieve = Mit welcher Karte holst du Würfel zurück?
board-next-use = Welchen Kartentext nutzt du?
board-next-discard = Welche Karte legst du ab?

## Why not

board-why-over = Das Spiel ist zu Ende.
board-why-watching = Du siehst zu; nur Spieler können handeln.
board-why-other = Jetzt ist { NAME($seat) } gefragt.
board-why-not-in-hand = Du hast { NAME($card, case: "acc") } nicht auf der Hand.
board-why-first-choose = Wähle zuerst eine Karte oder eine Aktion.
board-why-order = Karten und Spielsteine werden in fester Reihenfolge genommen; nimm zurück, um hiermit anzufangen.
board-why-seat = Jetzt ist kein Spieler zu wählen.

## The identity notebook

board-notebook = Notizbuch
board-notebook-help = Deine eigenen Vermutungen: Nur dieser Bildschirm merkt sie sich.
board-mark = Wofür du { NAME($seat) } hältst
board-mark-none = keine Vermutung
board-mark-loyalist = Loyalist
board-mark-restorationist = Restorationist
board-mark-loyalist-perhaps = eher Loyalist
board-mark-restorationist-perhaps = eher Restorationist
board-evidence = Was dafür spricht
board-for-loyalist = spricht für einen Loyalisten
board-for-restorationist = spricht für einen Restorationisten
board-evidence-none = Noch keine Anhaltspunkte.
board-evidence-killed-agents = { $n ->
    [one] hat einen Agenten getötet
   *[other] hat { $n } Agenten getötet
}
board-evidence-looked = du hast die Karte gesehen: { NAME($side) }
board-evidence-revealed = hat sich enthüllt: { NAME($side) }
board-evidence-bounds = Von { $all } Identitätskarten gehören { $each } zu jeder Fraktion; eine davon hast du.
board-suspicion = Was das Programm vermuten würde
board-suspicion-help = Aus dem, was du bisher gesehen und gehört hast, und daraus, wie Bots spielen.
board-suspicion-none = Das lässt sich gerade nicht sagen.
board-suspicion-side = Das Programm: { NAME($side) }, zu { $n } von hundert

## An attack in a window

board-attack-target = Ziel

## The end, drawn

board-end-score = Endstand
board-end-final = Endergebnis
board-end-place = { $n }.
board-end-next = Nächster Schritt
board-end-back = Schritt zurück
board-end-step = Schritt { $n } von { $of }
board-end-made-of = Woraus die Punkte bestanden
board-end-secrets = Was niemand sagen konnte
board-end-knew = { $seat ->
    [you] Du kanntest die Identitätskarte ab Runde { $round }.
   *[other] { NAME($seat) } kannte die Identitätskarte ab Runde { $round }.
}
board-end-all-knew = Ab Runde { $round } kannten alle die Identität.
board-end-none-knew = Niemand sonst kannte die Identität.
board-end-right = Deine Vermutung war richtig: { $mark }.
board-end-wrong = Deine Vermutung war falsch: { $mark }.
board-end-hand = Am Ende auf der Hand: { $cards }

## What many games add up to

fact-turns = Züge je Partie
fact-end = Warum die Partie endete
fact-end-points = Punktegrenze
fact-side = Fraktion
fact-side-loyalist = Loyalisten
fact-side-restorationist = Restorationisten

## What bots are called, the weakest first; the plain level stands beside it

level-novice = Spitzel
level-easy = Wachtmeister
level-medium = Inspektor
level-hard = Detektiv
level-expert = Beratender Detektiv

## How they play, and how one notices it

character-bold = verwegen
character-bold-about = Schlägt früh zu und riskiert etwas dafür.
character-cautious = vorsichtig
character-cautious-about = Sichert erst das Erreichte und wagt dann etwas.
character-secretive = verschwiegen
character-secretive-about = Verrät so wenig wie möglich über die eigene Fraktion.
character-vengeful = rachsüchtig
character-vengeful-about = Zahlt jedem heim, der geschadet hat.

## What an action means. Each goes on after “Das”.

# What it is worth, if that can be counted.
means-worth = { $points ->
    [0] {""}
    [one] {" "}(1 Punkt)
   *[other] {" "}({ $points } Punkte)
}
means-card = bringt { NAME($card, case: "acc") }
means-claim = rückt den Anspruch auf { NAME($card, case: "acc") } in Reichweite{ means-worth }
means-stops-claim = verhindert den Anspruch von { NAME($seat) } auf { NAME($card, case: "acc") }
means-lets-claim = überlässt { NAME($seat) } den Anspruch auf { NAME($card, case: "acc") }
means-firm = festigt den Anspruch auf { NAME($card, case: "acc") }
means-nearer = bringt den Anspruch auf { NAME($card, case: "acc") } näher
means-royal-killed = tötet { NAME($royal, case: "acc") }{ means-worth }
means-royal-hidden = versteckt { NAME($royal, case: "acc") }{ means-worth }
means-royal-reach = bringt { NAME($royal, case: "acc") } in Reichweite{ means-worth }
means-reveals = enthüllt die Identität

## What somebody is after for several turns; it goes on after “This is”.

plan-kill = ein Schritt dahin, { NAME($thing, case: "acc") } zu töten
plan-hide = ein Schritt dahin, { NAME($thing, case: "acc") } zu verstecken
plan-text = ein Schritt dahin, den Text einer Karte zu nutzen: { NAME($thing) }
plan-stop = ein Schritt dahin, { NAME($thing) } aufzuhalten
plan-track = ein Schritt dahin, den Marker der eigenen Fraktion vorzurücken

## The guided first game

guide-chapter-sides = Zwei geheime Fraktionen
guide-chapter-cubes = Würfel auf der Karte
guide-chapter-claiming = Eine Karte beanspruchen
guide-chapter-city = Eine Stadt gewinnen
guide-chapter-assassination = Ein Anschlag
guide-chapter-on-your-own = Jetzt allein
guide-welcome = Seit siebenhundert Jahren sitzen Ungeheuer auf den Thronen der Welt. Manche wollen sie heimlich töten, andere dienen ihnen, und niemand weiß, wer zu welcher Fraktion gehört. Und jetzt kommst du.
guide-identity = Deine Identität ist geheim: Nur du weißt, dass du Restorationist bist. Du willst die Ungeheuer tot sehen, ein Loyalist schützt sie. Was du tust, wird dich früher oder später verraten, und Ada und Béla geht es genauso.
guide-turn = Du bist am Zug. Ein Zug besteht aus zwei Aktionen, und die meisten bezahlst du mit Karten von deiner Hand. Jede Karte spielst du nur für eine Sache: Sieh dir ihre Symbole an und wähle.
guide-others = Ada und Béla waren am Zug. Achte darauf, wohin sie ihre Würfel setzen und welche Karten sie wollen: Daran errätst du ihre Fraktion. Die Geschichte neben dem Spielplan erzählt alles, was geschehen ist.
guide-end-turn = Beide Aktionen sind verbraucht. Beende deinen Zug: Dann ziehst du nach, bis du wieder fünf Karten hast.
guide-end-again = Das war deine zweite Aktion. Beende deinen Zug.
guide-alone = Ab jetzt spielst du allein weiter, an diesem Tisch. Ada und Béla sind auch Anfänger; du darfst zurücknehmen, was du getan hast, und der Trainer sagt dir, was deine Möglichkeiten bedeuten. Viel Glück, Restorationist!
## What symbols mean, and what actions are for

board-sign-text = Kartentext
board-about-text = Die Karte kann statt für ihre Symbole für ihren Text gespielt werden.
board-sign-vp_neutral = Punkte
board-about-vp_neutral = Punkte, die für beide Fraktionen zählen.
board-sign-vp_restorationist = Punkte der Restorationisten
board-about-vp_restorationist = Am Ende zählen diese Punkte nur für Restorationisten.
board-sign-vp_loyalist = Punkte der Loyalisten
board-about-vp_loyalist = Am Ende zählen diese Punkte nur für Loyalisten.
board-sign-deck = Übrige Karten
board-about-deck = So viele Karten liegen noch verdeckt unter der offenen; rot: keine mehr.
board-sign-limbo = { board-limbo }
board-about-limbo = Hier liegen ausgegebene Würfel, bis man sie zurückholt.
board-about-royal = Das Monster, das die Stadt beherrscht: die Bomben, die es töten, und die Punkte dafür.
board-about-hidden-royal = Jemand hat sie versteckt: Niemand kann sie mehr töten.
board-sign-zombie = Zombie
board-about-zombie = In der Stadt steht ein Zombie; was er tut, sagt die Karte Zombies.
board-sign-reconstructed = Unsere Rekonstruktion
board-about-reconstructed = { board-from-help }
board-sign-agent = Agent
board-about-return = { text-mi_go }
board-about-use = Spiele eine Karte für ihren Text. Eine freie Aktion kostet keine deiner zwei Aktionen.
board-about-discard = Lege Handkarten ab; neue ziehst du am Ende deines Zuges.
board-about-pass = Du verzichtest auf eine deiner zwei Aktionen; nichts geschieht.
board-about-end = Dein Zug ist vorbei: Du ziehst nach, und der Nächste ist dran.
