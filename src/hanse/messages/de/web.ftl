### Die Räume um den Tisch, im Browser.

web-skip = Zum Inhalt
web-nav = Räume
web-lobby = Eingang
web-welcome = Nehmt Platz im Kontor
web-welcome-about = Gegen Freunde oder Bots, ohne Anmeldung.
web-your-name = Dein Name
web-guest-name = Gast { $number }
web-play-bots = Gegen drei Bots spielen
web-new-table = Neuer Tisch
web-learn = Spielend lernen
web-learn-about = Kurze Lektionen an vorbereiteten Stellungen. Jede hat eine Aufgabe; falsche Antworten werden erklärt und ändern nichts, und nach jeder Lektion darfst du weiterspielen.
web-learn-start = Mit der ersten Lektion beginnen
web-learn-go-on = Weiterlernen
web-learn-done = { $done } von { $most } geschafft
web-learn-learnt = geschafft
web-position = Von einer Stellung aus beginnen
web-position-about = Eine Stellung als Daten, zum Beispiel eine gezeichnete oder untersuchte, wird ein Tisch: du auf dem ersten Platz, Bots auf den anderen. Was in ihr verborgen ist, wird neu verteilt, und die Partie zählt nicht für die Rangliste.
web-position-file = Stellung (JSON-Datei):
web-position-unreadable = Diese Datei ist keine Stellung: erwartet wird JSON.
web-rules = Regeln
web-rules-of = Regeln von { $game }
web-rules-search = In den Regeln suchen
web-rules-none = Hier steht nichts mit diesen Wörtern.
web-rules-book = Regelheft
web-rules-summary = Auf einer Seite
web-rules-reference = Referenz
web-rules-ways = Wie man die Regeln liest
web-rules-contents = Inhalt
web-rules-clause = Klausel
web-rules-reference-about = Jede Regel mit ihrer Nummer, so wie das Programm sie spielt. Die Referenz ist auf Englisch geschrieben.
web-ratings = Rangliste
web-rating = Wertung
web-rated-games = Partien
web-no-ratings = Hier hat noch niemand eine Wertung.
web-language = Sprache
web-settings = Einstellungen
web-theme = Licht
web-theme-light = Bei Tag
web-theme-dark = Bei Lampenlicht
web-theme-name =
    .auto = wie das Gerät
    .light = Tag
    .dark = Lampenlicht
web-motion = Bewegung
web-motion-name =
    .auto = Figuren gleiten
    .off = keine
web-sound = Töne am Tisch, und eine Glocke, wenn du am Zug bist
web-notifications = Eine Benachrichtigung des Browsers, wenn du am Zug bist
web-confirm = Vor teuren Entscheidungen nachfragen
web-keys = Einzelne Tasten als Kürzel am Tisch
web-account = Konto
web-account-about = Name und Passwort bewahren deine Partien und Wertungen auf jedem Gerät. Ein Gast, der sich anmeldet, behält seine Partien.
web-bots = Eigene Bots
web-bots-about = Ein Bot ist ein Programm, das von selbst spielt, wo immer es läuft. Sein Schlüssel lässt ihn ein; er bleibt geheim.
web-bot-name = Name des Bots
web-bot-make = Bot anlegen
web-bot-token = Der Schlüssel von { $name }; er wird nur jetzt gezeigt
web-bot-remove = Entfernen
web-bot-remove-named = { $name } entfernen: der Schlüssel wird widerrufen
web-you-are = Du bist { $name }.
web-you-are-guest = Du bist { $name }, Gast in diesem Browser.
web-password = Passwort (mindestens 8 Zeichen)
web-sign-up = Konto anlegen
web-sign-in = Anmelden
web-sign-out = Abmelden
web-be-guest = Als Gast spielen
web-my-games = Meine Partien
web-no-games = Keine Partie läuft.
web-open-tables = Offene Tische
web-no-tables = Kein Tisch wartet auf Spieler. Öffne einen und schicke deinen Freunden den Link.
web-watch = Zuschauen
web-free-seats = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
web-running = Entscheidung { $ply }
web-finished = beendet
web-finished-games = Beendete Partien
web-no-finished = Noch keine beendete Partie.
web-game = Spiel
web-edition = Ausgabe
web-seats = Plätze
web-seat-number = Platz { $number }
web-seat-me = hier sitze ich
web-seat-open = offen
web-seat-bot = Bot
web-seat-local = jemand an diesem Bildschirm
web-which-bot = Bot auf Platz { $number }
web-which-style = Vorliebe des Bots auf Platz { $number }
web-levels = Stufen
web-other-bots = Andere Bots
web-local = Name auf Platz { $number }
web-local-name = Spieler { $number }
web-who-may-come = Wer kommen darf
web-public = Alle: der Tisch steht am Eingang
web-by-invitation = Nur wer den Einladungslink hat
web-clock = Uhr
web-clock-none = keine
web-clock-move60 = 1 Minute je Entscheidung
web-clock-move300 = 5 Minuten je Entscheidung
web-clock-total1800 = 30 Minuten insgesamt, 10 Sekunden mehr je Entscheidung
web-clock-day = 1 Tag je Entscheidung
web-clock-days3 = 3 Tage je Entscheidung
web-agreed = Aufeinander warten
web-absence = Ein Bot darf für jemanden übernehmen, der abwesend ist seit
web-absence-usual = so lange wie hier üblich
web-patience = Ein Bot darf übernehmen, wenn eine Entscheidung länger dauert als
web-patience-none = ohne Grenze
web-board-and-modules = Plan und Module
web-options = Regelfragen
web-options-reset = Zurück zur Ausgabe
web-create = Tisch öffnen
web-fault = Etwas ist schiefgegangen. Bitte noch einmal versuchen.

error-web-unreachable = Der Server ist nicht erreichbar.
error-web-server = Der Server hat ein Problem. Bitte noch einmal versuchen.
error-web-refused = Das geht nicht.
error-web-board = Die Zeichnung des Plans fehlt.
web-span-less = < 1 s
web-span-seconds = { $count } s
web-span-minutes = { $count } min
web-span-hours = { $count } h
web-span-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
web-clock-none-short = ohne Uhr
web-clock-each = { $span } je Entscheidung
web-clock-all = { $span } insgesamt, { $more } mehr je Entscheidung
web-sure-hardly = noch kaum bekannt
web-sure-roughly = ungefähr bekannt
web-sure-fairly = ziemlich gut bekannt
web-sure-well = gut bekannt
web-for-players = { $count ->
    [1] 1 Spieler
   *[other] { $count } Spieler
}
web-all-my-games = Alle meine Partien
web-next-turn = Nächste Partie, in der ich dran bin
web-no-turn = Keine andere Partie wartet auf dich.
web-waits-for = { $who } entscheidet
web-won = gewonnen
web-rank = Platz { $rank } von { $of }
web-ended-early = nicht zu Ende gespielt
web-rulings-changed = { $count ->
    [one] 1 Regelung geändert
   *[other] { $count } Regelungen geändert
}
web-find-opponent = Nach dem Namen eines Gegners suchen
web-all-games = alle
web-none-found = Keine Partie passt.
web-pages = Seiten
web-page-newer = Neuere
web-page-older = Ältere
web-page-of = Seite { $page } von { $pages }
web-leave = Verlassen
web-leave-named = Diese Partie { $game } verlassen?
web-leave-open = Dein Platz wird wieder frei.
web-leave-people = Ein Bot nimmt deinen Platz ein, und die anderen spielen weiter. Du kannst zurückkommen, solange die Partie läuft; sonst wirst du in der Wertung dieser Partie Letzter.
web-leave-bots = Die Bots spielen die Partie ohne dich zu Ende. Du kannst zurückkommen, solange sie läuft; sonst wirst du in der Wertung dieser Partie Letzter.
web-my-profile = Mein Profil
web-sign-in-as = Als { $name } anmelden
web-change-password = Passwort ändern
web-password-old = Das bisherige Passwort
web-password-new = Das neue Passwort (mindestens 8 Zeichen)
web-password-sure = Dein Passwort, zur Sicherheit
web-password-changed = Das Passwort ist geändert; alle anderen Browser sind abgemeldet.
web-sessions = Wo du angemeldet bist
web-session-unknown = ein Browser
web-session-since = seit { $day }
web-session-here = hier
web-session-end = Dort abmelden
web-data = Deine Daten
web-data-about = Eine Datei mit allem, was über dich aufbewahrt wird: Partien, Ergebnisse, Wertungen, Notizen, Gesagtes.
web-data-take = Meine Daten mitnehmen
web-delete = Konto löschen
web-delete-about = Name, Passwort, Anmeldungen, Notizen, Ergebnisse, Wertungen und Bots werden gelöscht, und in laufenden Partien nehmen Bots deinen Platz ein. Beendete Partien bleiben denen, die sie gespielt haben, unter dem Namen, den du am Tisch hattest. Das lässt sich nicht zurücknehmen.
web-deleted = Das Konto ist gelöscht.
web-profile = Profil
web-profile-since = Hier seit { $day }.
web-profile-guest = Ein Gast, hier seit { $day }.
web-results = Ergebnisse
web-won-games = Gewonnen
web-mean-rank = Mittlerer Platz
web-best-score = Beste Punktzahl
web-rating-about = Eine vorsichtige Schätzung: Schwächer ist man kaum. Sie steigt mit guten Ergebnissen und mit jeder Partie, die sie sicherer macht.
web-rating-between = wahre Stärke wohl zwischen { $low } und { $high }, nach { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}
web-sure = Wie sicher
web-date = Datum
web-head-to-head = Im Vergleich
web-ahead = davor
web-behind = dahinter
web-favourites = Lieblingsrouten und -orte
web-last-games = Letzte öffentliche Partien
web-last-setup = Wie beim letzten Mal.
web-usual-setup = Der übliche Aufbau
web-shuffle = Der Zufall entscheidet, wer wo sitzt
web-colour-of = Farbe von Platz { $number }
web-colour-0 = blau
web-colour-1 = gelb
web-colour-2 = rot
web-colour-3 = violett
web-colour-4 = grün
web-differing = { $count ->
    [0] wie im Regelheft
    [one] 1 weicht vom Regelheft ab
   *[other] { $count } weichen vom Regelheft ab
}
