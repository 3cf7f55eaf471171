### The report of many games: `hanse report`.

verb-report = make a page and pictures out of the results of many games
arg-results = results of hanse arena, or records, one a line (.jsonl)
arg-report-output = the page to write (.html; beside the results by default); the pictures go into a folder beside it
report-progress = games
report-progress-pictures = pictures
report-written = Written: { $page }, and { $pictures ->
    [one] 1 picture
   *[other] { $pictures } pictures
} in { $folder }
report-torn = The last line was cut off and is left out.
error-no-end = { $path }: no game in it came to its end
error-exists-other = { $path } is something else already: expected a page to replace, and a folder for pictures

## The page

report-title = Report of { $games ->
    [one] 1 game
   *[other] { $games } games
}
report-how = Intervals hold the true value in 95 of 100 cases. Where several win together, they share the victory.
report-contents = The games at a glance
report-kinds = Game, edition, board, players
report-kind = { $game }, { $preset }, { $board }; { $seats ->
    [one] alone
   *[other] { $seats } players
}
report-own-options = own options
report-own-facts = { $kind }; own facts { $data }
report-about = { $games ->
    [one] 1 game
   *[other] { $games } games
} came to the end, after { $decisions } decisions on the average. The winner has { $points } points on the average ({ $range }).
report-stopped = { $count ->
    [one] 1 game was
   *[other] { $count } games were
} stopped before the end and counted nowhere else.
report-failed = { $player }: another player had to decide { $count ->
    [one] once
   *[other] { $count } times
}.
report-percent = { $number }%
report-between = { $low } to { $high }
report-of-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}

## Headings of columns

report-games = Games
report-share = Share
report-interval = Interval
report-victories = Victories
report-victories-seat = Victories per seat
report-even = Even share
report-points = Points
report-decisions = Decisions
report-turns = Turns
report-winning = Points of the winner
report-player = Player
report-rating = Rating
report-time = ms a decision
report-seats-count = Seats
report-winners = Winners
report-others = Others
report-all = All
report-range = Least to most
report-category = Category
report-end = End
report-answer = What
report-kind-of = Kind
report-amount = On the average

## Players

report-players = Players
report-ratings = Ratings
report-ratings-note = OpenSkill ratings after all games; the line is the interval.
report-cross = Who finishes ahead of whom
report-cross-note = How often the player of the row finishes ahead of the player of the column in games of both; a tie counts half.
report-cross-corner = ahead of
report-line-ups = Victories by line-up
report-line-ups-note = How often a player wins, whichever of its seats; dashed: the share of its seats.
report-line-up = Player against
report-against = { $player } against { $others }

## Seats, points, course

report-seats-title = Order of play
report-seats = Victories by order of play
report-seats-note = Dashed: an even share, { $even }. Fair only if players changed seats.
report-order = In turn order
report-place = number { $place }
report-points-title = Points
report-categories = Points by category
report-categories-note = Points of a seat on the average.
report-course = Length and end
report-length = Length
report-length-note = Turns of whoever had most of them: { $mean } on the average. Decisions in a game: { $least } to { $most }.
report-ends = Ways to end
report-ends-note = Several reasons may come together.

## Strategies

report-strategies = Strategies
report-strategies-text = Winners and others tell what goes with victory, not what leads to it: compare players of equal strength.
report-amounts = What a seat does in a game
report-amounts-note = Below a number: how many seats it is about, if not all.
report-counts-note = So many of a seat in a game, on the average.
report-choice-note = How often seats that did this won; dashed: an even share, { $even }.
report-alone-note = Points on the average of games in which this was done.
report-left-out = { $count ->
    [one] 1 seat did something rarer.
   *[other] { $count } seats did something rarer.
}
report-first = First moves
report-first-text = What seats did first, and how often they won in the end.

report-act-none = nothing
report-act-recruit = recruit
report-act-place = place
report-act-displace = displace
report-act-lift = move
report-act-establish = establish
report-act-use = use a marker
report-act-sail = sail
report-act-buy = buy
report-act-install = place posts
report-act-sell = sell
report-act-refill = refill
report-reward-office = an office
report-reward-skill = a skill
report-reward-prestige = special prestige
report-reward-marker = only a marker
report-reward-nothing = nothing
report-turn = { $late ->
    [true] turn { $turn } or later
   *[false] turn { $turn }
}
report-value = value { $value }
report-purchase-building = a building
report-purchase-bonus = a bonus card
report-purchase-none = nothing at all

report-teutonica-first-skill = Skill developed first
report-teutonica-second-skill = Skill developed second
report-teutonica-first-reward = What the first route brought
report-teutonica-first-turn = First turn
report-teutonica-first-route = Route established first
report-teutonica-turns = Turns
report-teutonica-full-actions = Turn in which actions are fully developed
report-teutonica-full-skills = Fully developed skills
report-teutonica-routes = Routes established
report-teutonica-nothing = Of these for nothing
report-teutonica-displacing = Pieces displaced
report-teutonica-displaced = Own pieces displaced
report-teutonica-offices = Offices at the end
report-teutonica-network = Offices in the largest network
report-teutonica-collected = Bonus markers collected
report-teutonica-used = Bonus markers used
report-teutonica-prestige = Merchants on special prestige
report-teutonica-developed = Skills developed
report-teutonica-markers-collected = Bonus markers collected, by kind
report-teutonica-markers-used = Bonus markers used, by kind

report-hansa-first-port = First port with own posts
report-hansa-first-turn = First turn
report-hansa-first-sale = First sale
report-hansa-turns = Turns
report-hansa-sailed = Voyages
report-hansa-bought = Tokens bought
report-hansa-paid = Thalers paid for them
report-hansa-earned = Thalers received from others
report-hansa-installed = Tokens used for posts
report-hansa-sold = Tokens sold
report-hansa-barrels = Barrels on them
report-hansa-refilled = Markets refilled
report-hansa-lost = Tokens lost
report-hansa-posts = Posts on the board at the end
report-hansa-actions = Actions
report-hansa-sold-colours = Tokens sold, by colour

report-merkator-highest = Highest contract at the end
report-merkator-first-place = First trip
report-merkator-first-contract = First contract fulfilled
report-merkator-first-purchase = First purchase
report-merkator-turns = Turns
report-merkator-fulfilled = Contracts fulfilled
report-merkator-sold = Contracts sold
report-merkator-buildings = Buildings at the end
report-merkator-bonus = Bonus cards at the end
report-merkator-joined = Trips joined
report-merkator-declined = Trips not joined
report-merkator-paid-time = Time counters paid
report-merkator-took-time = Time counters taken
report-merkator-lost = Goods lost
report-merkator-counters = Time counters at the end
report-merkator-coins = Coins at the end
report-merkator-values = Contracts fulfilled, by value
report-merkator-places = Trips, by place
report-merkator-bought = Cards bought
