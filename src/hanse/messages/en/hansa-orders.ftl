### Standing orders: the kinds of decisions for which they can be left, and what can be wished for.

hansa-order-loss = When I lose a token to somebody’s sale
hansa-order-loss-lose = one with { $barrels ->
    [one] 1 barrel
   *[other] { $barrels } barrels
}
hansa-order-place = Before the first turn I place posts in
hansa-order-place-place = { $port }
hansa-order-refill = Empty warehouses
hansa-order-refill-refill = refill them
hansa-order-refill-decline = do not refill
hansa-order-sale = When I have begun a sale
hansa-order-sale-sell = sell whatever else can be sold
hansa-order-sale-done = conclude it
hansa-order-customs = Surplus tokens at customs
hansa-order-customs-discard = one with { $barrels ->
    [one] 1 barrel
   *[other] { $barrels } barrels
}
hansa-order-customs-token = { $token }
hansa-order-visit = At the end of my turn
hansa-order-visit-used = end it after the action in a port
hansa-order-visit-end = end it when nothing else can be done
