### Die Wörter von „Hearts“ auf Deutsch.

title = Hearts

rules-1 = Meide Herzen, die je 1 Punkt zählen, und die Pikdame, die 13 zählt. Wer alle nimmt, hat keinen, und alle anderen haben 26. Die wenigsten Punkte gewinnen.
    .title = Ziel
rules-2 = Alle bekommen dreizehn Karten. Wer die Kreuzzwei hat, spielt sie aus. Bediene die ausgespielte Farbe; wer nicht kann, spielt irgendetwas, aber im ersten Stich nichts, was zählt, wenn es sich vermeiden lässt. Die höchste Karte der ausgespielten Farbe nimmt den Stich und spielt den nächsten aus. Herz darf ausgespielt werden, sobald eines oder die Pikdame gefallen ist.
    .title = Stiche

thing-club = ♣ { $n ->
        [11] B
        [12] D
        [13] K
        [14] A
       *[other] { $n }
    }
thing-diamond = ♦ { $n ->
        [11] B
        [12] D
        [13] K
        [14] A
       *[other] { $n }
    }
thing-heart = ♥ { $n ->
        [11] B
        [12] D
        [13] K
        [14] A
       *[other] { $n }
    }
thing-spade = ♠ { $n ->
        [11] B
        [12] D
        [13] K
        [14] A
       *[other] { $n }
    }
thing-clubs = Kreuz
thing-diamonds = Karo
thing-hearts = Herz
thing-spades = Pik

view-hand = Hand
view-trick = Stich
view-leader = spielt aus
view-broken = Herz gefallen
view-played = gespielt
view-pack = nicht ausgeteilt
view-players = Spieler
view-cards = Karten
view-points = Punkte
view-lacks = ohne

ask-play = Welche Karte spielst du?
ask-deal = Welche Karte wird ausgeteilt?
verb-play = { NAME($a) } spielen
    .name = Spielen
verb-deal = { NAME($a) } austeilen
    .name = Austeilen

tell-dealt = { $seat ->
    [you] Du bekommst { NAME($card) }.
   *[other] { NAME($seat) } bekommt eine Karte.
}
tell-leads = { $seat ->
    [you] Du hast die Kreuzzwei und spielst aus.
   *[other] { NAME($seat) } hat die Kreuzzwei und spielt aus.
}
tell-played = { $seat ->
    [you] Du spielst { NAME($card) }.
   *[other] { NAME($seat) } spielt { NAME($card) }.
}
tell-took = { $seat ->
    [you] Du nimmst den Stich: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[other] { NAME($seat) } nimmt den Stich: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
