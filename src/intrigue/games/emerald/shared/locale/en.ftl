### A Study in Emerald in English: what both editions say alike.
### Forms of a card: the name alone; .the with its article. A side: the name; .many for all on it.

## City cards

thing-city_berlin = Berlin
    .the = the city card Berlin
thing-city_cairo = Cairo
    .the = the city card Cairo
thing-city_constantinople = Constantinople
    .the = the city card Constantinople
thing-city_london = London
    .the = the city card London
thing-city_madrid = Madrid
    .the = the city card Madrid
thing-city_paris = Paris
    .the = the city card Paris
thing-city_rome = Rome
    .the = the city card Rome
thing-city_st_petersburg = St. Petersburg
    .the = the city card St. Petersburg
thing-city_vienna = Vienna
    .the = the city card Vienna

## Game cards: agents

thing-baron_ungern_sternberg = Baron Ungern-Sternberg
    .the = Baron Ungern-Sternberg
thing-elisee_reclus = Elisée Reclus
    .the = Elisée Reclus
thing-emma_goldman = Emma Goldman
    .the = Emma Goldman
thing-errico_malatesta = Errico Malatesta
    .the = Errico Malatesta
thing-evno_asef = Evno Asef
    .the = Evno Asef
thing-irene_adler = Irene Adler
    .the = Irene Adler
thing-johann_most = Johann Most
    .the = Johann Most
thing-leon_czolgosz = Leon Czolgosz
    .the = Leon Czolgosz
thing-louise_michel = Louise Michel
    .the = Louise Michel
thing-marquis_de_rochefort = Marquis de Rochefort
    .the = the Marquis de Rochefort
thing-nicholas_kibalchich = Nicholas Kibalchich
    .the = Nicholas Kibalchich
thing-peter_rachkovsky = Peter Rachkovsky
    .the = Peter Rachkovsky
thing-prince_kropotkin = Prince Kropotkin
    .the = Prince Kropotkin
thing-professor_moriarty = Professor Moriarty
    .the = Professor Moriarty
thing-ravachol = Ravachol
    .the = Ravachol
thing-sergei_kravchinsky = Sergei Kravchinsky
    .the = Sergei Kravchinsky
thing-sergei_nechaev = Sergei Nechaev
    .the = Sergei Nechaev
thing-sherlock_holmes = Sherlock Holmes
    .the = Sherlock Holmes
thing-vera_figner = Vera Figner
    .the = Vera Figner
thing-vladimir_burtsev = Vladimir Burtsev
    .the = Vladimir Burtsev
thing-wilhelm_stieber = Wilhelm Stieber
    .the = Wilhelm Stieber
thing-william_morris = William Morris
    .the = William Morris

## Other game cards

thing-black_hand = The Black Hand
    .the = the Black Hand
thing-diogenes_club = The Diogenes Club
    .the = the Diogenes Club
thing-fenians = Fenians
    .the = the Fenians
thing-freemasons = The Freemasons
    .the = the Freemasons
thing-hide_royalty = Hide Royalty
    .the = Hide Royalty
thing-hired_assassin = Hired Assassin
    .the = the Hired Assassin
thing-holy_brotherhood = The Holy Brotherhood
    .the = the Holy Brotherhood
thing-infernal_machine = Infernal Machine
    .the = the Infernal Machine
thing-inspector_lestrade = Inspector Lestrade
    .the = Inspector Lestrade
thing-okhrana = Okhrana
    .the = the Okhrana
thing-peoples_will = The Peoples’ Will
    .the = the Peoples’ Will
thing-pinkerton_agents = Pinkerton Agents
    .the = the Pinkerton Agents
thing-shoggoth = Shoggoth
    .the = the Shoggoth
thing-terrors_of_the_night = Terrors of the Night
    .the = Terrors of the Night
thing-third_section = The Third Section
    .the = the Third Section
thing-zombies = Zombies
    .the = the Zombies

## Cities, sides, colours

thing-berlin = Berlin
thing-cairo = Cairo
thing-constantinople = Constantinople
thing-london = London
thing-madrid = Madrid
thing-paris = Paris
thing-rome = Rome
thing-st_petersburg = St. Petersburg
thing-vienna = Vienna

thing-loyalist = Loyalist
    .many = Loyalists
thing-restorationist = Restorationist
    .many = Restorationists

thing-red = red
thing-yellow = yellow
thing-green = green
thing-blue = blue
thing-white = white

## Questions

ask-first-player = Who begins?
ask-deal = Which identity is dealt?
ask-draw = Which card is drawn?
ask-turn-up = Which card is turned up?
ask-use-vladimir-burtsev = Whose identity card do you look at?
ask-use-zombies = { ask-zombies }

## Answers: $a and $b are the things named, in their order

verb-place = Place cubes with { NAME($a, case: "the") }
verb-retrieve = Retrieve cubes with { NAME($a, case: "the") }
verb-move = Move agents with { NAME($a, case: "the") }
verb-bomb = Add the bombs of { NAME($a, case: "the") }
verb-use = Use the text of { NAME($a, case: "the") }
verb-discard = Discard { NAME($a, case: "the") }
verb-top = That is all; on top: { NAME($a) }
verb-city = Choose { NAME($a) }
verb-choose = { $a ->
    [you] Choose yourself
   *[other] Choose { NAME($a) }
}
verb-done = Done
verb-pass = Pass
verb-end = End your turn
verb-let = Let it happen
verb-first = { $a ->
    [you] You begin
   *[other] { NAME($a) } begins
}
verb-deal = Deal the identity card { NAME($a) }
verb-draw = Draw { NAME($a, case: "the") }
verb-turn-up = Turn up { NAME($a, case: "the") }

## Set-up and turns

tell-identity-dealt = { $seat ->
    [you] Your secret identity: { NAME($side) }.
   *[other] { $side ->
        [hidden] { NAME($seat) } receives a secret identity.
       *[other] { NAME($seat) } receives a secret identity: { NAME($side) }.
    }
}
tell-first-player = { $seat ->
    [you] You begin the game.
   *[other] { NAME($seat) } begins the game.
}
tell-turn = Round { $round }: { $seat ->
    [you] it is your turn.
   *[other] it is { NAME($seat) }’s turn.
}
tell-passed = { $seat ->
    [you] You pass.
   *[other] { NAME($seat) } passes.
}
tell-drew = { $seat ->
    [you] You draw { NAME($card, case: "the") }.
   *[other] { NAME($seat) } draws { NAME($card, case: "the") }.
}
tell-shuffled = { $seat ->
    [you] You shuffle your discard pile into a new draw deck.
   *[other] { NAME($seat) } shuffles the discard pile into a new draw deck.
}
tell-nothing-to-draw = { $seat ->
    [you] You have nothing left to draw.
   *[other] { NAME($seat) } has nothing left to draw.
}
tell-discarded-under = { $seat ->
    [you] You discard { NAME($card, case: "the") } out of sight.
   *[other] { NAME($seat) } discards { NAME($card, case: "the") } out of sight.
}
tell-discarded = { $n ->
    [one] { $seat ->
        [you] You discard { NAME($top, case: "the") }.
       *[other] { NAME($seat) } discards { NAME($top, case: "the") }.
    }
   *[other] { $seat ->
        [you] You discard { $n } cards; on top: { NAME($top) }.
       *[other] { NAME($seat) } discards { $n } cards; on top: { NAME($top) }.
    }
}

## What comes up and is claimed

tell-turned-up = Turned up in { NAME($city) }: { NAME($card, case: "the") }.
tell-claimed = { $seat ->
    [you] You claim { NAME($card, case: "the") } in { NAME($city) }.
   *[other] { NAME($seat) } claims { NAME($card, case: "the") } in { NAME($city) }.
}
tell-zombie-placed = { $seat ->
    [you] You let a zombie rise in { NAME($city) }.
   *[other] { NAME($seat) } lets a zombie rise in { NAME($city) }.
}

## Identities

tell-looked-at = { $seat ->
    [you] You look at { NAME($other) }’s identity card: { NAME($side) }.
   *[other] { $other ->
        [you] { NAME($seat) } looks at your identity card: { NAME($side) }.
       *[other] { NAME($seat) } looks at { NAME($other) }’s identity card.
    }
}
tell-changed-sides = { $seat ->
    [you] A Change of Heart lies on your identity card: you are on the other side now.
   *[other] A Change of Heart lies on { NAME($seat) }’s identity card: whichever side that was, it is the other one now.
}

## The end

tell-identity-shown = { $seat ->
    [you] You show that you are a { NAME($side) }.
   *[other] { NAME($seat) } turns out to be a { NAME($side) }.
}
tell-wins = { $seat ->
    [you] You win the game, as a { NAME($side) }!
   *[other] { NAME($seat) } wins the game, as a { NAME($side) }!
}
tell-shares-victory = { $seat ->
    [you] You share the victory, as a { NAME($side) }.
   *[other] { NAME($seat) } shares the victory, as a { NAME($side) }.
}

## What the cards do. The symbols are shown beside; a text begins with its heading.

text-symbols = This card has symbols only.
text-city_berlin = { text-city }
text-city_cairo = { text-city }
text-city_constantinople = { text-city }
text-city_london = { text-city }
text-city_madrid = { text-city }
text-city_paris = { text-city }
text-city_rome = { text-city }
text-city_st_petersburg = { text-city }
text-city_vienna = { text-city }
text-elisee_reclus = { text-agent }
text-emma_goldman = { text-agent }
text-errico_malatesta = { text-agent }
text-johann_most = { text-agent }
text-louise_michel = { text-agent }
text-nicholas_kibalchich = { text-agent }
text-prince_kropotkin = { text-agent }
text-william_morris = { text-agent }

## Table options

option-colour = Colour: { NAME($seat) }
option-colour-red = red
option-colour-yellow = yellow
option-colour-green = green
option-colour-blue = blue
option-colour-white = white

## On the drawn table: labels, and what screen readers say

## Where the game stands

board-where = round { $round }, action { $n } of { $of }
board-where-done = round { $round }, both actions done
board-where-setup = setting up
board-where-over = the game is over
board-you = you
board-bot = bot
board-away = away
board-first = first player

## Cities. Spoken one after the other, so each is a whole sentence.

board-cities = Cities
board-city-zombies = { $n ->
    [one] One zombie stands here.
   *[other] { $n } zombies stand here.
}
board-city-attacked = { NAME($city) } is under attack.
# in place of the card
board-empty = no cards left
board-map = Map
board-map-show = Show the map
board-city-no-card = There is no card any more.
board-city-stack = { $n ->
    [0] Nothing lies below it.
    [one] One card lies below it.
   *[other] { $n } cards lie below it.
}
board-city-tie = Nobody leads.
board-city-no-cube = To claim here you need a cube.

## Limbo

board-limbo = Limbo
board-limbo-count = { $seat ->
    [you] You
   *[other] { NAME($seat) }
}: { $n ->
    [one] { $n } cube in Limbo
   *[other] { $n } cubes in Limbo
}
board-limbo-empty = nobody’s cubes

## Tracks

board-track-plan = with your cards: { $n }
board-track-near = At { $of } the game ends.
board-victory = Victory points
board-disc = { $seat ->
    [you] You
   *[other] { NAME($seat) }
}: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
# at the end of the victory track
board-ends-at = { $n } ends the game
board-to-go = { $n ->
    [one] one point to go
   *[other] { $n } points to go
}

## Players

board-hand-count = hand: { $n }
board-deck-count = draw deck: { $n }
board-discards-count = discard pile: { $n }
board-top = top of the discard pile: { NAME($card) }
# after a number of cubes
board-in-stock = in stock
board-unknown = unknown
board-you-know = you know
board-revealed = revealed
board-turned = Change of Heart
board-mark-shown = your mark
board-zombies-owner = owns the zombies
board-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Mine

board-your-hand = Your hand
board-your-identity = Your identity
board-secret = your secret
board-open-to-all = known to all
board-turned-now = turned by Change of Heart
board-deck = draw deck
board-discards = discard pile
board-your-cards = Your cards
board-your-cards-help = What is in your deck, not in which order.
board-in-deck = In the draw deck
board-in-discards = In the discard pile
board-discards-unseen = Only you know these
board-none = none
board-sources = Where your points come from
board-no-points = No points yet.

## Cards in reading size

# heading of a card’s text; $once is `once` for one-use cards, else `often`
board-heading-action = { $once ->
    [once] One-use action
   *[often] Action
}
board-heading-free = { $once ->
    [once] One-use free action
   *[often] Free action
}
board-in-hand = { NAME($card) }: { $symbols }
# where a number comes from; $what is a symbol in words
board-from-rulebook = { $what }
board-from-record = { $what } (from a report)
board-from-reconstructed = { $what }°
board-from-table = { $what } (from this table’s own file)
board-from-help = Numbers that are not in the rulebook are our reconstruction; a box file can correct them.

## What can be done: labels of buttons

board-actions = Actions
board-act-place = Place cubes
board-act-claim = Claim
board-act-retrieve = Retrieve cubes
board-act-move = Move agents
board-act-use = Card text
board-act-discard = Discard
board-act-return = Back from Mi-Go
board-act-pass = Pass
board-act-end = End your turn
board-act-done = Done

## The plan: an action being put together

board-plan = Your plan
board-plan-cubes = { $n } of { $of ->
    [one] { $of } cube
   *[other] { $of } cubes
}
board-plan-cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
board-plan-top = { NAME($card) } on top
board-plan-take-out = take out of the plan
# what is to be chosen after a verb, or in the middle of a phrase
board-next-place = Which card places cubes?
board-next-retrieve = Which card retrieves cubes?
board-next-use = Which card’s text do you use?
board-next-discard = Which card do you discard?

## Why not

board-why-over = The game is over.
board-why-watching = You are watching; only players can act.
board-why-other = It is for { NAME($seat) } to act now.
board-why-not-in-hand = You do not have { NAME($card, case: "the") } in your hand.
board-why-first-choose = First choose a card or an action.
board-why-order = Cards and pieces are taken in a fixed order; take back to begin with this one.
board-why-seat = No player is to be chosen now.

## The identity notebook

board-notebook = Notebook
board-notebook-help = Your own marks: only this screen keeps them.
board-mark = What you think of { NAME($seat) }
board-mark-none = no mark
board-mark-loyalist = Loyalist
board-mark-restorationist = Restorationist
board-mark-loyalist-perhaps = rather Loyalist
board-mark-restorationist-perhaps = rather Restorationist
board-evidence = What speaks for it
board-for-loyalist = speaks for a Loyalist
board-for-restorationist = speaks for a Restorationist
board-evidence-none = Nothing to go by yet.
board-evidence-killed-agents = { $n ->
    [one] killed an agent
   *[other] killed { $n } agents
}
board-evidence-looked = you have seen the card: { NAME($side) }
board-evidence-revealed = has shown: { NAME($side) }
board-evidence-bounds = Of { $all } identity cards { $each } belong to each side; you hold one of them.
board-suspicion = What the program would suspect
board-suspicion-help = From what you have seen and heard so far, and from how bots play.
board-suspicion-none = It cannot be told just now.
board-suspicion-side = The program: { NAME($side) }, { $n } in a hundred

## An attack in a window

board-attack-target = target

## The end, drawn

board-end-score = Final scores
board-end-final = Final score
board-end-place = { $n }.
board-end-next = Next step
board-end-back = Step back
board-end-step = Step { $n } of { $of }
board-end-made-of = What the points were made of
board-end-secrets = What nobody could say
board-end-knew = { $seat ->
    [you] You knew the identity card from round { $round } on.
   *[other] { NAME($seat) } knew the identity card from round { $round } on.
}
board-end-all-knew = Everybody knew the identity from round { $round } on.
board-end-none-knew = Nobody else knew the identity.
board-end-right = Your mark was right: { $mark }.
board-end-wrong = Your mark was wrong: { $mark }.
board-end-hand = In hand at the end: { $cards }

## What many games add up to

fact-turns = Turns per game
fact-end = Why the game ended
fact-end-points = points limit
fact-side = Side
fact-side-loyalist = Loyalists
fact-side-restorationist = Restorationists

## What bots are called, the weakest first; the plain level stands beside it

level-novice = Informer
level-easy = Constable
level-medium = Inspector
level-hard = Detective
level-expert = Consulting detective

## How they play, and how one notices it

character-bold = bold
character-bold-about = Strikes early, and risks something for it.
character-cautious = cautious
character-cautious-about = Makes sure of what it has before it dares anything.
character-secretive = secretive
character-secretive-about = Gives away as little as it can about whose side it is on.
character-vengeful = vengeful
character-vengeful-about = Pays back whoever has harmed it.

## What an action means. Each goes on after “This”.

# What it is worth, if that can be counted.
means-worth = { $points ->
    [0] {""}
    [one] {" "}(1 point)
   *[other] {" "}({ $points } points)
}
means-card = brings { NAME($card, case: "the") }
means-claim = puts a claim to { NAME($card, case: "the") } within reach{ means-worth }
means-stops-claim = stops { NAME($seat) }’s claim to { NAME($card, case: "the") }
means-lets-claim = lets { NAME($seat) } claim { NAME($card, case: "the") }
means-firm = makes the claim to { NAME($card, case: "the") } safer
means-nearer = brings a claim to { NAME($card, case: "the") } nearer
means-royal-killed = kills { NAME($royal, case: "the") }{ means-worth }
means-royal-hidden = hides { NAME($royal, case: "the") }{ means-worth }
means-royal-reach = puts { NAME($royal, case: "the") } within reach{ means-worth }
means-reveals = reveals the identity

## What somebody is after for several turns; it goes on after “This is”.

plan-kill = a step towards killing { NAME($thing, case: "the") }
plan-hide = a step towards hiding { NAME($thing, case: "the") }
plan-text = a step towards using the text of { NAME($thing, case: "the") }
plan-stop = a step towards stopping { NAME($thing) }
plan-track = a step towards moving up the marker of one’s own side

## The guided first game

guide-chapter-sides = Two secret sides
guide-chapter-cubes = Cubes on the map
guide-chapter-claiming = Claiming a card
guide-chapter-city = Winning a city
guide-chapter-assassination = An assassination
guide-chapter-on-your-own = On your own
guide-welcome = For seven hundred years monsters have sat on the thrones of the world. Some people secretly plot to kill them, others serve them, and nobody knows who is on which side. You are about to step in.
guide-identity = Your identity is secret: only you know that you are a Restorationist. You want to see the monsters dead. A Loyalist protects them. What you do will betray you sooner or later, and so it is with Ada and Béla.
guide-turn = Now it is your turn. A turn is two actions, and most actions are paid for with cards from your hand. Each card is played for one thing only, so look at its symbols and choose.
guide-others = Ada and Béla have taken their turns. Watch where they put their cubes and which cards they want: that is how you guess their side. The story beside the board tells everything that happened.
guide-end-turn = Both actions are spent. End your turn: then you draw until you hold five cards again.
guide-end-again = That was your second action. End your turn.
guide-alone = From here on you play on your own, at this very table. Ada and Béla are beginners, too; you may take back what you did, and the coach tells you what your choices mean. Good luck, Restorationist!
## What symbols mean, and what actions are for

board-sign-text = Card text
board-about-text = The card can be played for what its text says, instead of for its symbols.
board-sign-vp_neutral = Points
board-about-vp_neutral = Points that count for both sides.
board-sign-vp_restorationist = Restorationist points
board-about-vp_restorationist = At the end these points count for Restorationists only.
board-sign-vp_loyalist = Loyalist points
board-about-vp_loyalist = At the end these points count for Loyalists only.
board-sign-deck = Cards left
board-about-deck = So many cards still lie face down below the one that is face up; red: none.
board-sign-limbo = { board-limbo }
board-about-limbo = Spent cubes lie here until their owners retrieve them.
board-about-royal = The monster that rules the city: the bombs it takes to kill it, and the points for that.
board-about-hidden-royal = Somebody has hidden it: nobody can kill it any more.
board-sign-zombie = Zombie
board-about-zombie = A zombie stands in the city; the card Zombies tells what it does.
board-sign-reconstructed = Our reconstruction
board-about-reconstructed = { board-from-help }
board-sign-agent = Agent
board-about-return = { text-mi_go }
board-about-use = Play a card for what its text says. A free action costs none of your two actions.
board-about-discard = Get rid of cards from your hand; new ones come at the end of your turn.
board-about-pass = One of your two actions is let go, and nothing happens.
board-about-end = Your turn is over: you draw new cards, and the next player begins.
