### Clubs et tournois entre joueurs : leurs pages, et ce qui y est refusé.

error-sign-up-first = Inscrivez-vous d’abord : clubs et tournois sont pour qui peut revenir sous son nom.
error-no-club = Ce club n’existe pas.
error-club-name = Le nom « { $name } » ressemble à celui d’un autre club. Choisissez-en un autre.
error-clubs-many = Vous organisez déjà { $most } clubs : dissolvez-en un, ou confiez-le à quelqu’un d’autre.
error-club-invite = Ce lien d’invitation n’est plus valable : demandez à entrer, ou demandez le nouveau lien.
error-club-member = Vous êtes déjà membre de ce club.
error-club-asked = Vous avez déjà demandé : un organisateur répondra.
error-club-full = Ce club a { $most } membres : personne d’autre ne peut entrer.
error-club-busy = Un tournoi de ce club n’est pas terminé : laissez-le finir, ou annulez-le d’abord.
error-not-member = C’est réservé aux membres du club.
error-not-organiser = Seul un organisateur peut faire cela.
error-last-organiser = Le club a besoin d’un organisateur : nommez-en d’abord un autre.
error-no-contest = Ce tournoi n’existe pas.
error-contests-many = { $most } de vos tournois ne sont pas terminés : laissez-en finir un, ou annulez-le d’abord.
error-contest-date = Un tournoi commence dans l’avenir, et dans moins d’un an.
error-contest-seats = Un tournoi demande des tables d’au moins { $fewest } places.
error-contest-points = Les points sont { $seats } nombres, un par rang, aucun plus grand que le précédent.
error-contest-few = Il faut au moins { $fewest } inscrits.
error-contest-begun = Le tournoi a déjà commencé.
error-contest-late = Il est trop tard pour s’inscrire : le tournoi a commencé ou est terminé.
error-contest-entered = Vous êtes déjà inscrit.
error-contest-full = { $most } joueurs sont inscrits : il n’y a plus de place.
error-contest-not-in = Vous ne participez pas à ce tournoi, ou il est terminé.
error-contest-over = Le tournoi est déjà terminé.

clubs-title = Clubs et tournois
clubs-about = Un club est un groupe avec une page, des membres et un tableau de résultats. Un tournoi ouvre ses tables de lui-même, ronde après ronde.
clubs-list = Clubs
clubs-none = Il n’y a pas encore de club.
clubs-yours = { $role ->
    [organiser] vous l’organisez
    [member] vous en êtes membre
   *[asking] vous avez demandé à entrer
}
clubs-members-count = { $count ->
    [one] un membre
   *[other] { $count } membres
}
clubs-found = Fonder un club
clubs-name = Nom du club
clubs-words = De quoi il s’agit
clubs-tournaments = Tournois
clubs-no-tournaments = Il n’y a pas encore de tournoi.
clubs-new-tournament = Ouvrir un tournoi
clubs-entrants-count = { $count ->
    [one] un inscrit
   *[other] { $count } inscrits
}
clubs-entered = vous participez
clubs-status = { $status ->
    [open] inscriptions ouvertes
    [running] en cours
    [over] terminé
   *[off] annulé
}
clubs-since = Fondé le { $day }
clubs-join = Entrer
clubs-ask = Demander à entrer
clubs-asked = Vous avez demandé à entrer ; un organisateur répondra.
clubs-leave = Quitter le club
clubs-dissolve = Dissoudre le club
clubs-dissolve-sure = Le club, la liste de ses membres et son lien disparaissent pour de bon ; parties et tournois terminés restent. Le dissoudre ?
clubs-invite = Lien d’invitation
clubs-invite-about = Qui a ce lien devient membre sans demander.
clubs-invite-new = Faire un nouveau lien
clubs-copy = Copier
clubs-members = Membres
clubs-role = Rôle
clubs-role-name = { $role ->
    [organiser] organisateur
    [member] membre
   *[asking] demande à entrer
}
clubs-member-since = Depuis
clubs-admit = Admettre { $name }
clubs-refuse = Refuser { $name }
clubs-promote = Nommer { $name } organisateur
clubs-demote = { $name } n’organise plus
clubs-remove = Renvoyer { $name }
clubs-results = Résultats entre membres
clubs-results-about = Parties terminées auxquelles au moins deux membres ont joué. Le classement est celui que chacun a partout.
clubs-no-results = Deux membres n’ont pas encore terminé de partie ensemble.
clubs-ahead = Devant des membres

contest-name = Nom du tournoi
contest-club = Club
contest-for-all = aucun : chacun peut s’inscrire
contest-seats = Places à une table
contest-rounds = Rondes
contest-points = Points du premier rang au dernier
contest-points-about = Des nombres séparés par des espaces. Qui partage un rang partage les points.
contest-missing = Si les inscrits ne remplissent pas toutes les tables
contest-missing-smaller = des tables plus petites, là où le jeu le permet
contest-missing-bots = des robots aux places qui manquent
contest-bot = Robot
contest-round-time = Temps pour une ronde
contest-round-time-name =
    .hour = une heure
    .hours3 = trois heures
    .day = un jour
    .days3 = trois jours
    .week = une semaine
    .weeks2 = deux semaines
    .month = trente jours
contest-begins = Début
contest-begins-hand = quand l’organisateur le lance
contest-begins-at = à ce moment
contest-open = Ouvrir le tournoi
contest-by = Ouvert par { $name }
contest-of = de { $club }
contest-starts = Début : { $when }
contest-starts-hand = Commence quand l’organisateur le lance
contest-setup = { $rounds ->
    [one] Une ronde
   *[other] { $rounds } rondes
} à des tables de { $seats }
contest-time = { $span } pour une ronde
contest-points-are = Points par rang : { $points }
contest-fills = { $bots ->
    [yes] Des robots prennent les places qui manquent
   *[no] Les tables sont plus petites là où il manque des joueurs, ou un robot aide
}
contest-enter = S’inscrire
contest-withdraw = Se retirer
contest-begin = Commencer maintenant
contest-call-off = Annuler
contest-call-off-sure = Aucune autre ronde n’est jouée ; les parties en cours continuent comme toutes les autres. Annuler le tournoi ?
contest-to-table = À votre table
contest-entrants = Inscrits
contest-no-entrants = Personne n’est encore inscrit.
contest-gone = retiré
contest-round = Ronde { $number }
contest-round-until = jusqu’à { $when }
contest-round-over = terminée
contest-table = Table { $number }
contest-bot-seat = robot
contest-rank = rang { $rank }
contest-points-short = { $points } points
contest-standings = Classement
contest-after = Après la ronde
contest-place = Place
contest-points-head = Points
contest-wins = Victoires
contest-share = Part
contest-opponents = Adversaires
contest-games = Parties
contest-how = Comment les places sont décidées
contest-how-points = Points : selon le rang à chaque table ; qui partage un rang partage les points. Une table plus petite a le même premier et le même dernier prix.
contest-how-wins = Victoires : une victoire partagée compte en parts.
contest-how-share = Part : de tous les points marqués à la table, la part de chacun, additionnée sur toutes les parties.
contest-how-opponents = Adversaires : les points de tournoi de tous ceux que l’on a rencontrés, une fois par rencontre.
contest-how-lot = Sort : tiré à l’ouverture du tournoi, le même après chaque ronde.
contest-how-time = Temps : après le temps d’une ronde, chacun a { $grace } pour chaque décision. Qui le laisse passer, ou n’a plus de temps à la pendule, est remplacé par un robot et finit dernier à cette table. Quand le double du temps est passé, des robots jouent ce qui reste, et chacun garde le rang de sa place.
contest-decided = { $by ->
    [points] aux points
    [wins] aux victoires
    [share] à la part
    [opponents] aux adversaires
   *[lot] par le sort
}
contest-decided-head = Derrière le précédent
contest-cross = Qui a rencontré qui
contest-cross-about = Dans quelles rondes deux joueurs étaient à la même table.
contest-over-winner = { $name } a gagné.
