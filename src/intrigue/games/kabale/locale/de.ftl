### Kabale und Hiebe auf Deutsch.
### Forms of a card: the name as a label; .the (der König), .acc (den König), .your (dein König).
### Goals (Musik 3) and columns (Reihe 2) are the same in all cases.

title = Kabale und Hiebe

## Cards

thing-king = König
    .the = der König
    .acc = den König
    .your = dein König
thing-queen = Königin
    .the = die Königin
    .acc = die Königin
    .your = deine Königin
thing-juliet = Julia
    .the = die Julia
    .acc = die Julia
    .your = deine Julia
thing-alchemist = Alchemist
    .the = der Alchemist
    .acc = den Alchemisten
    .your = dein Alchemist
thing-fencing_master = Fechtmeister
    .the = der Fechtmeister
    .acc = den Fechtmeister
    .your = dein Fechtmeister
thing-landlord = Gutsherr
    .the = der Gutsherr
    .acc = den Gutsherrn
    .your = dein Gutsherr
thing-merchant = Händler
    .the = der Händler
    .acc = den Händler
    .your = dein Händler
thing-cardinal = Kardinal
    .the = der Kardinal
    .acc = den Kardinal
    .your = dein Kardinal
thing-minstrel = Spielmann
    .the = der Spielmann
    .acc = den Spielmann
    .your = dein Spielmann
thing-explorer = Entdecker
    .the = der Entdecker
    .acc = den Entdecker
    .your = dein Entdecker
thing-assassin = Meuchler
    .the = der Meuchler
    .acc = den Meuchler
    .your = dein Meuchler
thing-storm = Sturm
    .the = der Sturm
    .acc = den Sturm
    .your = dein Sturm
thing-magic_cap = Tarnkappe
    .the = die Tarnkappe
    .acc = die Tarnkappe
    .your = deine Tarnkappe
thing-traitor = Verräter
    .the = der Verräter
    .acc = den Verräter
    .your = dein Verräter
thing-musketeers = Musketiere
    .the = die Musketiere
    .acc = die Musketiere
    .your = deine Musketiere
thing-wizard = Zauberer
    .the = der Zauberer
    .acc = den Zauberer
    .your = dein Zauberer
thing-witch = Hexe
    .the = die Hexe
    .acc = die Hexe
    .your = deine Hexe
thing-prince = Prinz
    .the = der Prinz
    .acc = den Prinzen
    .your = dein Prinz
thing-squire = Knappe
    .the = der Knappe
    .acc = den Knappen
    .your = dein Knappe
thing-hermit = Eremit
    .the = der Eremit
    .acc = den Eremiten
    .your = dein Eremit
thing-little_giant = Kleiner Riese
    .the = der Kleine Riese
    .acc = den Kleinen Riesen
    .your = dein Kleiner Riese
thing-double = Doppelgänger
    .the = der Doppelgänger
    .acc = den Doppelgänger
    .your = dein Doppelgänger
thing-dragon = Drache
    .the = der Drache
    .acc = den Drachen
    .your = dein Drache
thing-romeo = Romeo
    .the = der Romeo
    .acc = den Romeo
    .your = dein Romeo
thing-beggar = Bettler
    .the = der Bettler
    .acc = den Bettler
    .your = dein Bettler

## Goals, columns, colours

kind-alchemy = Alchemie
kind-fencing = Fechten
kind-farming = Ackerbau
kind-trade = Handel
kind-religion = Religion
kind-music = Musik

thing-alchemy = { kind-alchemy } { $n }
thing-fencing = { kind-fencing } { $n }
thing-farming = { kind-farming } { $n }
thing-trade = { kind-trade } { $n }
thing-religion = { kind-religion } { $n }
thing-music = { kind-music } { $n }

thing-column = Reihe { $n }

thing-red = rot
thing-blue = blau
thing-yellow = gelb
thing-green = grün
thing-white = weiß
thing-black = schwarz

## Questions

ask-turn = Du bist am Zug: Welche Karte legst du, und in welche Reihe?
ask-magic-cap = Deine Tarnkappe in { NAME($column) } wurde aufgedeckt: Schiebst du eine Karte darunter?
ask-traitor = Dein Verräter in { NAME($column) } wurde aufgedeckt: Tauschst du { NAME($goal) } gegen das Ziel einer anderen Reihe?
ask-draw = Welche Karte wird gezogen?
ask-goal = Welches Ziel wird aufgedeckt?
ask-start-player = Wer beginnt?

## Answers: $a and $b are the things named, in their order

verb-lay = Lege { NAME($a, case: "acc") } in { NAME($b) }
verb-slide = Schiebe { NAME($a, case: "acc") } unter die Tarnkappe
verb-keep = Schiebe nichts unter die Tarnkappe
verb-swap = Tausche die Ziele mit { NAME($a) }
verb-stay = Tausche nichts
verb-start = { $a ->
    [you] Du beginnst
   *[other] { NAME($a) } beginnt
}
verb-turn-up = Decke { NAME($a) } auf
verb-draw = Ziehe { NAME($a, case: "acc") }

## What happens in a round

tell-starts = { $seat ->
    [you] Du beginnst das Spiel.
   *[other] { NAME($seat) } beginnt das Spiel.
}
tell-round-begins = Runde { $round } beginnt.
tell-goal-turned-up = Ziel von { NAME($column) }: { NAME($goal) }
tell-skipped = { $seat ->
    [you] Du hast keine Karten mehr und setzt aus.
   *[other] { NAME($seat) } hat keine Karten mehr und setzt aus.
}
tell-laid = { $seat ->
    [you] Du legst { NAME($card, case: "acc") } in { NAME($column) }.
   *[other] { NAME($seat) } legt { NAME($card, case: "acc") } in { NAME($column) }.
}
tell-turned-up = Aufgedeckt in { NAME($column) }: { $owner ->
    [you] { NAME($card, case: "your") }.
   *[other] { NAME($card, case: "the") } von { NAME($owner) }.
}
tell-explorer-moves = { $owner ->
    [you] Dein Entdecker
   *[other] Der Entdecker von { NAME($owner) }
} zieht von { NAME($column) } weiter ans Ende von { NAME($there) }.
tell-explorer-stays = { $owner ->
    [you] Dein Entdecker
   *[other] Der Entdecker von { NAME($owner) }
} bleibt offen in { NAME($column) } liegen.
tell-assassinated = Der Meuchler schlägt in { NAME($column) } zu: { $owner ->
    [you] Du verlierst { NAME($card, case: "acc") }.
   *[other] { NAME($owner) } verliert { NAME($card, case: "acc") }.
}
tell-storm-closes = Der Sturm sperrt { NAME($column) }.
tell-slid-under = { $seat ->
    [you] Du schiebst { NAME($card, case: "acc") } unter die Tarnkappe in { NAME($column) }.
   *[other] { NAME($seat) } schiebt { NAME($card, case: "acc") } unter die Tarnkappe in { NAME($column) }.
}
tell-cap-unused = { $seat ->
    [you] Du schiebst nichts unter die Tarnkappe in { NAME($column) }.
   *[other] { NAME($seat) } schiebt nichts unter die Tarnkappe in { NAME($column) }.
}
tell-goals-swapped = { $seat ->
    [you] Du tauschst zwei Ziele:
   *[other] { NAME($seat) } tauscht zwei Ziele:
} { NAME($column) } hat jetzt { NAME($goal) }, { NAME($there) } hat { NAME($gone) }.
tell-no-swap = { $seat ->
    [you] Dein Verräter
   *[other] Der Verräter von { NAME($seat) }
} in { NAME($column) } tauscht nichts.
tell-drew = { $seat ->
    [you] Du ziehst { NAME($card, case: "acc") }.
   *[other] { NAME($seat) } zieht { NAME($card, case: "acc") }.
}
tell-shuffled = { $seat ->
    [you] Du mischst deine abgelegten Karten zu einem neuen Nachziehstapel.
   *[other] { NAME($seat) } mischt die abgelegten Karten zu einem neuen Nachziehstapel.
}
tell-nothing-to-draw = { $seat ->
    [you] Du kannst keine Karte mehr ziehen.
   *[other] { NAME($seat) } kann keine Karte mehr ziehen.
}

## The settling

tell-round-ends = Runde { $round } ist zu Ende.
tell-shown = Zum Schluss aufgedeckt in { NAME($column) }: { $owner ->
    [you] { NAME($card, case: "your") }.
   *[other] { NAME($card, case: "the") } von { NAME($owner) }.
}
tell-settling = Wertung von { NAME($column) }, { NAME($goal) }:
tell-musketeers = Die Musketiere heben in { NAME($column) } alle anderen Fähigkeiten auf.
tell-cancelled = { $card ->
    [wizard] Die Zauberer in { NAME($column) } heben einander auf.
   *[witch] Die Hexen in { NAME($column) } heben einander auf.
}
tell-removed = { $by ->
    [wizard] Vom Zauberer entfernt:
   *[witch] Von der Hexe entfernt:
} { $owner ->
    [you] { NAME($card, case: "your") }.
   *[other] { NAME($card, case: "the") } von { NAME($owner) }.
}
tell-worth = { NAME($card) } ({ NAME($owner) }): { $value }
tell-worth-own-kind = { NAME($card) } ({ NAME($owner) }): { $value } unter dem passenden Ziel
tell-worth-other-kind = { NAME($card) } ({ NAME($owner) }): { $value } unter einem Ziel anderer Art
tell-worth-by-others = { NAME($card) } ({ NAME($owner) }): { $card ->
    [hermit] 12 weniger 1 { $others ->
        [0] je anderer Karte, doch es gibt keine
        [one] für die andere Karte
       *[other] für jede der { $others } anderen Karten
    }: { $value }
   *[little_giant] 2 und dazu 3 { $others ->
        [0] je anderer Karte, doch es gibt keine
        [one] für die andere Karte
       *[other] für jede der { $others } anderen Karten
    }: { $value }
}
tell-worth-with-juliet = { NAME($card) } ({ NAME($owner) }): { $value } neben der eigenen Julia
tell-worth-copied = { NAME($card) } ({ NAME($owner) }): { $value } wie { NAME($copied, case: "the") } darunter
tell-worth-nothing = { NAME($card) } ({ NAME($owner) }): kein Wert, denn es gibt nichts nachzuahmen
tell-worth-void = { NAME($card) } ({ NAME($owner) }): kein Wert, denn die Musketiere heben seine Fähigkeit auf
tell-dragon-takes = { NAME($card) } ({ NAME($owner) }): { $dragons ->
    [one] weniger 2 wegen eines feindlichen Drachen
   *[other] weniger je 2 wegen { $dragons } feindlicher Drachen
}: { $value }
tell-total = { $seat ->
    [you] Deine Summe: { $total }
   *[other] Summe von { NAME($seat) }: { $total }
}
tell-goal-won = { $seat ->
    [you] Du gewinnst
   *[other] { NAME($seat) } gewinnt
} { NAME($goal) } in { NAME($column) }: { $why ->
    [pair] Prinz und Knappe sind beisammen.
    [nearest] bei Gleichstand ({ $total }), mit der Karte näher am Ziel.
    [farthest] durch den Bettler, bei Gleichstand ({ $total }), mit der Karte weiter vom Ziel entfernt.
    [least] durch den Bettler, mit dem geringsten Einfluss ({ $total }).
   *[most] mit dem größten Einfluss ({ $total }).
}
tell-goal-lost = Niemand kann { NAME($goal) } in { NAME($column) } gewinnen; das Ziel kommt aus dem Spiel.

## What an answer means. Each goes on after “Das”.

means-points = bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
means-round-ends = beendet die Runde
means-lead = bringt bei { NAME($goal) } in Führung
means-lead-from = überholt { NAME($seat) } bei { NAME($goal) }
means-stops = hält { NAME($seat) } bei { NAME($goal) } auf
means-firm = festigt die Führung bei { NAME($goal) }
means-gives-up = gibt die Führung bei { NAME($goal) } auf
means-closes = sperrt { NAME($column) }
means-turns-up = deckt die Karte von { NAME($seat) } in { NAME($column) } auf
means-turns-up-own = deckt { NAME($card, case: "acc") } in { NAME($column) } auf

## The end

tell-game-ends = Das Spiel ist zu Ende.
tell-score-sum = { $seat ->
    [you] Du hast
   *[other] { NAME($seat) } hat
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $goals ->
    [0] {" "}und kein Ziel.
    [one] {" "}aus { $goals } Ziel.
   *[other] {" "}aus { $goals } Zielen.
}
tell-score-set = { $seat ->
    [you] Du hast
   *[other] { NAME($seat) } hat
} { $points } Punkte: das beste Ziel jeder Art, zusammen { $best }, verdoppelt{ $others ->
    [0] .
    [one] , weniger 1 für { $others } weiteres Ziel.
   *[other] , weniger je 1 für { $others } weitere Ziele.
}
tell-wins = { $seat ->
    [you] Du gewinnst das Spiel!
   *[other] { NAME($seat) } gewinnt das Spiel!
}
tell-shares-victory = { $seat ->
    [you] Geteilter Sieg für dich!
   *[other] Geteilter Sieg für { NAME($seat) }!
}

## What the cards do

text-king = Zählt 20, mehr als jede andere Karte.
text-queen = Zählt 16.
text-juliet = Zählt 14. Liegt dein eigener Romeo in derselben Reihe, so zählt er 15 statt 5.
text-alchemist = Zählt 12 unter einem Ziel der Alchemie, sonst 8. Das ist keine Fähigkeit, also ändern auch die Musketiere nichts daran.
text-fencing_master = Zählt 12 unter einem Ziel des Fechtens, sonst 8. Das ist keine Fähigkeit, also ändern auch die Musketiere nichts daran.
text-landlord = Zählt 12 unter einem Ziel des Ackerbaus, sonst 8. Das ist keine Fähigkeit, also ändern auch die Musketiere nichts daran.
text-merchant = Zählt 12 unter einem Ziel des Handels, sonst 8. Das ist keine Fähigkeit, also ändern auch die Musketiere nichts daran.
text-cardinal = Zählt 12 unter einem Ziel der Religion, sonst 8. Das ist keine Fähigkeit, also ändern auch die Musketiere nichts daran.
text-minstrel = Zählt 12 unter einem Ziel der Musik, sonst 8. Das ist keine Fähigkeit, also ändern auch die Musketiere nichts daran.
text-explorer = Zählt 13. Deckt ihn eine andere Karte auf, zieht er verdeckt ans Ende der nächsten Reihe rechts (von der letzten in die erste, gesperrte überspringt er) und deckt dort die verdeckte Karte über sich auf. Wird er in einem Zug zum zweiten Mal aufgedeckt, bleibt er liegen.
text-assassin = Zählt 9½. Deckt ihn eine andere Karte auf, kommt diese sofort ungesehen auf den Ablagestapel ihres Besitzers, wem sie auch gehört. Karten, die später unter ihn gelegt werden, sind sicher.
text-storm = Zählt 9. Deckt ihn eine andere Karte auf, ist die Reihe gesperrt: Sie nimmt keine Karte mehr auf und gilt als voll.
text-magic_cap = Zählt 0. Deckt eine andere Karte sie auf, darf ihr Besitzer eine Handkarte verdeckt darunterschieben und zieht sofort eine nach. Die Karte darunter bleibt bis zum Ende der Runde verdeckt und hilft normalerweise nicht, die Reihe zu füllen; eine Sofort-Fähigkeit wirkt bei ihr nie, eine Fähigkeit am Rundenende schon.
text-traitor = Zählt 10. Deckt ihn eine andere Karte auf, darf sein Besitzer das Ziel dieser Reihe mit dem einer beliebigen anderen tauschen. Alle Karten bleiben liegen.
text-musketeers = Zählen 11. Am Rundenende heben sie die Fähigkeiten aller anderen Karten der Reihe auf: Jede Karte zählt, was auf ihr steht, ein Doppelgänger hat keinen Wert, und der größte Einfluss gewinnt.
text-wizard = Zählt 7. Am Rundenende entfernt ein einzelner Zauberer alle Karten der Reihe, die 10 oder mehr zählen (es gilt der aufgedruckte Wert), und auch jeden Doppelgänger darüber, der eine von ihnen nachahmt. Mehrere Zauberer heben einander auf.
text-witch = Zählt 1. Am Rundenende, nach dem Zauberer, entfernt eine einzelne Hexe alle anderen Karten der Reihe, die 9 oder weniger zählen (es gilt der aufgedruckte Wert), und auch jeden Doppelgänger darüber, der eine von ihnen oder sie selbst nachahmt. Mehrere Hexen heben einander auf.
text-prince = Zählt 14. Wer am Rundenende Prinz und Knappe in der Reihe hat, bekommt das Ziel, was immer die Karten zählen. Von mehreren Paaren gewinnt das, von dem eine Karte dem Ziel am nächsten liegt.
text-squire = Zählt 2. Wer am Rundenende Prinz und Knappe in der Reihe hat, bekommt das Ziel, was immer die Karten zählen. Von mehreren Paaren gewinnt das, von dem eine Karte dem Ziel am nächsten liegt.
text-hermit = Zählt 12, am Rundenende weniger 1 für jede andere Karte in der Reihe.
text-little_giant = Zählt 2 und am Rundenende dazu 3 für jede andere Karte in der Reihe.
text-double = Zählt so viel wie die Karte direkt darunter, noch bevor Drachen etwas abziehen; Fähigkeiten ahmt er nicht nach. Entfernen Zauberer oder Hexe die Karte darunter, so auch ihn. Ohne Karte darunter hat er keinen Wert und kann allein nicht gewinnen.
text-dragon = Zählt 11. Am Rundenende zieht er jeder Karte der anderen Spieler in der Reihe 2 ab, doch keine zählt weniger als 0. Mehrere Drachen wirken zusammen.
text-romeo = Zählt 5, aber 15, wenn am Rundenende deine eigene Julia in der Reihe liegt. Für Zauberer und Hexe zählt er immer 5.
text-beggar = Zählt 4. Liegt am Rundenende ein Bettler in der Reihe, gewinnt der geringste Einfluss das Ziel; bei Gleichstand die Karte, die am weitesten vom Ziel entfernt ist.

text-goal = Zählt { $n ->
    [one] { $n } Punkt; die Reihe ist mit { $n } Karte voll.
   *[other] { $n } Punkte; die Reihe ist mit { $n } Karten voll.
}
text-alchemy = { text-goal } Der Alchemist zählt hier 12.
text-fencing = { text-goal } Der Fechtmeister zählt hier 12.
text-farming = { text-goal } Der Gutsherr zählt hier 12.
text-trade = { text-goal } Der Händler zählt hier 12.
text-religion = { text-goal } Der Kardinal zählt hier 12.
text-music = { text-goal } Der Spielmann zählt hier 12.

## Table options

option-start_player = Wer beginnt das Spiel?
option-start_player-youngest = Der jüngste Spieler; sagt niemand, wer das ist, entscheidet der Zufall
option-start_player-random = Der Zufall entscheidet
option-start_player-seat = { NAME($seat) } beginnt
option-cap_counts_toward_filling = Hilft eine Karte unter der Tarnkappe, die Reihe zu füllen?
option-cap_counts_toward_filling-false = Nein, sie teilt sich den Platz mit der Tarnkappe
option-cap_counts_toward_filling-true = Ja, sie zählt als eine Karte mehr
option-explorer_no_exit = Ein Entdecker wird aufgedeckt, während alle anderen Reihen gesperrt sind
option-explorer_no_exit-own_column = Er zieht ans Ende der eigenen Reihe
option-explorer_no_exit-stays = Er bleibt offen liegen
option-assassin_victim_shown = Wird das Opfer eines Meuchlers gezeigt?
option-assassin_victim_shown-false = Nein, nur der Besitzer kennt es
option-assassin_victim_shown-true = Ja, alle sehen es
option-won_goals_hidden = Liegen gewonnene Ziele verdeckt?
option-won_goals_hidden-true = Ja, nur ihre Anzahl ist zu sehen
option-won_goals_hidden-false = Nein, sie liegen offen
option-colour = Farbe: { NAME($seat) }
option-colour-red = rot
option-colour-blue = blau
option-colour-yellow = gelb
option-colour-green = grün
option-colour-white = weiß
option-colour-black = schwarz

## What it is about

about = Verdeckte Karten, geliehener Einfluss und ein Sturm zur rechten Zeit: sechs Runden an einem Hof voller Ränke.

## On the drawn table: what is printed small on a card, labels, and what screen readers say

board-does-king = Nichts zählt mehr.
board-does-queen = Viel Einfluss, keine Tricks.
board-does-juliet = Dein Romeo zählt hier 15.
board-does-explorer = Aufgedeckt zieht er in die nächste Reihe.
board-does-assassin = Beseitigt die Karte, die ihn aufdeckt.
board-does-storm = Aufgedeckt sperrt er die Reihe.
board-does-magic_cap = Wird sie aufgedeckt, darfst du eine Karte darunterschieben.
board-does-traitor = Wird er aufgedeckt, darfst du zwei Ziele tauschen.
board-does-musketeers = Alle anderen Fähigkeiten der Reihe entfallen.
board-does-wizard = Allein entfernt er alle Karten ab 10.
board-does-witch = Allein entfernt sie alle anderen bis 9.
board-does-prince = Nimmt das Ziel zusammen mit deinem Knappen.
board-does-squire = Nimmt das Ziel zusammen mit deinem Prinzen.
board-does-hermit = 1 weniger für jede andere Karte.
board-does-little_giant = 3 mehr für jede andere Karte.
board-does-double = Zählt so viel wie die Karte darunter.
board-does-dragon = Nimmt jeder fremden Karte 2.
board-does-romeo = Zählt 15 neben deiner Julia.
board-does-beggar = Der geringste Einfluss gewinnt das Ziel.
board-does-specialist = { $kind }: { $own }. Jedes andere Ziel: { $other }.

board-note-plain = nur Einfluss
board-note-own-kind = sein Ziel
board-note-other-kind = nicht sein Ziel
board-note-used = hat gewirkt
board-note-storm = Reihe gesperrt
board-note-cap-empty = nichts darunter
board-note-cap-full = Karte darunter
board-note-musketeers = heben alles auf
board-note-wizard = entfernt ab 10
board-note-witch = entfernt bis 9
board-note-prince = siegt mit Knappe
board-note-squire = siegt mit Prinz
board-note-hermit = −1 je andere
board-note-little_giant = +3 je andere
board-note-double = wie darunter
board-note-dragon = andere −2
board-note-romeo = 15 mit Julia
board-note-beggar = geringster siegt

board-when-plain = nur Einfluss
board-when-immediate = wirkt beim Aufdecken
board-when-end = wirkt am Rundenende
board-in-hand = { NAME($card) }, zählt { $value }, { $when }. { $does }

board-round = Runde { $n } von { $of }
board-columns = Reihen
board-column = { NAME($column) }, { NAME($goal) }, { board-filling }{ $state ->
    [closed] , gesperrt
    [full] , voll
   *[open] {""}
}
board-filling = { $n } von { $of } { $of ->
    [one] Karte
   *[other] Karten
}
board-filling-short = { $n } von { $of }
board-full = voll
board-closed = gesperrt
board-card-up = { $owner ->
    [you] { NAME($card, case: "your") }
   *[other] { NAME($card) } von { NAME($owner) }
}, zählt { $value }
board-card-down = { $owner ->
    [you] { NAME($card, case: "your") }
   *[other] { NAME($card) } von { NAME($owner) }
}, verdeckt{ $place ->
    [under] {" "}unter der Tarnkappe
   *[column] {""}
}
board-card-hidden = { $owner ->
    [you] deine Karte
   *[other] Karte von { NAME($owner) }
}, verdeckt{ $place ->
    [under] {" "}unter der Tarnkappe
   *[column] {""}
}
board-back = Karte von { NAME($owner) }
board-mine-down = deine, verdeckt
board-under = unter der Kappe
board-on-the-way = auf dem Weg
board-lay-here = Hierher legen
board-turns-up = deckt auf: { $owner ->
    [you] { NAME($card, case: "your") }
   *[other] { NAME($card) } von { NAME($owner) }
}
board-turns-up-hidden = deckt auf: Karte von { NAME($owner) }
board-turns-up-nothing = deckt nichts auf
board-swap-here = Ziele tauschen
board-swap-gets = dafür kommt { NAME($goal) }
board-swap-from = das Ziel, das getauscht wird
board-shut = Hier darf keine Karte mehr hinzukommen.
    .title = Vom Sturm gesperrt.

board-your-hand = Deine Hand
board-your-goals = Deine Ziele
board-hand-count = Hand: { $n }
board-pile = Nachziehstapel
board-pile-count = Nachziehstapel: { $n }
board-discards = Ablage
board-discards-count = Ablage: { $n }
board-goals-won = { $n ->
    [0] kein Ziel gewonnen
    [one] { $n } Ziel gewonnen
   *[other] { $n } Ziele gewonnen
}
board-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
board-set-to-go = { $n ->
    [one] Noch eine Art
   *[other] Noch { $n } Arten
} bis zum doppelten Satz.
board-set-done = Alle sechs Arten: Der Satz kann doppelt zählen.
board-kind-best = { $kind }: { $n }
board-kind-none = { $kind }: keins
board-you = du
board-bot = Bot
board-away = abwesend

board-settled = Runde { $n } ist gewertet
board-go-on = Weiter
board-show-all = Alles zeigen

board-end-sum = Summe
board-end-set = Doppelter Satz
board-end-no-set = { $n } von { $of } Arten
board-end-set-sum = { $best } × 2{ $others ->
    [0] {""}
   *[other] {" "}− { $others }
}
board-end-counts = gilt
board-end-awards = Wie die Ziele gewonnen wurden
board-end-round = Runde { $n }

board-why-over = Das Spiel ist zu Ende.
board-why-watching = Du siehst zu; handeln können nur die Spieler.
board-why-other = Jetzt ist { NAME($seat) } an der Reihe.
board-why-closed = Vom Sturm gesperrt: Hier darf keine Karte mehr hinzukommen (K-89).
board-why-own-column = Dein Verräter liegt in dieser Reihe: Ihr Ziel kann nur mit dem einer anderen Reihe getauscht werden (K-106).
board-why-not-in-hand = Du hast { NAME($card, case: "acc") } nicht auf der Hand.
board-why-card-first = Wähle zuerst eine Karte aus deiner Hand.
board-why-slide = Eine Handkarte kommt unter die Tarnkappe; es ist keine Reihe zu wählen (K-94).
board-why-swap = Jetzt werden Ziele getauscht; es wird keine Karte gelegt (K-105).
board-why-no-cap = Keine Tarnkappe von dir ist aufgedeckt worden (K-94).
board-why-no-traitor = Kein Verräter von dir ist aufgedeckt worden (K-105).
board-why-no-column = { $n ->
    [one] Es gibt nur eine Reihe (K-21).
   *[other] Es gibt nur { $n } Reihen (K-21).
}

## What bots are called, the weakest first; the plain level stands beside it

level-novice = Lakai
level-easy = Höfling
level-medium = Kammerherr
level-hard = Kanzler
level-expert = Graue Eminenz

## What the rules picture, besides things

picture-alchemy = { kind-alchemy }
picture-fencing = { kind-fencing }
picture-farming = { kind-farming }
picture-trade = { kind-trade }
picture-religion = { kind-religion }
picture-music = { kind-music }

## The guided first game

guide-chapter-laying = Eine Karte legen
guide-chapter-turning-up = Verdeckt und offen
guide-chapter-settling = Wer gewinnt das Ziel?
guide-chapter-abilities = Karten mit einem Kniff
guide-chapter-on-your-own = Jetzt allein

guide-welcome = Willkommen am Hof! Du und Ada, ihr schickt Leute wie König, Händler oder Meuchler los, um Ziele zu gewinnen. Wer nach sechs Runden die meisten Punkte hat, gewinnt.
guide-goals = Das sind die Ziele dieser Runde, jedes am Kopf seiner eigenen Reihe. Die Zahl sagt, wie viele Punkte ein Ziel bringt und wie viele Karten seine Reihe füllen.
guide-hand = Diese drei Karten sind deine Hand; nur du siehst sie. Die Zahl auf einer Karte ist ihr Einfluss: Wer am Ende in einer Reihe den größten Einfluss hat, bekommt meist ihr Ziel.
guide-lay-merchant = In deinem Zug legst du genau eine Karte. Der Händler ist ein Spezialist: 12 unter einem Handelsziel, sonst nur 8. Tippe ihn an, dann die Reihe von Handel 3.
guide-turned-up = Ada hat eine Karte unter deine gelegt, und dadurch wurde dein Händler aufgedeckt. Das ist der Kern des Spiels: Jede neue Karte deckt die Karte direkt über ihr auf.
guide-face-down = Adas eigene Karte liegt noch verdeckt. Du kannst raten und bluffen; wissen wirst du es erst, wenn jemand eine Karte darunter legt.
guide-lay-king = Nach jedem Zug ziehst du eine Karte, so hast du immer drei zur Wahl. Der König ist deine stärkste Karte: 20. Schick ihn zu Musik 2.
guide-full = Ada hat auf deinen König mit einer verdeckten Karte geantwortet. In dieser Reihe liegen jetzt zwei Karten, so viele, wie ihr Ziel verlangt: Sie ist voll. Sind alle Reihen voll, ist die Runde zu Ende.
guide-lay-juliet = Für Handel 3 fehlt noch eine Karte. Julia bringt 14, und 12 + 14 macht 26. Leg sie dorthin: Sie deckt dabei auch Adas Karte auf.
guide-who-won = Die Runde ist zu Ende, und Reihe für Reihe zeigt sich, wer das Ziel bekommt. Handel 3 gehört dir, mit 26 gegen die 16 von Adas Königin: 3 Punkte.
guide-beggar = Aber Musik 2 ging an Ada! Ihre verdeckte Karte war der Bettler: Wo er liegt, gewinnt der geringste Einfluss, und seine 4 schlug die 20 deines Königs. Sieh es dir an, dann geht es in Runde 2.
guide-abilities = Manche Karten haben also einen Kniff. Einige wirken in dem Augenblick, in dem sie aufgedeckt werden, andere bei der Wertung ihrer Reihe. Zeig mit der Maus auf eine Karte oder halte den Finger darauf, um zu lesen, was sie kann.
guide-lay-assassin = Dein Meuchler ist eine Falle: Die Karte, die ihn aufdeckt, fliegt sofort hinaus. Leg ihn unter Adas Karte in die Reihe von Fechten 3, und warte ab …
guide-assassinated = Zugeschnappt! Ada hat eine Karte unter deinen Meuchler gelegt; er wurde aufgedeckt, und ihre Karte kam auf den Ablagestapel, ehe sie jemand sah.
guide-lay-queen = Jetzt mach es sicher: Deine Königin legt 16 zu den 9½ des Meuchlers. Leg sie in dieselbe Reihe.
guide-two-rounds = Fechten 3 gehört ebenfalls dir, du führst also mit 6 zu 3 Punkten. Gewonnene Ziele zählen am Ende des Spiels; bis dahin liegen sie hier, verdeckt oder offen, wie die Tischregeln es sagen.
guide-rounds = Deine abgelegten Karten kommen wieder: Ist dein Nachziehstapel leer, werden sie zu einem neuen gemischt. Es folgen noch vier Runden mit je zwei neuen Zielen, und es beginnt, wer links von dem sitzt, der zuletzt am Zug war.
guide-alone = Ab jetzt spielst du allein weiter, an diesem Tisch. Ada ist eine sanfte Gegnerin, du darfst Züge zurücknehmen, und der Trainer sagt dir, was deine Karten bedeuten. Viel Vergnügen!

## What symbols mean, and what actions are for

board-sign-kinds = Arten von Zielen
board-about-kinds = Jedes Ziel gehört zu einer dieser sechs Arten. Mit einem Ziel von jeder darf man je eines doppelt zählen.
board-sign-next = Sofort
board-about-next = Die Karte wirkt, sobald sie aufgedeckt wird.
board-sign-clock = Am Ende
board-about-clock = Die Karte wirkt am Rundenende, wenn ihre Reihe gewertet wird.
board-sign-storm = Gesperrt
board-about-storm = Ein Sturm hat die Reihe gesperrt: Dort kann keine Karte mehr angelegt werden.
board-sign-hand = Hand
board-about-hand = So viele Karten hat die Person auf der Hand.
board-sign-deck = Nachziehstapel
board-about-deck = So viele Karten kann die Person noch ziehen, bevor gemischt wird.
board-sign-discard = Ablage
board-about-discard = So viele Karten der Person sind verbraucht.
board-next-lay = In welche Reihe legst du { NAME($thing, case: "acc") }?
board-columns-left = Reihen weiter links
board-columns-right = Reihen weiter rechts
board-about-keep = Unter deine Tarnkappe kommt nichts; du behältst deine Karten.
board-about-stay = Beide Ziele bleiben, wo sie sind.
