### Les consignes : les sortes de décisions pour lesquelles on peut en laisser, et ce qu’on peut souhaiter.

merkator-order-join = Quand les autres voyagent
merkator-order-join-gain = co-voyager si cela m’apporte quelque chose et coûte au plus { $price ->
    [one] { $price } marqueur
   *[other] { $price } marqueurs
}
merkator-order-join-join = co-voyager si cela coûte au plus { $price ->
    [one] { $price } marqueur
   *[other] { $price } marqueurs
}
merkator-order-join-moot = ne pas co-voyager si cela n’apporte rien
merkator-order-join-done = ne pas co-voyager
merkator-order-loss = Quand je perds des marchandises
merkator-order-loss-lose = { $good }
merkator-order-loss-lose-tile = le cube de la tuile ({ $place })
merkator-order-reflip = Quand une lettre simple est retournée
merkator-order-reflip-keep = la garder
merkator-order-reflip-turn-next = retourner le dernier marqueur de la rangée suivante
merkator-order-reward = Un contrat en récompense
merkator-order-reward-take-reward = le prendre
merkator-order-reward-sell-reward = le vendre aussitôt
merkator-order-store = À la fin, un cube de la tuile est rangé comme
merkator-order-store-store = { $good }
merkator-order-fulfil = Les contrats que je peux honorer
merkator-order-fulfil-fulfil = les honorer
merkator-order-fulfil-done = n’en honorer plus aucun
merkator-order-invest = Investir
merkator-order-invest-done = ne pas investir
merkator-order-travel = Je voyage à
merkator-order-travel-travel = { $place }
