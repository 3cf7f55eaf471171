### Anderswo erfahren, dass ein Spiel wartet.

reminder = { $who }, du bist dran bei { $game } mit { $others }: { $link }
reminder-short = { $who }, du bist dran bei { $game } mit { $others }
reminder-more = { $more ->
    [one] Ein weiteres Spiel wartet auf dich.
   *[other] { $more } weitere Spiele warten auf dich.
}
hook = Anderswo benachrichtigen
hook-about = Wenn ein Spiel auf dich wartet, sendet der Server eine Nachricht an eine Adresse von dir: den Webhook von Discord, Slack, Matrix oder Mattermost, oder jeden anderen, der JSON nimmt. Jede Frage wird einmal gemeldet, was zugleich wartet, in einer Nachricht.
hook-address = Adresse des Webhooks
hook-delay = Melden, wenn ein Spiel gewartet hat
hook-delay-name =
    .now = einen Augenblick
    .minutes = 10 Minuten
    .hour = eine Stunde
    .day = einen Tag
hook-quiet = Ruhezeit
hook-quiet-from = von
hook-quiet-to = bis
hook-keep = Speichern
hook-remove = Nicht mehr benachrichtigen
hook-kept = Gespeichert.
hook-gone = Du wirst nicht mehr benachrichtigt.
hook-off = Er wurde abgeschaltet, weil die Adresse immer wieder versagte ({ $why ->
    [silent] keine Antwort
    [refused] sie lehnte ab
    [inside] sie führt ins Netz des Gastgebers
    [unknown] dort ist nichts
   *[other] { $why }
}). Speichere ihn noch einmal, um ihn einzuschalten.
hook-table = Einem Chat melden
hook-table-about = Auf wen dieser Tisch wartet, wird an eine Adresse von dir gemeldet, zum Beispiel in einen Raum, in dem ihr alle redet: den Webhook von Discord, Slack, Matrix oder Mattermost, oder jeden anderen, der JSON nimmt.
hook-table-gone = Dort wird nichts mehr gemeldet.
push = Diesen Browser benachrichtigen
push-about = Wenn ein Spiel auf dich wartet, zeigt dieser Browser es an, auch wenn keine Seite von Hanse offen ist. Was gesendet wird, ist für diesen Browser allein verschlüsselt; es endet, wenn du dich abmeldest.
push-on = Diesen Browser benachrichtigen
push-refused = Dieser Browser erlaubt es nicht, oder er erreicht den Dienst nicht, über den er benachrichtigt wird.
holiday = Urlaub
holiday-about = An Tischen, an denen alle Tage Zeit haben, steht deine Uhr im Urlaub, und kein Bot nimmt deinen Platz ein. Du hast { $days } Tage im Jahr, { $left } sind übrig.
holiday-first = Erster Tag
holiday-last = Letzter Tag
holiday-take = Urlaub nehmen
holiday-taken = Du hast Urlaub vom { $first } bis zum { $last }.
holiday-end = Ich bin zurück oder fahre nicht
