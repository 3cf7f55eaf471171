### Tournois : hanse arena

verb-arena = faire s’affronter des robots dans un tournoi, et les classer
arg-arena-results = le fichier des résultats (.jsonl) ; un tournoi interrompu y reprend
arg-arena-players = qui joue, séparés par des virgules : chacun seul contre des copies de chaque autre ; aussi MODULE:NAME
arg-arena-against = ne jouer que contre des copies de ceux-ci, séparés par des virgules
arg-arena-mix = jouer plutôt toutes les répartitions différentes des places
arg-arena-place = ce qui se joue, par exemple hansa/hansa2004/3 ; peut être répété (teutonica par défaut)
arg-arena-games = le nombre de parties de chaque paire, au moins : chaque donne se joue à toutes les places (100 par défaut)
arg-arena-settle = arrêter une paire quand on sait si le premier gagne plus que cette part : even (part égale), ou pour cent
arg-arena-seed = la graine des donnes (1 par défaut)
arg-jobs = combien de parties à la fois (1 par défaut ; sur une grappe, autant que de processeurs)
arg-backend = où : local, sur cette machine, ou ray, sur une grappe (local par défaut)
arg-address = l’adresse de la grappe Ray, ou auto ; sans elle, une grappe est lancée ici

arena-rate = { $rate } par seconde
arena-title = { $place } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
arena-stopped = Arrêtées par la limite de sécurité, non comptées ci-dessous : { $games }
arena-player = Robot
arena-rating = Force (95 %)
arena-rating-all = Force partout (95 %)
arena-won = Gagné, en % (95 %)
arena-score = Points
arena-time = ms par décision
arena-seat = Place
arena-against = Un contre des copies de, en % (part égale : { $even })
arena-settled-above = au-dessus
arena-settled-below = au-dessous
arena-interrupted = Interrompu : { $games ->
    [one] { $games } partie est
   *[other] { $games } parties sont
} dans { $out }. La même commande continue.

error-backend = --backend { $given } : un de { $known } est attendu
error-place = --place { $given } : GAME/PRESET/SEATS est attendu, avec un nombre de places au lieu de « { $seats } »
