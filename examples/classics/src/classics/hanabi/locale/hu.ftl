### A Hanabi szavai magyarul.

title = Hanabi

rules-1 = Építsetek együtt öt tűzijátékot, minden színből egyet, 1-től 5-ig. Minden lap 1 pontot ér; ha a harmadik élet is elvész, nincs pont.
    .title = Cél
rules-2 = Mindenki lapját látod, csak a sajátodat nem. A körödben kijátszol egy lapot, vagy eldobsz egyet és kaptok egy tippet, vagy elhasználsz egy tippet, és megmondod valakinek, mely lapjai egy színűek vagy egy számúak. Ami nem illik, egy életbe kerül; egy illő 5-ös visszahoz egy tippet. Ha elfogyott a pakli, mindenkinek még egy köre van.
    .title = Egy kör

thing-red = piros { $n }
thing-yellow = sárga { $n }
thing-green = zöld { $n }
thing-white = fehér { $n }
thing-blue = kék { $n }
thing-reds = pirosak
thing-yellows = sárgák
thing-greens = zöldek
thing-whites = fehérek
thing-blues = kékek
thing-ones = egyesek
thing-twos = kettesek
thing-threes = hármasok
thing-fours = négyesek
thing-fives = ötösök
thing-place = { $n }. lap

view-hints = tippek
view-lives = életek
view-turns = utolsó körök
view-deck = pakli
view-built = felépült
view-discards = eldobva
view-hands = kezek
view-card = lap
view-kinds = lehet

ask-turn = Mit teszel?
ask-draw = Melyik lap húzódik?
verb-discard = Eldobás: { NAME($a) }
    .name = Eldobás
verb-play = Kijátszás: { NAME($a) }
    .name = Kijátszás
verb-tell = Tipp { NAME($a) } részére: { NAME($b) }
    .name = Tipp
verb-draw = Húzás: { NAME($a) }
    .name = Húzás

tell-drew = { $seat ->
    [you] Húzol egy lapot.
   *[other] { NAME($seat) } ezt húzza: { NAME($card) }.
}
tell-discarded = { $seat ->
    [you] Eldobod: { NAME($card) }.
   *[other] { NAME($seat) } eldobja: { NAME($card) }.
}
tell-built = { $seat ->
    [you] Kijátszod: { NAME($card) }. Illik.
   *[other] { NAME($seat) } kijátssza: { NAME($card) }. Illik.
}
tell-missed = { $seat ->
    [you] Kijátszod: { NAME($card) }. Egy élet elveszett.
   *[other] { NAME($seat) } kijátssza: { NAME($card) }. Egy élet elveszett.
}
tell-told = { $seat ->
    [you] Tipped { NAME($to) } részére: { NAME($what) }: { $places }.
   *[other] { NAME($seat) } tippje { $to ->
        [you] neked
       *[other] { NAME($to) } részére
    }: { NAME($what) }: { $places }.
}
tell-ended = Vége a játéknak. Pont: { $points }.
