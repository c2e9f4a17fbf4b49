### Le parole di Hanabi in italiano.

title = Hanabi

rules-1 = Costruite insieme cinque fuochi d'artificio, uno per colore, da 1 a 5. Ogni carta vale 1 punto; se si perde la terza vita, non ce n'è nessuno.
    .title = Scopo
rules-2 = Vedi le carte di tutti, ma non le tue. Al tuo turno giochi una carta, oppure ne scarti una e guadagni un indizio, oppure usi un indizio e dici a un altro quali delle sue carte sono di un colore o di un numero. Una carta che non va bene costa una vita; un 5 che va bene rende un indizio. Quando il mazzo è vuoto, ognuno ha ancora un turno.
    .title = Un turno

thing-red = rosso { $n }
thing-yellow = giallo { $n }
thing-green = verde { $n }
thing-white = bianco { $n }
thing-blue = blu { $n }
thing-reds = rosse
thing-yellows = gialle
thing-greens = verdi
thing-whites = bianche
thing-blues = blu
thing-ones = uno
thing-twos = due
thing-threes = tre
thing-fours = quattro
thing-fives = cinque
thing-place = carta { $n }

view-hints = indizi
view-lives = vite
view-turns = ultimi turni
view-deck = mazzo
view-built = costruiti
view-discards = scarti
view-hands = mani
view-card = carta
view-kinds = può essere

ask-turn = Che cosa fai?
ask-draw = Quale carta viene pescata?
verb-discard = Scartare { NAME($a) }
    .name = Scartare
verb-play = Giocare { NAME($a) }
    .name = Giocare
verb-tell = Dire a { NAME($a) }: { NAME($b) }
    .name = Dire
verb-draw = Pescare { NAME($a) }
    .name = Pescare

tell-drew = { $seat ->
    [you] Peschi una carta.
   *[other] { NAME($seat) } pesca { NAME($card) }.
}
tell-discarded = { $seat ->
    [you] Scarti { NAME($card) }.
   *[other] { NAME($seat) } scarta { NAME($card) }.
}
tell-built = { $seat ->
    [you] Giochi { NAME($card) }: va bene.
   *[other] { NAME($seat) } gioca { NAME($card) }: va bene.
}
tell-missed = { $seat ->
    [you] Giochi { NAME($card) }: una vita è persa.
   *[other] { NAME($seat) } gioca { NAME($card) }: una vita è persa.
}
tell-told = { $seat ->
    [you] Dici a { NAME($to) }: { NAME($what) }: { $places }.
   *[other] { NAME($seat) } dice a { $to ->
        [you] te
       *[other] { NAME($to) }
    }: { NAME($what) }: { $places }.
}
tell-ended = La partita è finita. Punti: { $points }.
