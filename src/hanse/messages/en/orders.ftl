### Standing orders: what somebody wants decided without being asked.

orders = Standing orders
orders-about = What you wish for here is decided for you the moment it is asked, also while you are away: the first wish of a list that can be met. Where none can, you are asked as usual. Nobody else sees your orders; the log tells what they decided.
orders-none = No orders: you are asked.
orders-seat = Seat
orders-wish = Add a wish
orders-choose = choose …
orders-earlier = Earlier: { $wish }
orders-later = Later: { $wish }
orders-remove = Remove: { $wish }
orders-kept = Kept.
table-ordered = (by standing order)
