### What the terminal says, in English.

## Playing

you = You
welcome = { $game } · seed { $seed }
hint = Type ? for help.
thinking = { $name } is thinking …
taken-back = Taken back. You are asked again; whatever others did since then is undone as well, and chance decides anew.
no-take-back = There is nothing to take back yet.
several = Several answers fit. Which one?
so-far = So far: { $draft }
ready = [Enter] do it, or add to it:
lasting = This brings a secret to light for good. [Enter] do it   [n] not yet:
not-now = this is not possible now.
drop-what = “{ $typed }” is not part of what you have put together.
wrong-answer = “{ $typed }” fits none of the answers. { $last ->
    [0] Press Enter,
   *[other] Type a number from 1 to { $last },
} or words such as: { $example }. Nothing has changed; ? helps.
no-such-card = There is no card “{ $typed }”. The cards are: { $cards }.
no-such-rule = The rules say nothing of “{ $typed }”.
rules-which = Which chapter of the rules? Type its number, a clause, or words to look for: { command-rules } 1
help =
    You can answer
      with a number of the list that was shown last, or with several: 2 5
      with words, for example: { $example }; beginnings are enough where they are clear, Tab completes them,
      with the words of the list, as they stand there.

    An action of several pieces can be put together in any order,
      in one line: name all its cards and places one after the other; a verb stands for everything that follows it,
      or piece by piece: what may be added is listed each time.
      Enter       carries out what is complete (otherwise it shows the question again)
      { command-drop } X      takes a piece out again; { command-undo } takes out the latest

    Besides, you can type
      ? CARD      what a card does, for example: ? { $card }
      { command-rules }       the rules; also { command-rules } WORD, { command-rules } CLAUSE
      { command-hint }        what a strong bot would do in your place, and why
      { command-story }       everything that has happened so far
      { command-table }       the table, with everybody’s discards
      { command-legend }      what every sign on the table means
      { command-undo }, u     go back: a piece of the action, or to before your latest action, and so on
      { command-save } FILE   write the record of the game so far
      { command-quit }        leave the game; it can be resumed
save-where = Where to? Type: { command-save } FILE
save-exists = { $file } exists already. Choose another name.
save-folder = { $file } is a folder. Add a name: { command-save } { $file }/game.txt
saved = The record is in { $file }.
save-failed = The record could not be written to { $file }: { $why }.
record-kept = The record is in { $file }.
record-exists = { $file } exists already. To go on with the game in it: --resume { $file }. To begin anew, choose another file.
other-game = The record in { $file } is of another game: { $game }.
record-over = The game in { $file } is over; intrigue replay { $file } shows it once more.
wrong-seats = { $game } has { $least } to { $most } seats, not { $n }
wrong-bots = There are { $seats } seats and { $bots } bots: give one for all, or one for each seat.
bad-pair = { $typed }: a table option is given as NAME=VALUE, for example colour_0=red
left = The game ends here, before your first answer: there is nothing to keep.
left-lost = The game ends here. Its record could not be written, and is lost.
left-kept = The game rests here, and nothing is lost. To go on with it: { $command }
keep-failed = This game cannot be kept at { $file } ({ $why }). { command-save } FILE writes it elsewhere; for the next games choose another data folder with the environment variable { $variable }.
goes-on = The game goes on. “{ command-story }” tells what has happened so far.
unfinished = You left a game of { $game } on { $when }.
unfinished-which = [Enter] go on with it   [n] begin a new one:

## Commands: one word each, that begins no answer

command-help = help
command-hint = hint
command-story = story
command-table = table
command-legend = legend
command-rules = rules
command-undo = undo
command-drop = drop
command-save = save
command-quit = quit

## Why

hint-thinking = Thinking of what you could do …
hint-is = A hint: { $action }
explain-asked = { $name } was asked: { $question }
explain-answered = Answer { $n }: { $answer }
explain-considered = What { $bot } thinks of it, with the chance of victory:
explain-considered-look = What { $bot } thinks of it. It goes by how good the position looks at a glance, not by chances of victory:
explain-considered-one = { $bot } thought of one answer only:
explain-chance-of = { NUMBER($value, style: "percent") }
explain-worlds = { $n ->
    [one] tried in { $n } world
   *[other] tried in { $n } worlds
}
explain-unweighed = not weighed
explain-given = · this was answered
explain-believed = What it believes of the others:
explain-moves-tell = What the others’ moves tell of them ({ $bot } itself guesses more roughly):
explain-no-answer = There is no answer { $n }: { $last ->
    [0] there are none.
    [one] there is one.
   *[other] they are numbered from 1 to { $last }.
}
explain-chance = Answer { $n } was given by chance ({ $phrase }): there is nothing to explain.
explain-no-choice = Answer { $n } was the only one possible ({ $phrase }): there is nothing to explain.

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
values-correct = If you own the game, you can correct them: intrigue box export { $game } > mine.toml
values-other-box = These are the values of another box file: { $box }
box-good = { $file } can be played with: { $values ->
    [0] it is the box file of { $game }.
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

## Arena

arena-title = { $name }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
arena-player = Player
arena-rating = Rating
arena-pair = { $table }: { $first } has { $share } of the victories against { $second } ({ $interval }; games: { $games }).
arena-again = Not all is played yet: the same command goes on from here.
arena-folder = Everything is in { $folder }.
study-side = { $level }, { $players } players: somebody of { $side } wins { $share } of the games ({ $interval }).
study-seat = { $level }, { $players } players: seat { $side } wins { $share } of the games ({ $interval }).
study-first = Numbers to check first, and how much the first side’s share of the victories changes:
study-number = { $path } is { $own }; with { $tried }: { $share } ({ $interval })

## Serving

serve-at = Intrigue is at { $address } (Ctrl-C ends it; games are kept).
serve-no-page = The page is not there: in a clone, run “make web”; otherwise install Intrigue again, from a wheel.
serve-next-port = Port { $port } is in use by another program, so Intrigue takes port { $next }.
serve-running = Intrigue is running already: { $address } To start another one beside it, choose a port: intrigue serve --port { $next }
serve-port-taken = Port { $port } is in use by another program. Choose another one: --port { $next }
serve-port-refused = The system does not let you use port { $port }; ports below 1024 are usually not for everybody. Choose another one: --port { $next }
serve-host-unknown = Nobody can listen at { $host } on this machine ({ $why }). For this machine alone: --host 127.0.0.1; for others as well: --host 0.0.0.0
data-read-only = Nothing can be written at { $folder } ({ $why }). Choose another data folder with the environment variable { $variable }, or another database with --database sqlite:///FILE
database-address = This is not the address of a database. Write --database sqlite:///FILE or --database postgresql+psycopg://USER@HOST/NAME
database-silent = The database { $database } cannot be used ({ $why }). See that it runs and that name and password are right, or choose another one with --database.
database-newer = The database { $database } belongs to a newer version of Intrigue (schema { $now }; this one knows { $known }). Install the newer version, or choose another database with --database.
database-damaged = The database { $database } lacks tables: { $tables }. Put back a copy of it, or choose another one with --database.
database-missing = There is no database { $database }. Say which one with --database.
think-for = Bots think here in { $processes ->
    [one] { $processes } process
   *[other] { $processes } processes
} for the servers of { $database } (Ctrl-C ends it).
think-postgresql = Bots think for servers on other machines through PostgreSQL only. Write --database postgresql+psycopg://USER@HOST/NAME
database-older = The database { $database } is not up to date. Start the server of this version first, which brings it up to date.
new-key = There is a new key. A running server takes it over within a minute; guests keep their seats, and their cookies are renewed at their next visit. Those of before count for 30 more days.
new-key-now = There is a new key, and those of before count no more. A running server takes it over within seconds; all guests are new then, and seats that people had are nobody’s.
database-full = There is no room left for the database { $database } ({ $why }). Make room on the disk, or choose another one with --database.
database-disk = The disk does not take what is written to the database { $database } ({ $why }). Look after the disk and its quota, or choose another one with --database.
database-read-only = The database { $database } cannot be written to ({ $why }). See that you may write the file and its folder, or choose another one with --database.
database-locked = Another program holds the database { $database } ({ $why }). End it and try again, or choose another one with --database.
database-broken = The database { $database } is damaged ({ $why }). Put back a copy with “intrigue restore FILE --force”, or choose another one with --database.
database-in-use = Intrigue is working on the database { $database } already: { $address } (process { $pid }). Use that one or end it, or choose another one with --database.
serve-no-files = Only { $files } files may be open at once, and { $wanted } are needed. Allow more and start again: ulimit -n 4096

## Copies

copying = Copying
checking = Checking
backup-done = { $games ->
    [one] The copy { $file } holds { $games } game, and is whole. Keep it as safe as the database: it holds the keys that sign cookies.
   *[other] The copy { $file } holds { $games } games, and is whole. Keep it as safe as the database: it holds the keys that sign cookies.
}
backup-exists = { $file } is there already. Choose another name, or overwrite it with --force
copy-not-ours = There are no tables of this version or an older one (schema { $schema }; this version knows { $known }). If a newer version made it, install that one.
copy-damaged = The copy is not whole ({ $why }). Take another one.
restore-no-file = There is no file { $file }.
restore-games = { $games ->
    [one] The database { $database } holds { $games } game already. Choose another one with --database, or overwrite it with --force
   *[other] The database { $database } holds { $games } games already. Choose another one with --database, or overwrite them with --force
}
restore-served = A server works on the database { $database }. End it first.
restore-done = { $games ->
    [one] { $games } game is back in { $database }. It goes on when the server starts: intrigue serve
   *[other] { $games } games are back in { $database }. They go on when the server starts: intrigue serve
}
check-older = The database { $database } belongs to an older version. Start the server once, which brings it up to date, or put a copy back elsewhere and check that.
check-damaged = The database is damaged: { $why }
check-broken = { $table } ({ $game }) does not replay: { $reached } of { $answers } answers do.
check-frozen = { $table } ({ $game }) is shown and does not go on ({ $why ->
    [rules-changed] the rules have changed
    [box-changed] its box file does not fit any more
    [unknown-game] the game is not offered here
   *[other] { $why }
}): { $reached } of { $answers } answers replay.
check-well = { $games ->
    [one] { $games } game, of which { $well } replays and can go on.
   *[other] { $games } games, of which { $well } replay and can go on.
}

## How things stand

topic-intrigue = Intrigue
topic-python = Python
topic-libraries = Libraries
topic-games = Games
topic-page = Page
topic-data = Data folder
topic-database = Database
topic-port = Port
topic-terminal = Terminal
doctor-compiled = compiled
doctor-plain = plain Python (slower than compiled)
doctor-libraries-missing = Packages are missing: { $names }. Install Intrigue again.
doctor-game = { $game } (rules { $rules }, box file { $box })
doctor-kept = { $games ->
    [one] { $games } game kept from the terminal
   *[other] { $games } games kept from the terminal
}
doctor-page-there = { $files ->
    [one] { $files } file
   *[other] { $files } files
}
doctor-page-lost = not there, or not whole
doctor-writable = can be written to
doctor-made = is made when it is first needed
doctor-older = answers; schema { $schema } is brought up to date at the next start of the server
doctor-holds = answers; schema { $schema }, as expected; tables: { $games }, box files: { $boxes }
doctor-free = free
doctor-port-ours = Intrigue { $version } is running there
doctor-port-next = in use by another program; intrigue serve takes { $next }
doctor-encoding = Not every sign can be shown in the encoding { $encoding }. Set the environment variable PYTHONUTF8=1, or a language with UTF-8, for example LANG=C.UTF-8
doctor-well = All is well.
doctor-wrong = { $n ->
    [one] { $n } thing is wrong; the line below it says what to do.
   *[other] { $n } things are wrong; the line below each says what to do.
}

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

## What the signs on the table mean: one line each

sign-letters = A letter and its colour: whose a piece or a card is.
sign-letters-of-cities = A letter and its colour: whose something is; before a city, who controls it.
sign-active = Whose turn it is.
sign-cut = A text that goes on: ? CARD shows all of it.
sign-face-down = A card that lies face down.
sign-known-to-you = A discarded card that only you know.
sign-under = A card under the one before it.
sign-free-place = A place that is still free.
sign-full = A heavy frame: the column is full.
sign-closed = A double frame: the column is closed.
sign-half = A half: the Assassin is worth 9½.
sign-removed = Removed when the column was settled.
sign-wins = Who wins the goal, or the game.
sign-counts = The way of counting that is worth more, and counts.
sign-no-control = Nobody controls the city.
sign-cubes = Influence cubes.
sign-city-box = The city box: the cubes in this column lie there.
sign-limbo-or-hidden = Cubes in Limbo; beside a royal person: in hiding.
sign-limbo-or-stock = After cubes: in Limbo; after agents: in stock; beside royalty: in hiding.
sign-pool = Cubes in the Pool.
sign-main-agent = A main agent.
sign-agents = Agents.
sign-double-agents = Double agents, and double agent counters.
sign-zombies = Zombies.
sign-royal-persons = The royal person of the city.
sign-royalty = Royalty in its slot.
sign-killed = Killed, and by whom.
sign-gone = Out of the game.
sign-bombs = Bomb points: how many it takes, or how many there are.
sign-gold = Gold.
sign-points = Points: what it is worth.
sign-points-of-sides = Points for either side, for Restorationists, for Loyalists.
sign-most-influence = Nobody has more influence there.
sign-leads = Who leads in the city.
sign-blocked = A blocking disc lies there.
sign-locked = The city is locked.
sign-known = Known to the authorities.
sign-revolution = The Revolution track, and its arrows on cards.
sign-war = The War track, and its arrows on cards.
sign-track = How far the marker has come, and how far it is to the end.
sign-cards-below = So many cards lie below.
sign-attempts = What an agent may attempt: on royal persons (AR), on agents (AA), on both (AA/R).
sign-text = The card has a text: ? CARD shows it.
sign-sanity-counter = Whoever claims the card draws a sanity counter.
sign-sanity-roll = Whoever claims the card makes a sanity roll.
sign-journey = Where an agent goes.
sign-nothing = Nothing.
sign-unknown = Hidden from you.
sign-yes = Yes.
sign-no = No.
sign-several = Two of the same kind, or as many as the number says.
