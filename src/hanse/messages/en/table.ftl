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
table-waits-turn = { $who } is on turn: { $actions ->
    [one] 1 action left.
   *[other] { $actions } actions left.
}
table-waits-pay = { $who } chooses how to pay.
table-waits-displaced = { $who } was displaced from { $route } and puts pieces on near posts.
table-waits-lift = { $who } moves pieces.
table-waits-put = { $who } moves pieces.
table-waits-reward = { $who } has established { $route } and chooses the reward.
table-waits-markers = { $who } lays new bonus markers.
table-past = A moment of the past: after { $ply ->
    [one] 1 decision.
   *[other] { $ply } decisions.
}
table-over = The game is over.
table-now = Back to now
table-hand = { $count ->
    [one] 1 piece in hand
   *[other] { $count } pieces in hand
}
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
table-confirm-end = { $actions ->
    [one] 1 action is left and would be lost.
   *[other] { $actions } actions are left and would be lost.
}
table-confirm-nothing = You would take nothing for this route.
table-confirm-displace = You pay more pieces for the post, and the other player is compensated.
table-confirm-use = The marker is used up. It still counts at the end.
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
table-markers = Bonus markers
table-markers-used = { $count ->
    [one] 1 marker used
   *[other] { $count } markers used
}
table-plate = { $count ->
    [one] 1 marker on the plate
   *[other] { $count } markers on the plate
}
table-if-now = Points if the game ended now
table-if-now-short = now
table-preview = { $gain } if the game ended then
table-ends = How near the end is
table-end-points = { $left ->
    [one] 1 point to the end
   *[other] { $left } points to the end
}
table-end-markers = { $left ->
    [one] 1 marker in stock
   *[other] { $left } markers in stock
}
table-end-cities = { $left ->
    [one] 1 city to complete
   *[other] { $left } cities to complete
}
table-place-post = Post { $number } of { $route }, { $piece } of { $owner }
table-place-post-free = Post { $number } of { $route }, free
table-place-route = Route { $route }
table-place-marker = Place for a marker beside { $route }
table-place-city = City { $city }
table-place-prestige = Special prestige { $colour }
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
table-log-bot-failed = The bot of { $who } gave no answer in time; a simpler one decided.
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
table-key-recruit = recruit
table-key-undo = undo
table-key-end = end the turn
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
table-guide-look = The table
    .text = The chart shows cities and the routes between them. Your desk is on the right: five skills, and your pieces, traders (cubes) and merchants (discs). Only pieces in your supply can be used; those in the stock wait.
table-guide-place = Place a piece
    .text = Posts that you may use are ringed. Choose a free post and put a trader there. That is one action; you have two each turn.
table-guide-again = Stay on the same route
    .text = Place again, best on the same route: you want to fill all its posts. When your actions are used up, end the turn. The bots play, then it is your turn again.
table-guide-recruit = Recruit
    .text = Is your supply nearly empty? Recruit: pieces come from your stock into your supply, as many as your money bag allows.
table-guide-fill = Establish a route
    .text = When every post of a route is yours, the whole route shines. Choose it: you establish it with one action.
table-guide-reward = Take the reward
    .text = An established route gives an office in one of its two cities, or a step of the skill that is written on the city. Skills first is good advice: more actions, more pieces.
table-guide-displace = Displace
    .text = Others in your way? Choose a piece of another player: you take its post and pay one piece more for a trader, two for a merchant. The other player gets free pieces in return.
table-guide-move = Move
    .text = Your own pieces can walk: lift one or two from their posts and put them down on free ones. That is one action too.
table-guide-marker = Bonus markers
    .text = A route with a marker gives it to whoever establishes it. Markers lie on your desk until you use them; they also count at the end.
table-guide-end = To the end
    .text = The game ends at 20 points, when the markers run out, or when enough cities are complete. Then come skills, markers, cities and your largest network times your keys. The bars beside the names show it at any time.
