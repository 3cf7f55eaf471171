### Turniere: hanse arena

verb-arena = Bots in einem Turnier aufeinandertreffen lassen und einstufen
arg-arena-results = die Datei der Ergebnisse (.jsonl); ein unterbrochener Lauf geht von ihr aus weiter
arg-arena-players = wer spielt, mit Kommas: jeder allein gegen Kopien jedes anderen; auch MODULE:NAME
arg-arena-against = nur gegen Kopien von diesen spielen, mit Kommas
arg-arena-mix = stattdessen alle verschiedenen Sitzordnungen spielen
arg-arena-place = was gespielt wird, zum Beispiel hansa/hansa2004/3; darf wiederholt werden (sonst teutonica)
arg-arena-games = wie viele Spiele jedes Paars mindestens: Jede Verteilung wird in allen Sitzordnungen gespielt (sonst 100)
arg-arena-settle = ein Paar beenden, wenn feststeht, ob der eine mehr als diesen Anteil gewinnt: even (gleicher Anteil) oder Prozent
arg-arena-seed = der Zufall der Verteilungen (sonst 1)
arg-jobs = wie viele Spiele zugleich (sonst 1; auf einem Cluster so viele, wie er Prozessoren hat)
arg-backend = wo: local, auf diesem Rechner, oder ray, auf einem Cluster (sonst local)
arg-address = die Adresse des Ray-Clusters, oder auto; ohne sie wird hier einer gestartet

arena-rate = { $rate } je Sekunde
arena-title = { $place }: { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}
arena-stopped = Von der Sicherheitsgrenze angehalten und unten nicht gezählt: { $games }
arena-player = Bot
arena-rating = Wertung (95 %)
arena-rating-all = Wertung an allen Orten (95 %)
arena-won = Gewonnen, in % (95 %)
arena-score = Punkte
arena-time = ms je Entscheidung
arena-seat = Platz
arena-against = Einer gegen Kopien von, in % (gleicher Anteil: { $even })
arena-settled-above = darüber
arena-settled-below = darunter
arena-interrupted = Unterbrochen: { $games ->
    [one] 1 Spiel steht
   *[other] { $games } Spiele stehen
} in { $out }. Derselbe Befehl macht weiter.

error-backend = --backend { $given }: erwartet wird eines von { $known }
error-place = --place { $given }: erwartet wird GAME/PRESET/SEATS, und eine Zahl von Plätzen statt „{ $seats }“
