### What places answer: why something cannot be decided there now, and the lines of their cards.
### Arguments are words already in the reader's language; numbers stay numbers.

## Why something cannot be decided

teutonica-why-actions = You have no actions left (HT-3.2).
teutonica-why-nothing = Recruit at least one piece (HT-4.1).
teutonica-why-stock = Your stock has too few for this: { $piece } (HT-4.1).
teutonica-why-bursa = Your money bag allows { $needs } pieces at most (HT-4.1).
teutonica-why-taken = The post is taken: { $piece } of { $owner }.
teutonica-why-empty = No piece stands here.
teutonica-why-own = Your own piece stands here.
teutonica-why-others = Only your own pieces are lifted; this { $piece } belongs to { $owner } (HT-4.4.1).
teutonica-why-pawn = The pawn stands in province { $province }, which does not border this route (HT-15.3.1).
teutonica-why-region = You have no permission for { $region }: it needs the rightmost office in { $cities } (HT-14.2.1).
teutonica-why-region-used = You have used your permission for { $region } in this turn (HT-14.2.4).
teutonica-why-ship = A ship post takes only merchants (HT-13.3.1).
teutonica-why-no-supply = Your supply is empty: recruit first (HT-4.2.1).
teutonica-why-supply = Not in your supply: { $piece } (HT-4.2.1).
teutonica-why-penalty = To displace here takes { $needs } pieces; your supply has { $has } (HT-4.3.2).
teutonica-why-unfilled = You hold { $has } of { $needs } posts of { $route }: establishing needs all (HT-4.5.1).

## Pieces in hand

teutonica-why-not-in-hand = This is not to be put down now: { $piece } of { $owner }.
teutonica-why-ground = { $region } is closed to these pieces (HT-14.3.1, HT-14.4.1).
teutonica-why-room = Then another piece would find no post (HT-4.4.2).
teutonica-why-origin = A displaced piece does not go back to its own route (HT-5.2.4).
teutonica-why-farther = A nearer route has a free post (HT-5.2.5).
teutonica-why-displaced-first = The displaced piece is put down first (HT-5.2.1).
teutonica-why-put-first = What is in hand and finds a post must be put down (HT-5.2.1).
teutonica-why-not-from-posts = Pieces on posts are lifted only when stock and supply have none (HT-5.1.4).
teutonica-why-not-beyond = These two pieces go beyond the borders: to Wales or Scotland (HT-14.6.3).
teutonica-why-not-on-route = Not on this route: { $piece } of { $owner } (HT-13.4.5).
teutonica-why-one-at-least = Take at least one piece (HT-8.4.7).
teutonica-why-one-piece = The favour gives a single piece (HT-12.3.3).

## Cities and skills

teutonica-why-green = No printed spaces: an office needs an extra-office marker or the permanent marker of Malmö–Visby (HT-13.2.1).
teutonica-why-not-green = Only a city without printed spaces takes this office (HT-13.4.4).
teutonica-why-full = { $city } has no free space: it is complete (HT-6.4.6).
teutonica-why-privilege = Needs { $colour }; your privilege is { $mine } (HT-6.4.2).
teutonica-why-not-end = { $route } does not lead here (HT-6.4.1).
teutonica-why-piece = The route has none of yours for it: { $piece } (HT-6.4.2).
teutonica-why-no-office = { $city } has no office yet: an extra office stands beside another (HT-8.4.3).
teutonica-why-route-first = Establish a route to it first; the nearest to it is { $route }: you hold { $has } of { $needs } posts (HT-6.1.1).
teutonica-why-seal-first = Only the permanent marker of a sea route opens an office here from your supply (HT-13.4.4).
teutonica-why-developed = Fully developed: { $skill } (HT-1.3.3).
teutonica-why-no-skill-here = This route does not develop { $skill }; it is developed in { $cities } (HT-6.6.1).
teutonica-why-skill-first = Establish a route to { $cities } to develop { $skill } (HT-6.6.1).
teutonica-why-only-skill = This marker develops { $skill } alone (HT-13.4.3).
teutonica-why-honoured = { $owner } has a merchant here already (HT-6.7.1).

## Markers, favours, pawn

teutonica-why-no-marker = You have no unused marker “{ $marker }” (HT-8.1.1).
teutonica-why-just-taken = The marker “{ $marker }” was taken in this action and cannot be used in it (HT-8.1.1).
teutonica-why-in-establishing = “{ $marker }” is used while a route is established (HT-8.4.3).
teutonica-why-no-effect = “{ $marker }” would change nothing now (HT-8.1.4).
teutonica-why-closed-turn = No more actions are taken in this turn (HT-12.2.3).
teutonica-why-use-first = Use the marker “{ $marker }” first (HT-8.4.1).
teutonica-why-no-pair = Two neighbouring offices are exchanged; here one is missing (HT-8.4.1).
teutonica-why-one-owner = Both offices belong to { $owner } (HT-8.4.1).
teutonica-why-none-own = One of the two offices must be yours (HT-8.4.1).
teutonica-why-no-waiver = Markers do not open the borders in this game (HT-17.1).
teutonica-why-waived = The borders are open in this turn already (HT-17.1).
teutonica-why-other-marker = Only markers with actions open the borders, not “{ $marker }” (HT-17.2).
teutonica-why-not-on-plate = Not on your plate: “{ $marker }” (HT-8.3.1).
teutonica-why-never-marker = No bonus marker is ever placed here (HT-8.3.2, HT-8.3.3).
teutonica-why-has-marker = A marker lies here already: “{ $marker }” (HT-8.3.2).
teutonica-why-not-empty = Pieces stand on this route: { $has }; others are empty (HT-8.3.2).
teutonica-why-full-cities = Neither end city has a free space (HT-8.3.2).
teutonica-why-no-favours = This game is played without imperial favours (HT-12.1.1).
teutonica-why-favour-gone = “{ $favour }” is not on display (HT-12.2.1).
teutonica-why-favour-late = A favour is bought before anything else in the turn (HT-12.2.1).
teutonica-why-favour-price = A favour costs { $needs } unused markers; you have { $has } (HT-12.2.1).
teutonica-why-no-province = This province is not in use (HT-15.1.1).
teutonica-why-pawn-here = The pawn stands here.
teutonica-why-pawn-moved = The pawn was moved free of charge in this turn already (HT-15.2.1).
teutonica-why-pawn-between = Free of charge the pawn moves before the first or after the last action (HT-15.2.1).
teutonica-why-pawn-far = Free of charge the pawn crosses two borders at most (HT-15.2.1).

## The card of a place

teutonica-card-city = { $city }
teutonica-card-space = { $space }. { $colour }, { $piece }: free{ $points ->
    [0] { "" }
   *[other] { " " }(+{ $points })
}
teutonica-card-office = { $space }. { $colour }, { $piece }: { $owner }
teutonica-card-extra = Extra office: { $owner }
teutonica-card-green = Independent: no printed spaces
teutonica-card-uncontrolled = Nobody controls it
teutonica-card-control-alone = { $owner } controls it: the only one with an office; { points } at the end
teutonica-card-control-most = { $owner } controls it: most offices ({ $offices }); { points } at the end
teutonica-card-control-right = { $owner } controls it: tied at { $offices }, but furthest right; { points } at the end
teutonica-card-network = { $owner }: in the network that counts, { $offices ->
    [one] 1 office
   *[other] { $offices } offices
} in { $linked ->
    [one] 1 city
   *[other] { $linked } cities
}
teutonica-card-network-apart = { $owner }: apart from the network that counts, { $offices ->
    [one] 1 office
   *[other] { $offices } offices
} in { $linked ->
    [one] 1 city
   *[other] { $linked } cities
}
teutonica-card-teaches = Develops: { $skill }
teutonica-card-prestige-here = Special prestige for a merchant
teutonica-card-permit = The rightmost office opens { $regions }: { $owner }
teutonica-card-permit-free = The rightmost office opens { $regions }: nobody yet
teutonica-card-mission = One of the cities of your mission
teutonica-card-route = { $route }, { $needs } posts
teutonica-card-nobody-there = Nobody stands on the route
teutonica-card-there = { $owner }: { $has } on the route
teutonica-card-lies = Marker here: { $marker }. { $effect }
teutonica-card-seal = { $permanent }. { $effect }
teutonica-card-in-region = In { $region }
teutonica-card-pays = When it is established: 1 point to { $owner } for { $city }
teutonica-card-post = { $route }, post { $number }
teutonica-card-ship = For merchants only
teutonica-card-stands = { $piece } of { $owner }
teutonica-card-free = Free
teutonica-card-displacing = To displace takes { $needs } pieces from your supply: it has { $has }
teutonica-card-skill = { $skill }, developed in { $cities }
teutonica-card-step = You: { $now }, next { $next }
teutonica-card-last-step = You: { $now }, fully developed
teutonica-card-prestige = Special prestige { $colour } in { $city }: { points } at the end for a merchant
teutonica-card-held = Held by { $owner }
teutonica-card-favour = Imperial favour { $favour }. { $effect }
teutonica-card-not-shown = Not on display
teutonica-card-province = Province { $province }
teutonica-card-pawn-there = The pawn is here
teutonica-card-borders = Routes at its border: { $routes }

## The table of all cities: the heads of its columns

teutonica-overview-city = Cities
teutonica-overview-route = Routes
teutonica-overview-pieces = Pieces
teutonica-overview-spaces = Offices, from left to right
teutonica-overview-control = Control
teutonica-overview-network = Networks
teutonica-overview-gives = Also here
