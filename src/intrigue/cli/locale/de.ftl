### Was das Terminal sagt, auf Deutsch.

## Playing

you = Du
welcome = { $game } · Startzahl { $seed }
hint = Mit ? gibt es Hilfe.
thinking = { $name } denkt nach …
pause = [Enter] weiter   [u] zurücknehmen:
pause-wrong = „{ $typed }“ bedeutet hier nichts. Enter geht weiter, u nimmt deine Antwort zurück.
taken-back = Zurückgenommen.
no-take-back = Es gibt nichts zurückzunehmen: Das geht nur mit deiner letzten Antwort, solange weder der Zufall noch sonst jemand darauf gehandelt hat.
several = Mehrere Antworten passen. Welche soll es sein?
wrong-answer = „{ $typed }“ passt zu keiner Antwort. Gib eine Zahl von 1 bis { $last } ein oder Wörter wie: { $example }. Es hat sich nichts geändert; ? hilft.
no-such-card = Es gibt keine Karte „{ $typed }“. Die Karten sind: { $cards }.
help =
    Du kannst antworten
      mit einer Zahl aus der Liste,
      mit Wörtern, zum Beispiel: { $example }; eindeutige Anfänge genügen, die Tabulatortaste ergänzt sie,
      schrittweise: Ein Teil der Wörter führt zu den Antworten, die dazu passen.

    Außerdem kannst du eingeben
      ? KARTE      was eine Karte tut, zum Beispiel: ? { $card }
      story        alles, was bisher geschehen ist
      table        der Tisch mit den Ablagestapeln aller
      u, undo      deine Antwort zurücknehmen, solange niemand darauf gehandelt hat
      save DATEI   die bisherige Partie aufschreiben
      quit         das Spiel verlassen
      Enter        die Frage noch einmal zeigen
save-where = Wohin? Gib ein: save DATEI
saved = Die Aufzeichnung steht in { $file }.
save-failed = Die Aufzeichnung ließ sich nicht in { $file } schreiben: { $why }.
record-kept = Die Aufzeichnung steht in { $file }.
record-exists = { $file } gibt es schon. Das Spiel darin geht weiter mit --resume { $file }. Für ein neues Spiel wähle eine andere Datei.
other-game = Die Aufzeichnung in { $file } gehört zu einem anderen Spiel: { $game }.
record-over = Das Spiel in { $file } ist zu Ende; intrigue replay { $file } zeigt es noch einmal.
left = Das Spiel endet hier, seine Aufzeichnung geht verloren. Um sie zu behalten, gib vor dem Verlassen save DATEI ein oder spiele mit --record DATEI.
left-kept = Das Spiel endet hier. Seine bisherige Aufzeichnung steht in { $file }.

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
values-correct = Wer das Spiel besitzt, kann sie berichtigen: intrigue tables export { $game } > mine.toml
values-other-table = Das sind die Werte einer anderen Tabellendatei: { $table }
table-good = Mit { $file } kann man spielen: { $values ->
    [0] Es ist die Tabelle von { $game }.
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
screen-set = Satz doppelt
screen-points = Punkte
screen-set-sum = 2 × { $best } − { $others } = { $points }
screen-why = Warum jedes Ziel dorthin ging, wo es ist
screen-card = Karte
screen-value = Wert
screen-text = Text
screen-when-plain = nur Einfluss
screen-when-immediate = wirkt beim Aufdecken
screen-when-end = wirkt am Ende der Runde
screen-city = Stadt
screen-pieces = Steine
screen-royalty = Royalty
screen-cubes = Würfel
screen-agents = Agenten
screen-sanity = Sanity
screen-identity = Identität
screen-or = oder
screen-columns = In den Reihen: Buchstabe und Farbe sagen, wem eine Karte gehört; ▒ liegt verdeckt; └ liegt unter der Karte davor; Punkte sind freie Plätze; ein dicker Rahmen heißt voll, ein doppelter gesperrt.
screen-signs = ■ Würfel · ▲ Agenten · ☠ Zombies · ★ führt · ✹ nötige Bombenpunkte · ♛ Royalty auf ihrem Feld, = ihre Punkte · † getötet · ◌ versteckt, im Limbo, im Vorrat · +n Karten darunter · N, R, L Punkte für beide Seiten, für Restorationisten, für Loyalisten · ? Sanity-Wurf
screen-signs-of-agents = Buchstabe vor einer Stadt: wer sie kontrolliert · ✹ Bombenpunkte, um dort einen Agenten oder die Royalty zu töten, oder Bomben · = Punkte · ♛ Royalty · † getötet · ◌ versteckt, oder Würfel im Limbo · △ Hauptagent · ▲ Agenten · ☠ Zombies · ■ Würfel, mit □ im Stadtfeld · ★ niemand hat mehr Einfluss · ⊘ Blockierscheibe · ▣ gesperrt · +n Karten darunter · ○ Würfel im Pool · ⇄ Doppelagenten · ◉ den Behörden bekannt · ● Gold · ⚑ Revolution · ⚔ Krieg · … Kartentext · ? Sanity-Marker
