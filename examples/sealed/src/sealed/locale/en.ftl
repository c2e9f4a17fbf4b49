### The words of Sealed Bids in English.

title = Sealed Bids

## The rules in short

rules-1 = Buy goods at sealed auctions. Everybody secretly wants one kind: it is worth more to them than to the others.
    .title = Aim
rules-2 = Six times something comes up for sale. Everybody seals one coin from their purse, or nothing. Then all bids are opened: the highest coin that nobody else has bid buys. All coins that were bid are spent, whoever buys.
    .title = A sale
rules-3 = Goods are worth 1 point each, and 3 points to whoever wants them. Most points win.
    .title = The end

## Things

thing-silk = silk
thing-spice = spice
thing-silver = silver
thing-coin = { $n }
thing-nothing = nothing

text-silk = Four of them are in the stock. Worth 1 point, and 3 to whoever wants silk.
text-spice = Four of them are in the stock. Worth 1 point, and 3 to whoever wants spice.
text-silver = Four of them are in the stock. Worth 1 point, and 3 to whoever wants silver.

## What a view holds

view-round = sale
view-for_sale = for sale
view-stock = still to come
view-unsold = unsold
view-players = players
view-purse = purse
view-bid = bid
view-goods = bought
view-wants = wants

## Questions and answers

ask-bid = For sale: { NAME($goods) }. What do you bid?
ask-want = What does a player want?
ask-offer = What comes up for sale?

verb-bid = Bid { NAME($a) }
    .name = Bid
verb-keep = Bid nothing
    .name = Bid nothing
verb-offer = Put up { NAME($a) } for sale
    .name = Put up for sale
verb-want = Want { NAME($a) }
    .name = Want

## What happens

tell-wants = { $goods ->
    [hidden] { $seat ->
        [you] You learn what you want.
       *[other] { NAME($seat) } learns what they want.
    }
   *[other] You want { NAME($goods) }.
}
tell-offered = Sale { $round }: { NAME($goods) }.
tell-sealed = { $seat ->
    [you] You seal your bid: { NAME($coin) }.
   *[other] { NAME($seat) } seals a bid.
}
tell-opened = { $seat ->
    [you] You: { NAME($coin) }.
   *[other] { NAME($seat) }: { NAME($coin) }.
}
tell-bought = { $seat ->
    [you] You buy { NAME($goods) }.
   *[other] { NAME($seat) } buys { NAME($goods) }.
}
tell-unsold = Nobody buys { NAME($goods) }.
tell-scored = { $seat ->
    [you] You wanted { NAME($goods) }:
   *[other] { NAME($seat) } wanted { NAME($goods) }:
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tell-wins = { $seat ->
    [you] You win!
   *[other] { NAME($seat) } wins.
}
