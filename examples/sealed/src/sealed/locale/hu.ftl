### A Zárt licit szavai magyarul.

title = Zárt licit

## A szabályok röviden

rules-1 = Vásárolj árut zárt licitekkel! Mindenki titokban egyféle árura vágyik: az neki többet ér, mint a többieknek.
    .title = Cél
rules-2 = Hatszor kerül eladásra valami. Mindenki letesz titokban egy érmét az erszényéből, vagy semmit. Aztán minden felfedésre kerül: az a legmagasabb érme vásárol, amelyből más nem tett. A letett érmék elfogynak, akárki vásárol is.
    .title = Egy eladás
rules-3 = Minden áru 1 pontot ér, és 3 pontot annak, aki arra vágyik. A legtöbb pont nyer.
    .title = A játék vége

## Dolgok

thing-silk = selyem
thing-spice = fűszer
thing-silver = ezüst
thing-coin = { $n }
thing-nothing = semmi

text-silk = Négy van belőle a készletben. 1 pontot ér, és 3-at annak, aki selyemre vágyik.
text-spice = Négy van belőle a készletben. 1 pontot ér, és 3-at annak, aki fűszerre vágyik.
text-silver = Négy van belőle a készletben. 1 pontot ér, és 3-at annak, aki ezüstre vágyik.

## Amit látni lehet

view-round = hányadik eladás
view-for_sale = eladó
view-stock = még jön
view-unsold = eladatlan
view-players = játékosok
view-purse = erszény
view-bid = tét
view-goods = megvette
view-wants = vágya

## Kérdések és válaszok

ask-bid = Eladó: { NAME($goods) }. Mit teszel le?
ask-want = Mire vágyik egy játékos?
ask-offer = Mi kerül eladásra?

verb-bid = Letesz: { NAME($a) }
    .name = Letesz
verb-keep = Nem tesz le semmit
    .name = Nem tesz le semmit
verb-offer = Eladásra kínál: { NAME($a) }
    .name = Eladásra kínál
verb-want = Erre vágyik: { NAME($a) }
    .name = Erre vágyik

## Ami történik

tell-wants = { $goods ->
    [hidden] { $seat ->
        [you] Megtudod, mire vágysz.
       *[other] { NAME($seat) } megtudja, mire vágyik.
    }
   *[other] A vágyad: { NAME($goods) }.
}
tell-offered = { $round }. eladás: { NAME($goods) }.
tell-sealed = { $seat ->
    [you] Titokban ezt teszed le: { NAME($coin) }.
   *[other] { NAME($seat) } titokban licitál.
}
tell-opened = { $seat ->
    [you] Te: { NAME($coin) }.
   *[other] { NAME($seat) }: { NAME($coin) }.
}
tell-bought = { $seat ->
    [you] Megvetted: { NAME($goods) }.
   *[other] { NAME($seat) } megvette: { NAME($goods) }.
}
tell-unsold = Senki sem vette meg: { NAME($goods) }.
tell-scored = { $seat ->
    [you] A te vágyad { NAME($goods) } volt:
   *[other] { NAME($seat) } vágya { NAME($goods) } volt:
} { $points } pont.
tell-wins = { $seat ->
    [you] Nyertél!
   *[other] { NAME($seat) } nyert.
}
