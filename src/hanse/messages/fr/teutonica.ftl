### Hansa Teutonica, pour le terminal comme pour le navigateur. Les arguments sont décrits dans le catalogue anglais.

game-teutonica = Hansa Teutonica
    .about = Des marchands relient les villes de la Hanse par des routes et y ouvrent des comptoirs.

## Commerçants, compétences, couleurs

piece-trader = négociant
    .plural = négociants
piece-merchant = marchand
    .plural = marchands
pieces = { $traders ->
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
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

skill-keys = clés de la ville
    .short = Clés
    .effect = points par comptoir de votre plus grand réseau à la fin
    .value = ×{ $value }
skill-actions = actions
    .short = Actions
    .effect = actions à chacun de vos tours
    .value = { $value }
skill-privilege = privilège
    .short = Privilège
    .effect = la couleur de comptoir la plus élevée qui vous est permise
    .value = { $value }
skill-book = livre du savoir
    .short = Livre
    .effect = commerçants déplacés par action Déplacer
    .value = { $value }
skill-bursa = trésor
    .short = Trésor
    .effect = commerçants recrutés par action Recruter
    .value = { $value ->
        [all] tous
       *[other] { $value }
    }

colour-white = blanc
colour-orange = orange
colour-pink = rose
colour-black = noir

place-supply = réserve personnelle
place-stock = réserve générale
place-desk = écritoire
place-plate = assiette

## Jetons bonus

marker-extra = Comptoir supplémentaire
    .short = +cpt
    .effect = En créant une route : un de ses commerçants devient un comptoir à gauche de tous ceux d’une des deux villes, si elle en a déjà un, quelles que soient forme et couleur.
    .clause = HT-8.4.3
marker-swap = Échanger des comptoirs
    .short = éch.
    .effect = Échangez les commerçants de deux comptoirs voisins d’une même ville.
    .clause = HT-8.4.1
marker-develop = Développer une compétence
    .short = dév.
    .effect = Développez d’un cran la compétence de votre choix.
    .clause = HT-8.4.5
marker-actions3 = +3 actions
    .short = +3
    .effect = Trois actions de plus ce tour-ci.
    .clause = HT-8.4.6
marker-actions4 = +4 actions
    .short = +4
    .effect = Quatre actions de plus ce tour-ci.
    .clause = HT-8.4.6
marker-three = Trois commerçants
    .short = 3com
    .effect = Retirez jusqu’à trois commerçants de leurs cases : ils reviennent à leurs propriétaires (2009) ou vont sur des cases de votre choix (2020).
    .clause = HT-8.4.7

## Les sortes de choix

group-place = placer
    .about = mettre un commerçant de votre réserve personnelle sur une case libre
group-displace = remplacer
    .about = prendre une case occupée : payez 1 commerçant de plus pour un négociant, 2 pour un marchand
group-lift = déplacer
    .about = lever vos commerçants de leurs cases et les poser ailleurs
group-establish = créer
    .about = achever une route que vous occupez : points, puis comptoir ou compétence
group-recruit = recruter
    .about = prendre des commerçants de la réserve générale
group-use = jeton
    .about = utiliser un jeton bonus ; ce n’est pas une action
group-end = fin du tour
    .about = les actions restantes sont perdues
group-done = terminé
    .about = rien de plus ici
group-office = comptoir
    .about = mettre un commerçant de la route dans une ville
group-extra = comptoir supplémentaire
    .about = utiliser le jeton : à gauche de tous les comptoirs de la ville
group-develop = compétence
    .about = développer une compétence de la ville
group-prestige = prestige
    .about = mettre un marchand sur une case de prestige spécial
group-swap = échanger
    .about = échanger deux comptoirs voisins
group-marker = poser un jeton
    .about = poser un nouveau jeton bonus à côté d’une route
group-pay = payer
    .about = choisir les commerçants payés
group-take = prendre
    .about = choisir le commerçant à poser ensuite

## Chaque choix

choice-end = Finir votre tour
choice-done = Terminé, rien de plus
choice-done-displaced = Ne plus prendre de compensation
choice-done-lift = C’est assez : poser les commerçants levés
choice-done-reward = Ne rien prendre ; tous les commerçants retournent dans votre réserve générale
choice-recruit = Recruter { pieces }
choice-place = Placer un { $piece } sur { $route }
choice-put = Poser sur { $route } un { $piece } ({ $owner })
choice-displace = Remplacer sur { $route } le { $other } ({ $victim }) par un { $piece }
choice-lift = Lever de { $route } un { $piece } ({ $owner })
choice-lift-own = Lever votre { $piece } de { $route }
choice-move = Déplacer votre { $piece } de { $route }
choice-remove = Renvoyer de { $route } un { $piece } ({ $owner })
choice-establish = Créer la route { $route }
choice-office = Comptoir à { $city } : case { $colour ->
        [blanc] blanche
        [noir] noire
       *[other] { $colour }
    }, avec un { $piece }
choice-extra = Comptoir supplémentaire à { $city } avec un { $piece }
choice-develop = Développer { $skill } : de { $now } à { $next }
choice-prestige = Prestige spécial { $colour } : { points } à la fin
choice-use = Utiliser le jeton « { $marker } »
choice-swap = Échanger à { $city } les comptoirs { $first } ({ $left }) et { $second } ({ $right })
choice-marker = Poser le jeton « { $marker } » à côté de { $route }
choice-pay = Payer { pieces }
choice-take = Prendre un { $piece } ({ $owner })

## Ce qui est demandé

prompt-turn = { $actions ->
    [0] Plus d’actions : utilisez un jeton ou finissez votre tour.
    [1] À vous : il reste 1 action.
   *[other] À vous : il reste { $actions } actions.
}
prompt-pay = Payez le remplacement : quels commerçants passent de votre réserve personnelle à la réserve générale ?
prompt-displaced = { $waiting ->
    [yes] { $who } vous a remplacé sur { $route } : votre commerçant va aux cases libres les plus proches{ $extra ->
        [0] .
        [one] , et { $extra } de plus de la réserve générale peut s’y joindre.
       *[other] , et jusqu’à { $extra } de plus de la réserve générale peuvent s’y joindre.
    }
   *[no] Remplacé sur { $route } : vous pouvez encore poser { $extra ->
        [one] { $extra } commerçant.
       *[other] jusqu’à { $extra } commerçants.
    }
}
prompt-lift = Déplacer : levez encore un de vos commerçants, ou continuez.
prompt-put = Déplacer : posez { pieces }.
prompt-reward = La route { $route } est créée. Que prenez-vous ?
prompt-swap = Jeton d’échange : quels comptoirs voisins ?
prompt-develop = Quelle compétence développez-vous ?
prompt-remove = Trois commerçants : retirez-en jusqu’à trois de leurs cases.
prompt-relocate-lift = Trois commerçants : levez-en jusqu’à trois de vos concurrents.
prompt-relocate-take = En main : { pieces }. Lequel posez-vous maintenant ?
prompt-relocate-put = Où va ce { $piece } ({ $owner }) ?
prompt-relocate-step = Trois commerçants : prenez-en un d’un concurrent.
prompt-markers = Retournés : { $markers }. Posez chacun à côté d’une route vide.

## Ce qui s’est passé

event-turn-began = commence son tour avec { $actions ->
    [1] 1 action
   *[other] { $actions } actions
}
event-turn-ended = finit son tour
event-recruited = recrute { pieces }
event-placed = place un { $piece } sur { $route }
event-displaced = remplace sur { $route } un { $other } ({ $victim }) par un { $piece }
event-paid = paie { pieces }
event-lifted = lève de { $route } un { $piece } ({ $owner })
event-lifted-own = lève un { $piece } de { $route }
event-put = pose sur { $route } un { $piece } ({ $owner })
event-put-own = pose un { $piece } sur { $route }
event-returned = ne trouve aucune case libre : un { $piece } va dans la réserve générale
event-removed = renvoie de { $route } un { $piece } ({ $owner })
event-removed-own = reprend un { $piece } de { $route }
event-established = crée la route { $route }
event-scored-control = marque { points } pour le contrôle de { $city }
event-scored-coin = marque { points } pour la pièce de { $city }
event-scored-connection = marque { points } pour la connexion Est-Ouest
event-marker-taken = prend le jeton « { $marker } » de { $route }
event-marker-drawn = pioche un nouveau jeton face cachée
event-marker-used = utilise le jeton « { $marker } »
event-marker-revealed = retourne le jeton « { $marker } »
event-marker-placed = pose le jeton « { $marker } » à côté de { $route }
event-marker-held = ne trouve pas de route pour le jeton « { $marker } » et le garde
event-office = ouvre un comptoir à { $city } avec un { $piece }
event-extra-office = ouvre un comptoir supplémentaire à { $city } avec un { $piece }
event-completed = { $city } est complète.
event-developed = développe { $skill } : { $value }
event-prestige = met un marchand sur le prestige spécial { $colour }
event-swapped = échange deux comptoirs à { $city }
event-declined = ne prend plus de compensation
event-ending-points = La fin : 20 points sont atteints. L’action en cours est achevée.
event-ending-markers = La fin : il n’y a plus de jeton bonus à piocher. L’action en cours est achevée.
event-ending-cities = La fin : assez de villes sont complètes. L’action en cours est achevée.
event-game-over = La partie est finie.

## La fin et le décompte

end-points = un score de 20
end-markers = plus de jeton à piocher
end-cities = assez de villes complètes
end-stopped = arrêt par la limite de sécurité

category-track = Piste de score
    .short = Piste
category-skills = Compétences
    .short = Comp.
category-markers = Jetons bonus
    .short = Jetons
category-prestige = Prestige spécial
    .short = Prestige
category-cities = Villes contrôlées
    .short = Villes
category-network = Plus grand réseau
    .short = Réseau
category-total = Total
    .short = Total

## Éditions, plateaux, options

preset-base2009 = le jeu de base de 2009
preset-east2010 = l’extension orientale de 2010
preset-britannia2014 = Britannia, 2014
preset-bigbox2020 = la Big Box de 2020

bot-focused = achève les routes, recrute à temps, construit là où il a le plus ; mène une partie à sa fin
bot-random = tout choix permis est également probable ; de telles parties ne finissent presque jamais

board-base-4-5 = plateau de base, face pour 4 et 5 joueurs
board-base-2-3 = plateau de base, face pour 2 et 3 joueurs
board-east = plateau oriental
board-britannia-4-5 = Britannia, face pour 4 et 5 joueurs
board-britannia-2-3 = Britannia, face pour 2 et 3 joueurs

option-players = Le nombre de joueurs.
option-map = Le plateau ; à défaut, la face prévue pour le nombre de joueurs.
option-markers-set = Les jetons bonus en jeu.
    .classic16 = les seize de 2009
    .bigbox15 = les quinze de la Big Box
option-markers-three = L’effet du jeton « Trois commerçants ».
    .remove = jusqu’à trois commerçants retournent chez leurs propriétaires
    .relocate-batch = en lever jusqu’à trois, puis poser chacun sur une case libre
    .relocate-stepwise = jusqu’à trois fois : en prendre un et le poser aussitôt
option-markers-threeTargets = À qui sont les commerçants que ce jeton peut prendre.
    .any = à n’importe qui
    .opponents = aux concurrents seulement
option-markers-swapOwnership = Quels comptoirs le jeton d’échange peut échanger.
    .any = deux voisins quelconques
    .one-own = l’un des deux doit être à vous
option-markers-noRoute = Ce que devient un nouveau jeton bonus si aucune route ne convient.
    .relax = les conditions sont assouplies jusqu’à ce qu’une route convienne
    .hold = il attend un tour suivant
option-displace-order = L’ordre dans lequel un joueur remplacé pose ses commerçants.
    .free = l’ordre de son choix
    .displaced-first = le commerçant remplacé d’abord
option-displace-blockedRegion = Comment compte une région interdite dans la recherche des cases les plus proches.
    .as-full = comme si toutes ses cases étaient occupées
    .cut = la recherche ne la traverse pas
option-final-tiebreak = Qui gagne en cas d’égalité.
    .shared = tous les ex æquo
    .skills-network = qui a le moins développé ses compétences, puis qui a le meilleur réseau
    .actions-network = qui a le moins développé ses actions, puis qui a le meilleur réseau
option-modules-missions = Chaque joueur a une carte Mission secrète avec trois villes.
    .on = avec les cartes Mission
    .off = sans
option-modules-favours = Des faveurs impériales s’achètent avec des jetons bonus.
    .on = avec les faveurs
    .off = sans
option-favours-boards = Sur quels plateaux les faveurs impériales sont permises.
    .base-only = sur le plateau de base
    .any = sur tous les plateaux
option-twoPlayer = Les règles à deux joueurs.
    .none = aucune règle à deux
    .provinces = provinces et pion, comme en 2009
    .neutral = négociants neutres, comme dans Britannia
option-twoPlayer-outer = Comment le pays hors des provinces compte pour le pion.
    .rim = comme quatre provinces
    .single = comme une seule province
option-neutral-extraPiece = Si le négociant neutre supplémentaire doit être posé.
    .mandatory = obligatoire
    .optional = facultatif
option-permanent-timing = Quand un jeton bonus permanent est utilisé.
    .end-of-action = à la fin de l’action
    .step-2 = au moment où l’on prendrait un jeton
option-permanent-place2 = D’où viennent les deux commerçants du jeton permanent « placer 2 ».
    .route = de la route créée
    .stock-only = de la réserve générale
    .stock-supply-board = de la réserve générale, puis personnelle, puis du plateau
option-britannia-waiver = Si un jeton bonus permet de franchir librement les frontières de Britannia.
    .off = non
    .plus-actions = oui, avec +3 ou +4 actions
    .any-marker = oui, avec tout jeton
option-regions-zeroCity = Le rang des joueurs sans ville dans une région.
    .by-offices = selon leurs comptoirs

## Le dessin

drawing-seat = place
drawing-post = case
drawing-office = comptoir
drawing-extra-office = comptoir supplémentaire
drawing-marker = jeton bonus
drawing-marker-place = place pour un jeton bonus
drawing-marker-stock = jetons bonus en réserve
drawing-tavern = taverne
drawing-connection = connexion Est-Ouest
drawing-completed = villes complètes
drawing-points = points de prestige
drawing-actions-left = actions restantes
drawing-decides = décide

## Les règles en une phrase

hint-turn = Faites vos actions dans l’ordre voulu, autant de fois que vous voulez ; on peut s’arrêter avant, le reste est perdu (HT-3.3 à HT-3.5).
hint-recruit = Recruter : prenez des commerçants de la réserve générale, autant que le trésor le permet (HT-4.1).
hint-place = Placer : mettez un commerçant de votre réserve personnelle sur une case libre (HT-4.2).
hint-displace = Remplacer : prenez la case d’un concurrent ; payez 1 commerçant de plus pour un négociant, 2 pour un marchand, et l’autre reçoit une compensation (HT-4.3).
hint-lift = Déplacer : levez autant de vos commerçants que le livre le permet et posez-les sur des cases libres (HT-4.4).
hint-establish = Créer une route : quand toutes les cases d’une route sont à vous, le contrôle rapporte des points, vous prenez le jeton, puis un comptoir, une compétence ou le prestige spécial ; le reste retourne à la réserve générale (HT-6.1).
hint-use = Les jetons bonus s’utilisent entre deux actions, ne coûtent pas d’action et comptent à la fin, utilisés ou non (HT-8.1).
hint-pay = Le commerçant qui prend la case s’ajoute au paiement ; vous choisissez avec quoi vous payez (HT-4.3.2).
hint-displaced = Le commerçant remplacé va sur la route la plus proche qui a une case libre ; vous pouvez en outre en poser 1 de la réserve générale, ou 2 après un marchand (HT-5.1, HT-5.2).
hint-put = Tout commerçant levé est reposé sur une case libre dans la même action ; les cases quittées sont libres (HT-4.4.2).
hint-reward = Un comptoir prend la case libre la plus à gauche : carrée pour un négociant, ronde pour un marchand, et votre privilège doit couvrir sa couleur (HT-6.4). Ou développez la compétence de la ville (HT-6.6), ou prenez le prestige spécial avec un marchand (HT-6.7).
hint-swap = Deux comptoirs voisins d’une ville sont échangés ; pas de points, mais le contrôle peut changer (HT-8.4.1, HT-8.4.2).
hint-develop = Le commerçant le plus à gauche de la piste rejoint votre réserve personnelle et la nouvelle valeur compte aussitôt (HT-1.3.3).
hint-remove = Jusqu’à trois commerçants, de n’importe qui ; chacun va dans la réserve personnelle de son propriétaire (HT-8.4.7).
hint-relocate = Jusqu’à trois commerçants de vos concurrents vont sur des cases libres de votre choix ; rien n’est remplacé (HT-8.4.8, HT-8.4.9).
hint-markers = Un nouveau jeton va à une route sans jeton et sans commerçant, dont une ville a encore un comptoir libre (HT-8.3.2).
hint-end = La partie finit après l’action où quelqu’un a 20 points, où aucun jeton ne peut être pioché, ou où assez de villes sont complètes (HT-9.1, HT-9.2).
hint-score = À la fin : piste de score, 4 par compétence complète sauf les clés, jetons, prestige spécial, 2 par ville contrôlée, et les comptoirs du plus grand réseau fois les clés (HT-10).
