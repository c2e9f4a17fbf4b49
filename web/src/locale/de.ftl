### Worte der Seite selbst. Die der Spiele stehen in deren Ordnern.

## Überall

page-tagline = Spiele voller Heimlichkeiten
page-top = Seitenkopf
page-tools = Werkzeuge
page-settings = Einstellungen
page-language = Sprache
page-theme = Aussehen
page-theme-paper = Hell: Papier
page-theme-gaslight = Dunkel: Gaslicht
page-motion = Bewegung
page-motion-slow = langsam
page-motion-normal = normal
page-motion-fast = schnell
page-motion-at-once = sofort
page-sound = Töne
page-sound-help = Ein Klopfen, wenn du am Zug bist, und leise Geräusche von Karten und Steinen.
page-coach = Trainer
page-coach-help = Erklärt in Übungspartien, was möglich ist und was die anderen getan haben. Er sieht nicht mehr als du.
page-to-lobby = Zur Lobby
page-close = Schließen
page-rules = Regeln
page-symbols = Symbole
page-rules-chapters = Kapitel
page-rules-search = In den Regeln suchen
page-rules-found = { $n ->
    [0] Nichts gefunden
    [one] Ein Absatz gefunden
   *[other] { $n } Absätze gefunden
}
page-reload = Neu laden
page-nowhere = Unter dieser Adresse gibt es nichts.
page-loading = Einen Augenblick …
page-building = Starke Bots denken noch einen Moment weniger gründlich: Die schnelle Fassung wird gerade gebaut.
page-fault = Im Augenblick lässt sich nichts speichern: { $kind ->
    [disk-full] die Platte ist voll
    [disk-fault] die Platte nimmt nichts an
    [read-only] die Datenbank ist schreibgeschützt
    [locked] ein anderes Programm hält die Datenbank fest
    [damaged] die Datenbank ist beschädigt und muss repariert werden
   *[other] die Datenbank antwortet nicht
}. Du kannst dich umsehen, und nichts geht verloren; sobald es wieder möglich ist, geht das Spiel von selbst weiter.
page-yes = ja
page-no = nein
page-clause = Regel { $clause }
page-clauses = { $count ->
    [one] Regel { $clauses }
   *[other] Regeln { $clauses }
}

## Lobby

page-your-name = Dein Name
page-name = Name
page-seats-range = { $least } bis { $most } Personen
page-play-bots = Gegen Bots spielen
page-open-a-table = Einen Tisch eröffnen
page-open-the-table = Tisch eröffnen
page-game = Spiel
page-players = Spieler
page-who-sits = Wer sitzt auf Platz { $n }?
page-sit-me = Ich
page-sit-bot = Bot: { $kind }
page-sit-friend = Jemand mit Einladungslink
page-sit-here = Jemand an diesem Bildschirm
page-character = Wie der Bot auf Platz { $n } spielt
page-character-any = irgendein Charakter
page-options = Tischregeln
page-pace = Wie lange andere über eine Unterbrechung nachdenken dürfen
page-pace-none = So lange sie wollen
page-pace-seconds = { $n } Sekunden
page-box = Schachteldatei
page-box-own = die des Spiels
page-box-choose = Datei wählen …
page-box-drop = Zurück zu der des Spiels
page-box-help = Einige Zahlen dieses Spiels haben wir rekonstruiert. Wenn du es besitzt, kannst du mit einer Schachteldatei spielen, in der deine stehen.
page-box-other = Wird mit einer anderen Schachteldatei gespielt ({ $name })
page-box-which = Zugehörige Schachteldatei wählen …
page-public = Freie Plätze stehen allen offen
page-my-games = Meine Spiele
page-open-tables = Offene Tische
page-no-open = Zurzeit wartet niemand auf Mitspieler.
page-state-frozen = angehalten
page-state-over = beendet
page-state-mine = du bist am Zug
page-state-waiting = wartet auf Mitspieler
page-state-theirs = am Zug: { $name }
page-state-running = läuft
page-expires = Dieser Tisch wird am { $date } entfernt, wenn bis dahin niemand spielt.
page-return = Weiterspielen
page-look = Ansehen
page-join = Mitspielen
page-watch = Zusehen
page-join-by-link = Mit einem Link mitspielen
page-no-link = Das ist kein Link zu einem Tisch.
page-bring-in = Aufzeichnung laden
page-take-seat = Platz nehmen
page-finished-games = Beendete Partien
page-watch-tables = Partien zum Zusehen
page-more-games = { $n ->
    [one] Noch eine Partie
   *[other] Noch { $n } Partien
}
page-join-or-load = Link oder Aufzeichnung
page-state-given-up = aufgegeben
page-delete = „{ $title }“ löschen …
page-delete-title = Partie löschen?
page-delete-sure = Sie wird endgültig gelöscht. Das lässt sich nicht zurücknehmen.
page-delete-left = Sie verschwindet aus deiner Liste; die anderen behalten sie.
page-delete-now = Löschen
page-close-title = Tisch schließen?
page-close-sure = Wer dort wartet, erfährt, dass er geschlossen ist.
page-close-now = Tisch schließen
page-watchers = Wer darf zusehen?
page-watchers-none = niemand
page-watchers-link = wer den Link hat
page-watchers-all = alle
page-watchers-all-help = Die Partie steht in der Lobby. Wer zusieht, sieht, was alle sehen, und keine Geheimnisse.
page-cancel = Abbrechen
page-invited-by = { $host } lädt dich ein
page-invited = Du bist eingeladen
page-invited-handed = { $host } gibt einen Platz an dich weiter
page-invited-handed-help = Du spielst von da an weiter, wo die Partie steht, mit allem, was zu dem Platz gehört.
page-invited-there = { $n ->
    [one] Einer von { $seats } Plätzen ist frei.
   *[other] { $n } von { $seats } Plätzen sind frei.
}
page-invited-listed = Alle dürfen bei dieser Partie zusehen.
page-invited-mine = Du sitzt schon an diesem Tisch.
page-invited-late = Diesen Platz hat schon jemand.
page-invited-late-help = Der Link wurde benutzt. Bitte um einen neuen, wo er herkam.
page-invited-full-help = Der Tisch ist voll, aber du kannst zusehen.
page-invited-nowhere = Dieser Link führt zu keinem Tisch
page-invited-nowhere-help = Vielleicht wurde er nicht ganz kopiert, es gibt einen neueren, oder der Tisch wurde geschlossen. Frag nach, wo er herkam.
page-this-table = Dieser Tisch
page-mark-host = Gastgeber
page-host-help = Der Gastgeber lädt ein, setzt Bots auf freie Plätze und darf den Tisch schließen, bevor die Partie beginnt.
page-make-host = Zum Gastgeber machen
page-make-host-of = { $name } zum Gastgeber machen
page-bot-which = Bot für Platz { $n }
page-bot-here = Bot hierher setzen
page-my-seat = Mein Platz
page-sit-out = Einen Bot für mich spielen lassen
page-sit-out-help = So lange du willst: Du kannst jederzeit zurückkommen.
page-hand-on = Meinen Platz weitergeben
page-hand-on-help = Erstelle einen Link für jemand anderen. Wer ihn öffnet, hat von da an deinen Platz und sieht alles, was du dort siehst.
page-resign = Aufgeben …
page-resign-help = Du verlässt die Partie endgültig; ein Bot spielt für dich weiter.
page-resign-alone-help = Du gibst die Partie auf. Sonst spielt hier niemand, also endet sie, und nichts bleibt geheim.
page-resign-title = Aufgeben?
page-resign-now = Aufgeben
page-leave = Den Tisch verlassen
page-leave-help = Dein Platz ist dann wieder frei.
page-close-table = Den Tisch schließen …
page-devices = Meine Geräte
page-device-help = Deine Plätze gehören zu diesem Browser. Mit einem Link spielst du auch in einem anderen weiter, zum Beispiel auf dem Telefon.
page-device-link = Link für ein anderes Gerät
page-device-code = Der Link als QR-Code
page-device-lasts = Er gilt einmal, 15 Minuten lang. Wer ihn öffnet, spielt als du weiter: Gib ihn niemand anderem.
page-log-out-help = Hast du in einem Browser gespielt, den auch andere benutzen? Alle anderen verlieren deinen Namen und deine Plätze; dieser behält sie.
page-log-out = Überall sonst abmelden
page-logged-out = Fertig: Du bist nur noch hier angemeldet.
page-forget-help = Der Server kennt deinen Namen, deine Einstellungen und deine Spiele, sonst nichts.
page-forget = Mich vergessen…
page-forget-sure = Dein Name verschwindet von allen Tischen, und auf deine Plätze kannst du nicht zurück. Tische, an denen sonst niemand spielt, werden gelöscht. Das lässt sich nicht zurücknehmen.
page-forget-now = Mich vergessen
page-device-offer = In diesem Browser als { $name } weiterspielen?
page-device-nameless = In diesem Browser weiterspielen wie auf deinem anderen Gerät?
page-device-take = Hier weiterspielen
page-device-others = In diesem Browser gibt es schon Spiele. Danach sind sie von hier nicht mehr erreichbar.
page-device-mine = In diesem Browser spielst du schon. Öffne den Link auf deinem anderen Gerät.
page-device-ended = Dieser Link gilt nicht mehr: Er wurde benutzt, seine Zeit ist um, oder es gibt einen neueren. Erstelle einen neuen in dem Browser, in dem du spielst.

## Tisch

page-board = Spielfeld
page-hand = Deine Karten
page-question = Frage
page-turn-mine = Du bist am Zug
page-turn-over = Das Spiel ist zu Ende
page-title-turn = ● Du bist am Zug · { $title }
page-wait = { $name } überlegt …
page-wait-for = Warten auf { $name } …
page-wait-chance = Der Zufall entscheidet …
page-wait-undo = Erledigt. Bleibt es dabei?
page-wait-undo-help = Noch kannst du es zurücknehmen. Gleich geht das Spiel von selbst weiter.
page-go-on = Weiter
page-wait-seats = { $n ->
    [one] Ein Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
}
page-wait-seats-help = Das Spiel beginnt, sobald alle Plätze besetzt sind.
page-seat-free = ein freier Platz
page-watching = Du siehst zu.
page-away = { $name } ist gerade nicht da.
page-replace = Einen Bot für { $name } spielen lassen
page-replace-in = { $n ->
    [one] Einen Bot für { $name } spielen lassen (in { $n } Sekunde)
   *[other] Einen Bot für { $name } spielen lassen (in { $n } Sekunden)
}
page-votes = { $n ->
    [one] Eine Person ist damit einverstanden, dass ein Bot spielt.
   *[other] { $n } Personen sind damit einverstanden, dass ein Bot spielt.
}
page-program-lost = { $name }: Das Programm ist ausgeschieden, ein Bot ({ $kind }) spielt weiter.
page-resigned = { $name } hat aufgegeben; ein Bot ({ $kind }) spielt weiter.
page-stands-in = Für { $name } spielt ein Bot ({ $kind }).
page-taken-back = { $name } hat eine Aktion zurückgenommen.
page-mark-you = du
page-mark-bot = Bot
page-mark-away = abwesend
page-come-back = Wieder selbst spielen
page-choose-lit = Wähle etwas, das leuchtet.
page-choose-here = Wähle eine der Antworten.
page-choose-none = Mehr lässt sich nicht hinzufügen: Nimm etwas heraus oder geh zurück.
page-choose-verb = Was tust du damit?
page-complete = Fertig: Führe es aus.
page-complete-or-more = Fertig: Führe es aus, oder nimm noch etwas dazu, das leuchtet.
page-lasting = Sicher? Das lässt sich nicht zurücknehmen.
page-do = Ausführen
page-do-place = Platzieren
page-do-retrieve = Zurückholen
page-do-buy = Kaufen
page-do-move = Bewegen
page-do-advance = Ausführen
page-do-attempt = Zuschlagen
page-do-assassinate = Zuschlagen
page-do-claim = Beanspruchen
page-do-use = Text nutzen
page-do-discard = Ablegen
page-do-interrupt = Unterbrechen
page-do-show = Zeigen
page-do-reveal = Identität enthüllen
page-do-block = Blockieren
page-do-unblock = Freigeben
page-do-send = Schicken
page-do-take = Nehmen
page-chip-next = wähle …
page-back = Zurück
page-take-back = Zurücknehmen
page-sending = Deine Antwort ist unterwegs …
page-seconds-left = { $n ->
    [one] noch { $n } Sekunde
   *[other] noch { $n } Sekunden
}
page-invite = Freie Plätze: Schick für jeden einen Link
page-copy-link = Link kopieren
page-copied = Kopiert
page-links-again = Neue Links erstellen
page-links-again-help = Links werden nur gezeigt, wenn sie erstellt werden. Mit neuen Links gelten die früher verschickten nicht mehr.
page-pass-for-me = Für mich passen, wo ich nichts tun kann
page-window-help = Ohne Antwort lässt du es geschehen, wenn die Zeit um ist.
page-window-other = { $name } wird gefragt.
page-window-other-help = Es geht weiter, sobald geantwortet ist, spätestens wenn die Zeit um ist.
page-passed = Du lässt es geschehen.
page-passed-help = Es zählt, wenn die Zeit um ist. So verrät niemandem etwas, wie lange du überlegt hast.
page-keys = Tasten

## Die Leitung zum Server

page-line-open = Verbunden
page-line-connecting = Verbindung wird hergestellt …
page-line-lost = Verbindung verloren
page-line-closed = Nicht verbunden
page-line-refused = Nicht zugelassen
page-line-lost-help = { $n ->
    [0] Ein neuer Versuch läuft. Nichts ist verloren.
    [one] Neuer Versuch in { $n } Sekunde. Nichts ist verloren.
   *[other] Neuer Versuch in { $n } Sekunden. Nichts ist verloren.
}
page-try-now = Jetzt versuchen

## Warum nicht

page-not-past = Das ist die Vergangenheit. Zum Spielen geh zurück ins Jetzt.
page-not-over = Das Spiel ist zu Ende.
page-not-watching = Du siehst nur zu.
page-not-line = Verbindung verloren. Bis sie wieder steht, lässt sich nichts wählen.
page-not-turn = Erst muss { $name } antworten.
page-not-now = Gerade gibt es nichts zu wählen.
page-not-asked = { $thing }: Das beantwortet die Frage nicht. { $question }
page-not-yet = Wähle zuerst etwas, das leuchtet.
page-not-asked-that = Das beantwortet die Frage nicht. { $question }

## Verlauf und Vergangenheit

page-story = Verlauf
page-story-earlier = Frühere Einträge zeigen
page-story-empty = Noch ist nichts geschehen.
page-new = neu
page-new-since = Neu seit deiner letzten Antwort
page-private = Das kannst nur du lesen
page-look-back = Das Spielfeld zeigen, wie es damals war
page-skip = Weiter, bis ich dran bin
page-skip-now = Weiter ins Jetzt
page-past = So war es damals.
page-past-help = Du siehst, was du in jenem Augenblick sehen konntest.
page-back-to-now = Zurück ins Jetzt

## Das Ende

page-over = { $count ->
    [0] Das Spiel ist zu Ende.
    [one] { $winners } gewinnt!
   *[other] { $winners } teilen sich den Sieg!
}
page-result = Ergebnis
page-after = Nach dem Spiel
page-chart = Punkte im Verlauf
page-chart-part = Gespielt
page-chart-as-table = Als Tabelle zeigen
page-chart-as-chart = Als Diagramm zeigen
page-rematch = Noch einmal
page-rematch-go = Zum neuen Spiel
page-replay = Nachspielen
page-download = Aufzeichnung herunterladen
page-show-board = Spielfeld zeigen
page-show-end = Ergebnis zeigen

## Nachspielen

page-play = Abspielen
page-pause = Anhalten
page-step = Schritt
page-step-on = Einen Schritt weiter
page-step-back = Einen Schritt zurück
page-step-of = { $n } von { $last }
page-eyes = Gesehen von
page-eyes-seat = { $name }
page-eyes-public = allen
page-eyes-all = einem, der alles sieht
page-to-table = Zum Tisch

## Mehrere an einem Bildschirm

page-curtain = { $name } ist am Zug. Alle anderen schauen weg!
page-curtain-raise = Ich bin { $name }

## Tasten

page-key-drag-name = Ziehen
page-key-drag = ein Ding auf ein anderes: beide sind gewählt
page-key-digits = etwas Leuchtendes nach seiner Nummer wählen
page-key-arrows-name = Pfeile
page-key-arrows = von einem Ding zum nächsten gehen
page-key-enter = wählen
page-key-escape = einen Schritt zurück
page-key-regions = weiter zum nächsten Teil der Seite
page-key-skip = überspringen, was gerade gezeigt wird, bis du dran bist
page-key-undo = die letzte Antwort zurücknehmen
page-key-now = aus der Vergangenheit zurück ins Jetzt
page-key-rules = in den Regeln nachschlagen, bei der angezeigten Regel
page-key-symbols = alle Symbole nachschlagen
page-key-help = diese Liste zeigen
page-single-keys = Einzelne Tasten wirken
page-single-keys-help = Ziffern, Buchstaben und das Fragezeichen. Schalte sie ab, wenn du mit der Stimme schreibst oder versehentlich Tasten drückst; alle anderen Tasten wirken weiter.

## Was ein Bot denkt

page-hint = Tipp
page-hint-thinking = Es wird überlegt …
page-hint-is = So würde ein Bot spielen:
page-why = Warum?
page-why-asked = Frage an { $name }: { $question }
page-why-considered = Was der Bot „{ $bot }“ davon hält, mit der Aussicht auf den Sieg
page-why-considered-look = Was der Bot „{ $bot }“ davon hält. Er urteilt danach, wie gut es auf einen Blick steht, nicht nach der Aussicht auf den Sieg
page-why-considered-one = Der Bot „{ $bot }“ hat nur an eine einzige Antwort gedacht
page-why-worlds = { $n ->
    [one] in { $n } Welt versucht
   *[other] in { $n } Welten versucht
}
page-why-unweighed = nicht abgewogen
page-why-done = das wurde getan
page-why-believed = Was er von den anderen glaubt
page-why-moves-tell = Was die Züge der anderen über sie verraten (dieser Bot selbst schätzt gröber)

## Learning by playing

page-coach-could = Trainer: Du könntest zum Beispiel …
page-coach-off = Trainer ausschalten
page-coach-agree = Der Trainer darf hier allen helfen
page-coach-withdraw = Doch nicht
page-coach-count = { $n } von { $all } Spielern sind einverstanden, dass der Trainer an diesem Tisch allen hilft. Er tut es, sobald alle es sind.
page-coach-agreed = Alle sind einverstanden: Der Trainer hilft euch allen.
page-learn = Spielend lernen
page-learn-title = { $game }: dein erstes Spiel
page-learn-about = Ein richtiger Tisch und jemand, der dir alles zeigt: Du spielst selbst, Schritt für Schritt. Du kannst jederzeit gehen, wiederkommen und alles wiederholen.
page-learn-begin = Anfangen
page-learn-go-on = Weiter
page-learn-again = Wiederholen
page-learn-skip = Hier anfangen
page-learn-done = geschafft
page-learn-now = hier bist du
page-guide = Begleitung
page-guide-next = Weiter
page-guide-back = Zurück
page-guide-do = Mach es für mich
page-guide-show = Zeig es mir
page-guide-play = Weiterspielen
page-guide-chapters = Alle Kapitel
page-guide-step = { $n } von { $all }
page-guide-other = Das ginge auch, aber jetzt machen wir erst dies: { $action }.
page-guide-confirm = Und nun bestätige es hier.

## Was schiefgehen kann

page-frozen = Diese Partie kann nicht weitergehen.
page-frozen-rules-changed = Seit ihrem Beginn sind die Regeln berichtigt worden.
page-frozen-box-changed = Seit ihrem Beginn sind die Karten berichtigt worden.
page-frozen-unknown-game = Dieses Spiel wird hier nicht mehr angeboten.
page-frozen-does-not-replay = Ihre Aufzeichnung passt nicht zu den Regeln. Andere Partien betrifft das nicht.
page-frozen-given-up = Sie wurde aufgegeben: Niemand spielt mehr.
page-frozen-shown = { $missed ->
    [0] Du siehst ihren letzten Stand; du kannst sie nachspielen, ihre Aufzeichnung herunterladen oder einen neuen Tisch eröffnen.
    [one] Du siehst ihren letzten bekannten Stand ohne eine spätere Antwort; du kannst sie nachspielen, ihre Aufzeichnung herunterladen oder einen neuen Tisch eröffnen.
   *[other] Du siehst ihren letzten bekannten Stand ohne { $missed } spätere Antworten; du kannst sie nachspielen, ihre Aufzeichnung herunterladen oder einen neuen Tisch eröffnen.
}
page-new-table = Neuen Tisch eröffnen
page-error-stale-answer = Während du gewählt hast, hat sich etwas geändert. Bitte sieh noch einmal hin.
page-error-illegal-answer = Das ist jetzt nicht möglich. Bitte wähle noch einmal.
page-error-off-script = Im begleiteten Spiel kommt erst etwas anderes. Nichts ist verloren: Die Begleitung zeigt dir, was.
page-error-wrong-seat = Du bist jetzt nicht gefragt.
page-error-game-over = Das Spiel ist zu Ende.
page-error-no-take-back = Das lässt sich nicht mehr zurücknehmen: Inzwischen hat jemand darauf reagiert oder etwas daraus erfahren.
page-error-malformed = Der Server hat das nicht verstanden.
page-error-too-large = Das ist zu lang.
page-error-too-often = Das war zu schnell. Bitte warte einen Augenblick.
page-error-too-many-tables = Du hast in letzter Zeit viele Tische eröffnet. Spiele einige davon zu Ende, oder warte eine Weile, bevor du den nächsten eröffnest.
page-error-too-many-bots = An deinen unfertigen Tischen spielen zu viele Bots. Spiele zuerst einige davon zu Ende.
page-error-too-many-boxes = Für deine Tische liegen hier schon so viele Schachteldateien, wie eine Person hier lassen darf. Spiele mit einer, die schon hier ist.
page-error-too-hard = Das zu lesen dauert zu lange. Es wurde nicht angenommen.
page-error-server-error = Auf dem Server ist etwas schiefgegangen. Bitte versuche es noch einmal; wenn es so bleibt, sag es denen, die ihn betreiben.
page-error-frozen = Diese Partie kann nicht weitergehen.
page-error-not-yours = Das steht dir nicht zu.
page-error-not-found = Diesen Tisch oder diesen Link gibt es nicht.
page-error-taken = Dieser Platz ist schon besetzt.
page-error-busy = Der Server ist beschäftigt. Bitte versuche es noch einmal.
page-error-not-yet = Dafür ist es noch zu früh. Bitte warte einen Augenblick.
page-error-no-hint = Tipps gibt es nur, wo alle anderen Bots sind.
page-error-no-choice = Hier gab es nichts zu wählen.
page-error-bad-box = Mit dieser Schachteldatei kann man nicht spielen:
page-error-other-box = Diese Aufzeichnung gehört zu einer anderen Schachteldatei. Wähle die, mit der gespielt wurde.
page-error-others-play = An diesem Tisch spielen noch andere, deshalb lässt er sich nicht löschen. Du kannst dort aufgeben.
page-error-gone = Dieser Tisch wurde geschlossen.
page-error-seat-gone = Dieser Platz gehört dir nicht mehr.
page-error-no-record = Diese Datei ist keine Aufzeichnung einer Partie, die hier gespielt wird. Eine Aufzeichnung beginnt mit dem Namen ihres Spiels und den Nummern von Regeln und Plätzen.
page-error-other-rules = Diese Aufzeichnung entstand unter einer anderen Fassung der Regeln und lässt sich hier nicht nachspielen.
page-error-bad-record = Diese Aufzeichnung lässt sich nicht nachspielen. Die erste Zeile, die nicht passt:
page-error-wrong-host = Unter dem Namen in dieser Adresse kennt sich der Server nicht. Wer ihn betreibt, kann den Namen hinzufügen.
page-error-not-written = Das ließ sich nicht speichern, denn im Augenblick kann nichts geschrieben werden. Verloren ist nichts; versuche es gleich noch einmal.
page-error-no-database = Die Datenbank hat darauf nicht geantwortet. Verloren ist nichts; versuche es gleich noch einmal.
page-error-no-line = Der Server antwortet nicht. Bitte versuche es noch einmal.
page-error-refused = Der Server hat die Verbindung geschlossen: Er musste von hier zu viel ablehnen. Lade die Seite neu, um zurückzukommen.
page-error-unanswered = Darauf kam keine Antwort. Sieh nach, ob es geschehen ist; wenn nicht, tu es noch einmal.
page-error-other = Das hat nicht geklappt ({ $code }).
