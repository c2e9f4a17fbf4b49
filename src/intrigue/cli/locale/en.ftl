### What the terminal says, in English.

## Playing

you = You
welcome = { $game } · seed { $seed }
hint = Type ? for help.
thinking = { $name } is thinking …
pause = [Enter] go on   [u] take it back:
pause-wrong = “{ $typed }” means nothing here. Press Enter to go on, or type u to take your answer back.
taken-back = Taken back.
no-take-back = There is nothing to take back: only your latest answer can be, before chance or anybody else has acted on it.
several = Several answers fit. Which one?
wrong-answer = “{ $typed }” fits none of the answers. Type a number from 1 to { $last }, or words such as: { $example }. Nothing has changed; ? helps.
no-such-card = There is no card “{ $typed }”. The cards are: { $cards }.
help =
    You can answer
      with a number from the list,
      with words, for example: { $example }; beginnings are enough where they are clear, Tab completes them,
      step by step: a part of the words leads to the answers that fit it.

    Besides, you can type
      ? CARD       what a card does, for example: ? { $card }
      story        everything that has happened so far
      table        the table, with everybody’s discards
      u, undo      take your answer back, as long as nobody has acted on it
      save FILE    write the record of the game so far
      quit         leave the game
      Enter        show the question again
save-where = Where to? Type: save FILE
saved = The record is in { $file }.
save-failed = The record could not be written to { $file }: { $why }.
record-kept = The record is in { $file }.
record-exists = { $file } exists already. To go on with the game in it: --resume { $file }. To begin anew, choose another file.
other-game = The record in { $file } is of another game: { $game }.
record-over = The game in { $file } is over; intrigue replay { $file } shows it once more.
left = The game ends here, and its record is not kept. To keep it, type save FILE before leaving, or play with --record FILE.
left-kept = The game ends here. Its record so far is in { $file }.

## Looking on

step = [Enter] go on:
not-over = The record ends here; the game is not over.
not-text = { $file } is not a text file.

## Looking things up

seats = { $least } to { $most } players
default = default
values-rulebook = Printed in the rules: { $values ->
    [one] { $values } value
   *[other] { $values } values
}
values-record = { $mark } read off printed cards or from a published report: { $values }
values-reconstructed = { $mark } our reconstruction: { $values }
values-correct = If you own the game, you can correct them: intrigue tables export { $game } > mine.toml
values-other-table = These are the values of another table file: { $table }
table-good = { $file } can be played with: { $values ->
    [0] it is the table of { $game }.
    [one] { $values } value is not that of { $game }.
   *[other] { $values } values are not those of { $game }.
}

## Many games

playing = Playing
figures-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
figures-seat = Seat
figures-bot = Bot
figures-share = Wins
figures-score = Points
figures-interval = 95 %
figures-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figures-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figures-between = { $low } – { $high }
figures-each = Per player
figures-games = Games
figures-part = Share
figures-decisions = Decisions per game
figures-measure = { $what }: { $mean } on average, from { $fewest } to { $most }.
figures-speed = { $seconds } s, { $decisions } decisions per second, { $games } games per second.

## What the drawings of games need

screen-round = Round { $round } of { $rounds }
screen-closed = closed
screen-full = full
screen-hand = hand
screen-pile = draw pile
screen-discards = discards
screen-all-discards = Discards
screen-goals = goals
screen-unseen = { $cards ->
    [one] { $cards } more, unseen
   *[other] { $cards } more, unseen
}
screen-your-goals = Your goals
screen-your-hand = Your hand
screen-kinds = { $kinds } of { $all } kinds · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
screen-nobody = nobody
screen-pair = by the pair
screen-result = The result
screen-sum = sum
screen-set = set doubled
screen-points = points
screen-set-sum = 2 × { $best } − { $others } = { $points }
screen-why = Why each goal went where it went
screen-card = card
screen-value = value
screen-text = text
screen-when-plain = influence only
screen-when-immediate = works when turned up
screen-when-end = works at the end of the round
screen-city = city
screen-pieces = pieces
screen-royalty = royalty
screen-cubes = cubes
screen-agents = agents
screen-sanity = sanity
screen-identity = identity
screen-or = or
screen-columns = In the columns: letter and colour say whose card it is; ▒ lies face down; └ lies under the card before it; dots are free places; a heavy frame is full, a double one closed.
screen-signs = ■ cubes · ▲ agents · ☠ zombies · ★ leads · ✹ bomb points to kill · ♛ royalty in its slot, = its points · † killed · ◌ hidden, in Limbo, in stock · +n cards below · N, R, L points for either side, Restorationists, Loyalists · ? sanity roll
screen-signs-of-agents = A letter before a city: who controls it · ✹ bomb points to kill an agent there or the royal person, or bombs · = points · ♛ royal persons · † killed · ◌ hidden, or cubes in Limbo · △ main agent · ▲ agents · ☠ zombies · ■ cubes, with □ in the city box · ★ nobody has more influence · ⊘ blocking disc · ▣ locked · +n cards below · ○ cubes in the Pool · ⇄ double agents · ◉ known to the authorities · ● gold · ⚑ Revolution · ⚔ War · … card text · ? sanity counter
