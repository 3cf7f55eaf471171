### Le rapport sur de nombreuses parties : `hanse report`.

verb-report = faire une page et des images à partir des résultats de nombreuses parties
arg-results = résultats de hanse arena, ou enregistrements, un par ligne (.jsonl)
arg-report-output = la page à écrire (.html ; à côté des résultats par défaut) ; les images vont dans un dossier voisin
report-progress = parties
report-progress-pictures = images
report-written = Écrit : { $page }, et { $pictures ->
    [one] { $pictures } image
   *[other] { $pictures } images
} dans { $folder }
report-torn = La dernière ligne est coupée ; elle est laissée de côté.
error-no-end = { $path } : aucune partie n’y est allée à son terme
error-exists-other = { $path } est déjà autre chose : une page à remplacer et un dossier d’images sont attendus

## La page

report-title = Rapport sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
report-how = Les intervalles contiennent la vraie valeur dans 95 cas sur 100. Ceux qui gagnent ensemble se partagent la victoire.
report-contents = Les parties d’un coup d’œil
report-kinds = Jeu, édition, plateau, joueurs
report-kind = { $game }, { $preset }, { $board } ; { $seats ->
    [one] seul
   *[other] { $seats } joueurs
}
report-own-options = options personnelles
report-own-facts = { $kind } ; données personnelles { $data }
report-about = { $games ->
    [one] { $games } partie est allée
   *[other] { $games } parties sont allées
} à son terme, après { $decisions } décisions en moyenne. Le vainqueur a { $points } points en moyenne ({ $range }).
report-stopped = { $count ->
    [one] { $count } partie a été arrêtée avant la fin et n’est comptée
   *[other] { $count } parties ont été arrêtées avant la fin et ne sont comptées
} nulle part ailleurs.
report-failed = { $player } : un autre joueur a dû décider { $count } fois.
report-percent = { $number } %
report-between = { $low } à { $high }
report-of-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}

## Titres des colonnes

report-games = Parties
report-share = Part
report-interval = Intervalle
report-victories = Victoires
report-victories-seat = Victoires par siège
report-even = Part égale
report-points = Points
report-decisions = Décisions
report-turns = Tours
report-winning = Points du vainqueur
report-player = Joueur
report-rating = Classement
report-time = ms par décision
report-seats-count = Sièges
report-winners = Vainqueurs
report-others = Autres
report-all = Tous
report-range = Du moins au plus
report-category = Catégorie
report-end = Fin
report-answer = Quoi
report-kind-of = Sorte
report-amount = En moyenne

## Joueurs

report-players = Joueurs
report-ratings = Classements
report-ratings-note = Classements OpenSkill après toutes les parties ; le trait est l’intervalle.
report-cross = Qui finit devant qui
report-cross-note = Combien de fois le joueur de la ligne finit devant celui de la colonne dans les parties des deux ; une égalité compte pour moitié.
report-cross-corner = devant
report-line-ups = Victoires selon la composition
report-line-ups-note = Combien de fois un joueur gagne, quel que soit son siège ; en pointillé : la part de ses sièges.
report-line-up = Joueur contre
report-against = { $player } contre { $others }

## Sièges, points, déroulement

report-seats-title = Ordre du tour
report-seats = Victoires selon l’ordre du tour
report-seats-note = En pointillé : une part égale, { $even }. Équitable seulement si les joueurs ont changé de siège.
report-order = Dans l’ordre du tour
report-place = numéro { $place }
report-points-title = Points
report-categories = Points par catégorie
report-categories-note = Points d’un siège en moyenne.
report-course = Durée et fin
report-length = Durée
report-length-note = Tours de qui en a eu le plus : { $mean } en moyenne. Décisions par partie : { $least } à { $most }.
report-ends = Manières de finir
report-ends-note = Plusieurs raisons peuvent se rencontrer.

## Stratégies

report-strategies = Stratégies
report-strategies-text = Vainqueurs et autres disent ce qui accompagne la victoire, non ce qui y mène : comparez des joueurs de même force.
report-amounts = Ce que fait un siège dans une partie
report-amounts-note = Sous un nombre : combien de sièges il concerne, si ce n’est pas tous.
report-counts-note = Tant par siège et par partie, en moyenne.
report-choice-note = Combien de fois ont gagné les sièges qui ont fait cela ; en pointillé : une part égale, { $even }.
report-alone-note = Points en moyenne des parties où cela a été fait.
report-left-out = { $count ->
    [one] { $count } siège a fait quelque chose de plus rare.
   *[other] { $count } sièges ont fait quelque chose de plus rare.
}
report-first = Premiers coups
report-first-text = Ce que les sièges ont fait d’abord, et combien de fois ils ont gagné à la fin.

report-act-none = rien
report-act-recruit = recruter
report-act-place = placer
report-act-displace = remplacer
report-act-lift = déplacer
report-act-establish = créer une route
report-act-use = utiliser un jeton
report-act-sail = naviguer
report-act-buy = acheter
report-act-install = installer des comptoirs
report-act-sell = vendre
report-act-refill = réapprovisionner
report-reward-office = un comptoir
report-reward-skill = une compétence
report-reward-prestige = du prestige spécial
report-reward-marker = seulement un jeton
report-reward-nothing = rien
report-turn = { $late ->
    [true] tour { $turn } ou plus tard
   *[false] tour { $turn }
}
report-value = valeur { $value }
report-purchase-building = un bâtiment
report-purchase-bonus = une carte bonus
report-purchase-none = rien du tout

report-teutonica-first-skill = Compétence développée en premier
report-teutonica-second-skill = Compétence développée en deuxième
report-teutonica-first-reward = Ce qu’a rapporté la première route
report-teutonica-first-turn = Premier tour
report-teutonica-first-route = Première route créée
report-teutonica-turns = Tours
report-teutonica-full-actions = Tour où les actions sont entièrement développées
report-teutonica-full-skills = Compétences entièrement développées
report-teutonica-routes = Routes créées
report-teutonica-nothing = Dont pour rien
report-teutonica-displacing = Commerçants remplacés
report-teutonica-displaced = Commerçants perdus par remplacement
report-teutonica-offices = Comptoirs à la fin
report-teutonica-network = Comptoirs du plus grand réseau
report-teutonica-collected = Jetons bonus gagnés
report-teutonica-used = Jetons bonus utilisés
report-teutonica-prestige = Marchands au prestige spécial
report-teutonica-developed = Compétences développées
report-teutonica-markers-collected = Jetons bonus gagnés, par sorte
report-teutonica-markers-used = Jetons bonus utilisés, par sorte

report-hansa-first-port = Premier port avec ses comptoirs
report-hansa-first-turn = Premier tour
report-hansa-first-sale = Première vente
report-hansa-turns = Tours
report-hansa-sailed = Traversées
report-hansa-bought = Jetons achetés
report-hansa-paid = Thalers payés pour eux
report-hansa-earned = Thalers reçus des autres
report-hansa-installed = Jetons changés en comptoirs
report-hansa-sold = Jetons vendus
report-hansa-barrels = Tonneaux dessus
report-hansa-refilled = Réapprovisionnements
report-hansa-lost = Jetons perdus
report-hansa-posts = Comptoirs sur le plateau à la fin
report-hansa-actions = Actions
report-hansa-sold-colours = Jetons vendus, par couleur

report-merkator-highest = Plus haut contrat à la fin
report-merkator-first-place = Premier voyage
report-merkator-first-contract = Premier contrat honoré
report-merkator-first-purchase = Premier achat
report-merkator-turns = Tours
report-merkator-fulfilled = Contrats honorés
report-merkator-sold = Contrats vendus
report-merkator-buildings = Bâtiments à la fin
report-merkator-bonus = Cartes bonus à la fin
report-merkator-joined = Co-voyages
report-merkator-declined = Co-voyages refusés
report-merkator-paid-time = Marqueurs temporels payés
report-merkator-took-time = Marqueurs temporels pris
report-merkator-lost = Marchandises perdues
report-merkator-counters = Marqueurs temporels à la fin
report-merkator-coins = Pièces à la fin
report-merkator-values = Contrats honorés, par valeur
report-merkator-places = Voyages, par lieu
report-merkator-bought = Cartes achetées
