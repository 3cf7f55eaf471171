### Hansa (2004), pour le terminal comme pour le navigateur.
###
### Les arguments sont déjà des mots dans la langue du lecteur : $who, $leader et $owner sont des places ; $token est un
### jeton marchandise avec son article et ses tonneaux (voir hansa-token) ; $port est le nom d'un port.
### Un événement qui a une place est un prédicat : il suit le nom de la place (« Bleu navigue … »).

hansa-game = Hansa
    .about = Un seul navire pour tous, neuf ports de la Baltique : acheter, installer des comptoirs, vendre.

## Marchandises, argent, comptoirs

hansa-good-orange = orange
    .a = un jeton orange
    .many = jetons orange
    .short = Or
hansa-good-brown = marron
    .a = un jeton marron
    .many = jetons marron
    .short = Ma
hansa-good-red = rouge
    .a = un jeton rouge
    .many = jetons rouges
    .short = Ro
hansa-good-green = vert
    .a = un jeton vert
    .many = jetons verts
    .short = Ve
hansa-good-blue = bleu
    .a = un jeton bleu
    .many = jetons bleus
    .short = Bl
hansa-good-pink = rose
    .a = un jeton rose
    .many = jetons roses
    .short = Rs
hansa-token = { $number ->
    [one] { $a } à { $barrels ->
        [one] 1 tonneau
       *[other] { $barrels } tonneaux
    }
   *[other] { $number } { $many } à { $barrels ->
        [one] 1 tonneau
       *[other] { $barrels } tonneaux
    }
}
hansa-barrels = { $barrels ->
    [one] 1 tonneau
   *[other] { $barrels } tonneaux
}
hansa-thalers = { $thalers ->
    [one] { $thalers } thaler
   *[other] { $thalers } thalers
}
hansa-posts = { $posts ->
    [one] { $posts } comptoir
   *[other] { $posts } comptoirs
}
hansa-name-copenhagen = Copenhague
hansa-name-danzig = Dantzig
hansa-bank = la banque

## Ce que l'on peut choisir : les genres

hansa-group-place = placer
    .about = mettre vos premiers comptoirs dans un port
hansa-group-refill = réapprovisionner
    .about = remplir tous les entrepôts vides avec les piles
hansa-group-decline = laisser
    .about = laisser les entrepôts vides pour ce tour
hansa-group-buy = acheter
    .about = prendre un jeton dans un entrepôt du port où est le navire
hansa-group-install = installer
    .about = défausser un jeton visible pour autant de comptoirs qu’il a de tonneaux
hansa-group-sell = vendre
    .about = vendre au moins deux jetons d’une couleur ; un comptoir revient dans votre réserve
hansa-group-sell-all = vendre tout
    .about = vendre tous les jetons d’une couleur ; un comptoir revient dans votre réserve
hansa-group-done = conclure
    .about = conclure la vente de ce que vous avez choisi
hansa-group-sail = naviguer
    .about = mener le navire au port suivant en suivant une flèche
hansa-group-lose = perdre
    .about = choisir le jeton que vous coûte la vente d’un autre joueur
hansa-group-discard = défausser
    .about = choisir un jeton que prennent les douanes
hansa-group-end = fin du tour
    .about = douanes : ce qui dépasse 3 thalers et 3 jetons visibles est perdu

## Ce que l'on peut choisir : chaque choix

hansa-choice-place = Placer des comptoirs : { $port }
hansa-choice-refill = Réapprovisionner { $count ->
    [one] { $count } entrepôt
   *[other] { $count } entrepôts
} pour { hansa-thalers }
hansa-choice-decline = Ne pas réapprovisionner
hansa-choice-buy-free = Acheter { $token } : gratuit, vous avez la majorité ({ $port })
hansa-choice-buy-leader = Acheter { $token } pour { hansa-thalers } versé à { $leader }
hansa-choice-buy-bank = Acheter { $token } pour { hansa-thalers } versé à la banque
hansa-choice-install = Installer { hansa-posts } contre { $token } ({ $port })
hansa-choice-sell = Vendre { $token } : { points } à la fin
hansa-choice-sell-more = Vendre aussi { $token } : { points } à la fin
hansa-choice-sell-all = Vendre tous les { $many } : { points } à la fin
hansa-choice-done = Conclure la vente : { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}, { points } à la fin
hansa-choice-sail = Naviguer vers { $port } pour { hansa-thalers }
hansa-choice-sail-land = Aller par terre à { $port } pour { hansa-thalers }
hansa-choice-lose = Perdre { $token }
hansa-choice-discard = Défausser { $token }
hansa-choice-end = Terminer votre tour

## Ce qui est demandé

hansa-prompt-place = Dans quel port placez-vous deux comptoirs ? (paire { $pair } sur 3)
hansa-prompt-refill = Vous avez { hansa-thalers }. Réapprovisionner les entrepôts vides ?
hansa-prompt-visit = { $used ->
    [yes] { $port } : l’action de cette visite est faite. Vous avez { hansa-thalers }.
   *[no] Le navire est à { $port }, vous avez { hansa-thalers }.
}
hansa-prompt-sale = Vente à { $port } : que vendez-vous encore ?
hansa-prompt-loss = { $who } vend (couleur : { $good }). Quel jeton perdez-vous ?
hansa-prompt-customs = Douanes : { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} de trop. Lequel défaussez-vous ?

## Ce qui s'est passé

hansa-event-turn-began = commence son tour et reçoit { hansa-thalers }
hansa-event-turn-ended = termine son tour
hansa-event-placed = place { hansa-posts } ({ $port })
hansa-event-refilled = réapprovisionne { $count ->
    [one] { $count } entrepôt
   *[other] { $count } entrepôts
} pour { hansa-thalers }
hansa-event-drawn = { $port } : { $good } { $barrels }
hansa-event-declined = ne réapprovisionne pas
hansa-event-sailed = navigue vers { $port }
hansa-event-bought-free = achète { $token } gratuitement ({ $port })
hansa-event-bought-leader = achète { $token } ({ $port }) et paie { hansa-thalers } à { $leader }
hansa-event-bought-bank = achète { $token } pour { hansa-thalers } ({ $port })
hansa-event-installed = installe { hansa-posts } contre { $token } ({ $port })
hansa-event-post-returned = reprend 1 comptoir ({ $port })
hansa-event-sold = vend { $token } ({ $port })
hansa-event-lost = perd { $token }
hansa-event-customs = paie { hansa-thalers } aux douanes
hansa-event-discarded = défausse { $token } aux douanes
hansa-event-ending-last-stack = La dernière pile est entamée : la partie se termine avec cette manche.
hansa-event-ending-idle = Aucun jeton n’a bougé depuis trop longtemps : la partie s’arrête.
hansa-event-game-over = La partie est terminée.

## La fin et le score

hansa-end-last-stack = la dernière pile entamée
hansa-end-idle = trop de manches sans mouvement
hansa-tiebreak = le plus de comptoirs dans les ports, puis tous ceux qui restent à égalité

hansa-category-open = Jetons visibles
    .short = Visibles
hansa-category-sold = Jetons vendus
    .short = Vendus
hansa-category-ports = Ports partagés
    .short = Ports
hansa-category-monopolies = Monopoles
    .short = Seul

## Éditions, plateaux, options

hansa-preset-hansa2004 = le jeu de 2004
hansa-board-hansa = la Baltique

hansa-option-thaler_bank_is_limit = Si les 22 thalers de la boîte sont une limite.
    .on = oui : une banque vide ne paie plus
    .off = non : il y en a toujours assez
hansa-option-sale-partial = Si une couleur peut être vendue en partie.
    .on = oui : deux jetons ou plus, les autres restent visibles
    .off = non : une couleur est vendue entièrement
hansa-option-limits-idle_rounds = Après combien de manches sans mouvement de jeton la partie s’arrête ; 0 : jamais.
hansa-option-sold-visible = Si les jetons vendus sont montrés à tous.
    .on = oui : tous ont été visibles auparavant
    .off = non : seulement leur nombre
hansa-option-setup-colours_aside = Quelles couleurs sont écartées : deux à 2 joueurs, une à 3, aucune à 4.
    .random = tirées au sort
    .orange = orange
    .brown = marron
    .red = rouge
    .green = vert
    .blue = bleu
    .pink = rose
hansa-option-data = Quelles données du plateau sont jouées : les nôtres, ou celles d’un fichier corrigé.
    .standard = les nôtres
hansa-option-setup-first_player = Qui commence.
    .random = tiré au sort

## Le dessin

hansa-drawing-about = La Baltique avec neuf ports, leurs entrepôts, les voies avec leur sens, et cinq piles d’approvisionnement.
hansa-drawing-seat = place
hansa-drawing-port = port
hansa-drawing-warehouse = entrepôt
hansa-drawing-empty = vide
hansa-drawing-sea-route = voie maritime
hansa-drawing-land-route = voie terrestre
hansa-drawing-to = vers
hansa-drawing-stack = pile d’approvisionnement
hansa-drawing-last-stack = dernière pile
hansa-drawing-ship = navire
hansa-drawing-posts = comptoirs
hansa-drawing-leader = majorité
hansa-drawing-purse = bourse
hansa-drawing-reserve = réserve
hansa-drawing-open = visibles
hansa-drawing-sold = vendus
hansa-drawing-barrels = tonneaux
hansa-drawing-points = points
hansa-drawing-decides = décide
hansa-drawing-aside = hors jeu

## Les règles en une phrase

hansa-hint-place = Trois fois, dans l’ordre du tour, chacun met deux comptoirs dans un port où il n’en a pas encore ; Copenhague est exclue (HA-3.1, HA-3.2).
hansa-hint-refill = Pour 1 thaler, tous les entrepôts vides sont remplis avec la première pile non vide ; c’est possible maintenant seulement, avant le reste du tour (HA-5.2 à HA-5.4).
hansa-hint-visit = Une action par visite du navire : acheter, installer ou vendre. Naviguer n’est pas une action, et chaque arrivée ouvre une nouvelle visite, même dans un port déjà visité (HA-6.2 à HA-6.6).
hansa-hint-buy = Acheter : un jeton coûte 1 thaler, payé à qui a la majorité des comptoirs du port, ou à la banque si personne ne l’a ; avec la majorité on achète gratuitement (HA-7.2 à HA-7.4).
hansa-hint-install = Installer : un jeton visible quitte le jeu, et autant de comptoirs qu’il a de tonneaux arrivent dans le port (HA-8.1).
hansa-hint-sell = Vendre : avec un comptoir dans le port, deux jetons ou plus d’une couleur, autant de couleurs que l’on veut ; un comptoir revient, et chacun des autres perd un jeton visible de chaque couleur vendue (HA-9.1 à HA-9.9).
hansa-hint-sail = Naviguer : 1 thaler par flèche, dans son sens seulement (HA-6.4).
hansa-hint-sale = Au moins deux jetons de chaque couleur vendue ; une vente coûte un seul comptoir, quoi que l’on vende (HA-9.2, HA-9.5).
hansa-hint-loss = Tous sauf le vendeur perdent un jeton visible de chaque couleur vendue ; son propriétaire choisit lequel (HA-9.9, HA-9.11).
hansa-hint-customs = À la fin de votre tour vous gardez au plus 3 thalers et 3 jetons visibles (HA-10.1, HA-10.2).
hansa-hint-end = Dès qu’un réapprovisionnement prend un jeton de la dernière pile, la manche est jouée jusqu’au bout et la partie est finie (HA-11.1 à HA-11.3).
hansa-hint-score = À la fin : 1 par jeton visible, 1 plus ses tonneaux par jeton vendu, 2 par port où vous êtes, 4 si vous y êtes seul (HA-12.1).

## Robots

hansa-bot-focused = assemble les couleurs, vend tôt, tient ses ports ; mène une partie à son terme
hansa-bot-random = chaque choix permis est aussi probable

## Dans le terminal

hansa-help-board = Sur le plateau : chaque port avec son numéro, les jetons de ses entrepôts, les comptoirs de chacun derrière sa marque (* a la majorité), ce qu’y coûte un jeton et qui est payé, et les ports où mènent ses flèches. { $active } marque le port où est le navire. Un jeton, c’est sa couleur et ses tonneaux : Or2 est orange à deux.
hansa-screen-ports = Ports
hansa-screen-warehouses = Entrepôts
hansa-screen-posts = Comptoirs
hansa-screen-price = Prix
hansa-price-free = gratuit
hansa-price-bank = { $thalers } banque
hansa-screen-routes = Flèches vers
hansa-desk-purse = Thalers
hansa-desk-reserve = Réserve
hansa-desk-open = Visibles
hansa-desk-sold = Vendus
hansa-desk-sold-count = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
hansa-race-title = Piles
hansa-race-left = { $count ->
    [0] la dernière pile vient ensuite
    [one] 1 jeton avant la dernière pile
   *[other] { $count } jetons avant la dernière pile
}
hansa-race-last = la dernière pile est entamée : c’est la dernière manche
hansa-race-bank = banque : { hansa-thalers }
hansa-race-aside = hors jeu : { $goods }
hansa-race-unseen = encore dans les piles
hansa-ask-place = { $kind } : { $count } ports sont possibles. Tapez un numéro du plateau ou un port ; « liste » les montre tous.
hansa-command-undo = annuler
    .about = reprendre votre dernier choix, sauf si des jetons ont été dévoilés depuis
hansa-undo-revealed = Non : des jetons ont été dévoilés depuis votre dernier choix, et ce qui a été vu reste vu.
hansa-welcome-title = Bienvenue dans Hansa !
hansa-welcome-1 = Un seul navire pour vous tous. Dans chaque port qu’il visite, vous pouvez faire une chose : acheter un jeton, installer des comptoirs, ou vendre.
hansa-welcome-2 = Acheter coûte un thaler : à qui a le plus de comptoirs dans le port, sinon à la banque ; si c’est vous, c’est gratuit.
hansa-welcome-3 = Un jeton devient autant de comptoirs qu’il a de tonneaux. Ou bien vous vendez au moins deux jetons d’une couleur là où vous avez un comptoir : cela rapporte le plus, et coûte à chacun des autres un jeton de la couleur.
hansa-welcome-4 = Vous recevez 3 thalers à chaque tour ; chaque flèche que suit le navire en coûte un. À la fin du tour vous gardez 3 thalers et 3 jetons visibles.
hansa-welcome-5 = Tapez un numéro pour choisir ; « aide » explique les signes, « règles » les règles, « annuler » reprend un choix.

## À la table dans le navigateur

hansa-table-waits-place = { $who } place des comptoirs.
hansa-table-waits-refill = { $who } décide s’il faut réapprovisionner.
hansa-table-waits-visit = C’est le tour de { $who } ; le navire est à { $port }.
hansa-table-waits-sale = { $who } vend à { $port }.
hansa-table-waits-loss = { $who } choisit le jeton à perdre.
hansa-table-waits-customs = { $who } passe les douanes.
hansa-cost-sail = { hansa-thalers }
hansa-table-confirm-end = { $tokens ->
    [0] { $thalers ->
        [one] Les douanes prennent { $thalers } thaler.
       *[other] Les douanes prennent { $thalers } thalers.
    }
    [one] { $thalers ->
        [0] Les douanes prennent 1 jeton.
        [one] Les douanes prennent 1 jeton et 1 thaler.
       *[other] Les douanes prennent 1 jeton et { $thalers } thalers.
    }
   *[other] { $thalers ->
        [0] Les douanes prennent { $tokens } jetons.
        [one] Les douanes prennent { $tokens } jetons et 1 thaler.
       *[other] Les douanes prennent { $tokens } jetons et { $thalers } thalers.
    }
}
hansa-table-confirm-last-post = C’est votre dernier comptoir à { $port } : vous n’y seriez plus.
hansa-table-confirm-short = Votre réserve est courte : seulement { hansa-posts } pour { hansa-barrels }.
hansa-table-effect-loss = Perdent un jeton de cette couleur : { $who }
hansa-table-effect-loss-none = Personne d’autre n’a cette couleur
hansa-table-effect-post = Un comptoir revient dans votre réserve : il reste { hansa-posts } à { $port } ; { $lead }
hansa-table-effect-leader = puis majorité : { $leader }
hansa-table-effect-leader-none = puis pas de majorité
hansa-table-purse = Bourse
hansa-table-reserve = Réserve
hansa-table-open = Visibles
hansa-table-sold = Vendus
hansa-table-none = aucun
hansa-table-leads = Majorité : { $ports }
hansa-table-leads-none = Aucune majorité
hansa-table-light = Éclairer les ports de { $who }
hansa-table-leads-by = { $port } +{ $ahead }
hansa-table-ends = À quelle distance est la fin
hansa-table-end-stack = { $left ->
    [0] La dernière pile vient ensuite
    [one] 1 jeton avant la dernière pile
   *[other] { $left } jetons avant la dernière pile
}
hansa-table-end-round = Dernière manche : { $left ->
    [0] c’est le dernier tour
    [one] encore 1 tour après celui-ci
   *[other] encore { $left } tours après celui-ci
}
hansa-table-end-over = La dernière pile a été entamée
hansa-table-bank = Banque : { hansa-thalers }
hansa-table-aside = Hors jeu : { $goods }
hansa-table-unseen = Encore dans les piles
hansa-table-place-port = { $port } : { $who }
hansa-table-place-port-nobody = personne n’y a de comptoir
hansa-table-place-leader = majorité : { $leader }, { $ahead } d’avance
hansa-table-place-leader-none = pas de majorité
hansa-table-place-slot = Entrepôt de { $port } : { $token }
hansa-table-place-slot-empty = Entrepôt de { $port }, vide
hansa-table-place-slot-price = { $place } ; { $price }
hansa-table-price-free = gratuit pour { $who }
hansa-table-price-bank = { hansa-thalers } à la banque
hansa-table-price-leader = { hansa-thalers } à { $leader }
hansa-table-place-route = { $kind ->
    [land] Voie terrestre de { $from } à { $port }
   *[sea] Voie maritime de { $from } à { $port }
}
hansa-table-place-stack = Pile d’approvisionnement { $number } : { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
hansa-table-place-ship = Le navire, à { $port }
hansa-table-key-install = installer des comptoirs
hansa-table-key-sell = vendre
