### Die Wörter von „Verdeckte Gebote“ auf Deutsch.

title = Verdeckte Gebote

## Die Regeln in Kürze

rules-1 = Kaufe Waren bei verdeckten Auktionen. Jeder wünscht sich heimlich eine Sorte: sie ist ihm mehr wert als den anderen.
    .title = Ziel
rules-2 = Sechsmal wird etwas angeboten. Jeder legt verdeckt eine Münze aus seinem Beutel, oder gar nichts. Dann wird alles aufgedeckt: die höchste Münze, die sonst niemand geboten hat, kauft. Alle gebotenen Münzen sind ausgegeben, wer auch kauft.
    .title = Ein Angebot
rules-3 = Jede Ware zählt 1 Punkt, und 3 Punkte für den, der sie sich wünscht. Die meisten Punkte gewinnen.
    .title = Ende

## Dinge

thing-silk = Seide
thing-spice = Gewürz
thing-silver = Silber
thing-coin = { $n }
thing-nothing = nichts

text-silk = Viermal im Vorrat. Zählt 1 Punkt, und 3 für den, der sich Seide wünscht.
text-spice = Viermal im Vorrat. Zählt 1 Punkt, und 3 für den, der sich Gewürz wünscht.
text-silver = Viermal im Vorrat. Zählt 1 Punkt, und 3 für den, der sich Silber wünscht.

## Was zu sehen ist

view-round = Angebot Nr.
view-for_sale = zu kaufen
view-stock = kommt noch
view-unsold = unverkauft
view-players = Spieler
view-purse = Beutel
view-bid = Gebot
view-goods = gekauft
view-wants = wünscht sich

## Fragen und Antworten

ask-bid = Zu kaufen: { NAME($goods) }. Was bietest du?
ask-want = Was wünscht sich jemand?
ask-offer = Was wird angeboten?

verb-bid = { NAME($a) } bieten
    .name = Bieten
verb-keep = Nichts bieten
    .name = Nichts bieten
verb-offer = { NAME($a) } anbieten
    .name = Anbieten
verb-want = Sich { NAME($a) } wünschen
    .name = Sich wünschen

## Was geschieht

tell-wants = { $goods ->
    [hidden] { $seat ->
        [you] Du erfährst, was du dir wünschst.
       *[other] { NAME($seat) } hat jetzt einen Wunsch.
    }
   *[other] Du wünschst dir { NAME($goods) }.
}
tell-offered = Angebot { $round }: { NAME($goods) }.
tell-sealed = { $seat ->
    [you] Du bietest verdeckt: { NAME($coin) }.
   *[other] { NAME($seat) } bietet verdeckt.
}
tell-opened = { $seat ->
    [you] Du: { NAME($coin) }.
   *[other] { NAME($seat) }: { NAME($coin) }.
}
tell-bought = { $seat ->
    [you] Du kaufst { NAME($goods) }.
   *[other] { NAME($seat) } kauft { NAME($goods) }.
}
tell-unsold = Niemand kauft { NAME($goods) }.
tell-scored = { $seat ->
    [you] Du hast dir { NAME($goods) } gewünscht:
   *[other] { NAME($seat) } hat sich { NAME($goods) } gewünscht:
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
tell-wins = { $seat ->
    [you] Du gewinnst!
   *[other] { NAME($seat) } gewinnt.
}
