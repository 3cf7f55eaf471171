### Standing orders: the kinds of decisions for which they can be left, and what can be wished for.

teutonica-order-displaced = When a piece of mine is displaced
teutonica-order-displaced-place = { $piece }: { $route }
teutonica-order-displaced-anywhere = { $piece }: wherever it may go
teutonica-order-displaced-done = take no more compensation
teutonica-order-pay = When I displace somebody, I pay with
teutonica-order-pay-pay = { $merchants ->
    [0] traders only
    [one] 1 merchant, traders for the rest
   *[other] { $merchants } merchants
}
teutonica-order-markers = I lay new bonus markers beside
teutonica-order-markers-marker = { $route }
teutonica-order-turn = At the end of my turn
teutonica-order-turn-end = end it when I have no action left
