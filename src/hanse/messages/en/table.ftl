### The table in the browser, for all games.

table-board = Board
table-zoom = Size of the board
table-zoom-in = Nearer
table-zoom-out = Farther
table-zoom-fit = The whole board
table-loading = One moment …
table-missing = There is no such table here
table-prompt = What is asked
table-rule = The rule
table-your-turn = Your turn
table-you = you
table-bot = bot
table-bot-0 = Hildebrand
table-bot-1 = Gertrud
table-bot-2 = Tiedemann
table-bot-3 = Mechthild
table-bot-4 = Castorp
table-away = away
table-on-turn = on turn
table-no-question = Nothing is asked.
table-waits = { $who } decides.
table-past = A moment of the past: after { $ply ->
    [one] 1 decision.
   *[other] { $ply } decisions.
}
table-over = The game is over.
table-now = Back to now
table-undo = Undo
table-undo-free = Take back the last decision
table-undo-ask = Ask the others to take back the last decision
table-undo-question = { $who } asks to take back the last decision.
table-replace-question = May a bot take the place of { $who }?
table-yes = Yes
table-no = No
table-end-turn = End turn
table-cancel = Cancel
table-close = Close
table-do-it = Do it
table-choices-none = Nothing to decide for you now.
table-choices-filter = Find a choice: city, kind …
table-choices-nothing-found = No choice has these words.
table-panel = Choices, log and talk
table-tab-choices = Choices
table-tab-log = Log
table-tab-chat = Talk
table-seats = Seats
table-desk-of = Desk of { $who }
table-desk-full = full
table-if-now = Points if the game ended now
table-if-now-short = now
table-preview = { $gain } if the game ended then
table-nothing-here = Nothing can be decided here now.
table-replace = Ask that a bot takes over
table-reconnecting = The connection is lost. Nothing is lost with it: the table comes back by itself …
table-waiting = The table waits for players
table-invite = Invitation link
table-share = Copy the link to this table
table-copy = Copy
table-copied = Copied
table-seat-open = free
table-sit = Sit down here
table-start = Begin
table-start-about = Seats that are still free are taken by bots.
table-leave = Leave the table
table-sheet = Score sheet
table-rank = Rank
table-player = Player
table-won = { $count ->
    [one] { $who } wins
   *[other] { $who } win together
}
table-rematch = Once more
table-rematch-go = To the next game
table-record = Download the record
table-commitment = Seal of the seed
table-seed = opened: { $seed }
table-replay = Replay
table-replay-first = To the beginning
table-replay-back = One decision back
table-replay-on = One decision on
table-replay-last = To the end
table-replay-play = Play on
table-replay-stop = Stop
table-replay-slider = Decision
table-replay-close = Close
table-log = Log
table-log-look = Look at this moment
table-log-struck = (taken back)
table-log-joined = { $who } sits down.
table-log-left = { $who } leaves.
table-log-started = The game begins.
table-log-undone = { $who } takes a decision back.
table-log-asked = { $who } asks for an undo.
table-log-answered = { $who } answers.
table-log-replaced = A bot takes the place of { $who }.
table-log-bot-failed = The bot of { $who } { $why ->
    [slow] gave no answer in time
    [illegal] chose what is not allowed
    [missing] is not there any more
   *[failed] failed
 }; a simpler one decided.
table-log-rematch = There is a next game.
table-stopped = The game was stopped.
table-log-over = The game is over.
table-chat-empty = Nobody has said anything.
table-chat-say = Say something
table-chat-send = Say
table-keys = Keys
table-key-board = to the board
table-key-arrows = from place to place
table-key-enter = choose
table-key-kinds = choose with a trader or a merchant
table-key-numbers = a line of a menu
table-key-choices = list of choices
table-key-undo = undo
table-key-end-turn = end the turn
table-key-log = log
table-key-talk = talk
table-key-desks = desks of the others
table-key-replay = through the past
table-key-space = replay on and off
table-key-escape = close, back to now
table-key-help = these keys

## The first game

table-guide = Guide
table-guide-step = Step { $step } of { $most }
table-guide-next = Next
table-guide-done = Play on without the guide

## The same in every game

points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
end-stopped = stopped by the safety limit
category-total = Total
    .short = Total
option-players = How many play.
table-score = Points
