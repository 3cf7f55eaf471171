### Ce que répondent les lieux : pourquoi on ne peut rien y décider maintenant, et les lignes de leurs cartes.
### Les arguments sont déjà des mots dans la langue du lecteur ; les nombres restent des nombres.

## Pourquoi on ne peut pas décider

merkator-why-counters = Il faut { $needs } marqueurs ; vous en avez { $has } (MK-6.1.1, MK-7.3.1).
merkator-why-split = Entre { $least } et { $most } cubes deviennent la première marchandise (MK-6.2.1).
merkator-why-not-yours = Pas à vous : { $card }.
merkator-why-peace = La paix de Westphalie ne s’honore, ne se vend ni ne se donne (MK-7.1.1, MK-5.3).
merkator-why-met = Déjà honoré ce tour-ci (MK-7.1.1).
merkator-why-fresh = Reçu ce tour-ci : il attend le prochain (MK-7.4.2).
merkator-why-lacks = Impossible à payer : il manque { $cubes }, tuile et échanges compris (MK-7.2).
merkator-why-elsewhere = Payable : il faut que le pion vienne ici : { $place } (MK-7.1.1).
merkator-why-last-contract = Votre dernier contrat reste à vous (MK-5.3).
merkator-why-no-surplus = On défausse au-delà de { $needs } contrats ; vous en avez { $has } (MK-12.5).
merkator-why-too-many = Vous avez { $has } contrats : vendez d’abord jusqu’à { $needs } (MK-5.2).
merkator-why-must-buy = Vous avez { $has } pièces, plus que { $needs }, et pouvez acheter : achetez d’abord (MK-5.5).
merkator-why-alone = Seul, on ne vend pas : les contrats servent de monnaie (MK-12.5).
merkator-why-not-open = Pas à l’étalage : { $card } (MK-5.6).
merkator-why-coins = Coûte { $needs } pièces ; vous en avez { $has } (MK-5.4).
merkator-why-contracts = Coûte des contrats valant { $needs } ; les vôtres font { $has }, un doit rester (MK-12.5).
merkator-why-price = Il faut encore remettre { $needs } (MK-12.5).
merkator-why-price-out = Avec celui-ci le prix n’est plus atteignable : il manque { $needs } (MK-12.5).
merkator-why-only-card = On ne peut vendre maintenant que : { $card } (MK-13.7).
merkator-why-no-hand-card = Dans cette partie on ne prend pas de carte en main (MK-13.3).
merkator-why-hand-full = Vous tenez déjà une carte : { $card } (MK-13.3).
merkator-why-hand-empty = Vous ne tenez pas de carte (MK-13.3).
merkator-why-hand-new = La carte en main a été prise ce tour-ci (MK-13.3).
merkator-why-hand-other = Pas ainsi avec la carte en main : { $card } (MK-13.3).
merkator-why-other-column = La colonne { $column } est touchée (MK-6.5.5).
merkator-why-no-stock = Votre dépôt n’en a pas : { $good }.
merkator-why-stock = Demande { $needs } : { $good } ; votre dépôt en a { $has } (MK-7.3.1).
merkator-why-no-tile = Votre tuile n’a plus de cube : { $place } (MK-7.2.1).
merkator-why-other-tile = Il s’agit maintenant du cube : { $place } (MK-7.2.1).
merkator-why-left-out = Déjà laissé : { $good } (MK-7.6.1).
merkator-why-not-wanted = Le contrat n’en demande plus : { $good } (MK-7.3.1).
merkator-why-needed = Sans cela le contrat ne pourrait plus être payé (MK-7.2.4).
merkator-why-still-lacking = Dépôts et tuile ne suffisent pas encore : échangez (MK-7.2.4).

## La carte d’un lieu

merkator-card-place = { $place }
merkator-card-pawn-here = Le pion est ici
merkator-card-cubes = { $cubes ->
    [0] Aucun cube
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} : { $goods }
merkator-card-links = Un voyage ici fait croître : { $places }
merkator-card-threshold = Un voyage ici fait croître tout lieu principal d’au moins { $needs } cubes
merkator-card-takes-time = Le voyage coûte { $counters ->
    [one] { $counters } marqueur
   *[other] { $counters } marqueurs
}
merkator-card-gives-time = Le voyage donne { $counters ->
    [one] { $counters } marqueur
   *[other] { $counters } marqueurs
}
merkator-card-contract-met = À vous : { $card }, honoré ce tour-ci
merkator-card-contract-lacks = À vous : { $card } ; { $lack }
merkator-card-contract-payable = À vous : { $card }, payable
merkator-card-bonus-there = Votre carte bonus : { $active } à votre voyage, { $join } en co-voyage : { $good }
merkator-card-card = { $card }
merkator-card-owned = Chez { $owner }
merkator-card-in-hand = En main chez { $owner }
merkator-card-open = À l’étalage
merkator-card-discarded = Défaussé
merkator-card-on-pile = Au-dessus de sa pile
merkator-card-costs = Coûte { $coins }
merkator-card-in-reach = Vous pouvez la payer
merkator-card-demands = Demande { $demand } ; valeur { $value }
merkator-card-worth = Maintenant pour { $owner } : { $halves }
merkator-card-hand = Cartes en main
merkator-card-holds = { $owner } : { $card }
merkator-card-counters = Marqueurs temporels
merkator-card-has-counters = { $owner } : { $has }
merkator-card-good = { $good }
merkator-card-comes-from = De { $place } ; colonne { $column }
merkator-card-stores = { $owner } : { $cubes }
merkator-card-tile = Un cube de la tuile de fourniture : { $goods }
merkator-card-tile-owners = Encore chez { $owners }
merkator-card-tile-gone = Personne ne l’a plus

## Le tableau des lieux : les têtes de ses colonnes

merkator-overview-place = Lieux
merkator-overview-card = Cartes
merkator-overview-where = Où
merkator-overview-terms = Prix ou demande
merkator-overview-worth = Valeur
merkator-overview-goods = Marchandises
merkator-overview-trip = Le voyage
merkator-overview-own = À vous
