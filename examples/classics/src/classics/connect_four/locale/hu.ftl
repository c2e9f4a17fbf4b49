### A Négyes szavai magyarul.

title = Négyes

rules-1 = Felváltva dobtok korongot az oszlopokba. Az nyer, akinek négy saját korongja egy vonalban van: vízszintesen, függőlegesen vagy átlósan.
    .title = Cél

thing-column = { $n }. oszlop

view-columns = oszlopok, alulról
view-line = négy egy vonalban
view-turn = soron van

ask-drop = Melyik oszlopba?
verb-drop = Korong ide: { NAME($a) }
    .name = Korong

tell-dropped = { $seat ->
    [you] Ide dobsz korongot: { NAME($column) }.
   *[other] { NAME($seat) } ide dob korongot: { NAME($column) }.
}
tell-wins = { $seat ->
    [you] Nyertél!
   *[other] { NAME($seat) } nyert.
}
tell-full = Minden oszlop tele van: senki sem nyert.
