### What places answer: why something cannot be decided there now, and the lines of their cards.
### Arguments are words already in the reader's language; numbers stay numbers.

## Why something cannot be decided

merkator-why-counters = It costs { $needs } counters; you have { $has } (MK-6.1.1, MK-7.3.1).
merkator-why-split = Between { $least } and { $most } cubes become the first good (MK-6.2.1).
merkator-why-not-yours = Not yours: { $card }.
merkator-why-peace = The Peace of Westphalia is neither fulfilled, sold nor given away (MK-7.1.1, MK-5.3).
merkator-why-met = Already fulfilled in this turn (MK-7.1.1).
merkator-why-fresh = Received in this turn: it waits for the next (MK-7.4.2).
merkator-why-lacks = Cannot be paid: { $cubes } short, supply tile and exchanges counted in (MK-7.2).
merkator-why-elsewhere = Can be paid: the pawn must come to { $place } (MK-7.1.1).
merkator-why-last-contract = Your last contract stays with you (MK-5.3).
merkator-why-no-surplus = Contracts are discarded beyond { $needs }; you have { $has } (MK-12.5).
merkator-why-too-many = You have { $has } contracts: sell down to { $needs } first (MK-5.2).
merkator-why-must-buy = You have { $has } coins, more than { $needs }, and can buy: buy first (MK-5.5).
merkator-why-alone = Alone nothing is sold: contracts are the money (MK-12.5).
merkator-why-not-open = Not on offer: { $card } (MK-5.6).
merkator-why-coins = Costs { $needs } coins; you have { $has } (MK-5.4).
merkator-why-contracts = Costs contracts worth { $needs }; yours are worth { $has }, one must stay (MK-12.5).
merkator-why-price = { $needs } more must be handed in (MK-12.5).
merkator-why-price-out = With this one the price cannot be reached any more: { $needs } are missing (MK-12.5).
merkator-why-only-card = Only { $card } can be sold now (MK-13.7).
merkator-why-no-hand-card = No card is taken in hand in this game (MK-13.3).
merkator-why-hand-full = You hold a card already: { $card } (MK-13.3).
merkator-why-hand-empty = You hold no card (MK-13.3).
merkator-why-hand-new = The card in hand was taken in this turn (MK-13.3).
merkator-why-hand-other = Not so with the card in hand: { $card } (MK-13.3).
merkator-why-other-column = Column { $column } is hit (MK-6.5.5).
merkator-why-no-stock = Your storeroom has none: { $good }.
merkator-why-stock = Takes { $needs } of { $good }; your storeroom has { $has } (MK-7.3.1).
merkator-why-no-tile = Your supply tile has no cube of { $place } any more (MK-7.2.1).
merkator-why-other-tile = Now the cube of { $place } is decided (MK-7.2.1).
merkator-why-left-out = Left out already: { $good } (MK-7.6.1).
merkator-why-not-wanted = The contract does not demand this any more: { $good } (MK-7.3.1).
merkator-why-needed = Without it the contract could not be paid any more (MK-7.2.4).
merkator-why-still-lacking = Storerooms and tile do not cover the demand yet: exchange (MK-7.2.4).

## The card of a place

merkator-card-place = { $place }
merkator-card-pawn-here = The pawn stands here
merkator-card-cubes = { $cubes ->
    [0] No cubes
    [one] 1 cube
   *[other] { $cubes } cubes
}: { $goods }
merkator-card-links = A trip here lets grow: { $places }
merkator-card-threshold = A trip here lets grow every main place with { $needs } cubes or more
merkator-card-takes-time = The trip costs { $counters ->
    [one] 1 counter
   *[other] { $counters } counters
}
merkator-card-gives-time = The trip gives { $counters ->
    [one] 1 counter
   *[other] { $counters } counters
}
merkator-card-contract-met = Yours: { $card }, fulfilled in this turn
merkator-card-contract-lacks = Yours: { $card }; { $lack }
merkator-card-contract-payable = Yours: { $card }, can be paid
merkator-card-bonus-there = Your bonus card: { $active } of { $good } on your trip, { $join } when you join
merkator-card-card = { $card }
merkator-card-owned = With { $owner }
merkator-card-in-hand = In the hand of { $owner }
merkator-card-open = On offer
merkator-card-discarded = Discarded
merkator-card-on-pile = On top of its pile
merkator-card-costs = Costs { $coins }
merkator-card-in-reach = You can pay for it
merkator-card-demands = Demands { $demand }; value { $value }
merkator-card-worth = Now for { $owner }: { $halves }
merkator-card-hand = Cards in hand
merkator-card-holds = { $owner }: { $card }
merkator-card-counters = Time counters
merkator-card-has-counters = { $owner }: { $has }
merkator-card-good = { $good }
merkator-card-comes-from = From { $place }; column { $column }
merkator-card-stores = { $owner }: { $cubes }
merkator-card-tile = A cube of the supply tile: { $goods }
merkator-card-tile-owners = Still with { $owners }
merkator-card-tile-gone = Nobody has it any more

## The table of all places: the heads of its columns

merkator-overview-place = Places
merkator-overview-card = Cards
merkator-overview-where = Where
merkator-overview-terms = Cost or demand
merkator-overview-worth = Worth
merkator-overview-goods = Goods
merkator-overview-trip = The trip
merkator-overview-own = Yours
