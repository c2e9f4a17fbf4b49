### Words that all games share.

## Things

thing-you = you
# A card or the like that the reader may not see.
thing-hidden = face-down card
    .the = a card
# $n counts from 1.
thing-seat = Player { $n }
thing-chance = chance

## Languages

language-en = English
language-hu = Hungarian
language-de = German
language-it = Italian

## Bots: kinds and levels. Before the levels stands what the game calls such a player, if it has a name for them.

bot-random = random
bot-greedy = quick
bot-ismcts = strong
bot-novice = novice
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-expert = expert
bot-program = a program from outside

## Why somebody does something. $a, $b and $c go on after “This”: “brings 5 points”.

because-nothing = Nothing changes at once that could be counted; it is for later.
because-one = This { $a }.
because-two = This { $a } and { $b }.
because-three = This { $a }, { $b } and { $c }.
because-perhaps = Perhaps this { $a }.
because-plan = This is { $plan }.
means-victory = wins the game
means-defeat = loses the game

## Errors. $details says more, in English.

why-together = This does not go together with what you have chosen.
error-illegal-answer = That is not possible now. Please choose one of the answers offered.
error-wrong-seat = It is not for this player to answer now.
error-off-script = In a guided game something else comes here.
error-bad-guide = The guided game cannot be read ({ $details }).
error-game-over = The game is over.
error-no-take-back = This cannot be taken back: somebody has acted since, or has learned something from it.
# The details of a name that is on no list.
error-there-is = { $wrong }; { $near ->
    [none] there is: { $names }
   *[other] did you mean { $near }? There is: { $names }
}
error-unknown-game = There is no such game ({ $details }).
error-bad-plugin = A game is left out ({ $details }).
error-seats-out-of-range = { $details }
error-unknown-option = There is no such table option ({ $details }).
error-bad-option = The table option cannot have this value ({ $details }).
error-bad-box = The box file cannot be played with ({ $details }).
error-bad-rules = The rules cannot be read ({ $details }).
error-record-error = The record is wrong in line { $line }, “{ $phrase }” ({ $details }).
error-no-record = This is not the record of a game that is known here: line { $line }, “{ $phrase }” ({ $details }).
error-other-rules = The record was made under another version of the rules: line { $line }, “{ $phrase }” ({ $details }).
error-other-box = The record belongs to another box file ({ $details }).
error-unknown-language = This language is not spoken here ({ $details }).
error-missing-word = A word is missing in this language ({ $details }).
error-unknown-bot = There is no such bot ({ $details }).
error-no-advice = This bot cannot play this game ({ $details }).
error-bad-clock = The bots cannot think for that long ({ $details }).
error-bad-match = This cannot be played ({ $details }).
error-bad-config = These settings cannot be played from ({ $details }).
error-research-missing = A package for researchers is missing ({ $details }).
error-other-plan = Something else was played here ({ $details }).
error-journal-in-use = Somebody is playing here already ({ $details }).
error-no-cluster = There is no cluster ({ $details }).
error-other-version = The machines do not run the same program ({ $details }).
error-workers-die = The processes that play do not stay alive ({ $details }).
error-unexplained = This bot does not say what it thinks ({ $details }).
error-no-such-answer = { $details }
error-nothing-to-explain = { $details }
error-unknown-seat = There is no such seat ({ $details }).
error-unknown-card = { $details }
error-unknown-rule = { $details }
error-bad-record = { $details }
error-record-exists = { $details }
error-bad-pair = { $details }
error-wrong-bots = { $details }
error-wrong-seats = { $details }
error-intrigue-error = That did not work ({ $details }).
