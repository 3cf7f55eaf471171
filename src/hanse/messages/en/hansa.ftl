### Hansa (2004), for terminal and browser alike.
###
### Arguments are words already in the reader's language: $who, $leader and $owner are seats; $token is a goods token with
### its article and barrels (see hansa-token); $port is the name of a port. Numbers stay numbers.
### An event with a seat is a predicate: it follows the name of the seat ("Blue sails ...").

hansa-game = Hansa
    .about = One ship for all, nine ports of the Baltic: buy goods, set up trading posts, sell.

## Goods, money, posts

hansa-good-orange = orange
    .a = an orange token
    .many = orange tokens
    .short = Or
hansa-good-brown = brown
    .a = a brown token
    .many = brown tokens
    .short = Br
hansa-good-red = red
    .a = a red token
    .many = red tokens
    .short = Re
hansa-good-green = green
    .a = a green token
    .many = green tokens
    .short = Gr
hansa-good-blue = blue
    .a = a blue token
    .many = blue tokens
    .short = Bl
hansa-good-pink = pink
    .a = a pink token
    .many = pink tokens
    .short = Pi
hansa-token = { $number ->
    [one] { $a } with { $barrels ->
        [one] 1 barrel
       *[other] { $barrels } barrels
    }
   *[other] { $number } { $many } with { $barrels ->
        [one] 1 barrel
       *[other] { $barrels } barrels
    } each
}
hansa-barrels = { $barrels ->
    [one] 1 barrel
   *[other] { $barrels } barrels
}
hansa-thalers = { $thalers ->
    [one] 1 thaler
   *[other] { $thalers } thalers
}
hansa-posts = { $posts ->
    [one] 1 post
   *[other] { $posts } posts
}
hansa-name-copenhagen = Copenhagen
hansa-name-danzig = Danzig
hansa-bank = the bank

## What can be chosen: the kinds

hansa-group-place = place
    .about = put your first posts into a port
hansa-group-refill = refill
    .about = fill every empty warehouse from the stacks
hansa-group-decline = leave
    .about = leave the empty warehouses empty this turn
hansa-group-buy = buy
    .about = take a token from a warehouse of the ship’s port
hansa-group-install = install
    .about = give up an open token for as many posts as it has barrels
hansa-group-sell = sell
    .about = sell two or more tokens of a colour; one post goes back to your reserve
hansa-group-sell-all = sell all
    .about = sell every token of a colour; one post goes back to your reserve
hansa-group-done = conclude
    .about = conclude the sale of what you have chosen
hansa-group-sail = sail
    .about = bring the ship to the next port along an arrow
hansa-group-lose = lose
    .about = choose the token that the sale of another player costs you
hansa-group-discard = discard
    .about = choose a token that customs takes
hansa-group-end = end turn
    .about = customs: what you have above 3 thalers and 3 open tokens goes

## What can be chosen: each choice

hansa-choice-place = Place posts in { $port }
hansa-choice-refill = Refill { $count ->
    [one] 1 warehouse
   *[other] { $count } warehouses
} for { hansa-thalers }
hansa-choice-decline = Do not refill
hansa-choice-buy-free = Buy { $token }: free, you have the majority in { $port }
hansa-choice-buy-leader = Buy { $token } for { hansa-thalers } to { $leader }
hansa-choice-buy-bank = Buy { $token } for { hansa-thalers } to the bank
hansa-choice-install = Install { hansa-posts } in { $port } for { $token }
hansa-choice-sell = Sell { $token }: { points } at the end
hansa-choice-sell-more = Sell also { $token }: { points } at the end
hansa-choice-sell-all = Sell all { $many }: { points } at the end
hansa-choice-done = Conclude the sale: { $count ->
    [one] 1 token
   *[other] { $count } tokens
}, { points } at the end
hansa-choice-sail = Sail to { $port } for { hansa-thalers }
hansa-choice-sail-land = Go over land to { $port } for { hansa-thalers }
hansa-choice-lose = Lose { $token }
hansa-choice-discard = Give up { $token }
hansa-choice-end = End your turn

## What is asked

hansa-prompt-place = In which port do you place two posts? (pair { $pair } of 3)
hansa-prompt-refill = You have { hansa-thalers }. Refill the empty warehouses?
hansa-prompt-visit = { $used ->
    [yes] { $port }: the action of this visit is done. You have { hansa-thalers }.
   *[no] The ship lies in { $port }, you have { hansa-thalers }.
}
hansa-prompt-sale = Sale in { $port }: what else do you sell?
hansa-prompt-loss = { $who } sells { $good }: which token do you lose?
hansa-prompt-customs = Customs: { $count ->
    [one] 1 token
   *[other] { $count } tokens
} too many. Which one do you give up?

## What happened

hansa-event-turn-began = begins a turn and receives { hansa-thalers }
hansa-event-turn-ended = ends the turn
hansa-event-placed = places { hansa-posts } in { $port }
hansa-event-refilled = refills { $count ->
    [one] 1 warehouse
   *[other] { $count } warehouses
} for { hansa-thalers }
hansa-event-drawn = { $port }: { $good } { $barrels }
hansa-event-declined = does not refill
hansa-event-sailed = sails to { $port }
hansa-event-bought-free = buys { $token } in { $port } for nothing
hansa-event-bought-leader = buys { $token } in { $port } and pays { $leader } { hansa-thalers }
hansa-event-bought-bank = buys { $token } in { $port } for { hansa-thalers }
hansa-event-installed = installs { hansa-posts } in { $port } for { $token }
hansa-event-post-returned = takes 1 post back from { $port }
hansa-event-sold = sells { $token } in { $port }
hansa-event-lost = loses { $token }
hansa-event-customs = pays { hansa-thalers } of customs
hansa-event-discarded = gives up { $token } at customs
hansa-event-ending-last-stack = The last stack is begun: the game ends with this round.
hansa-event-ending-idle = No token has moved for too long: the game ends.
hansa-event-game-over = The game is over.

## The end and the score

hansa-end-last-stack = the last stack begun
hansa-end-idle = too many idle rounds
hansa-tiebreak = most posts in the ports, then all who are still tied

hansa-category-open = Open tokens
    .short = Open
hansa-category-sold = Sold tokens
    .short = Sold
hansa-category-ports = Ports shared
    .short = Ports
hansa-category-monopolies = Ports alone
    .short = Alone

## Editions, boards, options

hansa-preset-hansa2004 = the game of 2004
hansa-board-hansa = the Baltic

hansa-option-thaler_bank_is_limit = Whether the 22 thalers of the box are all there is.
    .on = yes: an empty bank pays no more
    .off = no: there is always enough
hansa-option-sale-partial = Whether a colour may be sold in part.
    .on = yes: two tokens or more, the others stay open
    .off = no: a colour is sold completely
hansa-option-limits-idle_rounds = After how many rounds without any token moved the game is stopped; 0 for never.
hansa-option-sold-visible = Whether sold tokens are shown to everybody.
    .on = yes: all of them were open before
    .off = no: only their number is shown
hansa-option-setup-colours_aside = Which colours are out of the game: two with 2 players, one with 3, none with 4.
    .random = drawn by lot
    .orange = orange
    .brown = brown
    .red = red
    .green = green
    .blue = blue
    .pink = pink
hansa-option-data = Which facts of the board are played: our own, or those of a corrected file.
    .standard = ours
hansa-option-setup-first_player = Who begins.
    .random = drawn by lot

## The drawing

hansa-drawing-about = The Baltic with nine ports, their warehouses, the routes with their directions, and five supply stacks.
hansa-drawing-seat = seat
hansa-drawing-port = port
hansa-drawing-warehouse = warehouse
hansa-drawing-empty = empty
hansa-drawing-sea-route = sea route
hansa-drawing-land-route = land route
hansa-drawing-to = to
hansa-drawing-stack = supply stack
hansa-drawing-last-stack = last stack
hansa-drawing-ship = ship
hansa-drawing-posts = trading posts
hansa-drawing-leader = majority
hansa-drawing-purse = purse
hansa-drawing-reserve = reserve
hansa-drawing-open = open
hansa-drawing-sold = sold
hansa-drawing-barrels = barrels
hansa-drawing-points = points
hansa-drawing-decides = decides
hansa-drawing-aside = not in this game

## Rules in a sentence

hansa-hint-place = Three times, in order of play, everybody puts two posts into a port where they have none yet; Copenhagen is closed (HA-3.1, HA-3.2).
hansa-hint-refill = For 1 thaler all empty warehouses are filled from the lowest stack; it is possible only now, before anything else of the turn (HA-5.2 to HA-5.4).
hansa-hint-visit = One action for each visit of the ship: buy, install or sell. Sailing is not an action, and arriving in a port begins a new visit, even in the same port again (HA-6.2 to HA-6.6).
hansa-hint-buy = Buy: a token costs 1 thaler, paid to the player with the majority of posts in the port, or to the bank if nobody has it; the majority buys free (HA-7.2 to HA-7.4).
hansa-hint-install = Install: an open token leaves the game and as many posts as it has barrels come into the port (HA-8.1).
hansa-hint-sell = Sell: with a post of yours in the port, two or more tokens of a colour, any number of colours; one post goes back, and everybody else loses one open token of each colour sold (HA-9.1 to HA-9.9).
hansa-hint-sail = Sail: 1 thaler for each arrow, only in its direction (HA-6.4).
hansa-hint-sale = At least two tokens of every colour you sell; one sale costs one post, however much is sold (HA-9.2, HA-9.5).
hansa-hint-loss = Everybody but the seller loses one open token of each colour sold; its owner chooses which (HA-9.9, HA-9.11).
hansa-hint-customs = At the end of your turn you keep at most 3 thalers and 3 open tokens (HA-10.1, HA-10.2).
hansa-hint-end = When a refill takes its first token from the last stack, the round is played to its end and the game is over (HA-11.1 to HA-11.3).
hansa-hint-score = At the end: 1 for an open token, 1 and its barrels for a sold one, 2 for each port with a post, 4 if nobody else is there (HA-12.1).

## Bots

hansa-bot-focused = pairs colours, sells early, keeps its ports; brings a game to its end
hansa-bot-random = every legal choice is equally likely

## In the terminal

hansa-help-board = On the board: each port with its number, the tokens in its warehouses, the posts of every player behind their house marks (* has the majority), what a token costs you there and who is paid, and the ports to which its arrows lead. { $active } marks the port where the ship lies. A token is its colour and its barrels: Or2 is orange with two.
hansa-screen-ports = Ports
hansa-screen-warehouses = Warehouses
hansa-screen-posts = Posts
hansa-screen-price = Price
hansa-price-free = free
hansa-price-bank = { $thalers } bank
hansa-screen-routes = Arrows to
hansa-desk-purse = Thalers
hansa-desk-reserve = Reserve
hansa-desk-open = Open
hansa-desk-sold = Sold
hansa-desk-sold-count = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
hansa-race-title = Stacks
hansa-race-left = { $count ->
    [0] the last stack comes next
    [one] 1 token before the last stack
   *[other] { $count } tokens before the last stack
}
hansa-race-last = the last stack is begun: this round is the last
hansa-race-bank = bank: { hansa-thalers }
hansa-race-aside = not in this game: { $goods }
hansa-race-unseen = still in the stacks
hansa-ask-place = { $kind }: { $count } ports are possible. Type a number of the board or a port; “list” shows them all.
hansa-command-undo = undo
    .about = take back your last choice, unless tokens were turned up since
hansa-undo-revealed = No: tokens were turned up since your last choice, and what has been seen stays seen.
hansa-welcome-title = Welcome to Hansa!
hansa-welcome-1 = One ship sails for all of you. In each port it visits you may do one thing: buy a token, install posts, or sell.
hansa-welcome-2 = Buying costs a thaler: to whoever has most posts in the port, else to the bank; if that is you, it is free.
hansa-welcome-3 = A token becomes posts, as many as it has barrels. Or you sell two and more of a colour where you have a post: that scores most, and costs everybody else a token of the colour.
hansa-welcome-4 = You receive 3 thalers each turn; every arrow that the ship follows costs one. At the end of your turn you keep 3 thalers and 3 open tokens.
hansa-welcome-5 = Type a number to choose; “help” explains the signs, “rules” the rules, “undo” takes a choice back.

## At the table in the browser

hansa-table-waits-place = { $who } places posts.
hansa-table-waits-refill = { $who } decides whether to refill the warehouses.
hansa-table-waits-visit = { $who } is on turn; the ship lies in { $port }.
hansa-table-waits-sale = { $who } sells in { $port }.
hansa-table-waits-loss = { $who } chooses the token to lose.
hansa-table-waits-customs = { $who } goes through customs.
hansa-cost-sail = { hansa-thalers }
hansa-table-confirm-end = { $tokens ->
    [0] { $thalers ->
        [one] Customs takes 1 thaler.
       *[other] Customs takes { $thalers } thalers.
    }
    [one] { $thalers ->
        [0] Customs takes 1 token.
        [one] Customs takes 1 token and 1 thaler.
       *[other] Customs takes 1 token and { $thalers } thalers.
    }
   *[other] { $thalers ->
        [0] Customs takes { $tokens } tokens.
        [one] Customs takes { $tokens } tokens and 1 thaler.
       *[other] Customs takes { $tokens } tokens and { $thalers } thalers.
    }
}
hansa-table-confirm-last-post = This is your last post in { $port }: you would no longer be there.
hansa-table-confirm-short = Your reserve is short: only { hansa-posts } for { hansa-barrels }.
hansa-table-effect-loss = Costs a token of this colour: { $who }
hansa-table-effect-loss-none = Nobody else has this colour open
hansa-table-effect-post = One post goes back to your reserve: { hansa-posts } left in { $port }; { $lead }
hansa-table-effect-leader = then majority: { $leader }
hansa-table-effect-leader-none = then no majority
hansa-table-purse = Purse
hansa-table-reserve = Reserve
hansa-table-open = Open
hansa-table-sold = Sold
hansa-table-none = none
hansa-table-leads = Majority in { $ports }
hansa-table-leads-none = No majority
hansa-table-light = Light the ports of { $who }
hansa-table-leads-by = { $port } +{ $ahead }
hansa-table-ends = How near the end is
hansa-table-end-stack = { $left ->
    [0] The last stack comes next
    [one] 1 token before the last stack
   *[other] { $left } tokens before the last stack
}
hansa-table-end-round = Last round: { $left ->
    [0] this is the last turn
    [one] 1 more turn after this one
   *[other] { $left } more turns after this one
}
hansa-table-end-over = The last stack was begun
hansa-table-bank = Bank: { hansa-thalers }
hansa-table-aside = Not in this game: { $goods }
hansa-table-unseen = Still in the stacks
hansa-table-place-port = { $port }: { $who }
hansa-table-place-port-nobody = nobody has posts here
hansa-table-place-leader = majority: { $leader }, { $ahead } ahead
hansa-table-place-leader-none = no majority
hansa-table-place-slot = Warehouse in { $port }: { $token }
hansa-table-place-slot-empty = Warehouse in { $port }, empty
hansa-table-place-slot-price = { $place }; { $price }
hansa-table-price-free = free for { $who }
hansa-table-price-bank = { hansa-thalers } to the bank
hansa-table-price-leader = { hansa-thalers } to { $leader }
hansa-table-place-route = { $kind ->
    [land] Land route from { $from } to { $port }
   *[sea] Sea route from { $from } to { $port }
}
hansa-table-place-stack = Supply stack { $number }: { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
hansa-table-place-ship = The ship, in { $port }
hansa-table-key-install = install posts
hansa-table-key-sell = sell
