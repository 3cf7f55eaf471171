### Daueraufträge: für welche Entscheidungen es sie gibt, und was man sich wünschen kann.

hansa-order-loss = Wenn ich durch einen fremden Verkauf ein Plättchen verliere
hansa-order-loss-lose = eines mit { $barrels ->
    [one] 1 Fass
   *[other] { $barrels } Fässern
}
hansa-order-place = Vor dem ersten Zug setze ich Niederlassungen in
hansa-order-place-place = { $port }
hansa-order-refill = Leere Lager
hansa-order-refill-refill = auffüllen
hansa-order-refill-decline = nicht auffüllen
hansa-order-sale = Wenn ich einen Verkauf begonnen habe
hansa-order-sale-sell = verkaufen, was sonst noch geht
hansa-order-sale-done = ihn abschließen
hansa-order-customs = Überzählige Plättchen beim Zoll
hansa-order-customs-discard = eines mit { $barrels ->
    [one] 1 Fass
   *[other] { $barrels } Fässern
}
hansa-order-customs-token = { $token }
hansa-order-visit = Am Ende meines Zuges
hansa-order-visit-used = ihn nach der Aktion in einem Hafen beenden
hansa-order-visit-end = ihn beenden, wenn sonst nichts mehr geht
