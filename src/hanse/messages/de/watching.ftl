### Der Tisch im Browser: sehen, was geschah, und mit einer Berührung entscheiden.


table-since = Seit deinem letzten Zug
table-since-again = Diesen Zug noch einmal auf dem Brett zeigen
table-since-stop = Zurück zur Gegenwart
table-unasked = (ungefragt: nichts zu gewinnen)
table-kinds = Was möglich ist
table-piece-kind = Art der Figur, die eine Berührung meint
table-final-seat = Danach entscheiden andere: Du könntest es nur zurücknehmen, wenn sie zustimmen.
table-final-revealed = Es deckt Verborgenes auf: Du könntest es nur zurücknehmen, wenn die anderen zustimmen.
table-watch-next = Weiter
table-watch-all = { $count ->
    [0] Alles zeigen
    [one] Noch 1 zeigen
   *[other] Alle { $count } zeigen
}
table-unread = { $count ->
    [one] neue Nachricht
   *[other] neue Nachrichten
}
table-wishes = Zusehen und gefragt werden
table-pace = Was andere tun, wird gezeigt
table-pace-name =
    .steps = Schritt für Schritt
    .calm = in Ruhe
    .fast = schnell
    .once = auf einmal
table-spare = An neuen Tischen mich nur fragen, wenn es etwas zu gewinnen gibt
table-volume = Lautstärke der Töne
