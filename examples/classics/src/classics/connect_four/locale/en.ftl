### The words of Connect Four in English.

title = Connect Four

rules-1 = Drop discs into the columns by turns. Whoever has four of their own in a line wins: across, upwards or aslant.
    .title = Aim

thing-column = column { $n }

view-columns = columns, from the bottom
view-line = four in a line
view-turn = turn

ask-drop = Into which column?
verb-drop = Drop a disc into { NAME($a) }
    .name = Drop

tell-dropped = { $seat ->
    [you] You drop a disc into { NAME($column) }.
   *[other] { NAME($seat) } drops a disc into { NAME($column) }.
}
tell-wins = { $seat ->
    [you] You win!
   *[other] { NAME($seat) } wins.
}
tell-full = The grid is full: nobody wins.
