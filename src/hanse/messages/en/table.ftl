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
table-pause = Pause
table-paused = The table makes a pause: nobody decides, and no clock runs.
table-resume = Go on
table-pause-question = { $who } asks for a pause.
table-holiday = on holiday until { $day }
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
table-tab-notes = Notes
table-notes-about = Only you see what you write here.
table-notes-kept = Kept.
table-notes-open = Not kept yet …
table-seats = Seats
table-desk-of = Desk of { $who }
table-desk-full = full
table-if-now = Points if the game ended now
table-if-now-short = now
table-preview = { $gain } if the game ended then
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
table-start-host = Whoever opened the table begins the game.
table-arranged = The game begins by itself as soon as everybody’s page has added its part to the deal, and without those who are not here a minute later.
table-send-away = Send away
    .named = Send { $who } away
table-agreed-absence = Once somebody is away for { $span }, a bot may take over if the others agree.
table-agreed-patience = The same holds for a decision that takes longer than { $span }.
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
table-commitment = Seal of the seed
table-fair-own = The deal was fair: this page’s own part is in the seed, and everything fits what it saw at the start.
table-fair-seen = The deal was fair: the seed is the one that this page saw promised at the start.
table-fair-unseen = The seed fits its seal. This browser did not see the seal at the start.
table-fair-broken = The seed is not the one that was promised at the start!
table-fair-missing = The page of { $who } could not open its part; the game was dealt without it.
table-replay = Replay
table-replay-start = The game begins.
table-replay-over = The game is over.
table-replay-ends-turn = ends the turn.
table-replay-first = To the beginning
table-replay-back-decisions = One decision back
table-replay-back-turns = One turn back
table-replay-back-rounds = One round back
table-replay-on-decisions = One decision on
table-replay-on-turns = One turn on
table-replay-on-rounds = One round on
table-replay-turns = turn
table-replay-rounds = round
table-replay-where = turn { $turn }, round { $round }
table-replay-last = To the end
table-replay-play = Play on
table-replay-stop = Stop
table-replay-speed = Speed
    .slow = slow
    .usual = usual
    .fast = fast
table-replay-slider = Decision
table-replay-address = Copy address
    .about = Copies the address of this moment
table-replay-frame = Embed
    .about = Copies what shows this moment in another page
table-replay-close = Close
table-log = Log
table-log-look = Look at this moment
table-log-struck = (taken back)
table-log-joined = { $who } sits down.
table-log-invited = { $who }, a bot, sits down.
table-invite-bot = Invite a bot by its name
table-invite-bot-do = Invite
table-log-left = { $who } leaves.
table-log-dealing = Every page adds its part to the seed.
table-log-started = The game begins.
table-log-undone = { $who } takes a decision back.
table-log-asked = { $who } { $what ->
    [pause] asks for a pause.
    [replace] may be replaced by a bot, if the others agree.
   *[undo] asks for an undo.
}
table-log-answered = { $who } answers.
table-log-replaced = A bot takes the place of { $who }.
table-log-paused = A pause begins.
table-log-resumed = { $who } ends the pause.
table-log-holiday = { $who } tells of holidays.
table-log-bot-failed = The bot of { $who } { $why ->
    [slow] gave no answer in time
    [illegal] chose what is not allowed
    [missing] is not there any more
   *[failed] failed
 }; a simpler one decided.
hint-ask = What would the strong player do?
hint-about = A hint is marked in the log, and the game is no longer rated.
hint-thinking = The strong player is thinking …
hint-plan = The strong player would: { $plan }
hint-values = and expects these chances to win:
table-log-hinted = { $who } asks what the strong player would do.
table-log-rematch = There is a next game.
table-stopped = The game was stopped.
table-log-over = The game is over.
table-chat-empty = Nobody has said anything.
table-chat-say = Say something
table-chat-send = Say
table-keys = Keys
table-key-board = to the board
table-key-walk = to all places, open or closed; Enter tells what each is
table-key-arrows = from place to place
table-key-places = what a place is, and why it is closed
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
table-key-replay-turn = through the past by turns
table-key-replay-round = through the past by rounds
table-key-space = replay on and off
table-key-escape = close, back to now
table-key-help = these keys

## The first game

table-summary = Rules on one page
table-summary-apart = Open in a window of its own
table-guide = Guide
table-guide-step = Lesson { $step } of { $most }
table-guide-done = Play on from here
table-lesson-next = Next lesson
table-lesson-back = Back
table-lesson-all = All lessons
table-lesson-other = That is allowed, but not what this is about. Try something else.

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

## Bots of the house

bot-beginner = plays legally and likes to build, one action at a time; often content with less than the best
    .name = Beginner
bot-easy = plans its turn roughly, and now and then prefers a weaker plan
    .name = Easy
bot-medium = plans its turn with care, and seldom slips
    .name = Medium
bot-hard = compares many plans for its turn and takes the best, within half a second
    .name = Hard
bot-master = thinks up to ten seconds a turn about what the others could answer
    .name = Master
bot-focused =
    .name = Purposeful
bot-random =
    .name = Random
bot-level = { $level }, { $style }
style-none = any style
style-builder = likes large networks
    .name = Network builder
style-hunter = is after bonus markers
    .name = Marker hunter
style-displacer = stands in the way, and lets others pay for it
    .name = Displacer
table-bot-tag = bot: { $bot }
table-thinks = { $who } is thinking …
    .since = for { $seconds } s
table-decide-now = Decide now
    .about = The bot answers with the best it has found so far.
table-chances = Chances of winning
    .show = Who was ahead when?
    .about = As the house judges the beginning of each turn, with all that was hidden known.
    .turn = Turn
    .end = End
## Looking back

table-alone = { $who }: { $points } points
table-look-curve = The score over time
table-look-turn = Turn
table-look-end = End
table-look-leads = { $count ->
    [0] The lead never changed
    [one] The lead changed once
   *[other] The lead changed { $count } times
}
table-look-gains = Where most points came from
table-look-time = Time
table-look-time-all = in all
table-look-time-each = a decision
table-look-time-longest = longest
table-look-rating = Rating
table-look-rating-first = first rating:{" "}
table-look-unrated = This game does not count for ratings.
table-level = level { $level } of { $most }
table-level-below = below { $points }
table-level-from = from { $points }
table-own-first = Your first game alone that came to its end.
table-own-best = Your best is { $best }, in { $games } games.
table-own-best-new = Your best so far! Before it was { $best }.
