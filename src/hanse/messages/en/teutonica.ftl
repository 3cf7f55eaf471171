### Hansa Teutonica, for terminal and browser alike.
###
### Arguments are words already in the reader's language: $who, $owner and $victim are seats; $piece and $other are
### pieces without an article; $marker, $skill and $colour are names; $route and $city are names of places.
### Numbers stay numbers. An event with a seat is a predicate: it follows the name of the seat ("Blue places ...").

game-teutonica = Hansa Teutonica
    .about = Merchants build routes and offices between the Hanseatic cities.

## Pieces, skills, colours

piece-trader = trader
    .plural = traders
piece-merchant = merchant
    .plural = merchants
pieces = { $traders ->
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
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

skill-keys = town keys
    .short = Keys
    .effect = points for each office of your largest network at the end
    .value = ×{ $value }
skill-actions = actions
    .short = Actions
    .effect = actions in each of your turns
    .value = { $value }
skill-privilege = privilege
    .short = Privilege
    .effect = the most valuable colour of office you may take
    .value = { $value }
skill-book = book of knowledge
    .short = Book
    .effect = own pieces moved with one Move action
    .value = { $value }
skill-bursa = money bag
    .short = Bag
    .effect = pieces recruited with one Recruit action
    .value = { $value ->
        [all] all
       *[other] { $value }
    }

colour-white = white
colour-orange = orange
colour-pink = pink
colour-black = black

place-supply = supply
place-stock = stock
place-desk = desk
place-plate = plate

## Bonus markers

marker-extra = Extra office
    .short = +off
    .effect = While you establish a route: one of its pieces becomes an office left of all offices of an end city that already has one, whatever its colour and shape.
    .clause = HT-8.4.3
marker-swap = Swap offices
    .short = swap
    .effect = Exchange the pieces of two neighbouring office spaces of one city.
    .clause = HT-8.4.1
marker-develop = Develop a skill
    .short = dev
    .effect = Develop any one of your skills by one step.
    .clause = HT-8.4.5
marker-actions3 = +3 actions
    .short = +3
    .effect = Three more actions this turn.
    .clause = HT-8.4.6
marker-actions4 = +4 actions
    .short = +4
    .effect = Four more actions this turn.
    .clause = HT-8.4.6
marker-three = Three pieces
    .short = 3pcs
    .effect = Take up to three pieces off their posts: back to their owners (2009), or to posts of your choice (2020).
    .clause = HT-8.4.7

## What can be chosen: the kinds

group-place = place
    .about = put a piece from your supply on a free post
group-displace = displace
    .about = take over an occupied post: pay 1 more piece for a trader, 2 for a merchant
group-lift = move
    .about = lift own pieces from posts and put them on others
group-establish = establish
    .about = complete a route that you fill: points, then office or skill
group-recruit = recruit
    .about = take pieces from your stock into your supply
group-use = marker
    .about = use a bonus marker; this is not an action
group-end = end turn
    .about = actions left over are lost
group-done = done
    .about = nothing more here
group-office = office
    .about = put a piece of the route into a city
group-extra = extra office
    .about = use the marker: left of all offices of the city
group-develop = skill
    .about = develop a skill of the city
group-prestige = prestige
    .about = put a merchant on a special prestige space
group-swap = swap
    .about = exchange two neighbouring offices
group-marker = lay marker
    .about = put a new bonus marker beside a route
group-pay = pay
    .about = choose the pieces you pay
group-take = take
    .about = choose the piece to put down next

## What can be chosen: each choice

choice-end = End your turn
choice-done = Done, nothing more
choice-done-displaced = Take no more compensation
choice-done-lift = Enough lifted: put them down
choice-done-reward = Take nothing; all pieces go back to your stock
choice-recruit = Recruit { pieces }
choice-place = Place a { $piece } on { $route }
choice-put = Put { $owner }’s { $piece } on { $route }
choice-displace = Displace { $victim }’s { $other } on { $route } with a { $piece }
choice-lift = Lift { $owner }’s { $piece } from { $route }
choice-lift-own = Lift your { $piece } from { $route }
choice-move = Move your { $piece } from { $route }
choice-remove = Send { $owner }’s { $piece } on { $route } home
choice-establish = Establish the route { $route }
choice-office = Office in { $city }: { $colour } space, with a { $piece }
choice-extra = Extra office in { $city } with a { $piece }
choice-develop = Develop { $skill }: from { $now } to { $next }
choice-prestige = Special prestige { $colour }: { points } at the end
choice-use = Use the marker “{ $marker }”
choice-swap = Swap in { $city } the offices { $first } ({ $left }) and { $second } ({ $right })
choice-marker = Put the marker “{ $marker }” beside { $route }
choice-pay = Pay { pieces }
choice-take = Take { $owner }’s { $piece }

## What is asked

prompt-turn = { $actions ->
    [0] No actions left: use a marker or end your turn.
    [one] Your turn: 1 action left.
   *[other] Your turn: { $actions } actions left.
}
prompt-pay = Pay for the displacement: which pieces go from your supply to your stock?
prompt-displaced = { $waiting ->
    [yes] { $who } has displaced you from { $route }: your piece goes to the nearest free posts{ $extra ->
        [0] .
        [one] , and 1 more from your stock may join it.
       *[other] , and up to { $extra } more from your stock may join it.
    }
   *[no] Displaced from { $route }: you may put down { $extra ->
        [one] 1 more piece.
       *[other] up to { $extra } more pieces.
    }
}
prompt-lift = Move: lift another of your pieces, or go on.
prompt-put = Move: put down { pieces }.
prompt-reward = { $route } is established. What do you take for it?
prompt-swap = Swap marker: which two neighbouring offices?
prompt-develop = Which skill do you develop?
prompt-remove = Three pieces: take up to three pieces off their posts.
prompt-relocate-lift = Three pieces: lift up to three pieces of other players.
prompt-relocate-take = In your hand: { pieces }. Which piece do you put down next?
prompt-relocate-put = Where does { $owner }’s { $piece } go?
prompt-relocate-step = Three pieces: take one piece of another player.
prompt-markers = Turned up: { $markers }. Lay each beside an empty route.

## What happened

event-turn-began = begins a turn with { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
event-turn-ended = ends the turn
event-recruited = recruits { pieces }
event-placed = places a { $piece } on { $route }
event-displaced = displaces { $victim }’s { $other } on { $route } with a { $piece }
event-paid = pays { pieces }
event-lifted = lifts { $owner }’s { $piece } from { $route }
event-lifted-own = lifts a { $piece } from { $route }
event-put = puts { $owner }’s { $piece } on { $route }
event-put-own = puts a { $piece } on { $route }
event-returned = finds no free post: a { $piece } goes to the stock
event-removed = sends { $owner }’s { $piece } on { $route } home
event-removed-own = takes a { $piece } back from { $route }
event-established = establishes { $route }
event-scored-control = scores { points } for control of { $city }
event-scored-coin = scores { points } for the coin of { $city }
event-scored-connection = scores { points } for the East–West connection
event-marker-taken = takes the marker “{ $marker }” from { $route }
event-marker-drawn = draws a new marker face down
event-marker-used = uses the marker “{ $marker }”
event-marker-revealed = turns up the marker “{ $marker }”
event-marker-placed = lays the marker “{ $marker }” beside { $route }
event-marker-held = finds no route for the marker “{ $marker }” and keeps it on the plate
event-office = opens an office in { $city } with a { $piece }
event-extra-office = opens an extra office in { $city } with a { $piece }
event-completed = { $city } is complete.
event-developed = develops { $skill } to { $value }
event-prestige = puts a merchant on special prestige { $colour }
event-swapped = swaps two offices in { $city }
event-declined = takes no more compensation
event-ending-points = The end: 20 points are reached. This action is still completed.
event-ending-markers = The end: there is no bonus marker left to draw. This action is still completed.
event-ending-cities = The end: the last of the cities that had to be completed is complete. This action is still completed.
event-game-over = The game is over.

## The end and the score

end-points = a score of 20
end-markers = no marker left to draw
end-cities = enough cities complete
end-stopped = stopped by the safety limit

category-track = Score track
    .short = Track
category-skills = Skills
    .short = Skills
category-markers = Bonus markers
    .short = Markers
category-prestige = Special prestige
    .short = Prestige
category-cities = Cities controlled
    .short = Cities
category-network = Largest network
    .short = Network
category-total = Total
    .short = Total

## Editions, boards, options

preset-base2009 = the base game of 2009
preset-east2010 = the eastern expansion of 2010
preset-britannia2014 = Britannia, 2014
preset-bigbox2020 = the Big Box of 2020

bot-focused = completes routes, recruits in time, builds where it has most; brings a game to its end
bot-random = every legal choice is equally likely; such games hardly ever end

board-base-4-5 = base map, side for 4 and 5 players
board-base-2-3 = base map, side for 2 and 3 players
board-east = eastern map
board-britannia-4-5 = Britannia, side for 4 and 5 players
board-britannia-2-3 = Britannia, side for 2 and 3 players

option-players = How many play.
option-map = The board; without a wish, the side made for the number of players.
option-markers-set = Which bonus markers are in the game.
    .classic16 = the sixteen of 2009
    .bigbox15 = the fifteen of the Big Box
option-markers-three = What the three-pieces marker does.
    .remove = up to three pieces go back to their owners’ supplies
    .relocate-batch = lift up to three, then put each on a free post
    .relocate-stepwise = up to three times: take one piece and put it down at once
option-markers-threeTargets = Whose pieces the three-pieces marker may take.
    .any = anybody’s
    .opponents = only those of other players
option-markers-swapOwnership = Whose offices the swap marker may exchange.
    .any = any two neighbours
    .one-own = one of the two must be your own
option-markers-noRoute = What happens to a new bonus marker when no route qualifies for it.
    .relax = the conditions are relaxed until one does
    .hold = it waits on the plate for a later turn
option-displace-order = In which order a displaced player puts down the pieces.
    .free = in any order
    .displaced-first = the displaced piece first
option-displace-blockedRegion = How a barred region counts in the search for the nearest free posts.
    .as-full = as if all its posts were occupied
    .cut = the search does not pass through it
option-final-tiebreak = Who wins when the totals are equal.
    .shared = all who are tied
    .skills-network = who developed the skills least, then who has the better network
    .actions-network = who developed the actions least, then who has the better network
option-modules-missions = Each player has a secret mission card with three cities.
    .on = with mission cards
    .off = without
option-modules-favours = Imperial favours can be bought with bonus markers.
    .on = with favours
    .off = without
option-favours-boards = On which boards imperial favours may be used.
    .base-only = on the base map
    .any = on every map
option-twoPlayer = The rules for two players.
    .none = no two-player rules
    .provinces = provinces and pawn, as in 2009
    .neutral = neutral traders, as in Britannia
option-twoPlayer-outer = How the land outside the provinces counts for the pawn.
    .rim = as four provinces
    .single = as one province
option-neutral-extraPiece = Whether the additional neutral trader must be placed.
    .mandatory = it must
    .optional = it may
option-permanent-timing = When a permanent marker is used.
    .end-of-action = at the end of the action
    .step-2 = as soon as the marker would be taken
option-permanent-place2 = Where the two pieces of the permanent marker “place 2” come from.
    .route = from the established route
    .stock-only = from the stock
    .stock-supply-board = from the stock, then the supply, then the board
option-britannia-waiver = Whether a bonus marker may buy free passage over the borders of Britannia.
    .off = no
    .plus-actions = yes, with +3 or +4 actions
    .any-marker = yes, with any marker
option-regions-zeroCity = How players without a city are ranked in a region.
    .by-offices = by their offices

## The drawing

drawing-seat = seat
drawing-post = post
drawing-office = office
drawing-extra-office = extra office
drawing-marker = bonus marker
drawing-marker-place = place for a bonus marker
drawing-marker-stock = bonus markers in stock
drawing-tavern = tavern
drawing-connection = East–West connection
drawing-completed = completed cities
drawing-points = prestige points
drawing-actions-left = actions left
drawing-decides = decides

## Rules in a sentence

hint-turn = Take your actions in any order and repeat them as you like; you may stop early, but what is left is lost (HT-3.3 to HT-3.5).
hint-recruit = Recruit: move pieces from your stock to your supply, as many as your money bag allows (HT-4.1).
hint-place = Place: put one piece from your supply on any free post (HT-4.2).
hint-displace = Displace: take over another player’s post; pay 1 piece more for a trader, 2 for a merchant, and the other is compensated (HT-4.3).
hint-lift = Move: lift as many of your pieces as your book allows and put them on free posts (HT-4.4).
hint-establish = Establish: when all posts of a route are yours, control points are scored, you take its marker, then an office, a skill or special prestige; the rest returns to your stock (HT-6.1).
hint-use = Bonus markers are used between actions, cost no action, and count at the end, used or not (HT-8.1).
hint-pay = The piece that takes the post comes on top of the penalty; you choose what you pay with (HT-4.3.2).
hint-displaced = The displaced piece must go to the nearest route with a free post; in addition you may bring 1 piece from your stock, or 2 after a merchant (HT-5.1, HT-5.2).
hint-put = Every lifted piece goes back on a free post in the same action; vacated posts are free (HT-4.4.2).
hint-reward = An office takes the leftmost free space: square for a trader, round for a merchant, and your privilege must cover its colour (HT-6.4). Or develop the skill of the city (HT-6.6), or take special prestige with a merchant (HT-6.7).
hint-swap = Two neighbouring occupied spaces of one city are exchanged; no points, but control may change (HT-8.4.1, HT-8.4.2).
hint-develop = The leftmost piece of the track comes into your supply and the new value applies at once (HT-1.3.3).
hint-remove = Up to three pieces, of any owners and kinds; each goes to its owner’s supply (HT-8.4.7).
hint-relocate = Up to three pieces of other players go to free posts of your choice; nothing is displaced (HT-8.4.8, HT-8.4.9).
hint-markers = A new marker goes to a route without marker and without pieces, with a free office space in one of its cities (HT-8.3.2).
hint-end = The game ends after the action in which somebody has 20 points, no marker can be drawn, or enough cities are complete (HT-9.1, HT-9.2).
hint-score = At the end: score track, 4 for each full skill but keys, markers, special prestige, 2 for each controlled city, and offices of the largest network times keys (HT-10).
