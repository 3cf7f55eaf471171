### Merkator, pour le terminal et le navigateur.
###
### Les arguments sont déjà des mots de la langue : $who et $other sont des sièges ; $place et $good sont des noms ; $card
### est un contrat, une carte bonus ou un bâtiment. Les nombres restent des nombres. Un événement avec un siège est un
### prédicat : il suit le nom du siège (« Bleu voyage ... »).

merkator-game = Merkator
    .about = Des marchands de Hambourg parcourent l’Europe après la longue guerre, rassemblent des marchandises et honorent des contrats toujours plus grands.

## Lieux, marchandises, bâtiments

merkator-place-hamburg = Hambourg
merkator-place-danzig = Dantzig
merkator-place-sweden = Suède
merkator-place-russia = Russie
merkator-place-netherlands = Pays-Bas
merkator-place-england = Angleterre
merkator-place-france = France
merkator-place-spain = Espagne
merkator-place-denmark = Danemark
merkator-place-bohemia = Bohême
merkator-place-italy = Italie
merkator-place-newfoundland = Terre-Neuve
merkator-place-minor = lieu secondaire

merkator-good-livestock = bétail
merkator-good-muskets = mousquets
merkator-good-grain = céréales
merkator-good-saltpeter = salpêtre
merkator-good-iron = fer
merkator-good-copper = cuivre
merkator-good-ham = jambon
merkator-good-fish-oil = huile de poisson
merkator-good-vegetables = légumes
merkator-good-calfskin = peaux de veau
merkator-good-fabric = drap
merkator-good-coal = houille
merkator-good-plums = prunes
merkator-good-wine = vin
merkator-good-citrus = agrumes
merkator-good-spice = épices

merkator-building-alsterhaus = Maison de l’Alster
merkator-building-arsenal = Arsenal
merkator-building-gate = Porte de la ville
merkator-building-wall = Remparts
merkator-building-town-hall = Hôtel de ville
merkator-building-exchange = Bourse
merkator-building-bank = Banque de Hambourg
merkator-building-clock-tower = Tour de l’horloge
merkator-building-pilot-house = Maison des pilotes
merkator-building-granary = Grenier à blé
merkator-building-fruit-market = Marché aux fruits
merkator-building-council-cellar = Cave du conseil
merkator-building-powder-mill = Poudrière
merkator-building-foundry = Fonderie
merkator-building-cloth-hall = Halle aux draps
merkator-building-trading-post = Maison de commerce
merkator-building-crane = Grue du port
merkator-building-admiralty = Amirauté
merkator-building-shipowners = Maison des armateurs
merkator-building-st-michael = Église Saint-Michel
merkator-building-storehouses = Rue des entrepôts
merkator-building-guildhall = Maison des corporations
merkator-building-merchants-hall = Maison des marchands
merkator-building-senate = Chambre du sénat
merkator-building-captains = Maison des capitaines
merkator-building-envoys = Maison des envoyés

## Les cartes en mots : un vocabulaire fermé, pour que des cartes à soi soient dites aussi

merkator-amount = { $count ->
    [1] { $good }
   *[other] { $count }× { $good }
}
merkator-contract = contrat { $value }, { $place }
merkator-contract-peace = paix de Westphalie
merkator-contract-distinct = { $count } marchandises différentes
merkator-contract-nothing = rien : elle ne peut pas être honorée
merkator-letter-double = { $letter } double
merkator-bonus = carte bonus { $place } : { $good }
    .short = { $place } : { $good }
merkator-formula-fixed = { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}
merkator-formula-per-type = { $vp } par type de marchandise en stock
merkator-formula-per-type-of = { $vp } par type en stock parmi : { $goods }
merkator-formula-per-cube = { $vp } { $per ->
    [one] par cube
   *[other] tous les { $per } cubes
} en stock
merkator-formula-per-cube-column = { $vp } { $per ->
    [one] par cube
   *[other] tous les { $per } cubes
} de la colonne { $column }
merkator-formula-per-pair = { $vp } par couleur dont on a les deux marchandises
merkator-formula-per-time = { $vp } { $per ->
    [one] par marqueur temporel
   *[other] tous les { $per } marqueurs temporels
}
merkator-formula-per-contract = { $vp } par contrat{ $min ->
    [0] {""}
   *[other] {" "}de valeur { $min } ou plus
}{ $kind ->
    [main] {" "}pour un lieu principal
    [minor] {" "}pour un lieu secondaire
   *[any] {""}
}
merkator-formula-per-bonus = { $vp } par carte bonus
merkator-formula-per-building = { $vp } par bâtiment, celui-ci compris
merkator-formula-if-contract = { $vp } si l’on détient un contrat de valeur { $min } ou plus
merkator-formula-sole-most = { $vp } si l’on est seul à avoir le plus de { $what }
merkator-formula-max = , { $max } au plus
merkator-most-time = marqueurs temporels
merkator-most-cubes = cubes en stock
merkator-most-buildings = bâtiments
merkator-most-bonus = cartes bonus
merkator-most-contracts = contrats{ $min ->
    [0] {""}
   *[other] {" "}de valeur { $min } ou plus
}

merkator-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
merkator-counters = { $count ->
    [one] { $count } marqueur temporel
   *[other] { $count } marqueurs temporels
}
merkator-cubes = { $count ->
    [0] aucun cube
    [one] { $count } cube
   *[other] { $count } cubes
}
merkator-time = { $gain ->
    [0] { $pay ->
        [0] aucun marqueur
        [1] payer 1 marqueur
       *[other] payer { $pay } marqueurs
    }
    [1] 1 marqueur
   *[other] { $gain } marqueurs
}

## Ce que l’on peut choisir : les sortes

merkator-group-travel = voyager
    .about = déplacer le pion : prendre des marchandises, de nouveaux cubes arrivent, prendre ou payer des marqueurs
merkator-group-split = répartir
    .about = combien de cubes deviennent laquelle des deux marchandises
merkator-group-sell = vendre
    .about = un contrat pour autant de pièces que sa valeur
merkator-group-buy = acheter
    .about = une carte bonus ou un bâtiment de l’étalage
merkator-group-hold = prendre en main
    .about = garder une carte pour plus tard ; elle n’agit pas avant d’être achetée ou reposée
merkator-group-buy-hand = acheter de la main
    .about = payer la carte en main
merkator-group-lay-back = reposer
    .about = le contrat en main redevient l’un des vôtres
merkator-group-discard = défausser
    .about = un contrat pour rien, jusqu’à en garder cinq
merkator-group-hand-in = remettre
    .about = un contrat en paiement ; on ne rend pas la monnaie
merkator-group-fulfil = honorer
    .about = livrer les marchandises : le contrat reste, un plus grand arrive
merkator-group-leave = laisser
    .about = une marchandise que l’on garde en livrant des marchandises différentes
merkator-group-exchange = échanger
    .about = 4 marqueurs, ou 4 cubes d’une marchandise, contre 1 cube demandé
merkator-group-deliver = depuis la tuile
    .about = livrer un cube de la tuile de fourniture
merkator-group-spare = garder sur la tuile
    .about = livrer plutôt depuis le dépôt
merkator-group-lose = rendre
    .about = un cube de la colonne touchée
merkator-group-lose-tile = rendre depuis la tuile
    .about = un cube de la tuile plutôt qu’un cube du dépôt
merkator-group-store = ranger
    .about = un cube de la tuile va dans un dépôt
merkator-group-join = co-voyager
    .about = payer le voyageur et honorer des contrats ici
merkator-group-keep = garder la lettre
    .about = chacun perd des marchandises de cette colonne
merkator-group-turn-next = retourner le suivant
    .about = le marqueur de la rangée suivante compte à sa place
merkator-group-take-reward = prendre
    .about = le nouveau contrat est à vous
merkator-group-sell-reward = vendre aussitôt
    .about = des pièces au lieu du nouveau contrat
merkator-group-done = terminé
    .about = plus rien ici

## Ce que l’on peut choisir : chaque choix

merkator-choice-travel = Voyager, { $place } : { $kind ->
    [main] { merkator-cubes }
   *[minor] un cube de plus là où il y en a { $threshold } ou plus
} ; { merkator-time }
merkator-choice-split = { $first ->
    [0] { $second }× { $other }
   *[other] { $second ->
        [0] { $first }× { $good }
       *[other] { $first }× { $good }, { $second }× { $other }
    }
}
merkator-choice-sell = Vendre : { $card }, { merkator-coins }
merkator-choice-buy = Acheter : { $card }, { merkator-coins }
merkator-choice-buy-contracts = Acheter : { $card }, payer avec des contrats valant { $count } ou plus
merkator-choice-hold = Prendre en main : { $card }
merkator-choice-buy-hand = Acheter de la main : { $card }
merkator-choice-lay-back = Reposer parmi vos contrats : { $card }
merkator-choice-discard = Défausser : { $card }
merkator-choice-hand-in = Remettre : { $card }
merkator-choice-fulfil = Honorer : { $card } ({ $demand })
merkator-choice-leave = Garder { $good }, livrer sans
merkator-choice-exchange-counters = Échanger { merkator-counters } contre { $good }
merkator-choice-exchange-stock = Échanger { $count }× { $paid } contre { $good }
merkator-choice-exchange-tile = Échanger { $count }× { $paid }, dont un de la tuile, contre { $good }
merkator-choice-deliver = Livrer le cube de la tuile ({ $place }) comme { $good }
merkator-choice-spare = Garder le cube de la tuile ({ $place })
merkator-choice-lose = Rendre { $good }
merkator-choice-lose-tile = Rendre le cube de la tuile ({ $place })
merkator-choice-store = Ranger le cube de la tuile ({ $place }) comme { $good }
merkator-choice-join = Co-voyager ({ $place }) : payer { merkator-counters } à { $who }
merkator-choice-keep = Garder { $letter } : chacun perd { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} de la colonne { $column }
merkator-choice-turn-next = Retourner plutôt le dernier marqueur de la rangée suivante
merkator-choice-take-reward = Prendre : { $card } ({ $demand })
merkator-choice-sell-reward = Vendre aussitôt : { $card }, { merkator-coins }
merkator-choice-done = Terminé, plus rien
merkator-choice-done-invest = Ne plus investir et voyager
merkator-choice-done-fulfil = N’honorer plus aucun contrat
merkator-choice-done-exchange = Plus d’échange : livrer
merkator-choice-done-join = Ne pas co-voyager
merkator-choice-done-uncovered = La laisser sur la pile

## Ce qui est demandé

merkator-prompt-invest = Investir, ou voyager. Vous avez { merkator-coins }.
merkator-prompt-invest-solo = Investir : remettre des contrats pour des cartes, ou voyager.
merkator-prompt-invest-must = { $more ->
    [one] Vous avez { $more } contrat de trop : vendez-le avant de voyager.
   *[other] Vous avez { $more } contrats de trop : vendez-les avant de voyager.
}
merkator-prompt-hand-in = Quels contrats remettez-vous pour : { $card } ? Il manque encore une valeur de { $count }.
merkator-prompt-travel = Où voyagez-vous ?
merkator-prompt-split = { $count ->
    [1] { $place } : quelle marchandise prenez-vous pour le cube ?
   *[other] { $place } : comment répartissez-vous { merkator-cubes } ?
}
merkator-prompt-reflip = Le dernier marqueur de la rangée montre { $letter } : le garder, ou retourner celui de la rangée suivante ?
merkator-prompt-loss = La colonne { $column } est touchée : quelles marchandises rendez-vous ? Encore { $count }.
merkator-prompt-fulfil = { $place } : quel contrat honorez-vous ?
merkator-prompt-leave = { $card } : quelles marchandises gardez-vous ? Encore { $count } à laisser.
merkator-prompt-exchange = { $card } : échanger quelque chose, ou livrer ainsi ?
merkator-prompt-tile = { $card } : livrez-vous le cube de la tuile ({ $place }) ?
merkator-prompt-reward = La récompense est : { $card }. La prendre, ou la vendre aussitôt ?
merkator-prompt-uncovered = La carte à présent visible sur la pile : { $card }. La vendre pour sa valeur, ou la laisser ?
merkator-prompt-join = { $who } est ici : { $place }. Co-voyagez-vous ?
merkator-prompt-store = La fin : comme quelle marchandise ranger le cube de la tuile ({ $place }) ?

## La fin et le décompte

merkator-end-peace = la paix de Westphalie est conclue
merkator-end-counters = le dernier marqueur est pris
merkator-end-turns = le dernier tour est joué
merkator-end-stop = arrêt par la limite de sécurité

merkator-category-contracts = Meilleurs contrats
    .short = Contrats
merkator-category-further = Autres contrats, moitié
    .short = Autres ½
merkator-category-buildings = Bâtiments
    .short = Bâtiments
merkator-tiebreak = qui a le plus de marqueurs temporels ; ensuite tous les ex æquo

## Le dessin et l’écran

merkator-peace-short = Paix
merkator-time-chart = Échelle temporelle
merkator-discard = Vendus
merkator-reserve = Réserve
merkator-solo-stack = À venir
merkator-drawing-main = { $place } : { $goods } ; temps { $time }
merkator-drawing-minor = { $place } : un cube de plus là où il y en a { $threshold } ou plus ; temps { $time }
merkator-drawing-threshold = un cube de plus là où il y en a { $count } ou plus
merkator-drawing-time = temps { $count }
merkator-drawing-row = rangée { $row } de l’échelle temporelle
merkator-drawing-pile = contrats de valeur { $value }
merkator-drawing-offer-bonus = place pour une carte bonus
merkator-drawing-offer-building = place pour un bâtiment
merkator-drawing-bonus = { $card }, coûte { $cost }
merkator-drawing-building = { $name }, coûte { $cost } : { $formula }
merkator-drawing-pawn = le Merkator est ici
merkator-drawing-cubes = { $place } : { merkator-cubes }
merkator-drawing-counter = marqueur temporel, lettre : { $letter }
merkator-drawing-store = { $good } : { $count }
merkator-drawing-tile = cube de la tuile, { $place }
merkator-drawing-tile-empty = tuile sans cube, { $place }
merkator-drawing-seat = siège { $number } : { $name }
merkator-drawing-decides = décide
merkator-supply-tile = Tuile de fourniture
merkator-hand = En main

## Ce qui s’est passé

merkator-event-sold = vend : { $card }, { merkator-coins }
merkator-event-bought = achète : { $card }
merkator-event-held = prend en main : { $card }
merkator-event-laid-back = repose : { $card }
merkator-event-discarded = défausse : { $card }
merkator-event-handed-in = remet : { $card }
merkator-event-forfeited = a trop de pièces et en perd { $count }
merkator-event-shown = À l’étalage : { $card }.
merkator-event-refreshed = Les cartes bonus de l’étalage sont remplacées.
merkator-event-uncovered = Sur sa pile, maintenant : { $card }.
merkator-event-reformed = Les contrats vendus de valeur { $value } forment de nouveau une pile.
merkator-event-travelled = voyage : { $place }
merkator-event-took = prend { merkator-amount }
merkator-event-bonus = reçoit { merkator-amount } pour une carte bonus
merkator-event-grew = { $place } a maintenant { merkator-cubes }.
merkator-event-paid-time = paie { merkator-counters }
merkator-event-took-time = prend { merkator-counters }
merkator-event-lapsed = ne trouve plus de marqueurs : { $count } sont perdus
merkator-event-turned = Le dernier marqueur de la rangée { $row } montre { $letter }.
merkator-event-kept = garde la lettre : { $letter }
merkator-event-lost = perd { merkator-amount }
merkator-event-lost-tile = perd plutôt le cube de la tuile ({ $place })
merkator-event-refilled = L’échelle temporelle est retournée et remplie : { merkator-counters }.
merkator-event-left-out = garde { $good }
merkator-event-exchanged-counters = échange { merkator-counters } contre { $good }
merkator-event-exchanged-stock = échange { $count }× { $paid } contre { $good }
merkator-event-exchanged-tile = échange { $count }× { $paid }, dont un de la tuile, contre { $good }
merkator-event-delivered = livre { merkator-amount }
merkator-event-delivered-tile = livre le cube de la tuile comme { $good }
merkator-event-fulfilled = honore : { $card }
merkator-event-rewarded = reçoit : { $card }
merkator-event-reward-sold = vend aussitôt : { $card }, { merkator-coins }
merkator-event-uncovered-sold = vend la carte de la pile : { $card }, { merkator-coins }
merkator-event-unrewarded = ne reçoit pas de contrat : il n’y en a plus
merkator-event-joined = co-voyage pour { merkator-counters }
merkator-event-declined = ne co-voyage pas
merkator-event-stored = range un cube de la tuile comme { $good }
merkator-event-ending-peace = La paix de Westphalie ! Chacun joue encore un tour.
merkator-event-ending-counters = Le dernier marqueur est pris : chacun joue encore un tour.
merkator-event-ending-turns = C’est le dernier tour.
merkator-event-ending-stop = La limite de sécurité est atteinte : chacun joue encore un tour.
merkator-event-turn-began = commence le tour { $turn }
merkator-event-turn-ended = termine son tour
merkator-event-game-over = La partie est finie.

## Éditions, plateaux, options

merkator-preset-standard = la partie normale
merkator-preset-long = la partie longue : les deux côtés de l’échelle temporelle, un début modeste
merkator-preset-solo = seul : 17 tours pour autant de points que possible
merkator-board-merkator = l’Europe autour de Hambourg

merkator-option-data = Les données avec lesquelles on joue : lieux, cartes, nombres.
    .light = celles du paquet : on monte jusqu’aux contrats les plus élevés
    .standard = la première reconstitution du paquet : les contrats élevés demandent plus, l’échelle temporelle est plus courte
merkator-option-variant-long = Partie longue : l’échelle temporelle sert des deux côtés, et chacun commence avec moins (variante 1).
    .on = avec la partie longue
    .off = la longueur normale
merkator-option-variant-two_players = Si l’on co-voyage à deux (variante 2).
    .on = à deux, personne ne co-voyage
    .off = on co-voyage à deux comme à plusieurs
merkator-option-variant-hand_card = Chacun peut avoir une carte en main (variante 3).
    .on = avec une carte en main
    .off = sans
merkator-option-variant-no_goods_loss = Moins de hasard : les marqueurs sont pris sans être retournés, et aucune marchandise n’est perdue (variante 4).
    .on = rien n’est perdu
    .off = les lettres des marqueurs coûtent des marchandises
merkator-option-variant-more_money = Plus d’argent : après avoir investi, on garde toute somme (variante 5).
    .on = sans limite
    .off = on garde 15 pièces au plus
merkator-option-variant-bonus_on_purchase = Cartes bonus renforcées : l’achat donne aussitôt un cube de la marchandise (variante 6).
    .on = un cube aussitôt
    .off = seulement dès le prochain voyage
merkator-option-variant-sell_new_contract = Quel contrat peut être vendu aussitôt pour sa valeur (variante 7).
    .off = aucun
    .reward = la récompense, au lieu de la prendre
    .uncovered = celui que la récompense découvre
merkator-option-fulfil-fresh = Si un contrat reçu dans ce tour peut y être honoré.
    .allowed = il le peut
    .next-turn = il attend un tour suivant
merkator-option-coins-excess = Ce que deviennent les pièces au-delà de 15 après l’investissement.
    .forfeit = elles sont perdues
    .must-buy = il faut acheter tant qu’une carte de l’étalage est payable
merkator-option-pile-reform = Quand les contrats vendus d’une pile vide sont mélangés.
    .on-demand = quand une récompense doit y être tirée
    .at-once = dès qu’il y en a
merkator-option-peace-sellable = Si la paix de Westphalie peut être vendue.
    .no = elle reste
    .yes = oui, pour 14 pièces
merkator-option-supply-free_moves = Quand les cubes de la tuile de fourniture peuvent être rangés.
    .on = à chaque décision de leur propriétaire
    .off = quand ils sont livrés, échangés, perdus ou comptés
merkator-option-safety-max_turns_each = Un arrêt pour les parties sans fin : après tant de tours d’un joueur la dernière manche commence ; 0, aucun.

## Les règles en une phrase

merkator-hint-invest = Investir : vendre des contrats pour leur valeur et acheter des cartes de l’étalage, dans n’importe quel ordre ; avec six contrats ou plus il faut en vendre jusqu’à cinq, et les pièces au-delà de 15 sont perdues (MK-5.1 à MK-5.5).
merkator-hint-hand-in = Seul, on paie avec des contrats : leurs valeurs doivent atteindre le prix, on ne rend pas la monnaie, et un contrat reste (MK-12.5).
merkator-hint-travel = Voyagez vers tout lieu dont vous pouvez payer les marqueurs. Dans un lieu principal vous prenez tous les cubes, puis les lieux reliés en reçoivent un ; dans un lieu secondaire, chaque lieu principal qui en a assez en reçoit un (MK-6.1, MK-6.3).
merkator-hint-split = Les cubes deviennent les deux marchandises du lieu : à partir de deux, chacune en reçoit au moins un (MK-6.2.1).
merkator-hint-reflip = Le dernier marqueur d’une rangée est retourné. Si sa lettre est simple, vous pouvez retourner plutôt le dernier de la rangée suivante : sa lettre compte alors, quelle qu’elle soit (MK-6.5.2, MK-6.5.3).
merkator-hint-loss = Chacun rend un cube de la colonne, deux si la lettre est double ; un cube de la tuile de la bonne couleur peut le remplacer (MK-6.5.5, MK-6.5.6).
merkator-hint-fulfil = Un contrat de ce lieu peut être honoré une fois par tour ; il reste à vous, et vous recevez le contrat du dessus de la valeur suivante (MK-7.1, MK-7.4).
merkator-hint-leave = Une demande de marchandises différentes prend un cube de chacune ; vous choisissez lesquelles (MK-7.6.1).
merkator-hint-exchange = 4 marqueurs, ou 4 cubes d’une marchandise, valent 1 cube que le contrat demande (MK-7.3.1).
merkator-hint-tile = Un cube de la tuile de fourniture peut être livré comme l’une des deux marchandises de sa couleur (MK-7.2.1).
merkator-hint-reward = La récompense est la carte du dessus de la pile suivante ; avec cette variante elle peut être vendue aussitôt (MK-7.4.1, MK-13.7).
merkator-hint-uncovered = La carte qui se trouvait sous la récompense peut être défaussée pour sa valeur en pièces ; sinon elle reste sur sa pile (MK-7.4.3, MK-13.7).
merkator-hint-join = Co-voyager coûte 1 marqueur dans un lieu principal, 2 dans un lieu secondaire. Vous recevez 1 marchandise par carte bonus du lieu et pouvez y honorer des contrats (MK-8.1, MK-8.2).
merkator-hint-store = Avant le décompte chaque cube de la tuile va dans l’un de ses deux dépôts (MK-9.4).
merkator-hint-end = Quand quelqu’un reçoit la paix, ou que le dernier marqueur de l’échelle est pris, chacun joue encore un tour (MK-10.1, MK-10.3).
merkator-hint-end-solo = Seul, vous avez 17 tours ; les contrats de valeur 8 et plus apparaissent un par tour (MK-12.1, MK-12.7).
merkator-hint-score = À la fin : vos cinq meilleurs contrats comptent en entier, les autres pour moitié, puis les bâtiments (MK-11.1, MK-11.2).

## Robots

merkator-bot-focused = voyage là où il peut honorer, vend l’inutile, grimpe vers les grands contrats
merkator-bot-random = chaque choix permis est également probable

## Dans le terminal

merkator-help-board = Sur la carte : numéro, lieu, cubes qui s’y trouvent, ses deux marchandises avec ce que vous en avez, et le temps : + marqueurs gagnés, - payés. { $active } est le Merkator. Les lieux secondaires montrent à partir de combien de cubes un lieu principal en reçoit un de plus. { $full } marqueur sur l’échelle, { $empty } pris.
merkator-screen-places = Lieux
merkator-screen-offers = Étalage
merkator-screen-contracts = Contrats
merkator-screen-office = Vos dépôts
merkator-screen-tile = Tuile
merkator-screen-can = honorable
merkator-screen-lacks = il manque : { $goods }
merkator-screen-lacks-some = il en manque { $count } parmi : { $goods }
merkator-screen-lacks-kinds = il manque { $count ->
    [1] encore une marchandise
   *[other] encore { $count } marchandises
}
merkator-desk-coins = Pièces
merkator-desk-counters = Temps
merkator-desk-goods = Stock
merkator-desk-tile = Tuile
merkator-desk-contracts = Contrats
merkator-desk-bonus = Bonus
merkator-desk-buildings = Bâtiments
merkator-race-title = Fin à
merkator-race-counters = { $count ->
    [0] plus de marqueur sur l’échelle
    [one] { $count } marqueur sur l’échelle
   *[other] { $count } marqueurs sur l’échelle
}
merkator-race-turns = tour { $turn } sur { $most }
merkator-race-best = plus grand contrat { $best } sur 10
merkator-race-final = dernière manche
merkator-ask-place = { $kind } : { $count } sont possibles. Tapez un numéro de la carte ou un lieu ; « liste » les montre tous.
merkator-welcome-title = Bienvenue à Merkator !
merkator-welcome-1 = À chaque tour : investir si vous voulez, voyager, prendre les marchandises du lieu, y honorer des contrats.
merkator-welcome-2 = Un contrat honoré reste à vous et en amène un de la valeur suivante. Vos cinq meilleurs comptent en entier à la fin.
merkator-welcome-3 = Les lieux proches donnent des marqueurs temporels, les lointains en coûtent. Quatre marqueurs, ou quatre cubes d’une marchandise, valent n’importe quel cube qui manque.
merkator-welcome-4 = Les contrats se vendent : pour des cartes bonus, qui donnent des marchandises en voyage, et des bâtiments, qui donnent des points.
merkator-welcome-5 = Tapez un numéro pour choisir ; « aide » explique les signes, « règles » les règles, « annuler » reprend un choix.

## À la table dans le navigateur

merkator-table-waits-invest = { $who } a la main et investit.
merkator-table-waits-hand-in = { $who } paie avec des contrats.
merkator-table-waits-travel = { $who } choisit sa destination.
merkator-table-waits-split = { $who } répartit les marchandises : { $place }.
merkator-table-waits-reflip = { $who } décide de la lettre : { $letter }.
merkator-table-waits-loss = { $who } rend des marchandises de la colonne { $column }.
merkator-table-waits-fulfil = { $who } peut honorer des contrats : { $place }.
merkator-table-waits-leave = { $who } choisit les marchandises à livrer.
merkator-table-waits-exchange = { $who } livre et peut échanger.
merkator-table-waits-tile = { $who } livre depuis la tuile de fourniture.
merkator-table-waits-reward = { $who } peut vendre le nouveau contrat.
merkator-table-waits-uncovered = { $who } peut vendre le contrat à présent visible.
merkator-table-waits-join = { $who } peut co-voyager : { $place }.
merkator-table-waits-store = { $who } range les derniers cubes.
merkator-gain-contract = honore : { $card }
merkator-gain-goods = apporte { $goods }
merkator-gain-none = n’apporte rien ici
merkator-table-confirm-must = Les pièces au-delà de { $limit } seraient perdues : { $lost }.
merkator-table-confirm-sell = Un contrat vendu est parti, et avec lui son lieu et ses points.
merkator-table-confirm-discard = Un contrat défaussé ne rapporte rien.
merkator-table-ends = À quelle distance est la fin
merkator-table-end-counters = { $left ->
    [0] aucun marqueur sur l’échelle
    [one] { $left } marqueur sur l’échelle
   *[other] { $left } marqueurs sur l’échelle
}
merkator-table-end-turns = tour { $turn } sur { $most }
merkator-table-end-best = plus grand contrat : { $best }
merkator-table-end-peace = { $taken ->
    [yes] la paix est conclue
   *[no] la paix attend
}
merkator-table-final = dernière manche
merkator-table-office = Comptoir
merkator-table-column = Colonne { $letter }
merkator-table-contracts = Contrats
merkator-table-cards = Cartes
merkator-table-light = Éclairer les lieux des contrats de { $who }
merkator-table-place-own = à vous : { $contracts }
merkator-table-contract-state = { $card } ({ $state })
merkator-table-place-in-reach = { $place } ; vous pouvez la payer
merkator-table-met = honoré dans ce tour
merkator-table-ready = honorable maintenant
merkator-table-place-main = { $place }, { merkator-cubes }, { $goods }, temps { $time }
merkator-table-place-minor = { $place }, lieu secondaire, à partir de { $threshold } cubes, temps { $time }
merkator-table-place-pile = Contrats de valeur { $value } : { $count ->
    [0] aucun
   *[other] { $count }, dessus : { $card }
}
merkator-table-place-card = { $card }, coûte { $cost }
merkator-table-place-good = Dépôt { $good } : { $count }
merkator-table-place-tile = Tuile de fourniture : cube, { $place }
merkator-table-place-counters = Vos marqueurs temporels
merkator-table-place-hand = Votre carte en main
merkator-table-place-chart = Échelle temporelle : { $count ->
    [0] plus de marqueur
    [one] encore { $count } marqueur
   *[other] encore { $count } marqueurs
}
merkator-table-key-fulfil = honorer un contrat

merkator-table-level-0 = Portefaix
merkator-table-level-1 = Apprenti
merkator-table-level-2 = Commis
merkator-table-level-3 = Facteur
merkator-table-level-4 = Marchand
merkator-table-level-5 = Échevin
merkator-table-level-6 = Maison de renom
merkator-module-variant-long = partie longue
merkator-module-variant-two_players = co-voyage à deux
merkator-module-variant-hand_card = une carte en main
merkator-module-variant-no_goods_loss = sans perte de marchandises
merkator-module-variant-more_money = plus d’argent
merkator-module-variant-bonus_on_purchase = cartes bonus renforcées
merkator-module-variant-sell_new_contract = vente de nouveaux contrats
