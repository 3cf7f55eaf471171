### Was eine Partie hätte sein können: `hanse study` und seine Seite.

verb-study = wo eine aufgezeichnete Partie gewonnen und verloren wurde: Chancen, bessere Aktionen, Genauigkeit, Glück
arg-study-file = die Aufzeichnung einer beendeten Partie (.json oder .jsonl)
arg-study-output = die Seite, die geschrieben wird (.html; sonst neben der Aufzeichnung); ihre Daten kommen in eine Datei daneben
arg-study-seat = nur was dieser Platz wusste, ohne Rückschau (1 ist der erste)
arg-study-iterations = wie viel Nachdenken eine Aktion wert ist (sonst 96)
study-progress = Aktionen
study-stopped = Angehalten nach { $done } von { $all } Teilen; derselbe Befehl macht weiter.
study-written = Geschrieben: { $page } und { $data }
study-cost = kostet { $loss }

## Die Seite

study-title = Studie einer Partie: { $game }
study-as-known = Jede Aktion wird danach beurteilt, was ihr Platz in diesem Augenblick wissen konnte.
study-as-seat = Alles so, wie { $who } es wusste, ohne Rückschau.
study-how = Die Chancen stammen aus einer Suche mit { $iterations } Durchgängen je Aktion, geeicht an Partien zwischen Bots mehrerer Stärken. Zeichen stehen nur jenseits des Stichprobenfehlers.
study-curve = Gewinnchancen in Prozent
study-decisions = Entscheidungen
study-seats = Genauigkeit, Können und Glück
study-seats-note = In Punkten der Gewinnchance: was die eigenen Aktionen gekostet, was die der anderen gegeben haben, und was aus dem zuvor Verborgenen wurde.
study-accuracy = Genauigkeit
study-blunder = grober Fehler
    .many = Grobe Fehler
study-mistake = Fehler
    .many = Fehler
study-inaccuracy = Ungenauigkeit
    .many = Ungenauigkeiten
study-skill = Eigene Aktionen
study-others = Aktionen der anderen
study-luck = Glück
study-critical = Entscheidende Augenblicke
study-none = Keine Aktion war zweifellos schlechter als eine andere.
study-moment = Entscheidung { $ply }, { $who }: { $mark }, kostet { $loss } Punkte der Gewinnchance (± { $error })
study-done = Gespielt: { $plan }
study-better = Besser: { $plan }
study-log = Die ganze Partie
study-decision = Entscheidung
study-seat = Platz
study-action = Was geschah
study-chance = Chance
study-mark = Zeichen

## Die Seite im Browser

study-name = Diese Partie studieren
study-known = Beurteilt danach,
study-known-seat = was { $who } wusste
study-known-all = Rückschau: was jeder Platz wusste
study-begin = Die Partie analysieren
study-go-on = Weiter
study-stop = Anhalten
study-to-table = Zum Tisch
study-waiting = Wartet auf einen freien Prozess: { $done } von { $all }
study-working = Analyse: { $done } von { $all }
study-about = Eine Suche mit { $iterations } Durchgängen je Aktion sucht, was besser gewesen wäre. Sie dauert einige Minuten, kann angehalten werden und wird aufbewahrt.
study-before = Die Aktion davor
study-after = Die nächste Aktion
study-lost = Das kostete { $loss } Punkte der Gewinnchance (± { $error }).
study-forced = Es gab keine Wahl.
study-question = Was tätest du jetzt an der Stelle von { $who }? Entscheide auf dem Brett.
study-answer = Zeigen, was besser war
study-play-bots = Von hier gegen Bots weiterspielen
study-play-alone = Allein ausprobieren
study-play-about = Was verborgen ist, wird neu verteilt, und die Partie wird nicht gewertet.
study-learn = Aus den Fehlern lernen
study-learning = Fragen
