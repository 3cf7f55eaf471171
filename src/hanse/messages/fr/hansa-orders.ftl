### Les consignes : les sortes de décisions pour lesquelles on peut en laisser, et ce qu’on peut souhaiter.

hansa-order-loss = Quand je perds un jeton par la vente d’un autre
hansa-order-loss-lose = un jeton à { $barrels ->
    [one] 1 tonneau
   *[other] { $barrels } tonneaux
}
hansa-order-place = Avant le premier tour je place des comptoirs à
hansa-order-place-place = { $port }
hansa-order-refill = Les entrepôts vides
hansa-order-refill-refill = réapprovisionner
hansa-order-refill-decline = ne pas réapprovisionner
hansa-order-sale = Quand j’ai commencé une vente
hansa-order-sale-sell = vendre tout ce qui peut encore l’être
hansa-order-sale-done = la conclure
hansa-order-customs = Jetons en trop à la douane
hansa-order-customs-discard = un jeton à { $barrels ->
    [one] 1 tonneau
   *[other] { $barrels } tonneaux
}
hansa-order-customs-token = { $token }
hansa-order-visit = À la fin de mon tour
hansa-order-visit-used = le terminer après l’action dans un port
hansa-order-visit-end = le terminer quand rien d’autre n’est possible
