### Hansa Teutonica beyond the base game: East, Britannia, mission cards, imperial favours, two players.
### Arguments as in teutonica.ftl; $favour, $province and $region are names, $cities a list of names.

## Regions, provinces, neutral pieces

teutonica-region-england = England
teutonica-region-wales = Wales
teutonica-region-scotland = Scotland
teutonica-seat-neutral = Neutral
teutonica-post-ship = { $route } (ship post)
teutonica-province = { $number }, { $name }
teutonica-province-kampen_arnheim = between Kampen and Arnheim
teutonica-province-osnabruck_minden = between Osnabrück and Minden
teutonica-province-arnheim_dortmund = between Arnheim and Dortmund
teutonica-province-munster_paderborn = between Münster and Paderborn
teutonica-province-bremen_hannover = between Bremen, Minden and Hannover
teutonica-province-hamburg_hannover = between Hamburg and Hannover
teutonica-province-luneburg_minden = between Lüneburg and Minden
teutonica-province-luneburg_stendal = between Lüneburg and Stendal
teutonica-province-minden_goslar = between Minden and Goslar
teutonica-province-brunswiek_magdeburg = between Brunswiek and Magdeburg
teutonica-province-outer = everything outside the network
teutonica-province-outer_northwest = the north-west
teutonica-province-outer_northeast = the north-east
teutonica-province-outer_southeast = the south-east
teutonica-province-outer_southwest = the south-west

## Permanent markers

teutonica-permanent-move_any_2 = Move any 2
    .short = mv2
    .effect = Permanent: whoever establishes the route may move up to two pieces of any owners to free posts; they may exchange places, and on Britannia each stays in its region.
    .clause = HT-13.4.2
teutonica-permanent-improve_privilege = Develop privilege
    .short = priv
    .effect = Permanent: whoever establishes the route may develop privilege by one step.
    .clause = HT-13.4.3
teutonica-permanent-office_in_independent_city = Office in a green city
    .short = grn
    .effect = Permanent: whoever establishes the route may put a piece from the supply into a green city, right of all offices there.
    .clause = HT-13.4.4
teutonica-permanent-redeploy_2_from_route = Place 2 from this route
    .short = 2rt
    .effect = Permanent: up to two pieces of the route that were not used go to free posts of the board instead of the stock.
    .clause = HT-13.4.5
teutonica-permanent-place_2_in_wales_or_scotland = Place 2 beyond the borders
    .short = pl2
    .effect = Permanent: whoever establishes the route may put up to two own pieces from the stock on free posts in Wales or Scotland, without permission.
    .clause = HT-14.6.3

## Imperial favours

teutonica-favour-relocate_anywhere = Any route
    .short = any
    .effect = When you are displaced, the displaced piece may go to a free post of any route; by option its compensation too.
    .clause = HT-12.3.1
teutonica-favour-extra_action = Extra action
    .short = +1
    .effect = One more action in each of your later turns.
    .clause = HT-12.3.2
teutonica-favour-shared_recruiting = Recruiting
    .short = rec
    .effect = Whenever another player recruits, you may take one piece from your stock into your supply.
    .clause = HT-12.3.3
teutonica-favour-double_compensation = Compensation
    .short = comp
    .effect = When one of your traders is displaced, you may bring up to two pieces instead of one.
    .clause = HT-12.3.4
teutonica-favour-city_bonus = Cities
    .short = 4/city
    .effect = At the end 4 points instead of 2 for each city you control.
    .clause = HT-12.4.1
teutonica-favour-skill_bonus = Skills
    .short = 7/skill
    .effect = At the end 7 points instead of 4 for each full skill but keys.
    .clause = HT-12.4.2

## What can be chosen

teutonica-group-independent = green city
    .about = a piece from your supply becomes an office in a green city, right of all others
teutonica-group-waive = free passage
    .about = pay a bonus marker: borders are ignored for your actions until the end of this turn
teutonica-group-buy = favour
    .about = take an imperial favour for two unused markers and all actions of this turn
teutonica-group-turn = turn over
    .about = the marker loses its effect, but counts at the end
teutonica-group-pawn = move the pawn
    .about = free of charge, over up to two borders
teutonica-group-send = send the pawn
    .about = one action: the pawn goes to any province

teutonica-choice-independent = Office in { $city } with a { $piece } from your supply
teutonica-choice-waive = Pay the marker “{ $marker }” for free passage this turn
teutonica-choice-buy = Take the favour “{ $favour }” instead of all actions
teutonica-choice-turn = Turn over the marker “{ $marker }”
teutonica-choice-pawn = Move the pawn to province { $province }
teutonica-choice-send = Send the pawn to province { $province } (1 action)
teutonica-choice-done-move-any = Move no more
teutonica-choice-done-privilege = Do not develop privilege
teutonica-choice-done-independent = No office in a green city
teutonica-choice-done-keep = Keep no more: the rest goes to your stock
teutonica-choice-done-place-two = Place no more
teutonica-choice-done-also-recruit = Take nothing
teutonica-choice-neutral-office = Neutral office in { $city }
teutonica-choice-done-neutral = No additional neutral trader

## What is asked

teutonica-prompt-move-any = Permanent marker: lift up to two pieces of anybody, then put them down.
teutonica-prompt-privilege = Permanent marker: do you develop privilege?
teutonica-prompt-independent = Permanent marker: a piece from your supply as an office in a green city?
teutonica-prompt-keep = Permanent marker: which pieces of { $route } do you put back on the board?
teutonica-prompt-place-two = Permanent marker: put up to two pieces on free posts beyond the borders.
teutonica-prompt-price = Which marker do you turn over for the favour?
teutonica-prompt-also-recruit = { $who } has recruited: you may take one piece from your stock too.
teutonica-prompt-pawn = In which province does the pawn begin?
teutonica-prompt-neutral = A neutral trader was displaced from { $route }: put { $left ->
    [one] it
   *[other] it and another one
} on the nearest free posts.
teutonica-prompt-neutral-office = { $route } is full of neutral traders: in which city do they open an office?

## What happened

teutonica-event-independent-office = opens an office in the green city { $city } with a { $piece }
teutonica-event-waived = pays the marker “{ $marker }” for free passage over the borders
teutonica-event-favour-bought = takes the imperial favour “{ $favour }”
teutonica-event-marker-turned = turns over the marker “{ $marker }”
teutonica-event-mission-revealed = shows the mission card { $cities }: { points }
teutonica-event-pawn-placed = puts the pawn in province { $province }
teutonica-event-pawn-moved = moves the pawn to province { $province }
teutonica-event-pawn-sent = sends the pawn to province { $province }
teutonica-event-marker-discarded = The marker “{ $marker }” beside { $route } leaves the game.
teutonica-event-neutral-placed = A neutral trader stands on { $route }.
teutonica-event-neutral-left = The neutral traders leave { $route }.

teutonica-category-missions = Mission card
    .short = Mission
teutonica-category-regions = Regions
    .short = Regions

## The drawing

teutonica-drawing-neutral = neutral
teutonica-drawing-independent = independent city: offices only by marker
teutonica-drawing-permit = the rightmost office opens once per turn
teutonica-drawing-province = province
teutonica-drawing-pawn = pawn
teutonica-drawing-soldier = soldier on a border
teutonica-drawing-mission = mission card
teutonica-drawing-favours = imperial favours

## Rules in a sentence

teutonica-hint-move-any = Up to two pieces of any owners go to other free posts; both are lifted first, so that they may exchange places; on Britannia each stays in its region (HT-13.4.2, HT-14.6.2).
teutonica-hint-privilege = The permanent marker develops privilege by one step; it may be left unused (HT-13.4.1, HT-13.4.3).
teutonica-hint-independent = Green cities have no printed spaces: offices come by extra-office marker at the left end or by this permanent marker at the right end; the first completes the city (HT-13.2).
teutonica-hint-keep = Up to two pieces of the route that were not used go back to free posts, also of the same route (HT-13.4.5).
teutonica-hint-place-two = Own pieces from the stock go to Wales or Scotland without permission; ship posts need merchants (HT-14.6.3).
teutonica-hint-price = Two unused markers of any kind are turned over; they still count at the end (HT-12.2).
teutonica-hint-also-recruit = The favour “Recruiting”: one piece of either kind for each Recruit action of another player (HT-12.3.3).
teutonica-hint-pawn = Place, displace and establish only on routes that border the pawn’s province; recruit, move and markers are free (HT-15.3). Once per turn, before the first or after the last action, it moves over up to two borders (HT-15.2).
teutonica-hint-buy = Imperial favours: at the start of the turn, for two unused markers and all actions of the turn (HT-12.2).
teutonica-hint-regions = Place and displace in Wales or Scotland need the rightmost office in Cardiff, Carlisle or London, each once per turn; pieces never leave England by moving (HT-14.2 to HT-14.4).
teutonica-hint-waive = A +3 or +4 marker may be paid for free passage: borders are ignored for your place, displace and move until the end of the turn (HT-17.1).
teutonica-hint-missions = Your mission card: 1 point for each named city with an own office, 5 more if you control all three (HT-11.3, HT-11.4).
teutonica-hint-neutral = Neutral traders belong to nobody; displace them like a trader. A route full of them is established at once (HT-16.3, HT-16.4).

## In the terminal

teutonica-screen-regions = Regions
teutonica-region-open = open
teutonica-region-closed = closed
teutonica-region-standing = { $region } ({ $state })
teutonica-screen-waived = borders are ignored this turn
teutonica-screen-favours = Favours on display
teutonica-screen-mission = Your mission
teutonica-screen-pawn = Pawn
teutonica-screen-pawn-routes = province { $province }: routes { $routes }
teutonica-screen-independent = (green)
teutonica-help-expansions = { $ship } is a free ship post, for merchants only; { $lasting } a permanent marker; { $neutral } a neutral trader. W or S on colour: in Wales, in Scotland; { $arrow } before it: the rightmost office there opens that region once per turn. Green cities show their offices from left to right. Regions: cities/offices:points.

## At the table in the browser

teutonica-table-waits-move-any = { $who } moves pieces with a permanent marker.
teutonica-table-waits-privilege = { $who } may develop privilege.
teutonica-table-waits-independent = { $who } may open an office in a green city.
teutonica-table-waits-keep = { $who } may put pieces of { $route } back on the board.
teutonica-table-waits-place-two = { $who } places pieces beyond the borders.
teutonica-table-waits-price = { $who } pays for an imperial favour.
teutonica-table-waits-also-recruit = { $who } may take a piece too.
teutonica-table-waits-pawn = { $who } chooses where the pawn begins.
teutonica-table-waits-neutral = { $who } puts neutral traders on near posts.
teutonica-table-waits-neutral-office = { $who } chooses a city for a neutral office.
teutonica-table-confirm-buy = You give up all actions of this turn and turn over two markers.
teutonica-table-confirm-waive = The marker leaves the game: no effect, no points at the end.
teutonica-table-confirm-send = The pawn takes an action.
teutonica-table-place-province = Province { $province }
teutonica-table-place-pawn = Province { $province }, the pawn is here
teutonica-table-place-favour = Imperial favour { $favour }
teutonica-table-favours = Imperial favours on display
teutonica-table-own-favours = Imperial favours
teutonica-table-mission = Mission card
teutonica-table-mission-shown = Mission card, shown
teutonica-table-region-open = { $region }: open to { $who } now
teutonica-table-region-closed = { $region }: closed to { $who } now
teutonica-table-region-rank = { $who }: { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}, { $offices ->
    [one] 1 office
   *[other] { $offices } offices
}, { points }
teutonica-table-waived = Borders are ignored this turn
teutonica-table-neutral-score = Neutral: { points }

## Practice tables for those who know the base game
