### A Fekete Macska szavai magyarul.

title = Fekete Macska

rules-1 = Kerüld a kőröket, amelyek 1 pontot érnek, és a pikk dámát, amely 13-at. Aki mindet elviszi, annak nincs pontja, mindenki másnak 26 van. A legkevesebb pont nyer.
    .title = Cél
rules-2 = Mindenki tizenhárom lapot kap. Akinél a treff kettes van, azzal hív. A hívott színt adni kell; aki nem tudja, bármit adhat, de az első ütésben pontot érőt csak akkor, ha nincs más. A hívott szín legmagasabb lapja viszi az ütést, és az hív tovább. Kőrt akkor lehet hívni, ha kőr vagy a pikk dáma már leesett.
    .title = Ütések

thing-club = ♣ { $n ->
        [11] B
        [12] D
        [13] K
        [14] Á
       *[other] { $n }
    }
thing-diamond = ♦ { $n ->
        [11] B
        [12] D
        [13] K
        [14] Á
       *[other] { $n }
    }
thing-heart = ♥ { $n ->
        [11] B
        [12] D
        [13] K
        [14] Á
       *[other] { $n }
    }
thing-spade = ♠ { $n ->
        [11] B
        [12] D
        [13] K
        [14] Á
       *[other] { $n }
    }
thing-clubs = treff
thing-diamonds = káró
thing-hearts = kőr
thing-spades = pikk

view-hand = kéz
view-trick = ütés
view-leader = hív
view-broken = kőr leesett
view-played = kijátszva
view-pack = kiosztatlan
view-players = játékosok
view-cards = lap
view-points = pont
view-lacks = nincs nála

ask-play = Melyik lapot játszod ki?
ask-deal = Melyik lap kerül kiosztásra?
verb-play = Kijátszás: { NAME($a) }
    .name = Kijátszás
verb-deal = Osztás: { NAME($a) }
    .name = Osztás

tell-dealt = { $seat ->
    [you] Ezt kapod: { NAME($card) }.
   *[other] { NAME($seat) } kap egy lapot.
}
tell-leads = { $seat ->
    [you] Nálad van a treff kettes, te hívsz.
   *[other] Nála van a treff kettes, ő hív: { NAME($seat) }.
}
tell-played = { $seat ->
    [you] Kijátszod: { NAME($card) }.
   *[other] { NAME($seat) } kijátssza: { NAME($card) }.
}
tell-took = { $seat ->
    [you] Tiéd az ütés: { $points } pont.
   *[other] { NAME($seat) } viszi az ütést: { $points } pont.
}
