### Being told elsewhere that a game waits.

reminder = { $who }, it is your turn at { $game } with { $others }: { $link }
reminder-short = { $who }, it is your turn at { $game } with { $others }
reminder-more = { $more ->
    [one] One more game waits for you.
   *[other] { $more } more games wait for you.
}
hook = Tell me elsewhere
hook-about = When a game waits for you, the server sends a message to an address of yours: the webhook of Discord, Slack, Matrix or Mattermost, or any other that takes JSON. Each question is told once, whatever waits at the same time in one message.
hook-address = Address of the webhook
hook-delay = Tell me when a game has waited for
hook-delay-name =
    .now = a moment
    .minutes = 10 minutes
    .hour = an hour
    .day = a day
hook-quiet = Quiet hours
hook-quiet-from = from
hook-quiet-to = to
hook-keep = Keep
hook-remove = Tell me no more
hook-kept = Kept.
hook-gone = You are not told any more.
hook-off = It was switched off, since the address failed again and again ({ $why ->
    [silent] no answer
    [refused] it refused
    [inside] it leads into the network of the host
    [unknown] nothing is there
   *[other] { $why }
}). Keep it again to switch it on.
hook-table = Tell a chat
hook-table-about = Whom this table waits for is told at an address of yours, for instance in a room where you all talk: the webhook of Discord, Slack, Matrix or Mattermost, or any other that takes JSON.
hook-table-gone = Nobody is told there any more.
push = Tell this browser
push-about = When a game waits for you, this browser shows it, also while no page of Hanse is open. What is sent is encrypted for this browser alone; it ends when you sign out.
push-on = Tell this browser
push-refused = This browser does not allow it, or cannot reach the service through which it is told.
holiday = Holidays
holiday-about = At tables where everybody has days to decide, your clock stands while you are on holiday, and no bot takes your place. You have { $days } days a year, { $left } are left.
holiday-first = First day
holiday-last = Last day
holiday-take = Take holidays
holiday-taken = You are on holiday from { $first } to { $last }.
holiday-end = I am back, or do not go
