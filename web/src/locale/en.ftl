### Words of the page itself. Those of games are in their own folders.

## Everywhere

page-tagline = Games of hidden loyalties
page-top = Top of the page
page-tools = Tools
page-settings = Settings
page-language = Language
page-theme = Appearance
page-theme-paper = Light: paper
page-theme-gaslight = Dark: gaslight
page-motion = Motion
page-motion-slow = slow
page-motion-normal = normal
page-motion-fast = fast
page-motion-at-once = at once
page-sound = Sound
page-sound-help = A knock when it is your turn, and quiet noises of cards and pieces.
page-coach = Coach
page-coach-help = Explains in practice games what can be done and what others have done. It sees no more than you do.
page-to-lobby = To the lobby
page-close = Close
page-rules = Rules
page-symbols = Symbols
page-rules-chapters = Chapters
page-rules-search = Search the rules
page-rules-found = { $n ->
    [0] Nothing found
    [one] One paragraph found
   *[other] { $n } paragraphs found
}
page-reload = Reload
page-nowhere = There is nothing at this address.
page-loading = One moment…
page-building = Strong bots think less deeply for a moment: the fast version is still being built.
page-fault = Nothing can be kept at the moment: { $kind ->
    [disk-full] the disk is full
    [disk-fault] the disk takes nothing
    [read-only] the database is read-only
    [locked] another program holds the database
    [damaged] the database is damaged and has to be repaired
   *[other] the database does not answer
}. You can look around, and nothing is lost; playing goes on by itself as soon as it works again.
page-yes = yes
page-no = no
page-clause = Rule { $clause }
page-clauses = { $count ->
    [one] Rule { $clauses }
   *[other] Rules { $clauses }
}

## Lobby

page-your-name = Your name
page-name = Name
page-seats-range = { $least } to { $most } players
page-play-bots = Play against bots
page-open-a-table = Open a table
page-open-the-table = Open the table
page-game = Game
page-players = Players
page-who-sits = Who has seat { $n }?
page-sit-me = I
page-sit-bot = Bot: { $kind }
page-sit-friend = A friend, by link
page-sit-here = Somebody at this screen
page-character = How the bot at seat { $n } plays
page-character-any = any character
page-options = Table options
page-pace = How long others may think about an interruption
page-pace-none = As long as they like
page-pace-seconds = { $n } seconds
page-box = Box file
page-box-own = the game’s own
page-box-choose = Choose a file…
page-box-drop = Back to the game’s own
page-box-help = Some numbers of this game are our reconstruction. If you own it, you can play with a box file that has yours.
page-box-other = Played with another box file ({ $name })
page-box-which = Choose its box file…
page-public = Anybody may take a free seat
page-my-games = My games
page-open-tables = Open tables
page-no-open = Nobody is waiting for players just now.
page-state-frozen = stopped
page-state-over = over
page-state-mine = your turn
page-state-waiting = waiting for players
page-state-theirs = { $name } to move
page-state-running = in progress
page-expires = This table will be removed on { $date } unless somebody plays.
page-return = Go on
page-look = Look
page-join = Join
page-watch = Watch
page-join-by-link = Join by link
page-no-link = This is not a link to a table.
page-bring-in = Load a record
page-take-seat = Take the seat
page-finished-games = Games that are over
page-watch-tables = Games to watch
page-more-games = { $n ->
    [one] One more game
   *[other] { $n } more games
}
page-join-or-load = Link or record
page-state-given-up = given up
page-delete = Delete “{ $title }”…
page-delete-title = Delete the game?
page-delete-sure = It is deleted for good. This cannot be taken back.
page-delete-left = It goes from your list; the others keep it.
page-delete-now = Delete
page-close-title = Close the table?
page-close-sure = Whoever waits there is told that it is closed.
page-close-now = Close the table
page-watchers = Who may watch?
page-watchers-none = nobody
page-watchers-link = those with the link
page-watchers-all = anybody
page-watchers-all-help = The game is listed in the lobby. Spectators see what everybody sees, and no secrets.
page-cancel = Cancel
page-invited-by = { $host } invites you
page-invited = You are invited
page-invited-handed = { $host } hands a seat on to you
page-invited-handed-help = You play on from where the game stands, with everything that belongs to the seat.
page-invited-there = { $n ->
    [one] One of { $seats } seats is free.
   *[other] { $n } of { $seats } seats are free.
}
page-invited-listed = Anybody may watch this game.
page-invited-mine = You sit at this table already.
page-invited-late = Somebody else has this seat.
page-invited-late-help = The link has been used. Ask whoever sent it for a new one.
page-invited-full-help = The table is full, but you can watch.
page-invited-nowhere = This link leads to no table
page-invited-nowhere-help = Perhaps it was not copied as a whole, there is a newer one, or the table was closed. Ask whoever sent it.
page-this-table = This table
page-mark-host = host
page-host-help = The host invites players, puts bots on free seats, and may close the table before the game begins.
page-make-host = Make host
page-make-host-of = Make { $name } the host
page-bot-which = Bot for seat { $n }
page-bot-here = Put a bot here
page-my-seat = My seat
page-sit-out = Let a bot play for me
page-sit-out-help = For as long as you like: you can come back at any time.
page-hand-on = Hand on my seat
page-hand-on-help = Make a link for somebody else. Whoever opens it has your seat from then on, with everything you see there.
page-resign = Resign…
page-resign-help = You leave the game for good; a bot plays on for you.
page-resign-alone-help = You give the game up. Nobody else plays here, so it ends, and nothing stays secret.
page-resign-title = Resign?
page-resign-now = Resign
page-leave = Leave the table
page-leave-help = Your seat is free again.
page-close-table = Close the table…
page-devices = My devices
page-device-help = Your seats belong to this browser. With a link you go on in another one as well, for example on your phone.
page-device-link = Link for another device
page-device-code = The link as a QR code
page-device-lasts = It works once, within 15 minutes. Whoever opens it becomes you: give it to nobody else.
page-log-out-help = Have you played in a browser that others use? All others lose your name and your seats; this one keeps them.
page-log-out = Log out everywhere else
page-logged-out = Done: you are only here now.
page-forget-help = The server keeps your name, your settings and your games, and nothing else.
page-forget = Forget me…
page-forget-sure = Your name goes from all tables, and you cannot come back to your seats. Tables where nobody else plays are deleted. This cannot be undone.
page-forget-now = Forget me
page-device-offer = Go on in this browser as { $name }?
page-device-nameless = Go on in this browser, as on your other device?
page-device-take = Go on here
page-device-others = There are games in this browser already. From then on they cannot be reached from here.
page-device-mine = You play in this browser already. Open the link on your other device.
page-device-ended = This link works no more: it was used, its time is over, or there is a newer one. Make a new one in the browser where you play.

## Table

page-board = Board
page-hand = Your cards
page-question = Question
page-turn-mine = Your turn
page-turn-over = The game is over
page-title-turn = ● Your turn · { $title }
page-wait = { $name } is thinking…
page-wait-for = Waiting for { $name }…
page-wait-chance = Chance decides…
page-wait-undo = Done. Keep it?
page-wait-undo-help = You may still take it back. The game goes on by itself in a moment.
page-go-on = Go on
page-wait-seats = { $n ->
    [one] One seat is still free.
   *[other] { $n } seats are still free.
}
page-wait-seats-help = The game begins when all seats are taken.
page-seat-free = a free seat
page-watching = You are watching.
page-away = { $name } is not here at the moment.
page-replace = Let a bot play for { $name }
page-replace-in = { $n ->
    [one] Let a bot play for { $name } (in { $n } second)
   *[other] Let a bot play for { $name } (in { $n } seconds)
}
page-votes = { $n ->
    [one] One player agrees that a bot plays.
   *[other] { $n } players agree that a bot plays.
}
page-program-lost = { $name }: the program has dropped out, a bot ({ $kind }) plays on.
page-resigned = { $name } has resigned; a bot ({ $kind }) plays on.
page-stands-in = A bot ({ $kind }) plays for { $name }.
page-taken-back = { $name } has taken an action back.
page-mark-you = you
page-mark-bot = bot
page-mark-away = away
page-come-back = Play for myself again
page-choose-lit = Choose something that is lit.
page-choose-here = Choose one of the answers.
page-choose-none = Nothing more can be added: take something out, or go back.
page-choose-verb = What do you do with it?
page-complete = Ready: carry it out.
page-complete-or-more = Ready: carry it out, or add something that is lit.
page-lasting = Are you sure? This cannot be taken back.
page-do = Do it
page-do-place = Place
page-do-retrieve = Retrieve
page-do-buy = Buy
page-do-move = Move
page-do-advance = Move the marker
page-do-attempt = Strike
page-do-assassinate = Strike
page-do-claim = Claim
page-do-use = Use the text
page-do-discard = Discard
page-do-interrupt = Interrupt
page-do-show = Show
page-do-reveal = Reveal yourself
page-do-block = Block
page-do-unblock = Unblock
page-do-send = Send
page-do-take = Take
page-chip-next = choose…
page-back = Back
page-take-back = Take back
page-sending = Your answer is on its way…
page-seconds-left = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
}
page-invite = Free seats: send each friend a link
page-copy-link = Copy the link
page-copied = Copied
page-links-again = Make new links
page-links-again-help = Links are shown only when they are made. The ones you sent before end when you make new ones.
page-pass-for-me = Pass for me where I cannot act
page-window-help = Without an answer you let it happen when the time is up.
page-window-other = { $name } is asked.
page-window-other-help = It goes on when there is an answer, at the latest when the time is up.
page-passed = You let it happen.
page-passed-help = It counts when the time is up, so that nobody can tell anything from how long you thought.
page-keys = Keys

## The line to the server

page-line-open = Connected
page-line-connecting = Connecting…
page-line-lost = Connection lost
page-line-closed = Not connected
page-line-refused = Not let in
page-line-lost-help = { $n ->
    [0] Trying again now. Nothing is lost.
    [one] Trying again in { $n } second. Nothing is lost.
   *[other] Trying again in { $n } seconds. Nothing is lost.
}
page-try-now = Try now

## Why not

page-not-past = This is the past. Go back to now to play.
page-not-over = The game is over.
page-not-watching = You are only watching.
page-not-line = Connection lost. Nothing can be chosen until it is back.
page-not-turn = { $name } has to answer first.
page-not-now = Nothing can be chosen just now.
page-not-asked = { $thing }: this does not answer the question. { $question }
page-not-yet = First choose something that is lit.
page-not-asked-that = This does not answer the question. { $question }

## Story and past

page-story = Story
page-story-earlier = Show earlier entries
page-story-empty = Nothing has happened yet.
page-new = new
page-new-since = New since you last answered
page-private = Only you can read this
page-look-back = Show the board as it was then
page-skip = Skip to my turn
page-skip-now = Skip to now
page-past = This is how it was then.
page-past-help = You see what you could see at that moment.
page-back-to-now = Back to now

## The end

page-over = { $count ->
    [0] The game is over.
    [one] { $winners } wins!
   *[other] { $winners } share the victory!
}
page-result = Result
page-after = After the game
page-chart = Points over time
page-chart-part = Played
page-chart-as-table = Show as table
page-chart-as-chart = Show as chart
page-rematch = Play again
page-rematch-go = To the new game
page-replay = Replay
page-download = Download the record
page-show-board = Show the board
page-show-end = Show the result

## Replay

page-play = Play
page-pause = Pause
page-step = Step
page-step-on = One step on
page-step-back = One step back
page-step-of = { $n } of { $last }
page-eyes = Seen by
page-eyes-seat = { $name }
page-eyes-public = everybody
page-eyes-all = all-seeing
page-to-table = To the table

## Several people at one screen

page-curtain = It is { $name }’s turn. All others look away!
page-curtain-raise = I am { $name }

## Keys

page-key-drag-name = Drag
page-key-drag = one thing onto another: both are chosen
page-key-digits = choose what is lit, by its number
page-key-arrows-name = Arrows
page-key-arrows = go from thing to thing
page-key-enter = choose
page-key-escape = one step back
page-key-regions = on to the next part of the page
page-key-skip = skip what is being shown, up to your turn
page-key-undo = take the last answer back
page-key-now = from the past back to now
page-key-rules = look up the rules, at the clause that is shown
page-key-symbols = look up all symbols
page-key-help = show this list
page-single-keys = Single keys work
page-single-keys-help = Digits, letters and the question mark. Turn them off if you type by voice or press keys by accident; all other keys go on working.

## What a bot thinks

page-hint = Hint
page-hint-thinking = Thinking …
page-hint-is = A bot would:
page-why = Why?
page-why-asked = { $name } was asked: { $question }
page-why-considered = What the bot “{ $bot }” thinks of it, with the chance of victory
page-why-considered-look = What the bot “{ $bot }” thinks of it. It goes by how good the position looks at a glance, not by chances of victory
page-why-considered-one = The bot “{ $bot }” thought of one answer only
page-why-worlds = { $n ->
    [one] tried in { $n } world
   *[other] tried in { $n } worlds
}
page-why-unweighed = not weighed
page-why-done = this was done
page-why-believed = What it believes of the others
page-why-moves-tell = What the others’ moves tell of them (this bot itself guesses more roughly)

## Learning by playing

page-coach-could = Coach: you could, for example …
page-coach-off = Turn the coach off
page-coach-agree = The coach may help everybody here
page-coach-withdraw = Withdraw
page-coach-count = { $n } of { $all } players agree that the coach helps everybody at this table. It does as soon as all do.
page-coach-agreed = Everybody has agreed: the coach helps all of you.
page-learn = Learn by playing
page-learn-title = { $game }: your first game
page-learn-about = A real table, and somebody who shows you what is what: you play yourself, step by step. You can leave at any time, come back, and repeat whatever you like.
page-learn-begin = Begin
page-learn-go-on = Go on
page-learn-again = Repeat
page-learn-skip = Begin here
page-learn-done = done
page-learn-now = you are here
page-guide = Guide
page-guide-next = Next
page-guide-back = Back
page-guide-do = Do it for me
page-guide-show = Show me
page-guide-play = Play on
page-guide-chapters = All chapters
page-guide-step = { $n } of { $all }
page-guide-other = That is possible, too, but for now let us do this: { $action }.
page-guide-confirm = And now confirm it here.

## What can go wrong

page-frozen = This game cannot go on.
page-frozen-rules-changed = The rules have been corrected since it began.
page-frozen-box-changed = The cards have been corrected since it began.
page-frozen-unknown-game = This game is no longer offered here.
page-frozen-does-not-replay = Its record does not fit the rules. Other games are not affected.
page-frozen-given-up = It was given up: no player is left.
page-frozen-shown = { $missed ->
    [0] What you see is its last state; you can replay it, download its record, or open a new table.
    [one] What you see is the last state known, without one later answer; you can replay it, download its record, or open a new table.
   *[other] What you see is the last state known, without { $missed } later answers; you can replay it, download its record, or open a new table.
}
page-new-table = Open a new table
page-error-stale-answer = Something changed while you were choosing. Please look again.
page-error-illegal-answer = That is not possible now. Please choose again.
page-error-off-script = In a guided game something else comes first. Nothing is lost: the guide shows you what.
page-error-wrong-seat = It is not for you to answer now.
page-error-game-over = The game is over.
page-error-no-take-back = This can no longer be taken back: somebody has acted since, or learned something.
page-error-malformed = The server did not understand that.
page-error-too-large = That is too long.
page-error-too-often = That was too fast. Please wait a moment.
page-error-too-many-tables = You have opened many tables lately. Finish some of them, or wait a while before you open another.
page-error-too-many-bots = Too many bots play at your unfinished tables. Finish some of them first.
page-error-too-many-boxes = Your tables hold as many box files as one player may leave here. Play with one that is here already.
page-error-too-hard = Reading this takes too long. It was not taken.
page-error-server-error = Something went wrong on the server. Please try again; if it stays so, tell whoever runs it.
page-error-frozen = This game cannot go on.
page-error-not-yours = This is not yours to see or to do.
page-error-not-found = There is no such table, or no such link.
page-error-taken = This seat is already taken.
page-error-busy = The server is busy. Please try again.
page-error-not-yet = It is too early for that. Please wait a moment.
page-error-no-hint = There are hints only where all the others are bots.
page-error-no-choice = Nobody had a choice here.
page-error-bad-box = This box file cannot be played with:
page-error-other-box = This record belongs to another box file. Choose the one it was played with.
page-error-others-play = Other people play at this table, so it cannot be deleted. You can resign there.
page-error-gone = This table has been closed.
page-error-seat-gone = This seat is no longer yours.
page-error-no-record = This file is not the record of a game that is played here. A record begins with the name of its game, and the numbers of its rules and seats.
page-error-other-rules = This record was made under another version of the rules and cannot be replayed here.
page-error-bad-record = This record does not replay. The first line that does not fit:
page-error-wrong-host = The server is not known by the name in this address. Whoever runs it can add the name.
page-error-not-written = That could not be kept, for nothing can be written at the moment. Nothing is lost; please try again in a moment.
page-error-no-database = The database did not answer to that. Nothing is lost; please try again in a moment.
page-error-no-line = The server does not answer. Please try again.
page-error-refused = The server has closed the connection: it had to refuse too much from here. Reload the page to come back.
page-error-unanswered = No answer has come to that. Look whether it was done; if not, do it again.
page-error-other = That did not work ({ $code }).
