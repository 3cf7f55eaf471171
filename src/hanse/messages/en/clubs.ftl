### Clubs and tournaments of people: their pages, and what is refused there.

error-sign-up-first = Sign up first: clubs and tournaments are for those who can come back under their name.
error-no-club = There is no such club.
error-club-name = The name “{ $name }” looks like that of another club. Choose another one.
error-clubs-many = You organise { $most } clubs already: dissolve one, or let somebody else organise it.
error-club-invite = This invitation link is no longer valid: ask to join, or ask an organiser for the new one.
error-club-member = You already belong to this club.
error-club-asked = You have already asked: an organiser will answer.
error-club-full = This club has { $most } members: no more can join.
error-club-busy = A tournament of this club is not over: let it end, or call it off first.
error-not-member = This is for members of the club.
error-not-organiser = Only an organiser can do this.
error-last-organiser = The club needs an organiser: make somebody else one first.
error-no-contest = There is no such tournament.
error-contests-many = { $most } of your tournaments are not over: let one end, or call it off first.
error-contest-date = A tournament begins in the future, and within a year.
error-contest-seats = A tournament needs tables of at least { $fewest } seats.
error-contest-points = The points are { $seats } numbers, one for each rank, none larger than the one before it.
error-contest-few = At least { $fewest } entrants are needed.
error-contest-begun = The tournament has already begun.
error-contest-late = It is too late to enter: the tournament has begun or is over.
error-contest-entered = You have already entered.
error-contest-full = { $most } have entered: there is no room for more.
error-contest-not-in = You do not take part in this tournament, or it is over.
error-contest-over = The tournament is already over.

clubs-title = Clubs and tournaments
clubs-about = A club is a group with a page, members and a table of results. A tournament opens its tables by itself, round after round.
clubs-list = Clubs
clubs-none = There is no club yet.
clubs-yours = { $role ->
    [organiser] you organise it
    [member] you are a member
   *[asking] you have asked
}
clubs-members-count = { $count ->
    [one] one member
   *[other] { $count } members
}
clubs-found = Found a club
clubs-name = Name of the club
clubs-words = What it is about
clubs-tournaments = Tournaments
clubs-no-tournaments = There is no tournament yet.
clubs-new-tournament = Open a tournament
clubs-entrants-count = { $count ->
    [one] one entrant
   *[other] { $count } entrants
}
clubs-entered = you take part
clubs-status = { $status ->
    [open] open for entries
    [running] is being played
    [over] over
   *[off] called off
}
clubs-since = Founded on { $day }
clubs-join = Join
clubs-ask = Ask to join
clubs-asked = You have asked to join; an organiser will answer.
clubs-leave = Leave the club
clubs-dissolve = Dissolve the club
clubs-dissolve-sure = The club, its list of members and its link are gone for good; games and finished tournaments stay. Dissolve it?
clubs-invite = Invitation link
clubs-invite-about = Whoever has this link becomes a member without asking.
clubs-invite-new = Make a new link
clubs-copy = Copy
clubs-members = Members
clubs-role = Role
clubs-role-name = { $role ->
    [organiser] organiser
    [member] member
   *[asking] asks to join
}
clubs-member-since = Since
clubs-admit = Admit { $name }
clubs-refuse = Refuse { $name }
clubs-promote = Make { $name } an organiser
clubs-demote = { $name } no longer organises
clubs-remove = Send { $name } away
clubs-results = Results among members
clubs-results-about = Finished games in which at least two members played. The rating is the one that everybody has.
clubs-no-results = No two members have finished a game together yet.
clubs-ahead = Ahead of members

contest-name = Name of the tournament
contest-club = Club
contest-for-all = none: everybody may enter
contest-seats = Seats at a table
contest-rounds = Rounds
contest-points = Points from the first rank to the last
contest-points-about = Numbers with spaces between them. Who shares a rank shares the points.
contest-missing = If the entrants do not fill all tables
contest-missing-smaller = smaller tables, where the game allows it
contest-missing-bots = bots on the seats that are missing
contest-bot = Bot
contest-round-time = Time for a round
contest-round-time-name =
    .hour = one hour
    .hours3 = three hours
    .day = one day
    .days3 = three days
    .week = one week
    .weeks2 = two weeks
    .month = thirty days
contest-begins = Begins
contest-begins-hand = when the organiser begins it
contest-begins-at = at this time
contest-open = Open the tournament
contest-by = Opened by { $name }
contest-of = of { $club }
contest-starts = Begins { $when }
contest-starts-hand = Begins when the organiser begins it
contest-setup = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} at tables of { $seats }
contest-time = { $span } for a round
contest-points-are = Points by rank: { $points }
contest-fills = { $bots ->
    [yes] Bots take seats that are missing
   *[no] Tables are smaller where seats are missing, or a bot helps out
}
contest-enter = Enter
contest-withdraw = Withdraw
contest-begin = Begin now
contest-call-off = Call it off
contest-call-off-sure = No further round is played; games that are being played go on as any others. Call the tournament off?
contest-to-table = To your table
contest-entrants = Entrants
contest-no-entrants = Nobody has entered yet.
contest-gone = withdrawn
contest-round = Round { $number }
contest-round-until = until { $when }
contest-round-over = over
contest-table = Table { $number }
contest-bot-seat = bot
contest-rank = rank { $rank }
contest-points-short = { $points } points
contest-standings = Standings
contest-after = After round
contest-place = Place
contest-points-head = Points
contest-wins = Wins
contest-share = Share
contest-opponents = Opponents
contest-games = Games
contest-how = How places are decided
contest-how-points = Points: by the rank at each table; who shares a rank shares the points. A smaller table has the same first and last prize.
contest-how-wins = Wins: victories; a shared one counts in parts.
contest-how-share = Share: of all points scored at the table, one’s own part, added up over all games.
contest-how-opponents = Opponents: the tournament points of everybody met, once for each time.
contest-how-lot = Lot: drawn when the tournament was opened, the same after every round.
contest-how-time = Time: after the time for a round everybody has { $grace } for each decision. Who lets it pass, or has no time left on the clock, is replaced by a bot and comes last at that table. When twice the time is over, bots play what is left, and everybody keeps the rank of the seat.
contest-decided = { $by ->
    [points] by points
    [wins] by wins
    [share] by share
    [opponents] by opponents
   *[lot] by lot
}
contest-decided-head = Behind the one before
contest-cross = Who met whom
contest-cross-about = In which rounds two have sat at one table.
contest-over-winner = { $name } has won.
