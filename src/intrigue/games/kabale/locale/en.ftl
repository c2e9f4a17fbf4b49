### Kabale und Hiebe in English.
### Forms of a thing: the name alone; .the with its article.

title = Kabale und Hiebe

## Cards

thing-king = King
    .the = the King
thing-queen = Queen
    .the = the Queen
thing-juliet = Juliet
    .the = Juliet
thing-alchemist = Alchemist
    .the = the Alchemist
thing-fencing_master = Fencing Master
    .the = the Fencing Master
thing-landlord = Landlord
    .the = the Landlord
thing-merchant = Merchant
    .the = the Merchant
thing-cardinal = Cardinal
    .the = the Cardinal
thing-minstrel = Minstrel
    .the = the Minstrel
thing-explorer = Explorer
    .the = the Explorer
thing-assassin = Assassin
    .the = the Assassin
thing-storm = Storm
    .the = the Storm
thing-magic_cap = Magic Cap
    .the = the Magic Cap
thing-traitor = Traitor
    .the = the Traitor
thing-musketeers = Musketeers
    .the = the Musketeers
thing-wizard = Wizard
    .the = the Wizard
thing-witch = Witch
    .the = the Witch
thing-prince = Prince
    .the = the Prince
thing-squire = Squire
    .the = the Squire
thing-hermit = Hermit
    .the = the Hermit
thing-little_giant = Little Giant
    .the = the Little Giant
thing-double = Double
    .the = the Double
thing-dragon = Dragon
    .the = the Dragon
thing-romeo = Romeo
    .the = Romeo
thing-beggar = Beggar
    .the = the Beggar

## Goals, columns, colours

kind-alchemy = Alchemy
kind-fencing = Fencing
kind-farming = Farming
kind-trade = Trade
kind-religion = Religion
kind-music = Music

thing-alchemy = { kind-alchemy } { $n }
thing-fencing = { kind-fencing } { $n }
thing-farming = { kind-farming } { $n }
thing-trade = { kind-trade } { $n }
thing-religion = { kind-religion } { $n }
thing-music = { kind-music } { $n }

thing-column = column { $n }

thing-red = red
thing-blue = blue
thing-yellow = yellow
thing-green = green
thing-white = white
thing-black = black

## Questions

ask-turn = Your turn: which card do you lay, and in which column?
ask-magic-cap = Your Magic Cap in { NAME($column) } was turned up: do you slide a card under it?
ask-traitor = Your Traitor in { NAME($column) } was turned up: do you swap { NAME($goal) } for the goal of another column?
ask-draw = Which card is drawn?
ask-goal = Which goal is turned up?
ask-start-player = Who begins?

## Answers: $a and $b are the things named, in their order

verb-lay = Lay { NAME($a, case: "the") } in { NAME($b) }
verb-slide = Slide { NAME($a, case: "the") } under the Magic Cap
verb-keep = Slide nothing under the Magic Cap
verb-swap = Swap goals with { NAME($a) }
verb-stay = Swap nothing
verb-start = { $a ->
    [you] You begin
   *[other] { NAME($a) } begins
}
verb-turn-up = Turn up { NAME($a) }
verb-draw = Draw { NAME($a, case: "the") }

## What happens in a round

tell-starts = { $seat ->
    [you] You begin the game.
   *[other] { NAME($seat) } begins the game.
}
tell-round-begins = Round { $round } begins.
tell-goal-turned-up = Goal of { NAME($column) }: { NAME($goal) }
tell-skipped = { $seat ->
    [you] You have no cards left and miss the turn.
   *[other] { NAME($seat) } has no cards left and misses the turn.
}
tell-laid = { $seat ->
    [you] You lay { NAME($card, case: "the") } in { NAME($column) }.
   *[other] { NAME($seat) } lays { NAME($card, case: "the") } in { NAME($column) }.
}
tell-turned-up = Turned up in { NAME($column) }: { $owner ->
    [you] your { NAME($card) }.
   *[other] { NAME($owner) }’s { NAME($card) }.
}
tell-explorer-moves = { $owner ->
    [you] Your Explorer moves on from { NAME($column) } to the bottom of { NAME($there) }.
   *[other] { NAME($owner) }’s Explorer moves on from { NAME($column) } to the bottom of { NAME($there) }.
}
tell-explorer-stays = { $owner ->
    [you] Your Explorer stays in { NAME($column) }, face up.
   *[other] { NAME($owner) }’s Explorer stays in { NAME($column) }, face up.
}
tell-assassinated = The Assassin strikes in { NAME($column) }: { $owner ->
    [you] you lose { NAME($card, case: "the") }.
   *[other] { NAME($owner) } loses { NAME($card, case: "the") }.
}
tell-storm-closes = The Storm closes { NAME($column) }.
tell-slid-under = { $seat ->
    [you] You slide { NAME($card, case: "the") } under the Magic Cap in { NAME($column) }.
   *[other] { NAME($seat) } slides { NAME($card, case: "the") } under the Magic Cap in { NAME($column) }.
}
tell-cap-unused = { $seat ->
    [you] You slide nothing under the Magic Cap in { NAME($column) }.
   *[other] { NAME($seat) } slides nothing under the Magic Cap in { NAME($column) }.
}
tell-goals-swapped = { $seat ->
    [you] You swap two goals:
   *[other] { NAME($seat) } swaps two goals:
} { NAME($column) } now has { NAME($goal) }, { NAME($there) } has { NAME($gone) }.
tell-no-swap = { $seat ->
    [you] Your Traitor in { NAME($column) } swaps nothing.
   *[other] { NAME($seat) }’s Traitor in { NAME($column) } swaps nothing.
}
tell-drew = { $seat ->
    [you] You draw { NAME($card, case: "the") }.
   *[other] { NAME($seat) } draws { NAME($card, case: "the") }.
}
tell-shuffled = { $seat ->
    [you] You shuffle your discards into a new draw pile.
   *[other] { NAME($seat) } shuffles the discards into a new draw pile.
}
tell-nothing-to-draw = { $seat ->
    [you] You have nothing left to draw.
   *[other] { NAME($seat) } has nothing left to draw.
}

## The settling

tell-round-ends = Round { $round } is over.
tell-shown = Shown in { NAME($column) }: { $owner ->
    [you] your { NAME($card) }.
   *[other] { NAME($owner) }’s { NAME($card) }.
}
tell-settling = Settling { NAME($column) }, { NAME($goal) }:
tell-musketeers = The Musketeers void all other abilities in { NAME($column) }.
tell-cancelled = { $card ->
    [wizard] The Wizards in { NAME($column) } cancel each other out.
   *[witch] The Witches in { NAME($column) } cancel each other out.
}
tell-removed = Removed by { NAME($by, case: "the") }: { $owner ->
    [you] your { NAME($card) }.
   *[other] { NAME($owner) }’s { NAME($card) }.
}
tell-worth = { NAME($card) } ({ NAME($owner) }): { $value }
tell-worth-own-kind = { NAME($card) } ({ NAME($owner) }): { $value }, under the right kind of goal
tell-worth-other-kind = { NAME($card) } ({ NAME($owner) }): { $value }, under another kind of goal
tell-worth-by-others = { NAME($card) } ({ NAME($owner) }): { $card ->
    [hermit] 12 less 1 { $others ->
        [0] for each other card, but there is none
        [one] for the other card
       *[other] for each of the { $others } other cards
    }: { $value }
   *[little_giant] 2 plus 3 { $others ->
        [0] for each other card, but there is none
        [one] for the other card
       *[other] for each of the { $others } other cards
    }: { $value }
}
tell-worth-with-juliet = { NAME($card) } ({ NAME($owner) }): { $value }, beside his own Juliet
tell-worth-copied = { NAME($card) } ({ NAME($owner) }): { $value }, like { NAME($copied, case: "the") } below
tell-worth-nothing = { NAME($card) } ({ NAME($owner) }): no value, with nothing to copy
tell-worth-void = { NAME($card) } ({ NAME($owner) }): no value, for the Musketeers void what it can do
tell-dragon-takes = { NAME($card) } ({ NAME($owner) }): { $dragons ->
    [one] less 2 for a hostile Dragon
   *[other] less 2 for each of { $dragons } hostile Dragons
}: { $value }
tell-total = { $seat ->
    [you] Your total: { $total }
   *[other] { NAME($seat) }’s total: { $total }
}
tell-goal-won = { $seat ->
    [you] You win
   *[other] { NAME($seat) } wins
} { NAME($goal) } in { NAME($column) }: { $why ->
    [pair] Prince and Squire are together.
    [nearest] tied for the most ({ $total }), but nearest to the goal.
    [farthest] by the Beggar, tied for the least ({ $total }), but farthest from the goal.
    [least] by the Beggar, with the least influence ({ $total }).
   *[most] with the most influence ({ $total }).
}
tell-goal-lost = Nobody can win { NAME($goal) } in { NAME($column) }; it leaves the game.

## What an answer means. Each goes on after “This”.

means-points = brings { $points ->
    [one] 1 point
   *[other] { $points } points
}
means-round-ends = ends the round
means-lead = takes the lead for { NAME($goal) }
means-lead-from = overtakes { NAME($seat) } for { NAME($goal) }
means-stops = keeps { NAME($seat) } from { NAME($goal) }
means-firm = strengthens the lead for { NAME($goal) }
means-gives-up = gives up the lead for { NAME($goal) }
means-closes = closes { NAME($column) }
means-turns-up = turns up { NAME($seat) }’s card in { NAME($column) }
means-turns-up-own = turns up { NAME($card, case: "the") } in { NAME($column) }

## The end

tell-game-ends = The game is over.
tell-score-sum = { $seat ->
    [you] You have
   *[other] { NAME($seat) } has
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $goals ->
    [0] {" "}and no goals.
    [one] {" "}from { $goals } goal.
   *[other] {" "}from { $goals } goals.
}
tell-score-set = { $seat ->
    [you] You have
   *[other] { NAME($seat) } has
} { $points } points: one goal of each kind makes { $best }, doubled{ $others ->
    [0] .
    [one] , less 1 for { $others } other goal.
   *[other] , less 1 for each of { $others } other goals.
}
tell-wins = { $seat ->
    [you] You win the game!
   *[other] { NAME($seat) } wins the game!
}
tell-shares-victory = { $seat ->
    [you] You share the victory.
   *[other] { NAME($seat) } shares the victory.
}

## What the cards do

text-king = Worth 20, more than any other card.
text-queen = Worth 16.
text-juliet = Worth 14. Your Romeo in the same column is worth 15 instead of 5.
text-alchemist = Worth 12 under an alchemy goal, 8 under any other. This is no ability, so even Musketeers leave it alone.
text-fencing_master = Worth 12 under a fencing goal, 8 under any other. This is no ability, so even Musketeers leave it alone.
text-landlord = Worth 12 under a farming goal, 8 under any other. This is no ability, so even Musketeers leave it alone.
text-merchant = Worth 12 under a trade goal, 8 under any other. This is no ability, so even Musketeers leave it alone.
text-cardinal = Worth 12 under a religion goal, 8 under any other. This is no ability, so even Musketeers leave it alone.
text-minstrel = Worth 12 under a music goal, 8 under any other. This is no ability, so even Musketeers leave it alone.
text-explorer = Worth 13. When another card turns it up, it moves face down to the bottom of the next column on the right (from the last to the first, passing over closed ones) and turns up the face-down card above it there. Turned up a second time in one turn, it stays.
text-assassin = Worth 9½. When another card turns it up, that card goes to its owner’s discards at once, unseen, whoever owns it. Cards laid below it later are safe.
text-storm = Worth 9. When another card turns it up, its column is closed: it takes no more cards and counts as full.
text-magic_cap = Worth 0. When another card turns it up, its owner may slide a card from hand face down under it and draws a card. That card stays face down until the round ends and normally does not help to fill the column; an immediate ability of it never works, one at the end of the round does.
text-traitor = Worth 10. When another card turns it up, its owner may swap the goal of this column with the goal of any other. All cards stay where they are.
text-musketeers = Worth 11. At the end of the round they void the abilities of all other cards in the column: every card is worth its printed number, a Double nothing, and the most influence wins.
text-wizard = Worth 7. At the end of the round a single Wizard removes all cards worth 10 or more from the column, by their printed numbers, and every Double above such a card that copies it. Several Wizards cancel each other out.
text-witch = Worth 1. At the end of the round, after the Wizard, a single Witch removes all other cards worth 9 or less from the column, by their printed numbers, and every Double above such a card, or above herself, that copies it. Several Witches cancel each other out.
text-prince = Worth 14. Whoever has both Prince and Squire in the column at the end of the round takes its goal, whatever the values. Of several pairs, the one with a card nearest to the goal wins.
text-squire = Worth 2. Whoever has both Prince and Squire in the column at the end of the round takes its goal, whatever the values. Of several pairs, the one with a card nearest to the goal wins.
text-hermit = Worth 12, less 1 for every other card in the column at the end of the round.
text-little_giant = Worth 2, plus 3 for every other card in the column at the end of the round.
text-double = Worth as much as the card directly below it, before Dragons take anything off; it copies no ability. A Wizard or Witch who hits the card below hits the Double too. With no card below it has no value, and alone cannot win.
text-dragon = Worth 11. At the end of the round it takes 2 off every card of the other players in the column, though none falls below 0. Several Dragons add up.
text-romeo = Worth 5, but 15 if your own Juliet lies in the same column at the end of the round. For Wizard and Witch he always counts 5.
text-beggar = Worth 4. With a Beggar in the column at the end of the round, the least influence wins its goal; a tie goes to the card farthest from the goal.

text-goal = Worth { $n ->
    [one] { $n } point; its column is full with { $n } card.
   *[other] { $n } points; its column is full with { $n } cards.
}
text-alchemy = { text-goal } The Alchemist is worth 12 here.
text-fencing = { text-goal } The Fencing Master is worth 12 here.
text-farming = { text-goal } The Landlord is worth 12 here.
text-trade = { text-goal } The Merchant is worth 12 here.
text-religion = { text-goal } The Cardinal is worth 12 here.
text-music = { text-goal } The Minstrel is worth 12 here.

## Table options

option-start_player = Who has the first turn?
option-start_player-youngest = The youngest player; chance decides if nobody says who that is
option-start_player-random = Chance decides
option-start_player-seat = { NAME($seat) }
option-cap_counts_toward_filling = Does a card under a Magic Cap help to fill the column?
option-cap_counts_toward_filling-false = No, it shares the place of the Cap
option-cap_counts_toward_filling-true = Yes, it counts as one more card
option-explorer_no_exit = An Explorer is turned up while all other columns are closed
option-explorer_no_exit-own_column = It goes to the bottom of its own column
option-explorer_no_exit-stays = It stays where it is, face up
option-assassin_victim_shown = Is the card that an Assassin strikes shown?
option-assassin_victim_shown-false = No, only its owner knows it
option-assassin_victim_shown-true = Yes, everybody sees it
option-won_goals_hidden = Do won goals lie face down?
option-won_goals_hidden-true = Yes, only their number is on show
option-won_goals_hidden-false = No, they lie open
option-colour = Colour: { NAME($seat) }
option-colour-red = red
option-colour-blue = blue
option-colour-yellow = yellow
option-colour-green = green
option-colour-white = white
option-colour-black = black

## What it is about

about = Face-down cards, borrowed influence, and one well-timed storm: six rounds at a court of schemers.

## On the drawn table: what is printed small on a card, labels, and what screen readers say

board-does-king = Nothing is worth more.
board-does-queen = Much influence, no tricks.
board-does-juliet = Makes your Romeo here worth 15.
board-does-explorer = When turned up, it goes on to the next column.
board-does-assassin = Removes the card that turns it up.
board-does-storm = When turned up, it closes the column.
board-does-magic_cap = When turned up, you may slide a card under it.
board-does-traitor = When turned up, you may swap two goals.
board-does-musketeers = All other abilities in the column are void.
board-does-wizard = If alone, removes all cards worth 10 or more.
board-does-witch = If alone, removes all others worth 9 or less.
board-does-prince = Takes the goal together with your Squire.
board-does-squire = Takes the goal together with your Prince.
board-does-hermit = 1 less for every other card.
board-does-little_giant = 3 more for every other card.
board-does-double = Worth as much as the card below it.
board-does-dragon = Takes 2 off every hostile card.
board-does-romeo = Worth 15 beside your Juliet.
board-does-beggar = The least influence wins the goal.
board-does-specialist = { $kind }: { $own }. Any other goal: { $other }.

board-note-plain = influence only
board-note-own-kind = his own goal
board-note-other-kind = not his goal
board-note-used = has acted
board-note-storm = column closed
board-note-cap-empty = nothing beneath
board-note-cap-full = a card beneath
board-note-musketeers = void the others
board-note-wizard = removes 10 or more
board-note-witch = removes 9 or less
board-note-prince = wins with Squire
board-note-squire = wins with Prince
board-note-hermit = −1 per other
board-note-little_giant = +3 per other
board-note-double = copies below
board-note-dragon = others −2
board-note-romeo = 15 with Juliet
board-note-beggar = the least wins

board-when-plain = influence only
board-when-immediate = acts when turned up
board-when-end = acts at the end of the round
board-in-hand = { NAME($card) }, worth { $value }, { $when }. { $does }

board-round = round { $n } of { $of }
board-columns = Columns
board-column = { NAME($column) }, { NAME($goal) }, { board-filling }{ $state ->
    [closed] , closed
    [full] , full
   *[open] {""}
}
board-filling = { $n } of { $of } { $of ->
    [one] card
   *[other] cards
}
board-filling-short = { $n } of { $of }
board-full = full
board-closed = closed
board-card-up = { $owner ->
    [you] your { NAME($card) }
   *[other] { NAME($owner) }’s { NAME($card) }
}, worth { $value }
board-card-down = { $owner ->
    [you] your { NAME($card) }
   *[other] { NAME($owner) }’s { NAME($card) }
}, face down{ $place ->
    [under] {" "}under the Magic Cap
   *[column] {""}
}
board-card-hidden = { $owner ->
    [you] your card
   *[other] { NAME($owner) }’s card
}, face down{ $place ->
    [under] {" "}under the Magic Cap
   *[column] {""}
}
board-back = { NAME($owner) }’s card
board-mine-down = yours, face down
board-under = under the Cap
board-on-the-way = on the way
board-lay-here = Lay it here
board-turns-up = turns up { $owner ->
    [you] your { NAME($card) }
   *[other] { NAME($owner) }’s { NAME($card) }
}
board-turns-up-hidden = turns up { NAME($owner) }’s card
board-turns-up-nothing = turns up nothing
board-swap-here = Swap goals
board-swap-gets = you get { NAME($goal) } for it
board-swap-from = the goal to be swapped
board-shut = No card may be added.
    .title = Closed by a Storm.

board-your-hand = Your hand
board-your-goals = Your goals
board-hand-count = hand: { $n }
board-pile = draw pile
board-pile-count = draw pile: { $n }
board-discards = discards
board-discards-count = discards: { $n }
board-goals-won = { $n ->
    [0] no goals won
    [one] { $n } goal won
   *[other] { $n } goals won
}
board-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-set-to-go = { $n ->
    [one] One kind to go
   *[other] { $n } kinds to go
} for the doubled set.
board-set-done = All six kinds: the set may count double.
board-kind-best = { $kind }: { $n }
board-kind-none = { $kind }: none
board-you = you
board-bot = bot
board-away = away

board-settled = Round { $n } is settled
board-go-on = Go on
board-show-all = Show all

board-end-sum = Sum
board-end-set = Doubled set
board-end-no-set = { $n } of { $of } kinds
board-end-set-sum = { $best } × 2{ $others ->
    [0] {""}
   *[other] {" "}− { $others }
}
board-end-counts = counts
board-end-awards = How the goals were won
board-end-round = Round { $n }

board-why-over = The game is over.
board-why-watching = You are watching; only players can act.
board-why-other = It is for { NAME($seat) } to act now.
board-why-closed = Closed by a Storm: no card may be added here (K-89).
board-why-own-column = Your Traitor lies in this column: its goal can only be swapped with that of another one (K-106).
board-why-not-in-hand = You do not have { NAME($card, case: "the") } in your hand.
board-why-card-first = First choose a card from your hand.
board-why-slide = A card from your hand goes under the Magic Cap; no column is to be chosen (K-94).
board-why-swap = Goals are swapped now; no card is laid (K-105).
board-why-no-cap = No Magic Cap of yours has been turned up (K-94).
board-why-no-traitor = No Traitor of yours has been turned up (K-105).
board-why-no-column = { $n ->
    [one] There is only one column (K-21).
   *[other] There are only { $n } columns (K-21).
}

## What bots are called, the weakest first; the plain level stands beside it

level-novice = Lackey
level-easy = Courtier
level-medium = Chamberlain
level-hard = Chancellor
level-expert = Grey eminence

## What the rules picture, besides things

picture-alchemy = { kind-alchemy }
picture-fencing = { kind-fencing }
picture-farming = { kind-farming }
picture-trade = { kind-trade }
picture-religion = { kind-religion }
picture-music = { kind-music }

## The guided first game

guide-chapter-laying = Laying a card
guide-chapter-turning-up = Face down, face up
guide-chapter-settling = Who wins the goal?
guide-chapter-abilities = Cards with a trick
guide-chapter-on-your-own = On your own

guide-welcome = Welcome to court! You and Ada send people like the King, the Merchant or the Assassin to win goals for you. Whoever has the most points after six rounds wins.
guide-goals = These are the goals of this round, each at the head of its own column. The number says how many points a goal brings, and how many cards it takes to fill its column.
guide-hand = These three cards are your hand; only you see them. The number on a card is its influence: in each column, whoever has the most influence in the end usually takes the goal.
guide-lay-merchant = On your turn you lay exactly one card. The Merchant is a specialist: 12 under a goal of trade, only 8 elsewhere. Touch him, then the column of Trade 3.
guide-turned-up = Ada has laid a card below yours, and that turned your Merchant face up. That is the heart of the game: every new card turns up the card directly above it.
guide-face-down = Ada’s own card is still face down. You can guess and bluff, but you will know only when somebody lays a card below it.
guide-lay-king = After every turn you draw a card, so you always have three to choose from. The King is your strongest card: 20. Send him to Music 2.
guide-full = Ada has answered your King with a card face down. This column holds two cards now, as many as its goal asks for: it is full. When all columns are full, the round is over.
guide-lay-juliet = Trade 3 needs one more card. Juliet brings 14, and 12 + 14 makes 26. Lay her there: she also turns up Ada’s card.
guide-who-won = The round is over, and column by column it is settled who takes the goal. Trade 3 is yours, with 26 against the 16 of Ada’s Queen: 3 points.
guide-beggar = But Music 2 went to Ada! Her face-down card was the Beggar: where he lies, the least influence wins, and his 4 beat your King’s 20. Have a look, then go on to round 2.
guide-abilities = So some cards have a trick. A few act at the very moment they are turned up, others when the column is settled. Hold the pointer over a card, or keep a finger on it, to read what it does.
guide-lay-assassin = Your Assassin is a trap: the card that turns him up is thrown out at once. Lay him below Ada’s card in the column of Fencing 3, and wait …
guide-assassinated = It snapped! Ada laid a card below your Assassin; he was turned up, and her card went to her discards before anybody saw it.
guide-lay-queen = Now make sure of it: your Queen brings 16 to the 9½ of the Assassin. Lay her in the same column.
guide-two-rounds = Fencing 3 is yours as well, so you lead with 6 points to 3. Won goals are counted when the game is over; until then they lie here, face down or open, as the table has agreed.
guide-rounds = Your discarded cards come back: when your draw pile is empty, they are shuffled into a new one. There are four more rounds, each with two new goals, and the left neighbour of whoever played last begins.
guide-alone = Now you play on your own, on this very table. Ada is a gentle opponent, you may take back what you do, and the coach tells you what your cards mean. Enjoy it!

## What symbols mean, and what actions are for

board-sign-kinds = Kinds of goals
board-about-kinds = Every goal is of one of these six kinds. With a goal of each you may count one of each twice.
board-sign-next = At once
board-about-next = The card acts as soon as it is turned up.
board-sign-clock = At the end
board-about-clock = The card acts at the end of the round, when its column is settled.
board-sign-storm = Closed
board-about-storm = A Storm has closed the column: no card can be laid there any more.
board-sign-hand = Hand
board-about-hand = How many cards the player holds.
board-sign-deck = Draw pile
board-about-deck = How many cards the player can still draw before shuffling.
board-sign-discard = Discards
board-about-discard = How many cards of the player have been used.
board-next-lay = In which column do you lay { NAME($thing, case: "the") }?
board-columns-left = Columns further left
board-columns-right = Columns further right
board-about-keep = Nothing goes under your Magic Cap; you keep your cards.
board-about-stay = Both goals stay where they are.
