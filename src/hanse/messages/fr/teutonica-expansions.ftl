### Hansa Teutonica au-delà du jeu de base : Est, Britannia, cartes Mission, faveurs impériales, deux joueurs.
### Arguments comme dans teutonica.ftl ; $favour, $province et $region sont des noms, $cities une liste de noms.

## Régions, provinces, pièces neutres

teutonica-region-england = Angleterre
teutonica-region-wales = Galles
teutonica-region-scotland = Écosse
teutonica-seat-neutral = Neutre
teutonica-post-ship = { $route } (case navire)
teutonica-province = { $number }, { $name }
teutonica-province-kampen_arnheim = entre Kampen et Arnheim
teutonica-province-osnabruck_minden = entre Osnabrück et Minden
teutonica-province-arnheim_dortmund = entre Arnheim et Dortmund
teutonica-province-munster_paderborn = entre Münster et Paderborn
teutonica-province-bremen_hannover = entre Bremen, Minden et Hannover
teutonica-province-hamburg_hannover = entre Hamburg et Hannover
teutonica-province-luneburg_minden = entre Lüneburg et Minden
teutonica-province-luneburg_stendal = entre Lüneburg et Stendal
teutonica-province-minden_goslar = entre Minden et Goslar
teutonica-province-brunswiek_magdeburg = entre Brunswiek et Magdeburg
teutonica-province-outer = tout ce qui est hors du réseau
teutonica-province-outer_northwest = le nord-ouest
teutonica-province-outer_northeast = le nord-est
teutonica-province-outer_southeast = le sud-est
teutonica-province-outer_southwest = le sud-ouest

## Jetons bonus permanents

teutonica-permanent-move_any_2 = Déplacer 2 commerçants
    .short = dép2
    .effect = Permanent : qui crée la route peut déplacer jusqu’à deux commerçants de n’importe qui vers des cases libres ; ils peuvent échanger leurs places ; sur Britannia, chacun reste dans sa région.
    .clause = HT-13.4.2
teutonica-permanent-improve_privilege = Développer le privilège
    .short = priv
    .effect = Permanent : qui crée la route peut développer son privilège d’un pas.
    .clause = HT-13.4.3
teutonica-permanent-office_in_independent_city = Comptoir dans une ville verte
    .short = vert
    .effect = Permanent : qui crée la route peut mettre un commerçant de sa réserve personnelle dans une ville verte, à droite de tous les comptoirs.
    .clause = HT-13.4.4
teutonica-permanent-redeploy_2_from_route = Replacer 2 de cette route
    .short = 2rte
    .effect = Permanent : jusqu’à deux commerçants de la route qui n’ont pas servi vont sur des cases libres du plateau au lieu de la réserve générale.
    .clause = HT-13.4.5
teutonica-permanent-place_2_in_wales_or_scotland = Placer 2 au-delà des frontières
    .short = pl2
    .effect = Permanent : qui crée la route peut placer jusqu’à deux de ses commerçants de la réserve générale sur des cases libres de Galles ou d’Écosse, sans autorisation.
    .clause = HT-14.6.3

## Faveurs impériales

teutonica-favour-relocate_anywhere = Toute route
    .short = tte
    .effect = Quand vous êtes remplacé, le commerçant remplacé peut aller sur une case libre de n’importe quelle route ; selon l’option, la compensation aussi.
    .clause = HT-12.3.1
teutonica-favour-extra_action = Action supplémentaire
    .short = +1
    .effect = Une action de plus à chacun de vos tours suivants.
    .clause = HT-12.3.2
teutonica-favour-shared_recruiting = Recrutement
    .short = recr
    .effect = Chaque fois qu’un autre joueur recrute, vous pouvez prendre un commerçant de la réserve générale dans votre réserve personnelle.
    .clause = HT-12.3.3
teutonica-favour-double_compensation = Compensation
    .short = comp
    .effect = Quand un de vos négociants est remplacé, vous pouvez ajouter jusqu’à deux commerçants au lieu d’un.
    .clause = HT-12.3.4
teutonica-favour-city_bonus = Villes
    .short = 4/ville
    .effect = À la fin, 4 points au lieu de 2 par ville contrôlée.
    .clause = HT-12.4.1
teutonica-favour-skill_bonus = Compétences
    .short = 7/comp
    .effect = À la fin, 7 points au lieu de 4 par compétence complète, sauf les clés.
    .clause = HT-12.4.2

## Ce qui peut être choisi

teutonica-group-independent = ville verte
    .about = un commerçant de votre réserve personnelle devient un comptoir dans une ville verte, à droite de tous les autres
teutonica-group-waive = libre passage
    .about = payer un jeton bonus : les frontières ne comptent pas pour vos actions jusqu’à la fin de ce tour
teutonica-group-buy = faveur
    .about = prendre une faveur impériale contre deux jetons inutilisés et toutes les actions de ce tour
teutonica-group-turn = retourner
    .about = le jeton perd son effet, mais compte à la fin
teutonica-group-pawn = bouger le pion
    .about = gratuit, par-dessus deux frontières au plus
teutonica-group-send = envoyer le pion
    .about = une action : le pion va dans n’importe quelle province

teutonica-choice-independent = Comptoir à { $city } avec un { $piece } de votre réserve personnelle
teutonica-choice-waive = Payer le jeton « { $marker } » pour le libre passage ce tour-ci
teutonica-choice-buy = Prendre la faveur « { $favour } » au lieu de toutes vos actions
teutonica-choice-turn = Retourner le jeton « { $marker } »
teutonica-choice-pawn = Bouger le pion vers la province { $province }
teutonica-choice-send = Envoyer le pion dans la province { $province } (1 action)
teutonica-choice-done-move-any = Ne plus rien déplacer
teutonica-choice-done-privilege = Ne pas développer le privilège
teutonica-choice-done-independent = Pas de comptoir dans une ville verte
teutonica-choice-done-keep = Ne plus rien garder : le reste va à la réserve générale
teutonica-choice-done-place-two = Ne plus rien placer
teutonica-choice-done-also-recruit = Ne rien prendre
teutonica-choice-neutral-office = Comptoir neutre à { $city }
teutonica-choice-done-neutral = Pas d’autre négociant neutre

## Ce qui est demandé

teutonica-prompt-move-any = Jeton permanent : levez jusqu’à deux commerçants de n’importe qui, puis posez-les.
teutonica-prompt-privilege = Jeton permanent : développez-vous le privilège ?
teutonica-prompt-independent = Jeton permanent : un commerçant de votre réserve personnelle comme comptoir dans une ville verte ?
teutonica-prompt-keep = Jeton permanent : quels commerçants de { $route } remettez-vous sur le plateau ?
teutonica-prompt-place-two = Jeton permanent : placez jusqu’à deux commerçants sur des cases libres au-delà des frontières.
teutonica-prompt-price = Quel jeton retournez-vous pour la faveur ?
teutonica-prompt-also-recruit = { $who } a recruté : vous pouvez aussi prendre un commerçant de la réserve générale.
teutonica-prompt-pawn = Dans quelle province le pion commence-t-il ?
teutonica-prompt-neutral = Un négociant neutre a été remplacé sur { $route } : posez-{ $left ->
    [one] le
   *[other] le et un autre
} sur les cases libres les plus proches.
teutonica-prompt-neutral-office = { $route } est remplie de négociants neutres : dans quelle ville ouvrent-ils un comptoir ?

## Ce qui s’est passé

teutonica-event-independent-office = ouvre un comptoir dans la ville verte { $city } avec un { $piece }
teutonica-event-waived = paie le jeton « { $marker } » pour le libre passage des frontières
teutonica-event-favour-bought = prend la faveur impériale « { $favour } »
teutonica-event-marker-turned = retourne le jeton « { $marker } »
teutonica-event-mission-revealed = montre la carte Mission { $cities } : { points }
teutonica-event-pawn-placed = met le pion dans la province { $province }
teutonica-event-pawn-moved = bouge le pion vers la province { $province }
teutonica-event-pawn-sent = envoie le pion dans la province { $province }
teutonica-event-marker-discarded = Le jeton « { $marker } » de { $route } quitte le jeu.
teutonica-event-neutral-placed = Un négociant neutre se tient sur { $route }.
teutonica-event-neutral-left = Les négociants neutres quittent { $route }.

teutonica-category-missions = Carte Mission
    .short = Mission
teutonica-category-regions = Régions
    .short = Régions

## Le dessin

teutonica-drawing-neutral = neutre
teutonica-drawing-independent = ville indépendante : comptoirs par jeton seulement
teutonica-drawing-permit = le comptoir le plus à droite ouvre une fois par tour
teutonica-drawing-province = province
teutonica-drawing-pawn = pion
teutonica-drawing-soldier = soldat sur une frontière
teutonica-drawing-mission = carte Mission
teutonica-drawing-favours = faveurs impériales

## Les règles en une phrase

teutonica-hint-move-any = Jusqu’à deux commerçants de n’importe qui vont sur d’autres cases libres ; on lève d’abord les deux, ils peuvent donc échanger leurs places ; sur Britannia, chacun reste dans sa région (HT-13.4.2, HT-14.6.2).
teutonica-hint-privilege = Le jeton permanent développe le privilège d’un pas ; on peut ne pas s’en servir (HT-13.4.1, HT-13.4.3).
teutonica-hint-independent = Les villes vertes n’ont pas de case imprimée : les comptoirs viennent par le jeton de comptoir supplémentaire à gauche ou par ce jeton permanent à droite ; le premier rend la ville complète (HT-13.2).
teutonica-hint-keep = Jusqu’à deux commerçants de la route qui n’ont pas servi retournent sur des cases libres, aussi de la même route (HT-13.4.5).
teutonica-hint-place-two = Des commerçants de la réserve générale vont en Galles ou en Écosse sans autorisation ; les cases navire demandent des marchands (HT-14.6.3).
teutonica-hint-price = Deux jetons inutilisés de n’importe quelle sorte sont retournés ; ils comptent encore à la fin (HT-12.2).
teutonica-hint-also-recruit = La faveur « Recrutement » : un commerçant au choix pour chaque action Recruter d’un autre joueur (HT-12.3.3).
teutonica-hint-pawn = Placer, remplacer et créer seulement sur les routes qui bordent la province du pion ; recruter, déplacer et les jetons sont libres (HT-15.3). Une fois par tour, avant la première ou après la dernière action, il passe jusqu’à deux frontières (HT-15.2).
teutonica-hint-buy = Faveurs impériales : au début du tour, contre deux jetons inutilisés et toutes les actions du tour (HT-12.2).
teutonica-hint-regions = Placer et remplacer en Galles ou en Écosse demande le comptoir le plus à droite de Cardiff, de Carlisle ou de London, chacun une fois par tour ; un déplacement ne quitte jamais l’Angleterre (HT-14.2 à HT-14.4).
teutonica-hint-waive = Un jeton +3 ou +4 peut payer le libre passage : les frontières ne comptent pas pour placer, remplacer et déplacer jusqu’à la fin du tour (HT-17.1).
teutonica-hint-missions = Votre carte Mission : 1 point par ville nommée où vous avez un comptoir, 5 de plus si vous contrôlez les trois (HT-11.3, HT-11.4).
teutonica-hint-neutral = Les négociants neutres ne sont à personne ; on les remplace comme un négociant. Une route remplie par eux est créée aussitôt (HT-16.3, HT-16.4).

## Dans le terminal

teutonica-screen-regions = Régions
teutonica-region-open = ouverte
teutonica-region-closed = fermée
teutonica-region-standing = { $region } ({ $state })
teutonica-screen-waived = les frontières ne comptent pas ce tour-ci
teutonica-screen-favours = Faveurs disponibles
teutonica-screen-mission = Votre mission
teutonica-screen-pawn = Pion
teutonica-screen-pawn-routes = province { $province } : routes { $routes }
teutonica-screen-independent = (verte)
teutonica-help-expansions = { $ship } est une case navire libre, pour marchands seulement ; { $lasting } un jeton permanent ; { $neutral } un négociant neutre. G ou É en couleur : en Galles, en Écosse ; { $arrow } devant : le comptoir le plus à droite y ouvre cette région une fois par tour. Les villes vertes montrent leurs comptoirs de gauche à droite. Régions : villes/comptoirs:points.

## À la table dans le navigateur

teutonica-table-waits-move-any = { $who } déplace des commerçants par un jeton permanent.
teutonica-table-waits-privilege = { $who } peut développer le privilège.
teutonica-table-waits-independent = { $who } peut ouvrir un comptoir dans une ville verte.
teutonica-table-waits-keep = { $who } peut remettre des commerçants de { $route } sur le plateau.
teutonica-table-waits-place-two = { $who } place des commerçants au-delà des frontières.
teutonica-table-waits-price = { $who } paie une faveur impériale.
teutonica-table-waits-also-recruit = { $who } peut aussi prendre un commerçant.
teutonica-table-waits-pawn = { $who } choisit où le pion commence.
teutonica-table-waits-neutral = { $who } pose des négociants neutres sur des cases proches.
teutonica-table-waits-neutral-office = { $who } choisit une ville pour un comptoir neutre.
teutonica-table-confirm-buy = Vous renoncez à toutes les actions de ce tour et retournez deux jetons.
teutonica-table-confirm-waive = Le jeton quitte le jeu : ni effet, ni points à la fin.
teutonica-table-confirm-send = Le pion coûte une action.
teutonica-table-place-province = Province { $province }
teutonica-table-place-pawn = Province { $province }, le pion est ici
teutonica-table-place-favour = Faveur impériale { $favour }
teutonica-table-favours = Faveurs impériales disponibles
teutonica-table-own-favours = Faveurs impériales
teutonica-table-mission = Carte Mission
teutonica-table-mission-shown = Carte Mission, montrée
teutonica-table-region-open = { $region } : ouverte à { $who }
teutonica-table-region-closed = { $region } : fermée à { $who }
teutonica-table-region-rank = { $who } : { $cities ->
    [one] { $cities } ville
   *[other] { $cities } villes
}, { $offices ->
    [one] { $offices } comptoir
   *[other] { $offices } comptoirs
}, { points }
teutonica-table-waived = Les frontières ne comptent pas ce tour-ci
teutonica-table-neutral-score = Neutre : { points }

## Tables d’exercice pour qui connaît le jeu de base
