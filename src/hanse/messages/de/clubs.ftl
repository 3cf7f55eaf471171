### Vereine und Turniere unter Menschen: ihre Seiten, und was dort abgelehnt wird.

error-sign-up-first = Erst anmelden: Vereine und Turniere sind für alle, die unter ihrem Namen wiederkommen können.
error-no-club = Diesen Verein gibt es nicht.
error-club-name = Der Name „{ $name }“ sieht aus wie der eines anderen Vereins. Wähle einen anderen.
error-clubs-many = Du leitest schon { $most } Vereine: Löse einen auf, oder gib ihn in andere Hände.
error-club-invite = Dieser Einladungslink gilt nicht mehr: Bitte um Aufnahme, oder frage nach dem neuen Link.
error-club-member = Du gehörst diesem Verein schon an.
error-club-asked = Du hast schon gefragt: Die Leitung wird antworten.
error-club-full = Dieser Verein hat { $most } Mitglieder: Mehr werden nicht aufgenommen.
error-club-busy = Ein Turnier dieses Vereins ist noch nicht zu Ende: Lass es enden, oder sage es erst ab.
error-not-member = Das ist den Mitgliedern des Vereins vorbehalten.
error-not-organiser = Das kann nur die Leitung.
error-last-organiser = Der Verein braucht eine Leitung: Gib sie erst an jemand anderen weiter.
error-no-contest = Dieses Turnier gibt es nicht.
error-contests-many = { $most } deiner Turniere sind noch nicht zu Ende: Lass eines enden, oder sage es erst ab.
error-contest-date = Ein Turnier beginnt in der Zukunft, und binnen eines Jahres.
error-contest-seats = Ein Turnier braucht Tische mit mindestens { $fewest } Plätzen.
error-contest-points = Die Punkte sind { $seats } Zahlen, eine je Rang, keine größer als die vor ihr.
error-contest-few = Mindestens { $fewest } müssen gemeldet sein.
error-contest-begun = Das Turnier hat schon begonnen.
error-contest-late = Für eine Meldung ist es zu spät: Das Turnier hat begonnen oder ist zu Ende.
error-contest-entered = Du bist schon gemeldet.
error-contest-full = { $most } sind gemeldet: Für mehr ist kein Platz.
error-contest-not-in = Du nimmst an diesem Turnier nicht teil, oder es ist zu Ende.
error-contest-over = Das Turnier ist schon zu Ende.

clubs-title = Vereine und Turniere
clubs-about = Ein Verein ist eine Gruppe mit Seite, Mitgliedern und einer Tabelle der Ergebnisse. Ein Turnier öffnet seine Tische von selbst, Runde um Runde.
clubs-list = Vereine
clubs-none = Es gibt noch keinen Verein.
clubs-yours = { $role ->
    [organiser] du leitest ihn
    [member] du bist Mitglied
   *[asking] du hast um Aufnahme gebeten
}
clubs-members-count = { $count ->
    [one] ein Mitglied
   *[other] { $count } Mitglieder
}
clubs-found = Verein gründen
clubs-name = Name des Vereins
clubs-words = Worum es geht
clubs-tournaments = Turniere
clubs-no-tournaments = Es gibt noch kein Turnier.
clubs-new-tournament = Turnier ausschreiben
clubs-entrants-count = { $count ->
    [one] eine Meldung
   *[other] { $count } Meldungen
}
clubs-entered = du nimmst teil
clubs-status = { $status ->
    [open] Meldung offen
    [running] läuft
    [over] zu Ende
   *[off] abgesagt
}
clubs-since = Gegründet am { $day }
clubs-join = Beitreten
clubs-ask = Um Aufnahme bitten
clubs-asked = Du hast um Aufnahme gebeten; die Leitung wird antworten.
clubs-leave = Aus dem Verein austreten
clubs-dissolve = Verein auflösen
clubs-dissolve-sure = Der Verein, seine Mitgliederliste und sein Link sind dann für immer weg; Partien und beendete Turniere bleiben. Auflösen?
clubs-invite = Einladungslink
clubs-invite-about = Wer diesen Link hat, wird ohne zu fragen Mitglied.
clubs-invite-new = Neuen Link machen
clubs-copy = Kopieren
clubs-members = Mitglieder
clubs-role = Rolle
clubs-role-name = { $role ->
    [organiser] Leitung
    [member] Mitglied
   *[asking] bittet um Aufnahme
}
clubs-member-since = Seit
clubs-admit = { $name } aufnehmen
clubs-refuse = { $name } ablehnen
clubs-promote = { $name } in die Leitung
clubs-demote = { $name } aus der Leitung
clubs-remove = { $name } fortschicken
clubs-results = Ergebnisse unter Mitgliedern
clubs-results-about = Beendete Partien, an denen mindestens zwei Mitglieder saßen. Die Wertung ist die, die jeder überall hat.
clubs-no-results = Noch haben keine zwei Mitglieder eine Partie miteinander beendet.
clubs-ahead = Vor Mitgliedern

contest-name = Name des Turniers
contest-club = Verein
contest-for-all = keiner: Alle dürfen teilnehmen
contest-seats = Plätze an einem Tisch
contest-rounds = Runden
contest-points = Punkte vom ersten Rang bis zum letzten
contest-points-about = Zahlen mit Leerzeichen dazwischen. Wer einen Rang teilt, teilt die Punkte.
contest-missing = Wenn die Meldungen nicht alle Tische füllen
contest-missing-smaller = kleinere Tische, wo das Spiel sie erlaubt
contest-missing-bots = Bots auf den fehlenden Plätzen
contest-bot = Bot
contest-round-time = Zeit für eine Runde
contest-round-time-name =
    .hour = eine Stunde
    .hours3 = drei Stunden
    .day = ein Tag
    .days3 = drei Tage
    .week = eine Woche
    .weeks2 = zwei Wochen
    .month = dreißig Tage
contest-begins = Beginn
contest-begins-hand = wenn die Leitung es beginnt
contest-begins-at = zu dieser Zeit
contest-open = Turnier ausschreiben
contest-by = Ausgeschrieben von { $name }
contest-of = von { $club }
contest-starts = Beginn: { $when }
contest-starts-hand = Beginnt, wenn die Leitung es beginnt
contest-setup = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
} an Tischen zu { $seats }
contest-time = { $span } für eine Runde
contest-points-are = Punkte nach Rang: { $points }
contest-fills = { $bots ->
    [yes] Bots nehmen fehlende Plätze ein
   *[no] Wo Spieler fehlen, sind Tische kleiner, oder ein Bot hilft aus
}
contest-enter = Teilnehmen
contest-withdraw = Zurückziehen
contest-begin = Jetzt beginnen
contest-call-off = Absagen
contest-call-off-sure = Es wird keine weitere Runde gespielt; laufende Partien gehen weiter wie alle anderen. Das Turnier absagen?
contest-to-table = An deinen Tisch
contest-entrants = Meldungen
contest-no-entrants = Noch ist niemand gemeldet.
contest-gone = zurückgezogen
contest-round = Runde { $number }
contest-round-until = bis { $when }
contest-round-over = zu Ende
contest-table = Tisch { $number }
contest-bot-seat = Bot
contest-rank = Rang { $rank }
contest-points-short = { $points } Punkte
contest-standings = Tabelle
contest-after = Nach Runde
contest-place = Platz
contest-points-head = Punkte
contest-wins = Siege
contest-share = Anteil
contest-opponents = Gegner
contest-games = Partien
contest-how = Wie die Plätze entschieden werden
contest-how-points = Punkte: nach dem Rang an jedem Tisch; wer einen Rang teilt, teilt die Punkte. Ein kleinerer Tisch hat denselben ersten und letzten Preis.
contest-how-wins = Siege: ein geteilter zählt anteilig.
contest-how-share = Anteil: der eigene Teil aller am Tisch erzielten Punkte, über alle Partien zusammengezählt.
contest-how-opponents = Gegner: die Turnierpunkte aller, denen man begegnet ist, einmal je Begegnung.
contest-how-lot = Los: gezogen, als das Turnier ausgeschrieben wurde, und nach jeder Runde dasselbe.
contest-how-time = Zeit: Ist die Zeit einer Runde um, hat jeder { $grace } für jede Entscheidung. Wer sie verstreichen lässt oder keine Zeit mehr auf der Uhr hat, wird durch einen Bot ersetzt und ist an diesem Tisch Letzter. Ist die doppelte Zeit um, spielen Bots den Rest, und jeder behält den Rang seines Platzes.
contest-decided = { $by ->
    [points] nach Punkten
    [wins] nach Siegen
    [share] nach Anteil
    [opponents] nach Gegnern
   *[lot] durch Los
}
contest-decided-head = Hinter dem Vorigen
contest-cross = Wer wem begegnet ist
contest-cross-about = In welchen Runden zwei an einem Tisch saßen.
contest-over-winner = { $name } hat gewonnen.
