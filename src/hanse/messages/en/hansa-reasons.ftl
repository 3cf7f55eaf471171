### What places answer: why something cannot be decided there now, and the lines of their cards.
### Arguments are words already in the reader's language; numbers stay numbers.

## Why something cannot be decided

hansa-why-closed = Nobody places posts in { $port } before the first turn (HA-3.2).
hansa-why-settled = You have posts here already: { $posts } (HA-3.2).
hansa-why-thalers = It costs { $needs }; you have { $has } thalers (HA-7.5).
hansa-why-lies-here = The ship lies here.
hansa-why-no-way = No way leads from { $from } to { $port } (HA-6.4).
hansa-why-ship-elsewhere = The ship lies in { $port }: only there can you buy (HA-6.1).
hansa-why-empty = The warehouse is empty (HA-7.9).
hansa-why-used = The action of this visit is used: sail on, or end your turn (HA-6.2).
hansa-why-reserve = You have no posts left to install (HA-8.3).
hansa-why-no-post = { $port } pays you nothing: you have no post there (HA-9.1).
hansa-why-no-token = You do not have { $token }.
hansa-why-too-few = { $colour } pays you nothing now: you have { $has }, a sale needs { $needs } (HA-9.2).
hansa-why-by-token = Tokens are chosen one by one (HA-9.3).
hansa-why-by-colour = In this game a colour is sold whole (HA-9.3).
hansa-why-all-chosen = All of these are chosen for the sale already.
hansa-why-unfinished = { $colour }: { $has } chosen, a sale needs { $needs } (HA-9.2).
hansa-why-other-colour = A token of the colour that was sold is lost: { $colour } (HA-9.9).

## The card of a place

hansa-card-port = { $port } ({ $number })
hansa-card-ship = The ship lies here
hansa-card-goods = In a warehouse: { $token }
hansa-card-no-goods = A warehouse is empty
hansa-card-posts = { $owner }: { hansa-posts }
hansa-card-leader = Majority: { $owner }, { $ahead } ahead
hansa-card-no-leader = No majority: { $why ->
    [tie] a tie
   *[other] nobody is here
}
hansa-card-price = A token costs { hansa-thalers } to the bank
hansa-card-price-leader = A token costs { hansa-thalers } to { $to }, who buys for nothing
hansa-card-worth = At the end: { points } for you
hansa-card-worthless = At the end nothing for you: { points } with a post, { $alone } alone
hansa-card-sale = A sale here costs you a post: { hansa-posts } left, then no majority
hansa-card-sale-leader = A sale here costs you a post: { hansa-posts } left, then majority: { $owner }
hansa-card-ways = The ship sails on to { $ports }
hansa-card-slot = Warehouse in { $port }
hansa-card-token = { $token }
hansa-card-held = { $owner }: { $number }
hansa-card-uses = Installs { hansa-posts }, or { points } once sold; kept open to the end: { $open }
hansa-card-colour = { $colour }
hansa-card-holders = Have this colour open, and lose one when another sells: { $owners }

## The table of all ports: the heads of its columns

hansa-overview-port = Ports
hansa-overview-goods = Warehouses
hansa-overview-posts = Posts
hansa-overview-leader = Majority and price
hansa-overview-sale = A sale
hansa-overview-ways = Ways
