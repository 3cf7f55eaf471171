### Standing orders: the kinds of decisions for which they can be left, and what can be wished for.

merkator-order-join = When others travel
merkator-order-join-gain = join if it gains me something and costs at most { $price ->
    [one] 1 counter
   *[other] { $price } counters
}
merkator-order-join-join = join if it costs at most { $price ->
    [one] 1 counter
   *[other] { $price } counters
}
merkator-order-join-moot = do not join if it gains nothing
merkator-order-join-done = do not join
merkator-order-loss = When I lose goods
merkator-order-loss-lose = { $good }
merkator-order-loss-lose-tile = the tile cube of { $place }
merkator-order-reflip = When a single letter is turned up
merkator-order-reflip-keep = keep it
merkator-order-reflip-turn-next = turn the last counter of the next row
merkator-order-reward = A contract as a reward
merkator-order-reward-take-reward = take it
merkator-order-reward-sell-reward = sell it at once
merkator-order-store = At the end a tile cube is stored as
merkator-order-store-store = { $good }
merkator-order-fulfil = Contracts that I can fulfil
merkator-order-fulfil-fulfil = fulfil them
merkator-order-fulfil-done = fulfil no more
merkator-order-invest = Investing
merkator-order-invest-done = do not invest
merkator-order-travel = I travel to
merkator-order-travel-travel = { $place }
