### Die Wörter von „Hanabi“ auf Deutsch.

title = Hanabi

rules-1 = Baut zusammen fünf Feuerwerke, eines in jeder Farbe, von 1 bis 5. Jede Karte zählt 1 Punkt; ist das dritte Leben verloren, gibt es keinen.
    .title = Ziel
rules-2 = Du siehst die Karten aller anderen, aber deine eigenen nicht. In deinem Zug spielst du eine Karte, oder du wirfst eine ab und gewinnst einen Hinweis, oder du verbrauchst einen Hinweis und sagst jemandem, welche seiner Karten von einer Farbe oder einer Zahl sind. Was nicht passt, kostet ein Leben; eine passende 5 bringt einen Hinweis zurück. Ist der Stapel leer, hat jeder noch einen Zug.
    .title = Ein Zug

thing-red = Rot { $n }
thing-yellow = Gelb { $n }
thing-green = Grün { $n }
thing-white = Weiß { $n }
thing-blue = Blau { $n }
thing-reds = rote
thing-yellows = gelbe
thing-greens = grüne
thing-whites = weiße
thing-blues = blaue
thing-ones = Einsen
thing-twos = Zweien
thing-threes = Dreien
thing-fours = Vieren
thing-fives = Fünfen
thing-place = Karte { $n }

view-hints = Hinweise
view-lives = Leben
view-turns = letzte Züge
view-deck = Stapel
view-built = gebaut
view-discards = abgeworfen
view-hands = Hände
view-card = Karte
view-kinds = kann sein

ask-turn = Was tust du?
ask-draw = Welche Karte wird gezogen?
verb-discard = { NAME($a) } abwerfen
    .name = Abwerfen
verb-play = { NAME($a) } spielen
    .name = Spielen
verb-tell = { NAME($a) } sagen: { NAME($b) }
    .name = Sagen
verb-draw = { NAME($a) } ziehen
    .name = Ziehen

tell-drew = { $seat ->
    [you] Du ziehst eine Karte.
   *[other] { NAME($seat) } zieht { NAME($card) }.
}
tell-discarded = { $seat ->
    [you] Du wirfst { NAME($card) } ab.
   *[other] { NAME($seat) } wirft { NAME($card) } ab.
}
tell-built = { $seat ->
    [you] Du spielst { NAME($card) }: das passt.
   *[other] { NAME($seat) } spielt { NAME($card) }: das passt.
}
tell-missed = { $seat ->
    [you] Du spielst { NAME($card) }: ein Leben ist verloren.
   *[other] { NAME($seat) } spielt { NAME($card) }: ein Leben ist verloren.
}
tell-told = { $seat ->
    [you] Du sagst { NAME($to) }: { NAME($what) }: { $places }.
   *[other] { NAME($seat) } sagt { $to ->
        [you] dir
       *[other] { NAME($to) }
    }: { NAME($what) }: { $places }.
}
tell-ended = Das Spiel ist aus. Punkte: { $points }.
