### Le parole di Hearts in italiano.

title = Hearts

rules-1 = Evita i cuori, che valgono 1 punto ciascuno, e la donna di picche, che ne vale 13. Chi li prende tutti non ne ha nessuno, e tutti gli altri ne hanno 26. Vincono i punti più bassi.
    .title = Scopo
rules-2 = Ognuno riceve tredici carte. Chi ha il due di fiori lo gioca per primo. Si risponde al seme; chi non può gioca qualsiasi carta, ma nella prima presa nessuna che conti, se si può evitare. La carta più alta del primo seme prende e apre la presa seguente. Si può aprire a cuori quando è già caduto un cuore o la donna di picche.
    .title = Prese

thing-club = ♣ { $n ->
        [11] J
        [12] Q
        [13] K
        [14] A
       *[other] { $n }
    }
thing-diamond = ♦ { $n ->
        [11] J
        [12] Q
        [13] K
        [14] A
       *[other] { $n }
    }
thing-heart = ♥ { $n ->
        [11] J
        [12] Q
        [13] K
        [14] A
       *[other] { $n }
    }
thing-spade = ♠ { $n ->
        [11] J
        [12] Q
        [13] K
        [14] A
       *[other] { $n }
    }
thing-clubs = fiori
thing-diamonds = quadri
thing-hearts = cuori
thing-spades = picche

view-hand = mano
view-trick = presa
view-leader = apre
view-broken = cuori aperti
view-played = giocate
view-pack = da distribuire
view-players = giocatori
view-cards = carte
view-points = punti
view-lacks = senza

ask-play = Quale carta giochi?
ask-deal = Quale carta viene distribuita?
verb-play = Giocare { NAME($a) }
    .name = Giocare
verb-deal = Distribuire { NAME($a) }
    .name = Distribuire

tell-dealt = { $seat ->
    [you] Ricevi { NAME($card) }.
   *[other] { NAME($seat) } riceve una carta.
}
tell-leads = { $seat ->
    [you] Hai il due di fiori e apri.
   *[other] { NAME($seat) } ha il due di fiori e apre.
}
tell-played = { $seat ->
    [you] Giochi { NAME($card) }.
   *[other] { NAME($seat) } gioca { NAME($card) }.
}
tell-took = { $seat ->
    [you] La presa è tua: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
   *[other] { NAME($seat) } fa la presa: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
}
