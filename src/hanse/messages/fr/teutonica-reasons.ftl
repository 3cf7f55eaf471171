### Ce que répondent les lieux : pourquoi on ne peut rien y décider maintenant, et les lignes de leurs cartes.
### Les arguments sont déjà des mots dans la langue du lecteur ; les nombres restent des nombres.

## Pourquoi on ne peut pas décider

teutonica-why-actions = Vous n’avez plus d’action (HT-3.2).
teutonica-why-nothing = Recrutez au moins un commerçant (HT-4.1).
teutonica-why-stock = Votre réserve générale n’en a pas assez : { $piece } (HT-4.1).
teutonica-why-bursa = Votre trésor permet { $needs } commerçants au plus (HT-4.1).
teutonica-why-taken = La case est occupée : { $piece } ({ $owner }).
teutonica-why-empty = Aucun commerçant ne s’y trouve.
teutonica-why-own = Votre propre commerçant s’y trouve.
teutonica-why-others = On ne lève que ses propres commerçants ; ici : { $piece } ({ $owner }) (HT-4.4.1).
teutonica-why-pawn = Le pion se trouve dans la province { $province }, qui ne borde pas cette route (HT-15.3.1).
teutonica-why-region = Vous n’avez pas d’autorisation ({ $region }) : il faut le comptoir le plus à droite de { $cities } (HT-14.2.1).
teutonica-why-region-used = Votre autorisation ({ $region }) est déjà utilisée ce tour-ci (HT-14.2.4).
teutonica-why-ship = Une case navire ne prend que des marchands (HT-13.3.1).
teutonica-why-no-supply = Votre réserve personnelle est vide : recrutez d’abord (HT-4.2.1).
teutonica-why-supply = Absent de votre réserve personnelle : { $piece } (HT-4.2.1).
teutonica-why-penalty = Remplacer ici demande { $needs } commerçants ; votre réserve personnelle en a { $has } (HT-4.3.2).
teutonica-why-unfilled = Vous tenez { $has } case(s) sur { $needs } de { $route } : il les faut toutes pour la créer (HT-4.5.1).

## Commerçants en main

teutonica-why-not-in-hand = Ce n’est pas à poser maintenant : { $piece } ({ $owner }).
teutonica-why-ground = { $region } : fermé à ces commerçants (HT-14.3.1, HT-14.4.1).
teutonica-why-room = Un autre commerçant ne trouverait alors plus de case (HT-4.4.2).
teutonica-why-origin = Un commerçant remplacé ne revient pas sur sa route (HT-5.2.4).
teutonica-why-farther = Une route plus proche a une case libre (HT-5.2.5).
teutonica-why-displaced-first = Le commerçant remplacé se pose d’abord (HT-5.2.1).
teutonica-why-put-first = Ce qui est en main et trouve une case doit être posé (HT-5.2.1).
teutonica-why-not-from-posts = On ne lève des commerçants des cases que si les deux réserves sont vides (HT-5.1.4).
teutonica-why-not-beyond = Ces deux commerçants vont au-delà des frontières : Galles ou Écosse (HT-14.6.3).
teutonica-why-not-on-route = Pas sur cette route : { $piece } ({ $owner }) (HT-13.4.5).
teutonica-why-one-at-least = Prenez au moins un commerçant (HT-8.4.7).
teutonica-why-one-piece = La faveur donne un seul commerçant (HT-12.3.3).

## Villes et compétences

teutonica-why-green = Pas de case imprimée : un comptoir demande un jeton de comptoir supplémentaire ou le jeton permanent de Malmö–Visby (HT-13.2.1).
teutonica-why-not-green = Seule une ville sans case imprimée prend ce comptoir (HT-13.4.4).
teutonica-why-full = { $city } n’a plus de case libre : la ville est complète (HT-6.4.6).
teutonica-why-privilege = Demande { $colour } ; votre privilège est { $mine } (HT-6.4.2).
teutonica-why-not-end = { $route } ne mène pas ici (HT-6.4.1).
teutonica-why-piece = Il n’y en a pas à vous sur la route : { $piece } (HT-6.4.2).
teutonica-why-no-office = { $city } n’a pas encore de comptoir : un comptoir supplémentaire se place à côté d’un autre (HT-8.4.3).
teutonica-why-route-first = Créez d’abord une route qui y mène ; la plus avancée est { $route } : vous tenez { $has } case(s) sur { $needs } (HT-6.1.1).
teutonica-why-seal-first = Seul le jeton permanent d’une route maritime y ouvre un comptoir depuis votre réserve (HT-13.4.4).
teutonica-why-developed = Entièrement développé : { $skill } (HT-1.3.3).
teutonica-why-no-skill-here = Cette route ne développe pas : { $skill } ; on le fait à { $cities } (HT-6.6.1).
teutonica-why-skill-first = Créez une route vers { $cities } pour développer : { $skill } (HT-6.6.1).
teutonica-why-only-skill = Ce jeton ne développe que : { $skill } (HT-13.4.3).
teutonica-why-honoured = Un marchand de { $owner } s’y trouve déjà (HT-6.7.1).

## Jetons, faveurs, pion

teutonica-why-no-marker = Vous n’avez pas de jeton « { $marker } » non utilisé (HT-8.1.1).
teutonica-why-just-taken = Le jeton « { $marker } » vient d’être pris : il ne sert pas dans la même action (HT-8.1.1).
teutonica-why-in-establishing = « { $marker } » s’utilise en créant une route (HT-8.4.3).
teutonica-why-no-effect = « { $marker } » ne changerait rien maintenant (HT-8.1.4).
teutonica-why-closed-turn = Il n’y a plus d’action dans ce tour (HT-12.2.3).
teutonica-why-use-first = Utilisez d’abord le jeton « { $marker } » (HT-8.4.1).
teutonica-why-no-pair = On échange deux comptoirs voisins ; ici il en manque un (HT-8.4.1).
teutonica-why-one-owner = Les deux comptoirs appartiennent à { $owner } (HT-8.4.1).
teutonica-why-none-own = L’un des deux comptoirs doit être à vous (HT-8.4.1).
teutonica-why-no-waiver = Dans cette partie les jetons n’ouvrent pas les frontières (HT-17.1).
teutonica-why-waived = Les frontières sont déjà ouvertes ce tour-ci (HT-17.1).
teutonica-why-other-marker = Seuls les jetons d’actions ouvrent les frontières, pas « { $marker } » (HT-17.2).
teutonica-why-not-on-plate = Pas sur votre assiette : « { $marker } » (HT-8.3.1).
teutonica-why-never-marker = Aucun jeton bonus ne se pose ici (HT-8.3.2, HT-8.3.3).
teutonica-why-has-marker = Un jeton s’y trouve déjà : « { $marker } » (HT-8.3.2).
teutonica-why-not-empty = Il y a des commerçants sur cette route : { $has } ; d’autres sont vides (HT-8.3.2).
teutonica-why-full-cities = Aucune des deux villes n’a de case libre (HT-8.3.2).
teutonica-why-no-favours = Cette partie se joue sans faveurs impériales (HT-12.1.1).
teutonica-why-favour-gone = « { $favour } » n’est pas exposée (HT-12.2.1).
teutonica-why-favour-late = Une faveur se prend avant toute autre chose du tour (HT-12.2.1).
teutonica-why-favour-price = Une faveur coûte { $needs } jetons non utilisés ; vous en avez { $has } (HT-12.2.1).
teutonica-why-no-province = Cette province n’est pas en jeu (HT-15.1.1).
teutonica-why-pawn-here = Le pion se trouve ici.
teutonica-why-pawn-moved = Le pion a déjà bougé gratuitement ce tour-ci (HT-15.2.1).
teutonica-why-pawn-between = Gratuitement, le pion bouge avant la première ou après la dernière action (HT-15.2.1).
teutonica-why-pawn-far = Gratuitement, le pion franchit deux frontières au plus (HT-15.2.1).

## La carte d’un lieu

teutonica-card-city = { $city }
teutonica-card-space = { $space }. { $colour }, { $piece } : libre{ $points ->
    [0] { "" }
   *[other] { " " }(+{ $points })
}
teutonica-card-office = { $space }. { $colour }, { $piece } : { $owner }
teutonica-card-extra = Comptoir supplémentaire : { $owner }
teutonica-card-green = Indépendante : pas de case imprimée
teutonica-card-uncontrolled = Personne ne la contrôle
teutonica-card-control-alone = { $owner } la contrôle : seul comptoir ; { points } à la fin
teutonica-card-control-most = { $owner } la contrôle : le plus de comptoirs ({ $offices }) ; { points } à la fin
teutonica-card-control-right = { $owner } la contrôle : égalité à { $offices }, mais le plus à droite ; { points } à la fin
teutonica-card-network = { $owner } : dans le réseau qui compte, { $offices ->
    [one] 1 comptoir
   *[other] { $offices } comptoirs
} dans { $linked ->
    [one] 1 ville
   *[other] { $linked } villes
}
teutonica-card-network-apart = { $owner } : à part du réseau qui compte, { $offices ->
    [one] 1 comptoir
   *[other] { $offices } comptoirs
} dans { $linked ->
    [one] 1 ville
   *[other] { $linked } villes
}
teutonica-card-teaches = Développe : { $skill }
teutonica-card-prestige-here = Prestige spécial pour un marchand
teutonica-card-permit = Le comptoir le plus à droite ouvre { $regions } : { $owner }
teutonica-card-permit-free = Le comptoir le plus à droite ouvre { $regions } : personne encore
teutonica-card-mission = Une des villes de votre mission
teutonica-card-route = { $route }, { $needs } cases
teutonica-card-nobody-there = Personne n’est sur la route
teutonica-card-there = { $owner } : { $has } sur la route
teutonica-card-lies = Jeton ici : { $marker }. { $effect }
teutonica-card-seal = { $permanent }. { $effect }
teutonica-card-in-region = Région : { $region }
teutonica-card-pays = À la création : 1 point à { $owner } pour { $city }
teutonica-card-post = { $route }, case { $number }
teutonica-card-ship = Pour les marchands seuls
teutonica-card-stands = { $piece } ({ $owner })
teutonica-card-free = Libre
teutonica-card-displacing = Remplacer demande { $needs } commerçants de votre réserve personnelle : elle en a { $has }
teutonica-card-skill = { $skill }, se développe à { $cities }
teutonica-card-step = Vous : { $now }, ensuite { $next }
teutonica-card-last-step = Vous : { $now }, entièrement développé
teutonica-card-prestige = Prestige spécial { $colour } à { $city } : { points } à la fin pour un marchand
teutonica-card-held = Tenu par { $owner }
teutonica-card-favour = Faveur impériale { $favour }. { $effect }
teutonica-card-not-shown = Pas exposée
teutonica-card-province = Province { $province }
teutonica-card-pawn-there = Le pion est ici
teutonica-card-borders = Routes à sa frontière : { $routes }

## Le tableau des villes : les têtes de ses colonnes

teutonica-overview-city = Villes
teutonica-overview-route = Routes
teutonica-overview-pieces = Commerçants
teutonica-overview-spaces = Comptoirs, de gauche à droite
teutonica-overview-control = Contrôle
teutonica-overview-network = Réseaux
teutonica-overview-gives = Aussi
