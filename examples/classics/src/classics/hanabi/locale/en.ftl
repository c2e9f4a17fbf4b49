### The words of Hanabi in English.

title = Hanabi

rules-1 = Build five fireworks together, one of each colour, from 1 to 5. Every card is 1 point; if the third life is lost, there is none.
    .title = Aim
rules-2 = You see everybody's cards but your own. In your turn play a card, or discard one and gain a hint, or use up a hint and tell another player which of their cards are of one colour or of one rank. A card that does not fit costs a life; a 5 that fits brings a hint back. When the deck is empty, everybody has one more turn.
    .title = A turn

thing-red = red { $n }
thing-yellow = yellow { $n }
thing-green = green { $n }
thing-white = white { $n }
thing-blue = blue { $n }
thing-reds = red ones
thing-yellows = yellow ones
thing-greens = green ones
thing-whites = white ones
thing-blues = blue ones
thing-ones = ones
thing-twos = twos
thing-threes = threes
thing-fours = fours
thing-fives = fives
thing-place = card { $n }

view-hints = hints
view-lives = lives
view-turns = last turns
view-deck = deck
view-built = built
view-discards = discards
view-hands = hands
view-card = card
view-kinds = may be

ask-turn = What do you do?
ask-draw = Which card is drawn?
verb-discard = Discard { NAME($a) }
    .name = Discard
verb-play = Play { NAME($a) }
    .name = Play
verb-tell = Tell { NAME($a) }: { NAME($b) }
    .name = Tell
verb-draw = Draw { NAME($a) }
    .name = Draw

tell-drew = { $seat ->
    [you] You draw a card.
   *[other] { NAME($seat) } draws { NAME($card) }.
}
tell-discarded = { $seat ->
    [you] You discard { NAME($card) }.
   *[other] { NAME($seat) } discards { NAME($card) }.
}
tell-built = { $seat ->
    [you] You play { NAME($card) }: it fits.
   *[other] { NAME($seat) } plays { NAME($card) }: it fits.
}
tell-missed = { $seat ->
    [you] You play { NAME($card) }: a life is lost.
   *[other] { NAME($seat) } plays { NAME($card) }: a life is lost.
}
tell-told = { $seat ->
    [you] You tell { NAME($to) } the { NAME($what) }: { $places }.
   *[other] { NAME($seat) } tells { $to ->
        [you] you
       *[other] { NAME($to) }
    } the { NAME($what) }: { $places }.
}
tell-ended = The game is over. Points: { $points }.
