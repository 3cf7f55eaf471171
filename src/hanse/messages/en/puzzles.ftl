### Puzzles: `hanse puzzles`, and the page on which they are solved.

verb-puzzles = positions where one action is clearly best and not the obvious one, out of games of strong players
arg-puzzles-game = the game (teutonica by default)
arg-puzzles-output = the file they are written to (.jsonl; puzzles-GAME.jsonl by default); a file of the same run goes on
arg-puzzles-count = how many there shall be (10 by default)
arg-puzzles-records = look through these recorded games (.json or .jsonl), instead of games that are played for it
arg-puzzles-player = who plays these games, a player of the house (hard by default)
arg-puzzles-seed = what the games are dealt from (1 by default)
arg-puzzles-jobs = processes that look at once (1 by default)
puzzles-progress = puzzles
puzzles-stopped = Stopped at { $count } puzzles; the same command goes on.
puzzles-found = Puzzles: { $count }, confirmed of { $candidates } candidates; { $looked } actions of { $games } games were looked at.
puzzles-written = Written: { $path }
puzzles-player = { $given }: expected a player of the house: { $known }
puzzles-record = { $path }: game { $line }: expected a finished one of { $game } with two seats or more

## What a puzzle is about

puzzle-theme-finish = The end in sight
puzzle-theme-answer = Out of turn
puzzle-theme-block = In the way
puzzle-theme-displacement = Displacing
puzzle-theme-office = An office
puzzle-theme-skill = A skill
puzzle-theme-marker = A bonus marker
puzzle-theme-marker-use = Using a marker
puzzle-theme-route = A route
puzzle-theme-move = Moving pieces
puzzle-theme-supply = The supply
puzzle-theme-build = Building up
puzzle-theme-pawn = The pawn
puzzle-theme-favour = A favour
puzzle-theme-sale = A sale
puzzle-theme-refill = Refilling
puzzle-theme-install = Trading posts
puzzle-theme-purchase = A purchase
puzzle-theme-voyage = A voyage
puzzle-theme-loss = What to give up
puzzle-theme-stop = When to stop
puzzle-theme-contract = A contract
puzzle-theme-building = A building
puzzle-theme-exchange = An exchange
puzzle-theme-journey = A journey
puzzle-theme-join = To join or not
puzzle-theme-letter = A letter

## The page

puzzles = Puzzles
puzzles-about = Positions out of games of strong bots in which one action is clearly best, and it is not the obvious one. Decide on the board as at a table; then see what the two lead to. Every answer was confirmed by a search with ten times the usual budget.
puzzle-theme = Theme
puzzle-theme-all = All ({ $count })
puzzle-begin = Solve
puzzle-next = Next puzzle
puzzle-give-up = Show the answer
puzzle-you = Your rating: { $rating } ± { $deviation }, { $count ->
        [one] one puzzle
       *[other] { $count } puzzles
    } tried
puzzles-all = All puzzles
puzzle-number = Puzzle { $number }
puzzle-place = { $board }, { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }
puzzle-new = not tried yet
puzzle-was-solved = solved
puzzle-was-missed = missed
puzzle-given-up = The answer
puzzle-standing = Solved: { $solved } of { $tried } tried, { $all } in all.
puzzle-task = It is your turn to decide: find the best action.
puzzle-difficulty = Difficulty
puzzle-difficulty-of = Difficulty { $difficulty } of 5
puzzle-rating = rating { $rating }
puzzle-solved = Right: that is the best action.
puzzle-wrong = That is not the best action.
puzzle-was-obvious = That is the obvious action, and not the best.
puzzle-loss = The obvious action costs { $loss } points of win chance (± { $error }).
puzzle-moved = Your rating: { $before } → { $after }
puzzle-not-first = Only the first answer to a puzzle counts for the rating.
puzzle-board = Shown on the board
puzzle-show-position = The position
puzzle-show-best = After the best
puzzle-show-obvious = After the obvious
puzzle-way-best = Best
puzzle-way-obvious = Obvious
puzzle-then = Then perhaps { $who }: { $plan }
puzzle-consequences = What comes of it
puzzle-chances = chance to win
puzzle-points = points then
