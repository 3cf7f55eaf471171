### Aufgaben: `hanse puzzles` und die Seite, auf der man sie löst.

verb-puzzles = Stellungen, in denen eine Aktion klar die beste und nicht die naheliegende ist, aus Partien starker Spieler
arg-puzzles-game = das Spiel (teutonica, wenn nichts gesagt wird)
arg-puzzles-output = die Datei, in die sie kommen (.jsonl; sonst puzzles-SPIEL.jsonl); eine Datei desselben Laufs wird fortgesetzt
arg-puzzles-count = wie viele es werden sollen (sonst 10)
arg-puzzles-records = diese aufgezeichneten Partien durchsehen (.json oder .jsonl), statt eigens welche zu spielen
arg-puzzles-player = wer diese Partien spielt, ein Spieler des Hauses (sonst hard)
arg-puzzles-seed = woraus die Partien gegeben werden (sonst 1)
arg-puzzles-jobs = Prozesse, die zugleich suchen (sonst 1)
puzzles-progress = Aufgaben
puzzles-stopped = Angehalten bei { $count } Aufgaben; derselbe Befehl macht weiter.
puzzles-found = Aufgaben: { $count }, bestätigt aus { $candidates } Kandidaten; { $looked } Aktionen aus { $games } Partien wurden angesehen.
puzzles-written = Geschrieben: { $path }
puzzles-player = { $given }: erwartet wird ein Spieler des Hauses: { $known }
puzzles-record = { $path }: Partie { $line }: erwartet wird eine beendete Partie { $game } mit zwei oder mehr Plätzen

## Worum es geht

puzzle-theme-finish = Das Ende in Sicht
puzzle-theme-answer = Außer der Reihe
puzzle-theme-block = Im Weg
puzzle-theme-displacement = Verdrängen
puzzle-theme-office = Ein Kontor
puzzle-theme-skill = Eine Fähigkeit
puzzle-theme-marker = Ein Bonusmarker
puzzle-theme-marker-use = Einen Marker einsetzen
puzzle-theme-route = Eine Handelsroute
puzzle-theme-move = Figuren versetzen
puzzle-theme-supply = Der Vorrat
puzzle-theme-build = Aufbauen
puzzle-theme-pawn = Der Spielstein
puzzle-theme-favour = Eine Gunst
puzzle-theme-sale = Ein Verkauf
puzzle-theme-refill = Auffüllen
puzzle-theme-install = Niederlassungen
puzzle-theme-purchase = Ein Kauf
puzzle-theme-voyage = Eine Fahrt
puzzle-theme-loss = Was man hergibt
puzzle-theme-stop = Wann man aufhört
puzzle-theme-contract = Ein Vertrag
puzzle-theme-building = Ein Gebäude
puzzle-theme-exchange = Ein Tausch
puzzle-theme-journey = Eine Reise
puzzle-theme-join = Mitreisen oder nicht
puzzle-theme-letter = Ein Brief

## Die Seite

puzzles = Aufgaben
puzzles-about = Stellungen aus Partien starker Bots, in denen eine Aktion klar die beste ist, und zwar nicht die naheliegende. Entscheide auf dem Brett wie am Tisch; dann sieh, wohin beide führen. Jede Antwort ist von einer Suche bestätigt, die zehnmal so lange dauert wie sonst.
puzzle-theme = Thema
puzzle-theme-all = Alle ({ $count })
puzzle-begin = Lösen
puzzle-next = Nächste Aufgabe
puzzle-give-up = Antwort zeigen
puzzle-you = Deine Wertung: { $rating } ± { $deviation }, { $count ->
        [one] eine Aufgabe
       *[other] { $count } Aufgaben
    } versucht
puzzles-all = Alle Aufgaben
puzzle-number = Aufgabe { $number }
puzzle-place = { $board }, { $seats ->
        [one] ein Platz
       *[other] { $seats } Plätze
    }
puzzle-new = noch nicht versucht
puzzle-was-solved = gelöst
puzzle-was-missed = verfehlt
puzzle-given-up = Die Antwort
puzzle-standing = Gelöst: { $solved } von { $tried } versuchten, { $all } insgesamt.
puzzle-task = Du entscheidest: Finde die beste Aktion.
puzzle-difficulty = Schwierigkeit
puzzle-difficulty-of = Schwierigkeit { $difficulty } von 5
puzzle-rating = Wertung { $rating }
puzzle-solved = Richtig: Das ist die beste Aktion.
puzzle-wrong = Das ist nicht die beste Aktion.
puzzle-was-obvious = Das ist die naheliegende Aktion und nicht die beste.
puzzle-loss = Die naheliegende Aktion kostet { $loss } Punkte Gewinnchance (± { $error }).
puzzle-moved = Deine Wertung: { $before } → { $after }
puzzle-not-first = Nur die erste Antwort auf eine Aufgabe zählt für die Wertung.
puzzle-board = Auf dem Brett
puzzle-show-position = Die Stellung
puzzle-show-best = Nach der besten
puzzle-show-obvious = Nach der naheliegenden
puzzle-way-best = Beste
puzzle-way-obvious = Naheliegende
puzzle-then = Dann vielleicht { $who }: { $plan }
puzzle-consequences = Was daraus wird
puzzle-chances = Gewinnchance
puzzle-points = Punkte dann
