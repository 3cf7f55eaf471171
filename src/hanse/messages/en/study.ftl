### What a game could have been: `hanse study` and its page.

verb-study = where a recorded game was won and lost: win chances, better actions, accuracy, luck
arg-study-file = the record of one finished game (.json or .jsonl)
arg-study-output = the page to write (.html; beside the record by default); its data go into a file beside it
arg-study-seat = only what this seat knew, without hindsight (1 is the first)
arg-study-iterations = how much thinking an action is worth (96 by default)
study-progress = actions
study-stopped = Stopped after { $done } of { $all } parts; the same command goes on.
study-written = Written: { $page } and { $data }
study-cost = cost { $loss }

## The page

study-title = Study of a game: { $game }
study-as-known = Every action is judged by what its seat could know at that moment.
study-as-seat = All of it as { $who } knew it, without hindsight.
study-how = Win chances are those of a search with { $iterations } iterations for each action, calibrated by games between bots of several levels. Marks are set only beyond the error of the sampling.
study-curve = Chances of winning in percent
study-decisions = decisions
study-seats = Accuracy, skill and luck
study-seats-note = In points of win chance: what the own actions cost, what those of others gave, and what came of that which was hidden before.
study-accuracy = Accuracy
study-blunder = blunder
    .many = Blunders
study-mistake = mistake
    .many = Mistakes
study-inaccuracy = inaccuracy
    .many = Inaccuracies
study-skill = Own actions
study-others = Others' actions
study-luck = Luck
study-critical = Critical moments
study-none = No action was beyond doubt worse than another.
study-moment = Decision { $ply }, { $who }: { $mark }, cost { $loss } points of win chance (± { $error })
study-done = Done: { $plan }
study-better = Better: { $plan }
study-log = The whole game
study-decision = Decision
study-seat = Seat
study-action = What happened
study-chance = Chance
study-mark = Mark

## The page in the browser

study-name = Study this game
study-known = Judged by
study-known-seat = what { $who } knew
study-known-all = hindsight: what each seat knew
study-begin = Analyse the game
study-go-on = Go on
study-stop = Stop
study-to-table = To the table
study-waiting = Waiting for a free process: { $done } of { $all }
study-working = Analysing: { $done } of { $all }
study-about = A search with { $iterations } iterations for each action looks for what would have been better. It takes a few minutes, can be stopped, and is kept.
study-before = The action before
study-after = The next action
study-lost = It cost { $loss } points of win chance (± { $error }).
study-forced = There was no choice.
study-question = What would you do now in the place of { $who }? Decide on the board.
study-answer = Show what was better
study-play-bots = Play on from here against bots
study-play-alone = Try it out alone
study-play-about = What is hidden is dealt anew, and the game is not rated.
study-learn = Learn from the mistakes
study-learning = Questions
