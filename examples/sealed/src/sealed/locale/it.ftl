### Le parole di Buste chiuse in italiano.

title = Buste chiuse

## Le regole in breve

rules-1 = Compra merci in aste a busta chiusa. Ognuno desidera in segreto un tipo di merce: per lui vale più che per gli altri.
    .title = Scopo
rules-2 = Per sei volte qualcosa viene messo in vendita. Ognuno offre in segreto una moneta della propria borsa, oppure niente. Poi si scoprono tutte le offerte: compra la moneta più alta che nessun altro ha offerto. Tutte le monete offerte sono spese, chiunque compri.
    .title = Una vendita
rules-3 = Ogni merce vale 1 punto, e 3 punti per chi la desidera. Vince chi ha più punti.
    .title = La fine

## Cose

thing-silk = seta
thing-spice = spezie
thing-silver = argento
thing-coin = { $n }
thing-nothing = niente

text-silk = Ce ne sono quattro nella scorta. Vale 1 punto, e 3 per chi desidera seta.
text-spice = Ce ne sono quattro nella scorta. Vale 1 punto, e 3 per chi desidera spezie.
text-silver = Ce ne sono quattro nella scorta. Vale 1 punto, e 3 per chi desidera argento.

## Che cosa si vede

view-round = vendita n.
view-for_sale = in vendita
view-stock = ancora da vendere
view-unsold = invenduto
view-players = giocatori
view-purse = borsa
view-bid = offerta
view-goods = comprato
view-wants = desidera

## Domande e risposte

ask-bid = In vendita: { NAME($goods) }. Che cosa offri?
ask-want = Che cosa desidera un giocatore?
ask-offer = Che cosa viene messo in vendita?

verb-bid = Offri { NAME($a) }
    .name = Offri
verb-keep = Non offrire niente
    .name = Non offrire niente
verb-offer = Metti in vendita { NAME($a) }
    .name = Metti in vendita
verb-want = Desidera { NAME($a) }
    .name = Desidera

## Che cosa succede

tell-wants = { $goods ->
    [hidden] { $seat ->
        [you] Scopri che cosa desideri.
       *[other] { NAME($seat) } scopre che cosa desidera.
    }
   *[other] Desideri { NAME($goods) }.
}
tell-offered = Vendita { $round }: { NAME($goods) }.
tell-sealed = { $seat ->
    [you] Offri in busta chiusa: { NAME($coin) }.
   *[other] { NAME($seat) } fa un’offerta in busta chiusa.
}
tell-opened = { $seat ->
    [you] Tu: { NAME($coin) }.
   *[other] { NAME($seat) }: { NAME($coin) }.
}
tell-bought = { $seat ->
    [you] Compri { NAME($goods) }.
   *[other] { NAME($seat) } compra { NAME($goods) }.
}
tell-unsold = Nessuno compra { NAME($goods) }.
tell-scored = { $seat ->
    [you] Tu desideravi { NAME($goods) }:
   *[other] { NAME($seat) } desiderava { NAME($goods) }:
} { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
tell-wins = { $seat ->
    [you] Hai vinto!
   *[other] { NAME($seat) } vince.
}
