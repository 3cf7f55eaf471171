### Tournaments: hanse arena

verb-arena = let players meet in a tournament, and rate them
arg-arena-results = the file of the results (.jsonl); a run that was interrupted goes on from it
arg-arena-players = who plays, with commas: each one alone against copies of each other one; also MODULE:NAME
arg-arena-against = play only against copies of these, with commas
arg-arena-mix = play all different seatings of the players instead
arg-arena-place = what is played, for instance hansa/hansa2004/3; may be repeated (teutonica by default)
arg-arena-games = how many games for each pair, at least: every deal is played in all seatings (100 by default)
arg-arena-settle = stop a pair when it is settled whether the one wins more than this share: even, or per cent
arg-arena-seed = the seed of the deals (1 by default)
arg-jobs = how many games are played at once (1 by default; on a cluster, as many as it has processors)
arg-backend = where: local, on this machine, or ray, on a cluster (local by default)
arg-address = the address of the Ray cluster, or auto; without it one is started here

arena-rate = { $rate } a second
arena-title = { $place }: { $games ->
    [one] 1 game
   *[other] { $games } games
}
arena-stopped = Stopped by the safety limit, and not counted below: { $games }
arena-player = Player
arena-rating = Rating (95 %)
arena-rating-all = Rating in all places (95 %)
arena-won = Won, in % (95 %)
arena-score = Points
arena-time = ms a decision
arena-seat = Seat
arena-against = One against copies of, in % (even: { $even })
arena-settled-above = above
arena-settled-below = below
arena-interrupted = Interrupted: { $games ->
    [one] 1 game is
   *[other] { $games } games are
} in { $out }. The same command goes on.

error-backend = --backend { $given }: expected one of { $known }
error-place = --place { $given }: expected GAME/PRESET/SEATS, and a number of seats instead of “{ $seats }”
