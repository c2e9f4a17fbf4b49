### Was das Terminal sagt, auf Deutsch.

## Playing

you = Du
welcome = { $game } · Startzahl { $seed }
hint = Mit ? gibt es Hilfe.
thinking = { $name } denkt nach …
taken-back = Zurückgenommen. Du bist wieder gefragt; auch was andere seither getan haben, ist ungeschehen, und der Zufall entscheidet neu.
no-take-back = Es gibt noch nichts zurückzunehmen.
several = Mehrere Antworten passen. Welche soll es sein?
so-far = Bisher: { $draft }
ready = [Enter] ausführen, oder füge hinzu:
lasting = Damit kommt ein Geheimnis endgültig ans Licht. [Enter] tun   [n] noch nicht:
not-now = das ist jetzt nicht möglich.
drop-what = „{ $typed }“ gehört nicht zu dem, was du zusammengestellt hast.
wrong-answer = „{ $typed }“ passt zu keiner Antwort. { $last ->
    [0] Drücke Enter
   *[other] Gib eine Zahl von 1 bis { $last } ein
} oder Wörter wie: { $example }. Es hat sich nichts geändert; ? hilft.
no-such-card = Es gibt keine Karte „{ $typed }“. Die Karten sind: { $cards }.
no-such-rule = Von „{ $typed }“ sagen die Regeln nichts.
rules-which = Welches Kapitel der Regeln? Gib seine Nummer, eine Regel oder Wörter ein, nach denen gesucht wird: { command-rules } 1
help =
    Du kannst antworten
      mit einer Zahl aus der zuletzt gezeigten Liste, auch mit mehreren: 2 5
      mit Wörtern, zum Beispiel: { $example }; eindeutige Anfänge genügen, die Tabulatortaste ergänzt sie,
      mit den Worten der Liste, so wie sie dastehen.

    Eine Aktion aus mehreren Teilen stellst du in beliebiger Reihenfolge zusammen:
      in einer Zeile: Nenne alle Karten und Orte nacheinander; ein Verb gilt für alles, was ihm folgt,
      oder Stück für Stück: Was dazukommen kann, wird jedes Mal gezeigt.
      Enter       führt aus, was vollständig ist (sonst zeigt es die Frage noch einmal)
      { command-drop } X      nimmt ein Stück wieder heraus; { command-undo } das letzte

    Außerdem kannst du eingeben
      ? KARTE     was eine Karte tut, zum Beispiel: ? { $card }
      { command-rules }      die Regeln; auch { command-rules } WORT oder { command-rules } REGELNUMMER
      { command-hint }        was ein starker Bot an deiner Stelle täte, und warum
      { command-story }     alles, was bisher geschehen ist
      { command-table }       der Tisch mit den Ablagestapeln aller
      { command-legend }     was jedes Zeichen auf dem Tisch bedeutet
      { command-undo }, u   zurück: um ein Stück der Aktion, oder vor deine letzte Aktion, und so weiter
      { command-save } DATEI  die bisherige Partie aufschreiben
      { command-quit }   das Spiel verlassen; es kann fortgesetzt werden
    Auch die englischen Wörter gelten: hint, story, table, legend, rules, undo, drop, save, quit.
save-where = Wohin? Gib ein: { command-save } DATEI
save-exists = { $file } gibt es schon. Wähle einen anderen Namen.
save-folder = { $file } ist ein Ordner. Gib einen Namen darin an: { command-save } { $file }/spiel.txt
saved = Die Aufzeichnung steht in { $file }.
save-failed = Die Aufzeichnung ließ sich nicht in { $file } schreiben: { $why }.
record-kept = Die Aufzeichnung steht in { $file }.
record-exists = { $file } gibt es schon. Das Spiel darin geht weiter mit --resume { $file }. Für ein neues Spiel wähle eine andere Datei.
other-game = Die Aufzeichnung in { $file } gehört zu einem anderen Spiel: { $game }.
record-over = Das Spiel in { $file } ist zu Ende; intrigue replay { $file } zeigt es noch einmal.
wrong-seats = { $game } hat { $least } bis { $most } Plätze, nicht { $n }
wrong-bots = Es sind { $seats } Plätze und { $bots } Bots: Nenne einen für alle oder einen für jeden Platz.
bad-pair = { $typed }: Eine Tischregel gibt man als NAME=WERT an, zum Beispiel colour_0=red
left = Das Spiel endet hier, vor deiner ersten Antwort: Es gibt nichts aufzubewahren.
left-lost = Das Spiel endet hier. Seine Aufzeichnung ließ sich nicht schreiben und ist verloren.
left-kept = Das Spiel ruht hier, nichts geht verloren. So geht es weiter: { $command }
keep-failed = Dieses Spiel lässt sich hier nicht aufbewahren: { $file } ({ $why }). { command-save } DATEI schreibt es woandershin; für die nächsten Spiele wähle einen anderen Datenordner mit der Umgebungsvariablen { $variable }.
goes-on = Das Spiel geht weiter. „{ command-story }“ erzählt, was bisher geschehen ist.
unfinished = Du hast ein Spiel unterbrochen: { $game } ({ $when }).
unfinished-which = [Enter] weiterspielen   [n] neu beginnen:

## Commands: one word each, that begins no answer

command-help = hilfe
command-hint = tipp
command-story = verlauf
command-table = tisch
command-legend = zeichen
command-rules = regeln
command-undo = zurück
command-drop = ohne
command-save = speichern
command-quit = verlassen

## Why

hint-thinking = Es wird überlegt, was du tun könntest …
hint-is = Ein Tipp: { $action }
explain-asked = Frage an { $name }: { $question }
explain-answered = Antwort { $n }: { $answer }
explain-considered = Was { $bot } davon hält, mit der Aussicht auf den Sieg:
explain-considered-look = Was { $bot } davon hält. Er urteilt danach, wie gut es auf einen Blick steht, nicht nach der Aussicht auf den Sieg:
explain-considered-one = { $bot } hat nur an eine einzige Antwort gedacht:
explain-chance-of = { NUMBER($value, style: "percent") }
explain-worlds = { $n ->
    [one] in { $n } Welt versucht
   *[other] in { $n } Welten versucht
}
explain-unweighed = nicht abgewogen
explain-given = · so wurde geantwortet
explain-believed = Was er von den anderen glaubt:
explain-moves-tell = Was die Züge der anderen über sie verraten ({ $bot } selbst schätzt gröber):
explain-no-answer = Eine Antwort { $n } gibt es nicht: { $last ->
    [0] Es gibt gar keine.
    [one] Es gibt nur eine.
   *[other] Sie sind von 1 bis { $last } nummeriert.
}
explain-chance = Antwort { $n } gab der Zufall ({ $phrase }): Da gibt es nichts zu erklären.
explain-no-choice = Antwort { $n } war die einzig mögliche ({ $phrase }): Da gibt es nichts zu erklären.

## Looking on

step = [Enter] weiter:
not-over = Die Aufzeichnung endet hier; das Spiel ist nicht zu Ende.
not-text = { $file } ist keine Textdatei.

## Looking things up

seats = { $least } bis { $most } Personen
default = Vorgabe
values-rulebook = In der Spielregel abgedruckt: { $values ->
    [one] { $values } Wert
   *[other] { $values } Werte
}
values-record = { $mark } von gedruckten Karten oder aus einem veröffentlichten Bericht: { $values }
values-reconstructed = { $mark } von uns rekonstruiert: { $values }
values-correct = Wer das Spiel besitzt, kann sie berichtigen: intrigue box export { $game } > mine.toml
values-other-box = Das sind die Werte einer anderen Schachteldatei: { $box }
box-good = Mit { $file } kann man spielen: { $values ->
    [0] Es ist die Schachteldatei von { $game }.
    [one] { $values } Wert ist anders als bei { $game }.
   *[other] { $values } Werte sind anders als bei { $game }.
}

## Many games

playing = Es wird gespielt
figures-title = { $game }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, Startzahl { $seed }
figures-seat = Platz
figures-bot = Bot
figures-share = Siege
figures-score = Punkte
figures-interval = 95 %
figures-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figures-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figures-between = { $low } – { $high }
figures-each = Je Spieler
figures-games = Partien
figures-part = Anteil
figures-decisions = Entscheidungen je Partie
figures-measure = { $what }: im Mittel { $mean }, mindestens { $fewest }, höchstens { $most }.
figures-speed = { $seconds } s, { $decisions } Entscheidungen und { $games } Partien in der Sekunde.

## Arena

arena-title = { $name }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
arena-player = Spieler
arena-rating = Wertungszahl
arena-pair = { $table }: { $first } hat { $share } der Siege gegen { $second } ({ $interval }; Partien: { $games }).
arena-again = Noch ist nicht alles gespielt: derselbe Befehl macht hier weiter.
arena-folder = Alles liegt in { $folder }.
study-side = { $level }, { $players } Spieler: wer zu { $side } gehört, gewinnt { $share } der Partien ({ $interval }).
study-seat = { $level }, { $players } Spieler: Platz { $side } gewinnt { $share } der Partien ({ $interval }).
study-first = Zahlen, die man zuerst prüfen sollte, und wie sehr sich der Anteil der ersten Fraktion an den Siegen ändert:
study-number = { $path } ist { $own }; mit { $tried }: { $share } ({ $interval })

## Serving

serve-at = Intrigue läuft unter { $address } (Strg-C beendet es; Spiele bleiben erhalten).
serve-no-page = Die Seite fehlt: In einem Klon hilft „make web“; sonst installiere Intrigue neu, aus einem Wheel.
serve-next-port = Port { $port } ist von einem anderen Programm belegt, also nimmt Intrigue Port { $next }.
serve-running = Intrigue läuft schon: { $address } Für ein zweites daneben wähle einen Port: intrigue serve --port { $next }
serve-port-taken = Port { $port } ist von einem anderen Programm belegt. Wähle einen anderen: --port { $next }
serve-port-refused = Das System erlaubt dir Port { $port } nicht; Ports unter 1024 sind meist nicht für alle da. Wähle einen anderen: --port { $next }
serve-host-unknown = Unter { $host } kann auf diesem Rechner niemand horchen ({ $why }). Nur für diesen Rechner: --host 127.0.0.1; auch für andere: --host 0.0.0.0
data-read-only = Hier lässt sich nichts schreiben: { $folder } ({ $why }). Wähle einen anderen Datenordner mit der Umgebungsvariablen { $variable } oder eine andere Datenbank mit --database sqlite:///DATEI
database-address = Das ist keine Adresse einer Datenbank. Schreibe --database sqlite:///DATEI oder --database postgresql+psycopg://NAME@RECHNER/DATENBANK
database-silent = Die Datenbank { $database } lässt sich nicht benutzen ({ $why }). Sieh nach, ob sie läuft und ob Name und Passwort stimmen, oder wähle mit --database eine andere.
database-newer = Die Datenbank { $database } gehört zu einer neueren Version von Intrigue (Schema { $now }; diese kennt { $known }). Installiere die neuere Version oder wähle mit --database eine andere Datenbank.
database-damaged = Der Datenbank { $database } fehlen Tabellen: { $tables }. Spiele eine Kopie zurück oder wähle mit --database eine andere.
database-missing = Es gibt keine Datenbank { $database }. Mit --database lässt sich sagen, welche gemeint ist.
think-for = Hier denken Bots in { $processes ->
    [one] { $processes } Prozess
   *[other] { $processes } Prozessen
} für die Server von { $database } (Strg-C beendet es).
think-postgresql = Für Server auf anderen Rechnern denken Bots nur über PostgreSQL. Schreibe --database postgresql+psycopg://NAME@RECHNER/DATENBANK
database-older = Die Datenbank { $database } ist nicht auf dem neuesten Stand. Starte zuerst den Server dieser Version, er bringt sie auf den neuesten Stand.
new-key = Es gibt einen neuen Schlüssel. Ein laufender Server übernimmt ihn innerhalb einer Minute; Gäste behalten ihre Plätze, und ihre Cookies werden beim nächsten Besuch erneuert. Die bisherigen gelten noch 30 Tage.
new-key-now = Es gibt einen neuen Schlüssel, und die bisherigen gelten nicht mehr. Ein laufender Server übernimmt ihn in wenigen Sekunden; danach sind alle Gäste neu, und ihre früheren Plätze gehören niemandem.
database-full = Für die Datenbank { $database } ist kein Platz mehr ({ $why }). Schaffe Platz auf der Platte oder wähle mit --database eine andere.
database-disk = Die Platte nimmt nicht an, was in die Datenbank { $database } geschrieben wird ({ $why }). Sieh nach der Platte und ihrem Kontingent, oder wähle mit --database eine andere.
database-read-only = In die Datenbank { $database } lässt sich nicht schreiben ({ $why }). Sieh nach, ob du die Datei und ihren Ordner ändern darfst, oder wähle mit --database eine andere.
database-locked = Ein anderes Programm hält die Datenbank { $database } fest ({ $why }). Beende es und versuche es noch einmal, oder wähle mit --database eine andere.
database-broken = Die Datenbank { $database } ist beschädigt ({ $why }). Spiele mit „intrigue restore DATEI --force“ eine Kopie zurück, oder wähle mit --database eine andere.
database-in-use = Intrigue arbeitet schon mit der Datenbank { $database }: { $address } (Prozess { $pid }). Benutze dieses oder beende es, oder wähle mit --database eine andere.
serve-no-files = Es dürfen nur { $files } Dateien zugleich offen sein, gebraucht werden { $wanted }. Erlaube mehr und starte neu: ulimit -n 4096

## Copies

copying = Kopieren
checking = Prüfen
backup-done = { $games ->
    [one] Die Kopie { $file } enthält { $games } Spiel und ist vollständig. Verwahre sie so sicher wie die Datenbank: Sie enthält die Schlüssel für Cookies.
   *[other] Die Kopie { $file } enthält { $games } Spiele und ist vollständig. Verwahre sie so sicher wie die Datenbank: Sie enthält die Schlüssel für Cookies.
}
backup-exists = { $file } gibt es schon. Wähle einen anderen Namen oder überschreibe die Datei mit --force
copy-not-ours = Hier sind keine Tabellen dieser oder einer älteren Version (Schema { $schema }; diese Version kennt { $known }). Stammt es von einer neueren Version, dann installiere diese.
copy-damaged = Die Kopie ist nicht vollständig ({ $why }). Nimm eine andere.
restore-no-file = Es gibt keine Datei { $file }.
restore-games = { $games ->
    [one] Die Datenbank { $database } enthält schon { $games } Spiel. Wähle mit --database eine andere oder überschreibe es mit --force
   *[other] Die Datenbank { $database } enthält schon { $games } Spiele. Wähle mit --database eine andere oder überschreibe sie mit --force
}
restore-served = Ein Server arbeitet mit der Datenbank { $database }. Beende ihn zuerst.
restore-done = { $games ->
    [one] { $games } Spiel ist zurück in { $database }. Es geht weiter, wenn der Server startet: intrigue serve
   *[other] { $games } Spiele sind zurück in { $database }. Sie gehen weiter, wenn der Server startet: intrigue serve
}
check-older = Die Datenbank { $database } gehört zu einer älteren Version. Starte einmal den Server, der sie auf den neuen Stand bringt, oder spiele eine Kopie anderswo ein und prüfe diese.
check-damaged = Die Datenbank ist beschädigt: { $why }
check-broken = { $table } ({ $game }) lässt sich nicht nachspielen: { $reached } von { $answers } Antworten gehen.
check-frozen = { $table } ({ $game }) wird gezeigt und geht nicht weiter ({ $why ->
    [rules-changed] die Regeln haben sich geändert
    [box-changed] die Schachteldatei passt nicht mehr
    [unknown-game] das Spiel wird hier nicht angeboten
   *[other] { $why }
}): { $reached } von { $answers } Antworten lassen sich nachspielen.
check-well = { $games ->
    [one] { $games } Spiel; davon { $well }, das sich nachspielen lässt und weitergehen kann.
   *[other] { $games } Spiele; davon { $well }, die sich nachspielen lassen und weitergehen können.
}

## How things stand

topic-intrigue = Intrigue
topic-python = Python
topic-libraries = Bibliotheken
topic-games = Spiele
topic-page = Seite
topic-data = Datenordner
topic-database = Datenbank
topic-port = Port
topic-terminal = Terminal
doctor-compiled = kompiliert
doctor-plain = reines Python (langsamer als kompiliert)
doctor-libraries-missing = Es fehlen Pakete: { $names }. Installiere Intrigue neu.
doctor-game = { $game } (Regeln { $rules }, Schachteldatei { $box })
doctor-kept = { $games ->
    [one] { $games } aufbewahrtes Spiel aus dem Terminal
   *[other] { $games } aufbewahrte Spiele aus dem Terminal
}
doctor-page-there = { $files ->
    [one] { $files } Datei
   *[other] { $files } Dateien
}
doctor-page-lost = fehlt oder ist unvollständig
doctor-writable = beschreibbar
doctor-made = entsteht beim ersten Gebrauch
doctor-older = antwortet; Schema { $schema } wird beim nächsten Start des Servers erneuert
doctor-holds = antwortet; Schema { $schema }, wie erwartet; Tische: { $games }, Schachteldateien: { $boxes }
doctor-free = frei
doctor-port-ours = dort läuft Intrigue { $version }
doctor-port-next = von einem anderen Programm belegt; intrigue serve nimmt { $next }
doctor-encoding = Nicht jedes Zeichen lässt sich in der Kodierung { $encoding } zeigen. Setze die Umgebungsvariable PYTHONUTF8=1 oder eine Sprache mit UTF-8, zum Beispiel LANG=C.UTF-8
doctor-well = Alles in Ordnung.
doctor-wrong = { $n ->
    [one] { $n } Sache stimmt nicht; die Zeile darunter sagt, was zu tun ist.
   *[other] { $n } Sachen stimmen nicht; die Zeilen darunter sagen, was zu tun ist.
}

## What the drawings of games need

screen-round = Runde { $round } von { $rounds }
screen-closed = gesperrt
screen-full = voll
screen-hand = Hand
screen-pile = Nachziehstapel
screen-discards = Ablage
screen-all-discards = Ablagestapel
screen-goals = Ziele
screen-unseen = { $cards ->
    [one] und { $cards } unbekannte
   *[other] und { $cards } unbekannte
}
screen-your-goals = Deine Ziele
screen-your-hand = Deine Hand
screen-kinds = { $kinds } von { $all } Arten · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
screen-nobody = niemand
screen-pair = durch das Paar
screen-result = Das Ergebnis
screen-sum = Summe
screen-set = doppelter Satz
screen-points = Punkte
screen-set-sum = 2 × { $best } − { $others } = { $points }
screen-why = Wer welches Ziel bekam, und warum
screen-card = Karte
screen-value = Wert
screen-text = Text
screen-when-plain = nur Einfluss
screen-when-immediate = wirkt beim Aufdecken
screen-when-end = wirkt am Ende der Runde
screen-city = Stadt
screen-pieces = Steine
screen-royalty = Hoheit
screen-cubes = Würfel
screen-agents = Agenten
screen-sanity = Verstand
screen-identity = Identität
screen-or = oder

## What the signs on the table mean: one line each

sign-letters = Ein Buchstabe und seine Farbe: wem ein Spielstein oder eine Karte gehört.
sign-letters-of-cities = Ein Buchstabe und seine Farbe: wem etwas gehört; vor einer Stadt: wer sie kontrolliert.
sign-active = Wer am Zug ist.
sign-cut = Der Text geht weiter: ? KARTE zeigt ihn ganz.
sign-face-down = Eine Karte, die verdeckt liegt.
sign-known-to-you = Eine abgelegte Karte, die nur du kennst.
sign-under = Eine Karte unter der davor.
sign-free-place = Ein Platz, der noch frei ist.
sign-full = Ein dicker Rahmen: Die Reihe ist voll.
sign-closed = Ein doppelter Rahmen: Die Reihe ist gesperrt.
sign-half = Ein halber: Der Meuchler zählt 9½.
sign-removed = Bei der Wertung entfernt.
sign-wins = Wer das Ziel gewinnt, oder das Spiel.
sign-counts = Die Zählweise, die mehr bringt und deshalb gilt.
sign-no-control = Niemand kontrolliert die Stadt.
sign-cubes = Einflusswürfel.
sign-city-box = Das Stadtfeld: Die Würfel unter diesem Zeichen liegen dort.
sign-limbo-or-hidden = Würfel im Limbo; bei einer Hoheit: versteckt.
sign-limbo-or-stock = Bei Würfeln: im Limbo; bei Agenten: im Vorrat; bei einer Hoheit: versteckt.
sign-pool = Würfel im Pool.
sign-main-agent = Ein Hauptagent.
sign-agents = Agenten.
sign-double-agents = Doppelagenten und Doppelagenten-Marker.
sign-zombies = Zombies.
sign-royal-persons = Die Hoheit der Stadt.
sign-royalty = Eine Hoheit in ihrem Hoheitsfeld.
sign-killed = Getötet, und von wem.
sign-gone = Aus dem Spiel.
sign-bombs = Bomben: wie viele nötig sind, oder wie viele es gibt.
sign-gold = Gold.
sign-points = Punkte: was es wert ist.
sign-points-of-sides = Punkte für beide Fraktionen, für Restorationisten, für Loyalisten.
sign-most-influence = Niemand hat dort mehr Einfluss.
sign-leads = Wer in der Stadt führt.
sign-blocked = Eine Blockierscheibe liegt darauf.
sign-locked = Die Stadt ist gesperrt.
sign-known = Den Behörden bekannt.
sign-revolution = Die Revolutions-Leiste, und ihre Pfeile auf Karten.
sign-war = Die Kriegs-Leiste, und ihre Pfeile auf Karten.
sign-track = Wie weit der Marker gekommen ist, und wie weit es noch ist.
sign-cards-below = So viele Karten liegen darunter.
sign-attempts = Wozu ein Agent taugt: zu Anschlägen auf Hoheiten (AR), auf Agenten (AA), auf beide (AA/R).
sign-text = Die Karte hat einen Text: ? KARTE zeigt ihn.
sign-sanity-counter = Wer die Karte beansprucht, zieht einen Verstandesmarker.
sign-sanity-roll = Wer die Karte beansprucht, macht einen Verstandeswurf.
sign-journey = Wohin ein Agent geht.
sign-nothing = Nichts.
sign-unknown = Dir verborgen.
sign-yes = Ja.
sign-no = Nein.
sign-several = Zwei davon, oder so viele, wie die Zahl sagt.
