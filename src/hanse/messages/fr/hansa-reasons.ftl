### Ce que répondent les lieux : pourquoi on ne peut rien y décider maintenant, et les lignes de leurs cartes.
### Les arguments sont déjà des mots dans la langue du lecteur ; les nombres restent des nombres.

## Pourquoi on ne peut pas décider

hansa-why-closed = Personne ne place de comptoir avant le premier tour : { $port } (HA-3.2).
hansa-why-settled = Vous y avez déjà des comptoirs : { $posts } (HA-3.2).
hansa-why-thalers = Prix : { $needs } ; vous avez { $has } thaler(s) (HA-7.5).
hansa-why-lies-here = Le navire est ici.
hansa-why-no-way = Aucune voie ne mène de { $from } à { $port } (HA-6.4).
hansa-why-ship-elsewhere = Le navire est à { $port } : on n’achète que là (HA-6.1).
hansa-why-empty = L’entrepôt est vide (HA-7.9).
hansa-why-used = L’action de cette escale est faite : naviguez ou finissez votre tour (HA-6.2).
hansa-why-reserve = Vous n’avez plus de comptoir à installer (HA-8.3).
hansa-why-no-post = { $port } ne vous paie rien : vous n’y avez pas de comptoir (HA-9.1).
hansa-why-no-token = Vous n’avez pas cela : { $token }.
hansa-why-too-few = { $colour } ne rapporte rien maintenant : vous en avez { $has }, une vente en demande { $needs } (HA-9.2).
hansa-why-by-token = Les jetons se choisissent un à un (HA-9.3).
hansa-why-by-colour = Dans cette partie une couleur se vend entière (HA-9.3).
hansa-why-all-chosen = Tous ceux-ci sont déjà choisis pour la vente.
hansa-why-unfinished = { $colour } : { $has } choisi(s), une vente en demande { $needs } (HA-9.2).
hansa-why-other-colour = On perd un jeton de la couleur vendue : { $colour } (HA-9.9).

## La carte d’un lieu

hansa-card-port = { $port } ({ $number })
hansa-card-ship = Le navire est ici
hansa-card-goods = Dans un entrepôt : { $token }
hansa-card-no-goods = Un entrepôt est vide
hansa-card-posts = { $owner } : { hansa-posts }
hansa-card-leader = Majorité : { $owner }, { $ahead } d’avance
hansa-card-no-leader = Pas de majorité : { $why ->
    [tie] égalité
   *[other] personne n’y est
}
hansa-card-price = Un jeton coûte { hansa-thalers } à la banque
hansa-card-price-leader = Un jeton coûte { hansa-thalers } à { $to }, pour qui c’est gratuit
hansa-card-worth = À la fin : { points } pour vous
hansa-card-worthless = À la fin rien pour vous : { points } avec un comptoir, { $alone } seul
hansa-card-sale = Une vente ici vous coûte un comptoir : il reste { hansa-posts }, puis pas de majorité
hansa-card-sale-leader = Une vente ici vous coûte un comptoir : il reste { hansa-posts }, puis majorité : { $owner }
hansa-card-ways = Le navire repart vers { $ports }
hansa-card-slot = Entrepôt de { $port }
hansa-card-token = { $token }
hansa-card-held = { $owner } : { $number }
hansa-card-uses = Installe { hansa-posts }, ou { points } une fois vendu ; ouvert jusqu’à la fin : { $open }
hansa-card-colour = { $colour }
hansa-card-holders = Ont cette couleur ouverte et en perdent un si un autre vend : { $owners }

## Le tableau des ports : les têtes de ses colonnes

hansa-overview-port = Ports
hansa-overview-goods = Entrepôts
hansa-overview-posts = Comptoirs
hansa-overview-leader = Majorité et prix
hansa-overview-sale = Une vente
hansa-overview-ways = Voies
