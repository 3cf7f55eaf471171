### Hansa Teutonica, pour le terminal comme pour le navigateur. Les arguments sont décrits dans le catalogue anglais.

teutonica-game = Hansa Teutonica
    .about = Des marchands relient les villes de la Hanse par des routes et y ouvrent des comptoirs.

## Commerçants, compétences, couleurs

teutonica-piece-trader = négociant
    .plural = négociants
teutonica-piece-merchant = marchand
    .plural = marchands
teutonica-pieces = { $traders ->
    [0] { $merchants ->
        [0] aucun commerçant
        [1] 1 marchand
       *[other] { $merchants } marchands
    }
    [1] { $merchants ->
        [0] 1 négociant
        [1] 1 négociant et 1 marchand
       *[other] 1 négociant et { $merchants } marchands
    }
   *[other] { $merchants ->
        [0] { $traders } négociants
        [1] { $traders } négociants et 1 marchand
       *[other] { $traders } négociants et { $merchants } marchands
    }
}

teutonica-skill-keys = clés de la ville
    .short = Clés
    .effect = points par comptoir de votre plus grand réseau à la fin
    .value = ×{ $value }
teutonica-skill-actions = actions
    .short = Actions
    .effect = actions à chacun de vos tours
    .value = { $value }
teutonica-skill-privilege = privilège
    .short = Privilège
    .effect = la couleur de comptoir la plus élevée qui vous est permise
    .value = { $value }
teutonica-skill-book = livre du savoir
    .short = Livre
    .effect = commerçants déplacés par action Déplacer
    .value = { $value }
teutonica-skill-bursa = trésor
    .short = Trésor
    .effect = commerçants recrutés par action Recruter
    .value = { $value ->
        [all] tous
       *[other] { $value }
    }

teutonica-colour-white = blanc
teutonica-colour-orange = orange
teutonica-colour-pink = rose
teutonica-colour-black = noir

teutonica-place-supply = réserve personnelle
teutonica-place-stock = réserve générale
teutonica-place-desk = écritoire
teutonica-place-plate = assiette

## Jetons bonus

teutonica-marker-extra = Comptoir supplémentaire
    .short = +cpt
    .effect = En créant une route : un de ses commerçants devient un comptoir à gauche de tous ceux d’une des deux villes, si elle en a déjà un, quelles que soient forme et couleur.
    .clause = HT-8.4.3
teutonica-marker-swap = Échanger des comptoirs
    .short = éch.
    .effect = Échangez les commerçants de deux comptoirs voisins d’une même ville.
    .clause = HT-8.4.1
teutonica-marker-develop = Développer une compétence
    .short = dév.
    .effect = Développez d’un cran la compétence de votre choix.
    .clause = HT-8.4.5
teutonica-marker-actions3 = +3 actions
    .short = +3
    .effect = Trois actions de plus ce tour-ci.
    .clause = HT-8.4.6
teutonica-marker-actions4 = +4 actions
    .short = +4
    .effect = Quatre actions de plus ce tour-ci.
    .clause = HT-8.4.6
teutonica-marker-three = Trois commerçants
    .short = 3com
    .effect = Retirez jusqu’à trois commerçants de leurs cases : ils reviennent à leurs propriétaires (2009) ou vont sur des cases de votre choix (2020).
    .clause = HT-8.4.7

## Les sortes de choix

teutonica-group-place = placer
    .about = mettre un commerçant de votre réserve personnelle sur une case libre
teutonica-group-displace = remplacer
    .about = prendre une case occupée : payez 1 commerçant de plus pour un négociant, 2 pour un marchand
teutonica-group-lift = déplacer
    .about = lever vos commerçants de leurs cases et les poser ailleurs
teutonica-group-establish = créer
    .about = achever une route que vous occupez : points, puis comptoir ou compétence
teutonica-group-recruit = recruter
    .about = prendre des commerçants de la réserve générale
teutonica-group-use = jeton
    .about = utiliser un jeton bonus ; ce n’est pas une action
teutonica-group-end = fin du tour
    .about = les actions restantes sont perdues
teutonica-group-done = terminé
    .about = rien de plus ici
teutonica-group-office = comptoir
    .about = mettre un commerçant de la route dans une ville
teutonica-group-extra = comptoir supplémentaire
    .about = utiliser le jeton : à gauche de tous les comptoirs de la ville
teutonica-group-develop = compétence
    .about = développer une compétence de la ville
teutonica-group-prestige = prestige
    .about = mettre un marchand sur une case de prestige spécial
teutonica-group-swap = échanger
    .about = échanger deux comptoirs voisins
teutonica-group-marker = poser un jeton
    .about = poser un nouveau jeton bonus à côté d’une route
teutonica-group-pay = payer
    .about = choisir les commerçants payés
teutonica-group-take = prendre
    .about = choisir le commerçant à poser ensuite

## Chaque choix

teutonica-choice-end = Finir votre tour
teutonica-choice-done = Terminé, rien de plus
teutonica-choice-done-displaced = Ne plus prendre de compensation
teutonica-choice-done-lift = C’est assez : poser les commerçants levés
teutonica-choice-done-reward = Ne rien prendre ; tous les commerçants retournent dans votre réserve générale
teutonica-choice-recruit = Recruter { teutonica-pieces }
teutonica-choice-place = Placer un { $piece } sur { $route }
teutonica-choice-put = Poser sur { $route } un { $piece } ({ $owner })
teutonica-choice-displace = Remplacer sur { $route } le { $other } ({ $victim }) par un { $piece }
teutonica-choice-lift = Lever de { $route } un { $piece } ({ $owner })
teutonica-choice-lift-own = Lever votre { $piece } de { $route }
teutonica-choice-move = Déplacer votre { $piece } de { $route }
teutonica-choice-remove = Renvoyer de { $route } un { $piece } ({ $owner })
teutonica-choice-establish = Créer la route { $route }
teutonica-choice-office = Comptoir à { $city } : case { $colour ->
        [blanc] blanche
        [noir] noire
       *[other] { $colour }
    }, avec un { $piece }
teutonica-choice-extra = Comptoir supplémentaire à { $city } avec un { $piece }
teutonica-choice-develop = Développer { $skill } : de { $now } à { $next }
teutonica-choice-prestige = Prestige spécial { $colour } : { points } à la fin
teutonica-choice-use = Utiliser le jeton « { $marker } »
teutonica-choice-swap = Échanger à { $city } les comptoirs { $first } ({ $left }) et { $second } ({ $right })
teutonica-choice-marker = Poser le jeton « { $marker } » à côté de { $route }
teutonica-choice-pay = Payer { teutonica-pieces }
teutonica-choice-take = Prendre un { $piece } ({ $owner })

## Ce qui est demandé

teutonica-prompt-turn = { $actions ->
    [0] Il ne vous reste aucune action.
    [1] À vous : il reste 1 action.
   *[other] À vous : il reste { $actions } actions.
}
teutonica-prompt-pay = Payez le remplacement : quels commerçants passent de votre réserve personnelle à la réserve générale ?
teutonica-prompt-displaced = { $waiting ->
    [yes] { $who } vous a remplacé sur { $route } : votre commerçant va aux cases libres les plus proches{ $extra ->
        [0] .
        [one] , et { $extra } de plus de la réserve générale peut s’y joindre.
       *[other] , et jusqu’à { $extra } de plus de la réserve générale peuvent s’y joindre.
    }
   *[no] Remplacé sur { $route } : { $extra ->
        [0] posez ce que vous avez en main.
        [one] vous pouvez encore poser { $extra } commerçant.
       *[other] vous pouvez encore poser jusqu’à { $extra } commerçants.
    }
}
teutonica-prompt-lift = Déplacer : levez encore un de vos commerçants, ou continuez.
teutonica-prompt-put = Déplacer : posez { teutonica-pieces }.
teutonica-prompt-reward = La route { $route } est créée. Que prenez-vous ?
teutonica-prompt-swap = Jeton d’échange : quels comptoirs voisins ?
teutonica-prompt-develop = Quelle compétence développez-vous ?
teutonica-prompt-remove = Trois commerçants : retirez-en jusqu’à trois de leurs cases.
teutonica-prompt-relocate-lift = Trois commerçants : levez-en jusqu’à trois de vos concurrents.
teutonica-prompt-relocate-take = En main : { teutonica-pieces }. Lequel posez-vous maintenant ?
teutonica-prompt-relocate-put = Où va ce { $piece } ({ $owner }) ?
teutonica-prompt-relocate-step = Trois commerçants : prenez-en un d’un concurrent.
teutonica-prompt-markers = Retournés : { $markers }. Posez chacun à côté d’une route vide.

## Ce qui s’est passé

teutonica-event-turn-began = commence son tour avec { $actions ->
    [1] 1 action
   *[other] { $actions } actions
}
teutonica-event-turn-ended = finit son tour
teutonica-event-recruited = recrute { teutonica-pieces }
teutonica-event-placed = place un { $piece } sur { $route }
teutonica-event-displaced = remplace sur { $route } un { $other } ({ $victim }) par un { $piece }
teutonica-event-paid = paie { teutonica-pieces }
teutonica-event-lifted = lève de { $route } un { $piece } ({ $owner })
teutonica-event-lifted-own = lève un { $piece } de { $route }
teutonica-event-put = pose sur { $route } un { $piece } ({ $owner })
teutonica-event-put-own = pose un { $piece } sur { $route }
teutonica-event-returned = ne trouve aucune case libre : un { $piece } va dans la réserve générale
teutonica-event-removed = renvoie de { $route } un { $piece } ({ $owner })
teutonica-event-removed-own = reprend un { $piece } de { $route }
teutonica-event-established = crée la route { $route }
teutonica-event-scored-control = marque { points } pour le contrôle de { $city }
teutonica-event-scored-coin = marque { points } pour la pièce de { $city }
teutonica-event-scored-connection = marque { points } pour la connexion Est-Ouest
teutonica-event-marker-taken = prend le jeton « { $marker } » de { $route }
teutonica-event-marker-drawn = pioche un nouveau jeton face cachée
teutonica-event-marker-used = utilise le jeton « { $marker } »
teutonica-event-marker-revealed = retourne le jeton « { $marker } »
teutonica-event-marker-placed = pose le jeton « { $marker } » à côté de { $route }
teutonica-event-marker-held = ne trouve pas de route pour le jeton « { $marker } » et le garde
teutonica-event-office = ouvre un comptoir à { $city } avec un { $piece }
teutonica-event-extra-office = ouvre un comptoir supplémentaire à { $city } avec un { $piece }
teutonica-event-completed = { $city } est complète.
teutonica-event-developed = développe { $skill } : { $value }
teutonica-event-prestige = met un marchand sur le prestige spécial { $colour }
teutonica-event-swapped = échange deux comptoirs à { $city }
teutonica-event-declined = ne prend plus de commerçant
teutonica-event-ending-points = La fin : 20 points sont atteints. L’action en cours est achevée.
teutonica-event-ending-markers = La fin : il n’y a plus de jeton bonus à piocher. L’action en cours est achevée.
teutonica-event-ending-cities = La fin : assez de villes sont complètes. L’action en cours est achevée.
teutonica-event-game-over = La partie est finie.

## La fin et le décompte

teutonica-end-points = un score de 20
teutonica-end-markers = plus de jeton à piocher
teutonica-end-cities = assez de villes complètes

teutonica-category-track = Piste de score
    .short = Piste
teutonica-category-skills = Compétences
    .short = Comp.
teutonica-category-markers = Jetons bonus
    .short = Jetons
teutonica-category-prestige = Prestige spécial
    .short = Prestige
teutonica-category-cities = Villes contrôlées
    .short = Villes
teutonica-category-network = Plus grand réseau
    .short = Réseau

## Éditions, plateaux, options

teutonica-preset-base2009 = le jeu de base de 2009
teutonica-preset-east2010 = l’extension orientale de 2010
teutonica-preset-britannia2014 = Britannia, 2014
teutonica-preset-bigbox2020 = la Big Box de 2020

teutonica-board-base-4-5 = plateau de base, face pour 4 et 5 joueurs
teutonica-board-base-2-3 = plateau de base, face pour 2 et 3 joueurs
teutonica-board-east = plateau oriental
teutonica-board-britannia-4-5 = Britannia, face pour 4 et 5 joueurs
teutonica-board-britannia-2-3 = Britannia, face pour 2 et 3 joueurs

teutonica-option-map = Le plateau ; à défaut, la face prévue pour le nombre de joueurs.
teutonica-option-markers-set = Les jetons bonus en jeu.
    .classic16 = les seize de 2009
    .bigbox15 = les quinze de la Big Box
teutonica-option-markers-three = L’effet du jeton « Trois commerçants ».
    .remove = jusqu’à trois commerçants retournent chez leurs propriétaires
    .relocate-batch = en lever jusqu’à trois, puis poser chacun sur une case libre
    .relocate-stepwise = jusqu’à trois fois : en prendre un et le poser aussitôt
teutonica-option-markers-threeTargets = À qui sont les commerçants que ce jeton peut prendre.
    .any = à n’importe qui
    .opponents = aux concurrents seulement
teutonica-option-markers-swapOwnership = Quels comptoirs le jeton d’échange peut échanger.
    .any = deux voisins quelconques
    .one-own = l’un des deux doit être à vous
teutonica-option-markers-noRoute = Ce que devient un nouveau jeton bonus si aucune route ne convient.
    .relax = les conditions sont assouplies jusqu’à ce qu’une route convienne
    .hold = il attend un tour suivant
teutonica-option-displace-order = L’ordre dans lequel un joueur remplacé pose ses commerçants.
    .free = l’ordre de son choix
    .displaced-first = le commerçant remplacé d’abord
teutonica-option-displace-blockedRegion = Comment compte une région interdite dans la recherche des cases les plus proches.
    .as-full = comme si toutes ses cases étaient occupées
    .cut = la recherche ne la traverse pas
teutonica-option-final-tiebreak = Qui gagne en cas d’égalité.
    .shared = tous les ex æquo
    .skills-network = qui a le moins développé ses compétences, puis qui a le meilleur réseau
    .actions-network = qui a le moins développé ses actions, puis qui a le meilleur réseau
teutonica-option-modules-missions = Chaque joueur a une carte Mission secrète avec trois villes.
    .on = avec les cartes Mission
    .off = sans
teutonica-option-modules-favours = Des faveurs impériales s’achètent avec des jetons bonus.
    .on = avec les faveurs
    .off = sans
teutonica-option-favours-boards = Sur quels plateaux les faveurs impériales sont permises.
    .base-only = sur le plateau de base
    .any = sur tous les plateaux
teutonica-option-favours-anyRoute = Quels commerçants la faveur « Toute route » laisse aller partout.
    .displaced = seulement le commerçant remplacé
    .all = aussi la compensation
teutonica-option-twoPlayer = Les règles à deux joueurs.
    .none = aucune règle à deux
    .provinces = provinces et pion, comme en 2009
    .neutral = négociants neutres, comme dans Britannia
teutonica-option-twoPlayer-outer = Comment le pays hors des provinces compte pour le pion.
    .rim = comme quatre provinces
    .single = comme une seule province
teutonica-option-neutral-extraPiece = Si le négociant neutre supplémentaire doit être posé.
    .mandatory = obligatoire
    .optional = facultatif
teutonica-option-permanent-timing = Quand un jeton bonus permanent est utilisé.
    .end-of-action = à la fin de l’action
    .step-2 = au moment où l’on prendrait un jeton
teutonica-option-permanent-place2 = D’où viennent les deux commerçants du jeton permanent « placer 2 ».
    .route = de la route créée
    .stock-only = de la réserve générale
    .stock-supply-board = de la réserve générale, puis personnelle, puis du plateau
teutonica-option-britannia-waiver = Si un jeton bonus permet de franchir librement les frontières de Britannia.
    .off = non
    .plus-actions = oui, avec +3 ou +4 actions
    .any-marker = oui, avec tout jeton
teutonica-option-regions-zeroCity = Le rang des joueurs sans ville dans une région.
    .by-offices = selon leurs comptoirs

## Le dessin

teutonica-drawing-seat = place
teutonica-drawing-post = case
teutonica-drawing-office = comptoir
teutonica-drawing-extra-office = comptoir supplémentaire
teutonica-drawing-marker = jeton bonus
teutonica-drawing-marker-place = place pour un jeton bonus
teutonica-drawing-marker-stock = jetons bonus en réserve
teutonica-drawing-tavern = taverne
teutonica-drawing-connection = connexion Est-Ouest
teutonica-drawing-completed = villes complètes
teutonica-drawing-control = contrôle
teutonica-drawing-points = points de prestige
teutonica-drawing-actions-left = actions restantes
teutonica-drawing-decides = décide

## Les règles en une phrase

teutonica-hint-turn = Faites vos actions dans l’ordre voulu, autant de fois que vous voulez ; on peut s’arrêter avant, le reste est perdu (HT-3.3 à HT-3.5).
teutonica-hint-recruit = Recruter : prenez des commerçants de la réserve générale, autant que le trésor le permet (HT-4.1).
teutonica-hint-place = Placer : mettez un commerçant de votre réserve personnelle sur une case libre (HT-4.2).
teutonica-hint-displace = Remplacer : prenez la case d’un concurrent ; payez 1 commerçant de plus pour un négociant, 2 pour un marchand, et l’autre reçoit une compensation (HT-4.3).
teutonica-hint-lift = Déplacer : levez autant de vos commerçants que le livre le permet et posez-les sur des cases libres (HT-4.4).
teutonica-hint-establish = Créer une route : quand toutes les cases d’une route sont à vous, le contrôle rapporte des points, vous prenez le jeton, puis un comptoir, une compétence ou le prestige spécial ; le reste retourne à la réserve générale (HT-6.1).
teutonica-hint-use = Les jetons bonus s’utilisent entre deux actions, ne coûtent pas d’action et comptent à la fin, utilisés ou non (HT-8.1).
teutonica-hint-pay = Le commerçant qui prend la case s’ajoute au paiement ; vous choisissez avec quoi vous payez (HT-4.3.2).
teutonica-hint-displaced = Le commerçant remplacé va sur la route la plus proche qui a une case libre ; vous pouvez en outre en poser 1 de la réserve générale, ou 2 après un marchand (HT-5.1, HT-5.2).
teutonica-hint-put = Tout commerçant levé est reposé sur une case libre dans la même action ; les cases quittées sont libres (HT-4.4.2).
teutonica-hint-reward = Un comptoir prend la case libre la plus à gauche : carrée pour un négociant, ronde pour un marchand, et votre privilège doit couvrir sa couleur (HT-6.4). Ou développez la compétence de la ville (HT-6.6), ou prenez le prestige spécial avec un marchand (HT-6.7).
teutonica-hint-swap = Deux comptoirs voisins d’une ville sont échangés ; pas de points, mais le contrôle peut changer (HT-8.4.1, HT-8.4.2).
teutonica-hint-develop = Le commerçant le plus à gauche de la piste rejoint votre réserve personnelle et la nouvelle valeur compte aussitôt (HT-1.3.3).
teutonica-hint-remove = Jusqu’à trois commerçants, de n’importe qui ; chacun va dans la réserve personnelle de son propriétaire (HT-8.4.7).
teutonica-hint-relocate = Jusqu’à trois commerçants de vos concurrents vont sur des cases libres de votre choix ; rien n’est remplacé (HT-8.4.8, HT-8.4.9).
teutonica-hint-markers = Un nouveau jeton va à une route sans jeton et sans commerçant, dont une ville a encore un comptoir libre (HT-8.3.2).
teutonica-hint-end = La partie finit après l’action où quelqu’un a 20 points, où aucun jeton ne peut être pioché, ou où assez de villes sont complètes (HT-9.1, HT-9.2).
teutonica-hint-score = À la fin : piste de score, 4 par compétence complète sauf les clés, jetons, prestige spécial, 2 par ville contrôlée, et les comptoirs du plus grand réseau fois les clés (HT-10).

## Bots

teutonica-bot-focused = achève les routes, recrute à temps, construit là où il a le plus ; mène une partie à sa fin
teutonica-bot-random = tout choix permis est également probable ; de telles parties ne finissent presque jamais

## In the terminal

teutonica-screen-routes = Routes
teutonica-screen-cities = Villes
teutonica-side-west = ouest
teutonica-side-middle = centre
teutonica-side-east = est
teutonica-screen-connection = E–O
teutonica-desk-supply = Perso.
teutonica-desk-stock = Génér.
teutonica-desk-markers = Jetons
teutonica-desk-used = { $count ->
    [one] { $count } utilisé
   *[other] { $count } utilisés
}
teutonica-desk-plate = { $count ->
    [one] { $count } caché
   *[other] { $count } cachés
}
teutonica-race-title = Fin à
teutonica-race-points = { $best ->
    [one] { $best } point sur { $goal }
   *[other] { $best } points sur { $goal }
}
teutonica-race-markers = { $count ->
    [0] plus de nouveau jeton : le prochain pris finit la partie
    [one] { $count } nouveau jeton
   *[other] { $count } nouveaux jetons
}
teutonica-race-cities = { $count ->
    [one] { $count } ville complète sur { $goal }
   *[other] { $count } villes complètes sur { $goal }
}
teutonica-race-connection = reliées : { $points } points
teutonica-ask-place = { $kind } : { $count } routes possibles. Tapez un numéro du plateau ou une ville ; « liste » les montre.
teutonica-help-board = Sur le plateau : { $trader } négociant, { $merchant } marchand, chacun avec la marque de sa maison ; { $free } case libre. Comptoirs : { $square } pour un négociant, { $round } pour un marchand, avec le privilège 1 blanc, 2 orange, 3 rose, 4 noir ; $ est une pièce ; + un comptoir supplémentaire. La marque devant une ville dit qui la contrôle. Compétences : valeur actuelle { $arrow } valeur suivante. { teutonica-help-expansions }
teutonica-welcome-title = Bienvenue à Hansa Teutonica !
teutonica-welcome-1 = Remplissez de vos commerçants les cases d’une route entre deux villes, puis créez la route commerciale.
teutonica-welcome-2 = Une route créée vous donne un comptoir dans une de ses villes, ou développe la compétence que la ville propose.
teutonica-welcome-3 = Qui contrôle une ville marque un point chaque fois qu’une route y menant est créée. L’essentiel vient à la fin : réseau, villes, compétences, jetons.
teutonica-welcome-4 = À chaque tour vous avez quelques actions : placer, remplacer, déplacer, recruter, créer. Commencez si possible par développer vos actions (Göttingen).
teutonica-welcome-5 = Tapez un numéro pour choisir ; « aide » explique les signes, « règles » les règles, « annuler » reprend un choix.

## At the table in the browser

teutonica-table-waits-turn = C’est le tour de { $who } : { $actions ->
    [one] { $actions } action restante.
   *[other] { $actions } actions restantes.
}
teutonica-table-waits-pay = { $who } choisit comment payer.
teutonica-table-waits-displaced = { $who } a été remplacé sur { $route } et pose ses pièces sur des cases proches.
teutonica-table-waits-lift = { $who } déplace des pièces.
teutonica-table-waits-put = { $who } déplace des pièces.
teutonica-table-waits-reward = { $who } a créé { $route } et choisit sa récompense.
teutonica-table-waits-markers = { $who } pose de nouveaux jetons bonus.
teutonica-table-hand = { $count ->
    [one] { $count } pièce en main
   *[other] { $count } pièces en main
}
teutonica-cost-place = 1 action ; en réserve : { teutonica-pieces }
teutonica-cost-displace = 1 action et 1 ou 2 commerçants de plus
teutonica-cost-lift = 1 action
teutonica-cost-establish = 1 action
teutonica-cost-recruit = 1 action ; à recruter : { teutonica-pieces }
teutonica-table-confirm-end = { $actions ->
    [one] Il reste { $actions } action : elle serait perdue.
   *[other] Il reste { $actions } actions : elles seraient perdues.
}
teutonica-table-confirm-nothing = Vous ne prendriez rien pour cette route.
teutonica-table-confirm-displace = La case vous coûte des pièces de plus, et l’autre joueur est dédommagé.
teutonica-table-confirm-use = Le jeton sera utilisé. Il compte toujours à la fin.
teutonica-table-markers = Jetons bonus
teutonica-table-markers-used = { $count ->
    [one] { $count } jeton utilisé
   *[other] { $count } jetons utilisés
}
teutonica-table-plate = { $count ->
    [one] { $count } jeton sur l’assiette
   *[other] { $count } jetons sur l’assiette
}
teutonica-table-ends = Distance de la fin
teutonica-table-light = Éclairer les villes de { $who } : son réseau et ce qui est sous son contrôle
teutonica-table-network = Réseau : { $offices ->
    [one] 1 comptoir
   *[other] { $offices } comptoirs
} × { $keys } = { points } ({ $cities })
teutonica-table-network-apart = À part : { $cities }
teutonica-table-network-none = Pas encore de comptoir, donc pas de réseau
teutonica-table-held = Contrôle { $cities }
teutonica-table-end-points = { $left ->
    [one] { $left } point avant la fin
   *[other] { $left } points avant la fin
}
teutonica-table-end-markers = { $left ->
    [one] { $left } jeton en réserve
   *[other] { $left } jetons en réserve
}
teutonica-table-end-cities = { $left ->
    [one] { $left } ville à compléter
   *[other] { $left } villes à compléter
}
teutonica-table-place-post = Case { $number } de { $route }, { $piece } de { $owner }
teutonica-table-place-post-free = Case { $number } de { $route }, libre
teutonica-table-place-route = Route { $route }
teutonica-table-place-marker = Place d’un jeton près de { $route }
teutonica-table-place-city = Ville { $city }
teutonica-table-place-controlled = { teutonica-table-place-city }, contrôlée par { $owner }
teutonica-table-place-prestige = Prestige spécial { $colour }
teutonica-table-key-recruit = recruter
teutonica-table-score = Piste de score
teutonica-module-modules-missions = missions
teutonica-module-modules-favours = faveurs impériales
teutonica-module-britannia-waiver = passage libre aux frontières
