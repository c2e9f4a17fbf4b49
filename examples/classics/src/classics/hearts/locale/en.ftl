### The words of Hearts in English.

title = Hearts

rules-1 = Avoid hearts, which are 1 point each, and the queen of spades, which is 13. Whoever takes them all has none, and everybody else has 26. The fewest points win.
    .title = Aim
rules-2 = Everybody gets thirteen cards. Whoever has the two of clubs leads it. Follow the suit that was led; if you cannot, play anything, but nothing that counts in the first trick if it can be helped. The highest card of the suit that was led takes the trick and leads the next one. Hearts may be led once they are broken: by a heart or the queen of spades that was played.
    .title = Tricks

thing-club = ♣ { $n ->
        [11] J
        [12] Q
        [13] K
        [14] A
       *[other] { $n }
    }
thing-diamond = ♦ { $n ->
        [11] J
        [12] Q
        [13] K
        [14] A
       *[other] { $n }
    }
thing-heart = ♥ { $n ->
        [11] J
        [12] Q
        [13] K
        [14] A
       *[other] { $n }
    }
thing-spade = ♠ { $n ->
        [11] J
        [12] Q
        [13] K
        [14] A
       *[other] { $n }
    }
thing-clubs = clubs
thing-diamonds = diamonds
thing-hearts = hearts
thing-spades = spades

view-hand = hand
view-trick = trick
view-leader = leads
view-broken = hearts broken
view-played = played
view-pack = not dealt
view-players = players
view-cards = cards
view-points = points
view-lacks = without

ask-play = Which card do you play?
ask-deal = Which card is dealt?
verb-play = Play { NAME($a) }
    .name = Play
verb-deal = Deal { NAME($a) }
    .name = Deal

tell-dealt = { $seat ->
    [you] You get { NAME($card) }.
   *[other] { NAME($seat) } gets a card.
}
tell-leads = { $seat ->
    [you] You have the two of clubs and lead.
   *[other] { NAME($seat) } has the two of clubs and leads.
}
tell-played = { $seat ->
    [you] You play { NAME($card) }.
   *[other] { NAME($seat) } plays { NAME($card) }.
}
tell-took = { $seat ->
    [you] You take the trick: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { NAME($seat) } takes the trick: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
