### Daueraufträge: für welche Entscheidungen es sie gibt, und was man sich wünschen kann.

merkator-order-join = Wenn andere reisen
merkator-order-join-gain = mitreisen, wenn es mir etwas bringt und höchstens { $price ->
    [one] 1 Zeitmarke
   *[other] { $price } Zeitmarken
} kostet
merkator-order-join-join = mitreisen, wenn es höchstens { $price ->
    [one] 1 Zeitmarke
   *[other] { $price } Zeitmarken
} kostet
merkator-order-join-moot = nicht mitreisen, wenn es nichts bringt
merkator-order-join-done = nicht mitreisen
merkator-order-loss = Wenn ich Waren verliere
merkator-order-loss-lose = { $good }
merkator-order-loss-lose-tile = Tafelwürfel { $place }
merkator-order-reflip = Wenn ein einfacher Buchstabe aufgedeckt wird
merkator-order-reflip-keep = ihn behalten
merkator-order-reflip-turn-next = die letzte Zeitmarke der nächsten Reihe umdrehen
merkator-order-reward = Ein Vertrag als Belohnung
merkator-order-reward-take-reward = ihn nehmen
merkator-order-reward-sell-reward = ihn gleich verkaufen
merkator-order-store = Am Ende wird ein Tafelwürfel eingelagert als
merkator-order-store-store = { $good }
merkator-order-fulfil = Verträge, die ich erfüllen kann
merkator-order-fulfil-fulfil = sie erfüllen
merkator-order-fulfil-done = keinen mehr erfüllen
merkator-order-invest = Investieren
merkator-order-invest-done = nicht investieren
merkator-order-travel = Ich reise nach
merkator-order-travel-travel = { $place }
