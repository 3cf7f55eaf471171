### The table in the browser: seeing what happened, and deciding in one touch.


table-since = Since your last turn
table-since-again = Show this turn again on the board
table-since-stop = Back to now
table-unasked = (unasked: nothing could be gained)
table-kinds = What can be done
table-piece-kind = Kind of piece that a touch means
table-final-seat = Afterwards others decide: you could take it back only if they agree.
table-final-revealed = It turns up something hidden: you could take it back only if the others agree.
table-watch-next = Next
table-watch-all = { $count ->
    [0] Show everything
    [one] Show 1 more
   *[other] Show all { $count }
}
table-unread = { $count ->
    [one] new message
   *[other] new messages
}
table-wishes = Watching and asking
table-pace = What others do is shown
table-pace-name =
    .steps = step by step
    .calm = calmly
    .fast = fast
    .once = at once
table-spare = At new tables, ask me only when something can be gained
table-volume = Volume of the sounds
