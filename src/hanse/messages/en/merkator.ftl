### Merkator, for terminal and browser alike.
###
### Arguments are words already in the reader's language: $who and $other are seats; $place and $good are names; $card is
### a contract, bonus card or building as it is called. Numbers stay numbers. An event with a seat is a predicate: it
### follows the name of the seat ("Blue travels ...").

merkator-game = Merkator
    .about = Merchants of Hamburg travel Europe after the long war, gather goods and fulfil ever greater contracts.

## Places, goods, buildings

merkator-place-hamburg = Hamburg
merkator-place-danzig = Danzig
merkator-place-sweden = Sweden
merkator-place-russia = Russia
merkator-place-netherlands = Netherlands
merkator-place-england = England
merkator-place-france = France
merkator-place-spain = Spain
merkator-place-denmark = Denmark
merkator-place-bohemia = Bohemia
merkator-place-italy = Italy
merkator-place-newfoundland = Newfoundland
merkator-place-minor = minor place

merkator-good-livestock = livestock
merkator-good-muskets = muskets
merkator-good-grain = grain
merkator-good-saltpeter = saltpetre
merkator-good-iron = iron
merkator-good-copper = copper
merkator-good-ham = ham
merkator-good-fish-oil = fish oil
merkator-good-vegetables = vegetables
merkator-good-calfskin = calfskin
merkator-good-fabric = fabric
merkator-good-coal = coal
merkator-good-plums = plums
merkator-good-wine = wine
merkator-good-citrus = citrus fruit
merkator-good-spice = spice

merkator-building-alsterhaus = Alster House
merkator-building-arsenal = Arsenal
merkator-building-gate = City Gate
merkator-building-wall = City Wall
merkator-building-town-hall = Town Hall
merkator-building-exchange = Exchange
merkator-building-bank = Bank of Hamburg
merkator-building-clock-tower = Clock Tower
merkator-building-pilot-house = Pilot House
merkator-building-granary = Granary
merkator-building-fruit-market = Fruit Market
merkator-building-council-cellar = Council Cellar
merkator-building-powder-mill = Powder Mill
merkator-building-foundry = Foundry
merkator-building-cloth-hall = Cloth Hall
merkator-building-trading-post = Trading Post
merkator-building-crane = Harbour Crane
merkator-building-admiralty = Admiralty
merkator-building-shipowners = Shipowners’ House
merkator-building-st-michael = St Michael’s Church
merkator-building-storehouses = Row of Storehouses
merkator-building-guildhall = Guildhall
merkator-building-merchants-hall = Merchants’ Hall
merkator-building-senate = Senate Chamber
merkator-building-captains = Captains’ House
merkator-building-envoys = Envoys’ Lodge

## Cards in words: a closed vocabulary, so that cards of one's own are told too

merkator-amount = { $count ->
    [one] { $good }
   *[other] { $count }× { $good }
}
merkator-contract = contract { $value } for { $place }
merkator-contract-peace = Peace of Westphalia
merkator-contract-distinct = { $count } different goods
merkator-contract-nothing = nothing: it cannot be fulfilled
merkator-letter-double = double { $letter }
merkator-bonus = bonus card { $place }: { $good }
    .short = { $place }: { $good }
merkator-formula-fixed = { $vp ->
    [one] 1 point
   *[other] { $vp } points
}
merkator-formula-per-type = { $vp } for each kind of goods in stock
merkator-formula-per-type-of = { $vp } for each kind in stock out of: { $goods }
merkator-formula-per-cube = { $vp } for every { $per ->
    [one] cube
   *[other] { $per } cubes
} in stock
merkator-formula-per-cube-column = { $vp } for every { $per ->
    [one] cube
   *[other] { $per } cubes
} in column { $column }
merkator-formula-per-pair = { $vp } for each colour of which you have both goods
merkator-formula-per-time = { $vp } for every { $per ->
    [one] time counter
   *[other] { $per } time counters
}
merkator-formula-per-contract = { $vp } for each contract{ $min ->
    [0] {""}
   *[other] {" "}of value { $min } or more
}{ $kind ->
    [main] {" "}for a main place
    [minor] {" "}for a minor place
   *[any] {""}
}
merkator-formula-per-bonus = { $vp } for each bonus card
merkator-formula-per-building = { $vp } for each building, this one included
merkator-formula-if-contract = { $vp } if you hold a contract of value { $min } or more
merkator-formula-sole-most = { $vp } if you alone have most { $what }
merkator-formula-max = , at most { $max }
merkator-most-time = time counters
merkator-most-cubes = cubes in stock
merkator-most-buildings = buildings
merkator-most-bonus = bonus cards
merkator-most-contracts = contracts{ $min ->
    [0] {""}
   *[other] {" "}of value { $min } or more
}

merkator-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
merkator-counters = { $count ->
    [one] 1 time counter
   *[other] { $count } time counters
}
merkator-cubes = { $count ->
    [0] no cube
    [one] 1 cube
   *[other] { $count } cubes
}
merkator-time = { $gain ->
    [0] { $pay ->
        [0] no counter
        [one] pay 1 counter
       *[other] pay { $pay } counters
    }
    [one] 1 counter
   *[other] { $gain } counters
}

## What can be chosen: the kinds

merkator-group-travel = travel
    .about = move the pawn: take goods, new cubes appear, counters are taken or paid
merkator-group-split = divide
    .about = how many of the cubes become which of the two goods
merkator-group-sell = sell
    .about = a contract for coins, as many as its value
merkator-group-buy = buy
    .about = an open bonus card or building
merkator-group-hold = take in hand
    .about = keep one card for later; it has no effect until it is bought or laid back
merkator-group-buy-hand = buy from hand
    .about = pay for the card in hand
merkator-group-lay-back = lay back
    .about = the contract in hand is yours again
merkator-group-discard = discard
    .about = a contract for nothing, down to five
merkator-group-hand-in = hand in
    .about = a contract as payment; there is no change
merkator-group-fulfil = fulfil
    .about = deliver the goods: the contract stays, a higher one comes
merkator-group-leave = leave out
    .about = a good that you keep while delivering different goods
merkator-group-exchange = exchange
    .about = 4 counters, or 4 cubes of one good, for 1 cube that is demanded
merkator-group-deliver = from the tile
    .about = deliver a cube of the supply tile
merkator-group-spare = keep on the tile
    .about = deliver from the storeroom instead
merkator-group-lose = give back
    .about = a cube of the column that is hit
merkator-group-lose-tile = give back from the tile
    .about = a cube of the supply tile instead of a stored one
merkator-group-store = store
    .about = a cube of the supply tile goes into a storeroom
merkator-group-join = join
    .about = pay the traveller and fulfil contracts here
merkator-group-keep = keep the letter
    .about = everybody loses goods of this column
merkator-group-turn-next = turn the next
    .about = the counter of the next row counts instead
merkator-group-take-reward = take
    .about = the new contract is yours
merkator-group-sell-reward = sell at once
    .about = coins instead of the new contract
merkator-group-done = done
    .about = nothing more here

## What can be chosen: each choice

merkator-choice-travel = Travel to { $place }: { $kind ->
    [main] { merkator-cubes }
   *[minor] one more cube where { $threshold } or more lie
}; { merkator-time }
merkator-choice-split = { $first ->
    [0] { $second }× { $other }
   *[other] { $second ->
        [0] { $first }× { $good }
       *[other] { $first }× { $good }, { $second }× { $other }
    }
}
merkator-choice-sell = Sell { $card } for { merkator-coins }
merkator-choice-buy = Buy { $card } for { merkator-coins }
merkator-choice-buy-contracts = Buy { $card }: pay with contracts worth { $count } or more
merkator-choice-hold = Take { $card } in hand
merkator-choice-buy-hand = Buy { $card } from your hand
merkator-choice-lay-back = Lay { $card } back among your contracts
merkator-choice-discard = Discard { $card }
merkator-choice-hand-in = Hand in { $card }
merkator-choice-fulfil = Fulfil { $card }: { $demand }
merkator-choice-leave = Keep { $good }, deliver without it
merkator-choice-exchange-counters = Exchange { merkator-counters } for { $good }
merkator-choice-exchange-stock = Exchange { $count }× { $paid } for { $good }
merkator-choice-exchange-tile = Exchange { $count }× { $paid }, one of them from the tile, for { $good }
merkator-choice-deliver = Deliver the tile cube of { $place } as { $good }
merkator-choice-spare = Keep the tile cube of { $place }
merkator-choice-lose = Give back { $good }
merkator-choice-lose-tile = Give back the tile cube of { $place }
merkator-choice-store = Store the tile cube of { $place } as { $good }
merkator-choice-join = Join in { $place }: pay { merkator-counters } to { $who }
merkator-choice-keep = Keep { $letter }: everybody loses { $count ->
    [one] 1 cube
   *[other] { $count } cubes
} of column { $column }
merkator-choice-turn-next = Turn the last counter of the next row instead
merkator-choice-take-reward = Take { $card }: { $demand }
merkator-choice-sell-reward = Sell { $card } at once for { merkator-coins }
merkator-choice-done = Done, nothing more
merkator-choice-done-invest = Stop investing and travel
merkator-choice-done-fulfil = Fulfil no more contracts
merkator-choice-done-exchange = No more exchanges: deliver
merkator-choice-done-join = Do not join
merkator-choice-done-uncovered = Leave it on the pile

## What is asked

merkator-prompt-invest = Invest, or travel. You have { merkator-coins }.
merkator-prompt-invest-solo = Invest: hand in contracts for cards, or travel.
merkator-prompt-invest-must = { $more ->
    [one] You hold 1 contract too many: sell it before you travel.
   *[other] You hold { $more } contracts too many: sell them before you travel.
}
merkator-prompt-hand-in = Which contracts do you hand in for { $card }? { $count } of value are still missing.
merkator-prompt-travel = Where do you travel?
merkator-prompt-split = { $count ->
    [1] { $place }: which good do you take for the cube?
   *[other] { $place }: how do you divide { merkator-cubes }?
}
merkator-prompt-reflip = The last counter of the row shows { $letter }: keep it, or turn the one of the next row?
merkator-prompt-loss = Column { $column } is hit: which goods do you give back? Still { $count }.
merkator-prompt-fulfil = { $place }: which contract do you fulfil?
merkator-prompt-leave = { $card }: which goods do you keep? Leave out { $count } more.
merkator-prompt-exchange = { $card }: exchange something, or deliver as it is?
merkator-prompt-tile = { $card }: is the tile cube of { $place } delivered?
merkator-prompt-reward = The reward is { $card }: take it, or sell it at once?
merkator-prompt-uncovered = The card now on top of the pile is { $card }: sell it for its value, or leave it?
merkator-prompt-join = { $who } is in { $place }. Do you join?
merkator-prompt-store = The end: as which good is the tile cube of { $place } stored?

## The end and the score

merkator-end-peace = the Peace of Westphalia was made
merkator-end-counters = the last counter was taken
merkator-end-turns = the last turn was played
merkator-end-stop = stopped by the safety limit

merkator-category-contracts = Best contracts
    .short = Contracts
merkator-category-further = Other contracts, half
    .short = Others ½
merkator-category-buildings = Buildings
    .short = Buildings
merkator-tiebreak = who has more time counters; then all who are tied

## The drawing and the screen

merkator-peace-short = Peace
merkator-time-chart = Time chart
merkator-discard = Sold
merkator-reserve = Reserve
merkator-solo-stack = Still to come
merkator-drawing-main = { $place }: { $goods }; time { $time }
merkator-drawing-minor = { $place }: one more cube where { $threshold } or more lie; time { $time }
merkator-drawing-threshold = one more cube where { $count } or more lie
merkator-drawing-time = time { $count }
merkator-drawing-row = row { $row } of the time chart
merkator-drawing-pile = contracts of value { $value }
merkator-drawing-offer-bonus = place for a bonus card
merkator-drawing-offer-building = place for a building
merkator-drawing-bonus = { $card }, costs { $cost }
merkator-drawing-building = { $name }, costs { $cost }: { $formula }
merkator-drawing-pawn = the Merkator is here
merkator-drawing-cubes = { $place }: { merkator-cubes }
merkator-drawing-counter = time counter, letter: { $letter }
merkator-drawing-store = { $good }: { $count }
merkator-drawing-tile = tile cube of { $place }
merkator-drawing-tile-empty = tile without a cube of { $place }
merkator-drawing-seat = seat { $number }: { $name }
merkator-drawing-decides = decides
merkator-supply-tile = Supply tile
merkator-hand = In hand

## What happened

merkator-event-sold = sells { $card } for { merkator-coins }
merkator-event-bought = buys { $card }
merkator-event-held = takes { $card } in hand
merkator-event-laid-back = lays { $card } back
merkator-event-discarded = discards { $card }
merkator-event-handed-in = hands in { $card }
merkator-event-forfeited = has too many coins and loses { $count }
merkator-event-shown = On offer: { $card }.
merkator-event-refreshed = The open bonus cards are replaced.
merkator-event-uncovered = Next on its pile: { $card }.
merkator-event-reformed = The sold contracts of value { $value } are a pile again.
merkator-event-travelled = travels: { $place }
merkator-event-took = takes { merkator-amount }
merkator-event-bonus = gets { merkator-amount } for a bonus card
merkator-event-grew = { $place } has { merkator-cubes } now.
merkator-event-paid-time = pays { merkator-counters }
merkator-event-took-time = takes { merkator-counters }
merkator-event-lapsed = finds no more counters: { $count } lapse
merkator-event-turned = The last counter of row { $row } shows { $letter }.
merkator-event-kept = keeps the letter: { $letter }
merkator-event-lost = loses { merkator-amount }
merkator-event-lost-tile = loses the tile cube of { $place } instead
merkator-event-refilled = The time chart is turned and filled: { merkator-counters }.
merkator-event-left-out = keeps { $good }
merkator-event-exchanged-counters = exchanges { merkator-counters } for { $good }
merkator-event-exchanged-stock = exchanges { $count }× { $paid } for { $good }
merkator-event-exchanged-tile = exchanges { $count }× { $paid }, one from the tile, for { $good }
merkator-event-delivered = delivers { merkator-amount }
merkator-event-delivered-tile = delivers the tile cube as { $good }
merkator-event-fulfilled = fulfils { $card }
merkator-event-rewarded = receives { $card }
merkator-event-reward-sold = sells { $card } at once for { merkator-coins }
merkator-event-uncovered-sold = sells { $card } off its pile for { merkator-coins }
merkator-event-unrewarded = gets no new contract: there is none
merkator-event-joined = joins for { merkator-counters }
merkator-event-declined = does not join
merkator-event-stored = stores a tile cube as { $good }
merkator-event-ending-peace = The Peace of Westphalia! Everybody has one more turn.
merkator-event-ending-counters = The last counter is taken: everybody has one more turn.
merkator-event-ending-turns = This is the last turn.
merkator-event-ending-stop = The safety limit is reached: everybody has one more turn.
merkator-event-turn-began = begins turn { $turn }
merkator-event-turn-ended = ends the turn
merkator-event-game-over = The game is over.

## Editions, boards, options

merkator-preset-standard = the standard game
merkator-preset-long = the long game: both sides of the time chart, a modest start
merkator-preset-solo = alone: 17 turns for as many points as you can
merkator-board-merkator = Europe around Hamburg

merkator-option-data = The facts that are played with: places, cards, figures.
    .light = those of the package: people climb to the highest contracts
    .standard = the first reconstruction of the package: higher contracts demand more, the time chart is shorter
merkator-option-variant-long = Long game: the time chart is used on both sides, and everybody starts with less (variant 1).
    .on = with the long game
    .off = the usual length
merkator-option-variant-two_players = Whether travels are joined when two play (variant 2).
    .on = nobody joins when two play
    .off = joining works with two as with more
merkator-option-variant-hand_card = Everybody may hold one card in hand (variant 3).
    .on = with a card in hand
    .off = without
merkator-option-variant-no_goods_loss = Less chance: time counters are taken without being turned, and no goods are lost (variant 4).
    .on = nothing is lost
    .off = the letters of the counters cost goods
merkator-option-variant-more_money = More money: any sum may be kept after investing (variant 5).
    .on = without a limit
    .off = at most 15 coins are kept
merkator-option-variant-bonus_on_purchase = Stronger bonus cards: buying one gives a cube of its good at once (variant 6).
    .on = with a cube at once
    .off = only from the next trip on
merkator-option-variant-sell_new_contract = Which contract may be sold at once for its value (variant 7).
    .off = none
    .reward = the reward, instead of taking it
    .uncovered = the one uncovered under the reward
merkator-option-fulfil-fresh = Whether a contract received in this turn may be fulfilled in it.
    .allowed = it may
    .next-turn = it waits for a later turn
merkator-option-coins-excess = What happens to coins above 15 after investing.
    .forfeit = they are lost
    .must-buy = something must be bought while an open card can be paid
merkator-option-pile-reform = When the sold contracts of an empty pile are shuffled.
    .on-demand = when a reward is to be drawn from it
    .at-once = as soon as there are any
merkator-option-peace-sellable = Whether the Peace of Westphalia can be sold.
    .no = it stays
    .yes = it can, for 14 coins
merkator-option-supply-free_moves = When cubes of the supply tile may be stored.
    .on = at every decision of their owner
    .off = when they are delivered, exchanged, lost or counted
merkator-option-safety-max_turns_each = A stop for games that do not end: after so many turns of a player the last round begins; 0 is none.

## Rules in a sentence

merkator-hint-invest = Invest: sell contracts for their value and buy open cards, in any order; with six or more contracts you must sell down to five, and coins above 15 are lost (MK-5.1 to MK-5.5).
merkator-hint-hand-in = Alone you pay with contracts: their values must reach the cost, there is no change, and one contract stays (MK-12.5).
merkator-hint-travel = Travel to any place whose counters you can pay. At a main place you take all cubes, then its linked places get one; at a minor place every main place with enough cubes gets one (MK-6.1, MK-6.3).
merkator-hint-split = The cubes become the two goods of the place: with two or more, each good gets at least one (MK-6.2.1).
merkator-hint-reflip = The last counter of a row is turned. If its letter is single, you may turn the last one of the next row instead: then that letter counts, whatever it is (MK-6.5.2, MK-6.5.3).
merkator-hint-loss = Everybody gives back one cube of the column, two if the letter is double; a tile cube of the right colour may go instead (MK-6.5.5, MK-6.5.6).
merkator-hint-fulfil = A contract of this place can be fulfilled once a turn; it stays with you, and you get the top contract of the next higher value (MK-7.1, MK-7.4).
merkator-hint-leave = A demand for different goods takes one cube of each; which goods, you choose (MK-7.6.1).
merkator-hint-exchange = 4 counters, or 4 cubes of one good, are 1 cube that the contract demands (MK-7.3.1).
merkator-hint-tile = A cube of the supply tile may be delivered as either good of its colour (MK-7.2.1).
merkator-hint-reward = The reward is the top card of the next higher pile; with this variant it may be sold at once (MK-7.4.1, MK-13.7).
merkator-hint-uncovered = The card that lay under the reward may be discarded for its value in coins; otherwise it stays on its pile (MK-7.4.3, MK-13.7).
merkator-hint-join = Joining costs 1 counter at a main place, 2 at a minor one. You get 1 good for each own bonus card of the place and may fulfil contracts here (MK-8.1, MK-8.2).
merkator-hint-store = Before the scoring every tile cube goes into one of its two storerooms (MK-9.4).
merkator-hint-end = When somebody receives the Peace, or the last counter of the chart is taken, everybody has one more turn (MK-10.1, MK-10.3).
merkator-hint-end-solo = Alone you have 17 turns; the contracts of value 8 and more appear one a turn (MK-12.1, MK-12.7).
merkator-hint-score = At the end: your five best contracts count in full, the others half, then the buildings (MK-11.1, MK-11.2).

## Bots

merkator-bot-focused = travels where it can fulfil, sells what it cannot use, climbs to high contracts
merkator-bot-random = every legal choice is equally likely

## In the terminal

merkator-help-board = On the map: number, place, cubes lying there, its two goods with what you have of them, and the time: + counters gained, - counters paid. { $active } is the Merkator. Minor places show from how many cubes on a main place gets one more. { $full } counter on the time chart, { $empty } taken.
merkator-screen-places = Places
merkator-screen-offers = On offer
merkator-screen-contracts = Contracts
merkator-screen-office = Your storerooms
merkator-screen-tile = Tile
merkator-screen-can = can be met
merkator-screen-lacks = lacks { $goods }
merkator-screen-lacks-some = lacks { $count } of { $goods }
merkator-screen-lacks-kinds = lacks { $count ->
    [one] one more good
   *[other] { $count } more goods
}
merkator-desk-coins = Coins
merkator-desk-counters = Time
merkator-desk-goods = Goods
merkator-desk-tile = Tile
merkator-desk-contracts = Contracts
merkator-desk-bonus = Bonus
merkator-desk-buildings = Buildings
merkator-race-title = Ends at
merkator-race-counters = { $count ->
    [0] no counter left on the chart
    [one] 1 counter left on the chart
   *[other] { $count } counters left on the chart
}
merkator-race-turns = turn { $turn } of { $most }
merkator-race-best = highest contract { $best } of 10
merkator-race-final = last round
merkator-ask-place = { $kind }: { $count } are possible. Type a number of the board or a place; “list” shows them all.
merkator-welcome-title = Welcome to Merkator!
merkator-welcome-1 = Each turn: invest if you like, travel to a place, take its goods, fulfil contracts there.
merkator-welcome-2 = A fulfilled contract stays yours and brings one of the next higher value. Your five best count in full at the end.
merkator-welcome-3 = Near places give you time counters, far ones cost them. Four counters, or four cubes of a good, are any one cube that you still need.
merkator-welcome-4 = Contracts can be sold for bonus cards, which bring goods on your travels, and buildings, which bring points.
merkator-welcome-5 = Type a number to choose; “help” explains the signs, “rules” the rules, “undo” takes a choice back.

## At the table in the browser

merkator-table-waits-invest = { $who } is on turn and invests.
merkator-table-waits-hand-in = { $who } pays with contracts.
merkator-table-waits-travel = { $who } chooses where to travel.
merkator-table-waits-split = { $who } divides the goods: { $place }.
merkator-table-waits-reflip = { $who } decides about the letter: { $letter }.
merkator-table-waits-loss = { $who } gives back goods of column { $column }.
merkator-table-waits-fulfil = { $who } may fulfil contracts: { $place }.
merkator-table-waits-leave = { $who } chooses the goods to deliver.
merkator-table-waits-exchange = { $who } delivers and may exchange.
merkator-table-waits-tile = { $who } delivers from the supply tile.
merkator-table-waits-reward = { $who } may sell the new contract.
merkator-table-waits-uncovered = { $who } may sell the contract now on top.
merkator-table-waits-join = { $who } may join the travel: { $place }.
merkator-table-waits-store = { $who } stores the last cubes.
merkator-gain-contract = fulfils { $card }
merkator-gain-goods = brings { $goods }
merkator-gain-none = gains nothing here
merkator-table-confirm-must = Coins above { $limit } would be lost: { $lost }.
merkator-table-confirm-sell = A sold contract is gone; its place and points with it.
merkator-table-confirm-discard = A discarded contract brings nothing.
merkator-table-ends = How near the end is
merkator-table-end-counters = { $left ->
    [0] no counter on the chart
    [one] 1 counter on the chart
   *[other] { $left } counters on the chart
}
merkator-table-end-turns = turn { $turn } of { $most }
merkator-table-end-best = highest contract: { $best }
merkator-table-end-peace = { $taken ->
    [yes] the Peace is made
   *[no] the Peace waits
}
merkator-table-final = last round
merkator-table-office = Office
merkator-table-column = Column { $letter }
merkator-table-contracts = Contracts
merkator-table-cards = Cards
merkator-table-light = Light the places of the contracts of { $who }
merkator-table-place-own = yours: { $contracts }
merkator-table-contract-state = { $card } ({ $state })
merkator-table-place-in-reach = { $place }; you can pay for it
merkator-table-met = fulfilled in this turn
merkator-table-ready = can be met now
merkator-table-place-main = { $place }, { merkator-cubes }, { $goods }, time { $time }
merkator-table-place-minor = { $place }, minor place, from { $threshold } cubes on, time { $time }
merkator-table-place-pile = Contracts of value { $value }: { $count ->
    [0] none
   *[other] { $count }, on top: { $card }
}
merkator-table-place-card = { $card }, costs { $cost }
merkator-table-place-good = Storeroom { $good }: { $count }
merkator-table-place-tile = Supply tile: cube of { $place }
merkator-table-place-counters = Your time counters
merkator-table-place-hand = Your card in hand
merkator-table-place-chart = Time chart: { $count ->
    [0] no counter left
    [one] 1 counter left
   *[other] { $count } counters left
}
merkator-table-key-fulfil = fulfil a contract

merkator-table-level-0 = Porter
merkator-table-level-1 = Apprentice
merkator-table-level-2 = Clerk
merkator-table-level-3 = Factor
merkator-table-level-4 = Merchant
merkator-table-level-5 = Councillor
merkator-table-level-6 = House of renown
merkator-module-variant-long = long game
merkator-module-variant-two_players = joined travels for two
merkator-module-variant-hand_card = a card in hand
merkator-module-variant-no_goods_loss = no loss of goods
merkator-module-variant-more_money = more money
merkator-module-variant-bonus_on_purchase = stronger bonus cards
merkator-module-variant-sell_new_contract = sale of new contracts
