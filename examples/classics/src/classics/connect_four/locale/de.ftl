### Die Wörter von „Vier gewinnt“ auf Deutsch.

title = Vier gewinnt

rules-1 = Werft abwechselnd Scheiben in die Spalten. Wer vier eigene in einer Linie hat, gewinnt: waagrecht, senkrecht oder schräg.
    .title = Ziel

thing-column = Spalte { $n }

view-columns = Spalten, von unten
view-line = vier in einer Linie
view-turn = am Zug

ask-drop = In welche Spalte?
verb-drop = Eine Scheibe in { NAME($a) } werfen
    .name = Werfen

tell-dropped = { $seat ->
    [you] Du wirfst eine Scheibe in { NAME($column) }.
   *[other] { NAME($seat) } wirft eine Scheibe in { NAME($column) }.
}
tell-wins = { $seat ->
    [you] Du gewinnst!
   *[other] { NAME($seat) } gewinnt.
}
tell-full = Alles ist voll: niemand gewinnt.
