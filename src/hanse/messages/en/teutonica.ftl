### Hansa Teutonica, for terminal and browser alike.
###
### Arguments are words already in the reader's language: $who, $owner and $victim are seats; $piece and $other are
### pieces without an article; $marker, $skill and $colour are names; $route and $city are names of places.
### Numbers stay numbers. An event with a seat is a predicate: it follows the name of the seat ("Blue places ...").

teutonica-game = Hansa Teutonica
    .about = Merchants build routes and offices between the Hanseatic cities.

## Pieces, skills, colours

teutonica-piece-trader = trader
    .plural = traders
teutonica-piece-merchant = merchant
    .plural = merchants
teutonica-pieces = { $traders ->
    [0] { $merchants ->
        [0] nothing
        [one] 1 merchant
       *[other] { $merchants } merchants
    }
    [one] { $merchants ->
        [0] 1 trader
        [one] 1 trader and 1 merchant
       *[other] 1 trader and { $merchants } merchants
    }
   *[other] { $merchants ->
        [0] { $traders } traders
        [one] { $traders } traders and 1 merchant
       *[other] { $traders } traders and { $merchants } merchants
    }
}

teutonica-skill-keys = town keys
    .short = Keys
    .effect = points for each office of your largest network at the end
    .value = ×{ $value }
teutonica-skill-actions = actions
    .short = Actions
    .effect = actions in each of your turns
    .value = { $value }
teutonica-skill-privilege = privilege
    .short = Privilege
    .effect = the most valuable colour of office you may take
    .value = { $value }
teutonica-skill-book = book of knowledge
    .short = Book
    .effect = own pieces moved with one Move action
    .value = { $value }
teutonica-skill-bursa = money bag
    .short = Bag
    .effect = pieces recruited with one Recruit action
    .value = { $value ->
        [all] all
       *[other] { $value }
    }

teutonica-colour-white = white
teutonica-colour-orange = orange
teutonica-colour-pink = pink
teutonica-colour-black = black

teutonica-place-supply = supply
teutonica-place-stock = stock
teutonica-place-desk = desk
teutonica-place-plate = plate

## Bonus markers

teutonica-marker-extra = Extra office
    .short = +off
    .effect = While you establish a route: one of its pieces becomes an office left of all offices of an end city that already has one, whatever its colour and shape.
    .clause = HT-8.4.3
teutonica-marker-swap = Swap offices
    .short = swap
    .effect = Exchange the pieces of two neighbouring office spaces of one city.
    .clause = HT-8.4.1
teutonica-marker-develop = Develop a skill
    .short = dev
    .effect = Develop any one of your skills by one step.
    .clause = HT-8.4.5
teutonica-marker-actions3 = +3 actions
    .short = +3
    .effect = Three more actions this turn.
    .clause = HT-8.4.6
teutonica-marker-actions4 = +4 actions
    .short = +4
    .effect = Four more actions this turn.
    .clause = HT-8.4.6
teutonica-marker-three = Three pieces
    .short = 3pcs
    .effect = Take up to three pieces off their posts: back to their owners (2009), or to posts of your choice (2020).
    .clause = HT-8.4.7

## What can be chosen: the kinds

teutonica-group-place = place
    .about = put a piece from your supply on a free post
teutonica-group-displace = displace
    .about = take over an occupied post: pay 1 more piece for a trader, 2 for a merchant
teutonica-group-lift = move
    .about = lift own pieces from posts and put them on others
teutonica-group-establish = establish
    .about = complete a route that you fill: points, then office or skill
teutonica-group-recruit = recruit
    .about = take pieces from your stock into your supply
teutonica-group-use = marker
    .about = use a bonus marker; this is not an action
teutonica-group-end = end turn
    .about = actions left over are lost
teutonica-group-done = done
    .about = nothing more here
teutonica-group-office = office
    .about = put a piece of the route into a city
teutonica-group-extra = extra office
    .about = use the marker: left of all offices of the city
teutonica-group-develop = skill
    .about = develop a skill of the city
teutonica-group-prestige = prestige
    .about = put a merchant on a special prestige space
teutonica-group-swap = swap
    .about = exchange two neighbouring offices
teutonica-group-marker = lay marker
    .about = put a new bonus marker beside a route
teutonica-group-pay = pay
    .about = choose the pieces you pay
teutonica-group-take = take
    .about = choose the piece to put down next

## What can be chosen: each choice

teutonica-choice-end = End your turn
teutonica-choice-done = Done, nothing more
teutonica-choice-done-displaced = Take no more compensation
teutonica-choice-done-lift = Enough lifted: put them down
teutonica-choice-done-reward = Take nothing; all pieces go back to your stock
teutonica-choice-recruit = Recruit { teutonica-pieces }
teutonica-choice-place = Place a { $piece } on { $route }
teutonica-choice-put = Put { $owner }’s { $piece } on { $route }
teutonica-choice-displace = Displace { $victim }’s { $other } on { $route } with a { $piece }
teutonica-choice-lift = Lift { $owner }’s { $piece } from { $route }
teutonica-choice-lift-own = Lift your { $piece } from { $route }
teutonica-choice-move = Move your { $piece } from { $route }
teutonica-choice-remove = Send { $owner }’s { $piece } on { $route } home
teutonica-choice-establish = Establish the route { $route }
teutonica-choice-office = Office in { $city }: { $colour } space, with a { $piece }
teutonica-choice-extra = Extra office in { $city } with a { $piece }
teutonica-choice-develop = Develop { $skill }: from { $now } to { $next }
teutonica-choice-prestige = Special prestige { $colour }: { points } at the end
teutonica-choice-use = Use the marker “{ $marker }”
teutonica-choice-swap = Swap in { $city } the offices { $first } ({ $left }) and { $second } ({ $right })
teutonica-choice-marker = Put the marker “{ $marker }” beside { $route }
teutonica-choice-pay = Pay { teutonica-pieces }
teutonica-choice-take = Take { $owner }’s { $piece }

## What is asked

teutonica-prompt-turn = { $actions ->
    [0] No actions left.
    [one] Your turn: 1 action left.
   *[other] Your turn: { $actions } actions left.
}
teutonica-prompt-pay = Pay for the displacement: which pieces go from your supply to your stock?
teutonica-prompt-displaced = { $waiting ->
    [yes] { $who } has displaced you from { $route }: your piece goes to the nearest free posts{ $extra ->
        [0] .
        [one] , and 1 more from your stock may join it.
       *[other] , and up to { $extra } more from your stock may join it.
    }
   *[no] Displaced from { $route }: { $extra ->
        [0] put down what you have in hand.
        [one] you may put down 1 more piece.
       *[other] you may put down up to { $extra } more pieces.
    }
}
teutonica-prompt-lift = Move: lift another of your pieces, or go on.
teutonica-prompt-put = Move: put down { teutonica-pieces }.
teutonica-prompt-reward = { $route } is established. What do you take for it?
teutonica-prompt-swap = Swap marker: which two neighbouring offices?
teutonica-prompt-develop = Which skill do you develop?
teutonica-prompt-remove = Three pieces: take up to three pieces off their posts.
teutonica-prompt-relocate-lift = Three pieces: lift up to three pieces of other players.
teutonica-prompt-relocate-take = In your hand: { teutonica-pieces }. Which piece do you put down next?
teutonica-prompt-relocate-put = Where does { $owner }’s { $piece } go?
teutonica-prompt-relocate-step = Three pieces: take one piece of another player.
teutonica-prompt-markers = Turned up: { $markers }. Lay each beside an empty route.

## What happened

teutonica-event-turn-began = begins a turn with { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
teutonica-event-turn-ended = ends the turn
teutonica-event-recruited = recruits { teutonica-pieces }
teutonica-event-placed = places a { $piece } on { $route }
teutonica-event-displaced = displaces { $victim }’s { $other } on { $route } with a { $piece }
teutonica-event-paid = pays { teutonica-pieces }
teutonica-event-lifted = lifts { $owner }’s { $piece } from { $route }
teutonica-event-lifted-own = lifts a { $piece } from { $route }
teutonica-event-put = puts { $owner }’s { $piece } on { $route }
teutonica-event-put-own = puts a { $piece } on { $route }
teutonica-event-returned = finds no free post: a { $piece } goes to the stock
teutonica-event-removed = sends { $owner }’s { $piece } on { $route } home
teutonica-event-removed-own = takes a { $piece } back from { $route }
teutonica-event-established = establishes { $route }
teutonica-event-scored-control = scores { points } for control of { $city }
teutonica-event-scored-coin = scores { points } for the coin of { $city }
teutonica-event-scored-connection = scores { points } for the East–West connection
teutonica-event-marker-taken = takes the marker “{ $marker }” from { $route }
teutonica-event-marker-drawn = draws a new marker face down
teutonica-event-marker-used = uses the marker “{ $marker }”
teutonica-event-marker-revealed = turns up the marker “{ $marker }”
teutonica-event-marker-placed = lays the marker “{ $marker }” beside { $route }
teutonica-event-marker-held = finds no route for the marker “{ $marker }” and keeps it on the plate
teutonica-event-office = opens an office in { $city } with a { $piece }
teutonica-event-extra-office = opens an extra office in { $city } with a { $piece }
teutonica-event-completed = { $city } is complete.
teutonica-event-developed = develops { $skill } to { $value }
teutonica-event-prestige = puts a merchant on special prestige { $colour }
teutonica-event-swapped = swaps two offices in { $city }
teutonica-event-declined = takes no more pieces
teutonica-event-ending-points = The end: 20 points are reached. This action is still completed.
teutonica-event-ending-markers = The end: there is no bonus marker left to draw. This action is still completed.
teutonica-event-ending-cities = The end: the last of the cities that had to be completed is complete. This action is still completed.
teutonica-event-game-over = The game is over.

## The end and the score

teutonica-end-points = a score of 20
teutonica-end-markers = no marker left to draw
teutonica-end-cities = enough cities complete

teutonica-category-track = Score track
    .short = Track
teutonica-category-skills = Skills
    .short = Skills
teutonica-category-markers = Bonus markers
    .short = Markers
teutonica-category-prestige = Special prestige
    .short = Prestige
teutonica-category-cities = Cities controlled
    .short = Cities
teutonica-category-network = Largest network
    .short = Network

## Editions, boards, options

teutonica-preset-base2009 = the base game of 2009
teutonica-preset-east2010 = the eastern expansion of 2010
teutonica-preset-britannia2014 = Britannia, 2014
teutonica-preset-bigbox2020 = the Big Box of 2020

teutonica-board-base-4-5 = base map, side for 4 and 5 players
teutonica-board-base-2-3 = base map, side for 2 and 3 players
teutonica-board-east = eastern map
teutonica-board-britannia-4-5 = Britannia, side for 4 and 5 players
teutonica-board-britannia-2-3 = Britannia, side for 2 and 3 players

teutonica-option-map = The board; without a wish, the side made for the number of players.
teutonica-option-markers-set = Which bonus markers are in the game.
    .classic16 = the sixteen of 2009
    .bigbox15 = the fifteen of the Big Box
teutonica-option-markers-three = What the three-pieces marker does.
    .remove = up to three pieces go back to their owners’ supplies
    .relocate-batch = lift up to three, then put each on a free post
    .relocate-stepwise = up to three times: take one piece and put it down at once
teutonica-option-markers-threeTargets = Whose pieces the three-pieces marker may take.
    .any = anybody’s
    .opponents = only those of other players
teutonica-option-markers-swapOwnership = Whose offices the swap marker may exchange.
    .any = any two neighbours
    .one-own = one of the two must be your own
teutonica-option-markers-noRoute = What happens to a new bonus marker when no route qualifies for it.
    .relax = the conditions are relaxed until one does
    .hold = it waits on the plate for a later turn
teutonica-option-displace-order = In which order a displaced player puts down the pieces.
    .free = in any order
    .displaced-first = the displaced piece first
teutonica-option-displace-blockedRegion = How a barred region counts in the search for the nearest free posts.
    .as-full = as if all its posts were occupied
    .cut = the search does not pass through it
teutonica-option-final-tiebreak = Who wins when the totals are equal.
    .shared = all who are tied
    .skills-network = who developed the skills least, then who has the better network
    .actions-network = who developed the actions least, then who has the better network
teutonica-option-modules-missions = Each player has a secret mission card with three cities.
    .on = with mission cards
    .off = without
teutonica-option-modules-favours = Imperial favours can be bought with bonus markers.
    .on = with favours
    .off = without
teutonica-option-favours-boards = On which boards imperial favours may be used.
    .base-only = on the base map
    .any = on every map
teutonica-option-favours-anyRoute = Which pieces the favour “Any route” lets go anywhere.
    .displaced = the displaced piece alone
    .all = its compensation too
teutonica-option-twoPlayer = The rules for two players.
    .none = no two-player rules
    .provinces = provinces and pawn, as in 2009
    .neutral = neutral traders, as in Britannia
teutonica-option-twoPlayer-outer = How the land outside the provinces counts for the pawn.
    .rim = as four provinces
    .single = as one province
teutonica-option-neutral-extraPiece = Whether the additional neutral trader must be placed.
    .mandatory = it must
    .optional = it may
teutonica-option-permanent-timing = When a permanent marker is used.
    .end-of-action = at the end of the action
    .step-2 = as soon as the marker would be taken
teutonica-option-permanent-place2 = Where the two pieces of the permanent marker “place 2” come from.
    .route = from the established route
    .stock-only = from the stock
    .stock-supply-board = from the stock, then the supply, then the board
teutonica-option-britannia-waiver = Whether a bonus marker may buy free passage over the borders of Britannia.
    .off = no
    .plus-actions = yes, with +3 or +4 actions
    .any-marker = yes, with any marker
teutonica-option-regions-zeroCity = How players without a city are ranked in a region.
    .by-offices = by their offices

## The drawing

teutonica-drawing-seat = seat
teutonica-drawing-post = post
teutonica-drawing-office = office
teutonica-drawing-extra-office = extra office
teutonica-drawing-marker = bonus marker
teutonica-drawing-marker-place = place for a bonus marker
teutonica-drawing-marker-stock = bonus markers in stock
teutonica-drawing-tavern = tavern
teutonica-drawing-connection = East–West connection
teutonica-drawing-completed = completed cities
teutonica-drawing-control = control
teutonica-drawing-points = prestige points
teutonica-drawing-actions-left = actions left
teutonica-drawing-decides = decides

## Rules in a sentence

teutonica-hint-turn = Take your actions in any order and repeat them as you like; you may stop early, but what is left is lost (HT-3.3 to HT-3.5).
teutonica-hint-recruit = Recruit: move pieces from your stock to your supply, as many as your money bag allows (HT-4.1).
teutonica-hint-place = Place: put one piece from your supply on any free post (HT-4.2).
teutonica-hint-displace = Displace: take over another player’s post; pay 1 piece more for a trader, 2 for a merchant, and the other is compensated (HT-4.3).
teutonica-hint-lift = Move: lift as many of your pieces as your book allows and put them on free posts (HT-4.4).
teutonica-hint-establish = Establish: when all posts of a route are yours, control points are scored, you take its marker, then an office, a skill or special prestige; the rest returns to your stock (HT-6.1).
teutonica-hint-use = Bonus markers are used between actions, cost no action, and count at the end, used or not (HT-8.1).
teutonica-hint-pay = The piece that takes the post comes on top of the penalty; you choose what you pay with (HT-4.3.2).
teutonica-hint-displaced = The displaced piece must go to the nearest route with a free post; in addition you may bring 1 piece from your stock, or 2 after a merchant (HT-5.1, HT-5.2).
teutonica-hint-put = Every lifted piece goes back on a free post in the same action; vacated posts are free (HT-4.4.2).
teutonica-hint-reward = An office takes the leftmost free space: square for a trader, round for a merchant, and your privilege must cover its colour (HT-6.4). Or develop the skill of the city (HT-6.6), or take special prestige with a merchant (HT-6.7).
teutonica-hint-swap = Two neighbouring occupied spaces of one city are exchanged; no points, but control may change (HT-8.4.1, HT-8.4.2).
teutonica-hint-develop = The leftmost piece of the track comes into your supply and the new value applies at once (HT-1.3.3).
teutonica-hint-remove = Up to three pieces, of any owners and kinds; each goes to its owner’s supply (HT-8.4.7).
teutonica-hint-relocate = Up to three pieces of other players go to free posts of your choice; nothing is displaced (HT-8.4.8, HT-8.4.9).
teutonica-hint-markers = A new marker goes to a route without marker and without pieces, with a free office space in one of its cities (HT-8.3.2).
teutonica-hint-end = The game ends after the action in which somebody has 20 points, no marker can be drawn, or enough cities are complete (HT-9.1, HT-9.2).
teutonica-hint-score = At the end: score track, 4 for each full skill but keys, markers, special prestige, 2 for each controlled city, and offices of the largest network times keys (HT-10).

## Bots

teutonica-bot-focused = completes routes, recruits in time, builds where it has most; brings a game to its end
teutonica-bot-random = every legal choice is equally likely; such games hardly ever end

## In the terminal

teutonica-screen-routes = Routes
teutonica-screen-cities = Cities
teutonica-side-west = west
teutonica-side-middle = middle
teutonica-side-east = east
teutonica-screen-connection = E–W
teutonica-desk-supply = Supply
teutonica-desk-stock = Stock
teutonica-desk-markers = Markers
teutonica-desk-used = { $count } used
teutonica-desk-plate = { $count } face down
teutonica-race-title = Ends at
teutonica-race-points = { $best } of { $goal } points
teutonica-race-markers = { $count ->
    [0] no new marker left: the next one taken ends it
    [one] 1 new marker left
   *[other] { $count } new markers left
}
teutonica-race-cities = { $count } of { $goal } cities full
teutonica-race-connection = linked: { $points } points
teutonica-ask-place = { $kind }: { $count } routes are possible. Type a number of the board or a city; “list” shows them all.
teutonica-help-board = On the board: { $trader } trader, { $merchant } merchant, each with the house mark of its owner; { $free } free post. Offices: { $square } for a trader, { $round } for a merchant, with the privilege 1 white, 2 orange, 3 pink, 4 black; $ is a coin; + an extra office. The mark before a city is who controls it. Skills: value now { $arrow } next value. { teutonica-help-expansions }
teutonica-welcome-title = Welcome to Hansa Teutonica!
teutonica-welcome-1 = Fill the posts of a route between two cities with your pieces, then establish the route.
teutonica-welcome-2 = An established route gives you an office in one of its cities, or develops the skill that the city offers.
teutonica-welcome-3 = Whoever controls a city gains a point each time a route to it is established. Most points come at the end: networks, cities, skills, markers.
teutonica-welcome-4 = Each turn you have a few actions: place, displace, move, recruit, establish. Start with developing actions (Göttingen) if you can.
teutonica-welcome-5 = Type a number to choose; “help” explains the signs, “rules” the rules, “undo” takes a choice back.

## At the table in the browser

teutonica-table-waits-turn = { $who } is on turn: { $actions ->
    [one] 1 action left.
   *[other] { $actions } actions left.
}
teutonica-table-waits-pay = { $who } chooses how to pay.
teutonica-table-waits-displaced = { $who } was displaced from { $route } and puts pieces on near posts.
teutonica-table-waits-lift = { $who } moves pieces.
teutonica-table-waits-put = { $who } moves pieces.
teutonica-table-waits-reward = { $who } has established { $route } and chooses the reward.
teutonica-table-waits-markers = { $who } lays new bonus markers.
teutonica-table-hand = { $count ->
    [one] 1 piece in hand
   *[other] { $count } pieces in hand
}
teutonica-cost-place = 1 action, { teutonica-pieces } ready
teutonica-cost-displace = 1 action and 1 or 2 more pieces
teutonica-cost-lift = 1 action
teutonica-cost-establish = 1 action
teutonica-cost-recruit = 1 action, { teutonica-pieces } in stock
teutonica-table-confirm-end = { $actions ->
    [one] 1 action is left and would be lost.
   *[other] { $actions } actions are left and would be lost.
}
teutonica-table-confirm-nothing = You would take nothing for this route.
teutonica-table-confirm-displace = You pay more pieces for the post, and the other player is compensated.
teutonica-table-confirm-use = The marker is used up. It still counts at the end.
teutonica-table-markers = Bonus markers
teutonica-table-markers-used = { $count ->
    [one] 1 marker used
   *[other] { $count } markers used
}
teutonica-table-plate = { $count ->
    [one] 1 marker on the plate
   *[other] { $count } markers on the plate
}
teutonica-table-ends = How near the end is
teutonica-table-light = Light the cities of { $who }: its network and what it controls
teutonica-table-network = Network: { $offices ->
    [one] 1 office
   *[other] { $offices } offices
} × { $keys } = { points } ({ $cities })
teutonica-table-network-apart = Apart from it: { $cities }
teutonica-table-network-none = No office yet, so no network
teutonica-table-held = Controls { $cities }
teutonica-table-end-points = { $left ->
    [one] 1 point to the end
   *[other] { $left } points to the end
}
teutonica-table-end-markers = { $left ->
    [one] 1 marker in stock
   *[other] { $left } markers in stock
}
teutonica-table-end-cities = { $left ->
    [one] 1 city to complete
   *[other] { $left } cities to complete
}
teutonica-table-place-post = Post { $number } of { $route }, { $piece } of { $owner }
teutonica-table-place-post-free = Post { $number } of { $route }, free
teutonica-table-place-route = Route { $route }
teutonica-table-place-marker = Place for a marker beside { $route }
teutonica-table-place-city = City { $city }
teutonica-table-place-controlled = { teutonica-table-place-city }, controlled by { $owner }
teutonica-table-place-prestige = Special prestige { $colour }
teutonica-table-key-recruit = recruit
teutonica-table-score = Score track
teutonica-module-modules-missions = missions
teutonica-module-modules-favours = imperial favours
teutonica-module-britannia-waiver = free passage over the borders
