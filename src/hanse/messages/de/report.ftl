### Der Bericht über viele Partien: `hanse report`.

verb-report = aus den Ergebnissen vieler Partien eine Seite und Bilder machen
arg-results = Ergebnisse von hanse arena, oder Aufzeichnungen, eine je Zeile (.jsonl)
arg-report-output = die Seite (.html; sonst neben den Ergebnissen); die Bilder kommen in einen Ordner daneben
report-progress = Partien
report-progress-pictures = Bilder
report-written = Geschrieben: { $page }, und { $pictures ->
    [one] 1 Bild
   *[other] { $pictures } Bilder
} in { $folder }
report-torn = Die letzte Zeile ist abgerissen und wird weggelassen.
error-no-end = { $path }: keine Partie darin kam an ihr Ende
error-exists-other = { $path } ist schon etwas anderes: erwartet wurden eine Seite zum Ersetzen und ein Ordner für Bilder

## Die Seite

report-title = Bericht über { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
report-how = Die Bereiche enthalten in 95 von 100 Fällen den wahren Wert. Wer gemeinsam gewinnt, teilt sich den Sieg.
report-contents = Die Partien auf einen Blick
report-kinds = Spiel, Ausgabe, Plan, Spieler
report-kind = { $game }, { $preset }, { $board }; { $seats ->
    [one] allein
   *[other] { $seats } Spieler
}
report-own-options = eigene Einstellungen
report-own-facts = { $kind }; eigene Angaben { $data }
report-about = { $games ->
    [one] 1 Partie kam
   *[other] { $games } Partien kamen
} an ihr Ende, im Mittel nach { $decisions } Entscheidungen. Wer gewinnt, hat im Mittel { $points } Punkte ({ $range }).
report-stopped = { $count ->
    [one] 1 Partie wurde vor dem Ende abgebrochen und zählt
   *[other] { $count } Partien wurden vor dem Ende abgebrochen und zählen
} sonst nirgends.
report-failed = { $player }: ein anderer Spieler musste { $count }-mal entscheiden.
report-percent = { $number } %
report-between = { $low } bis { $high }
report-of-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}

## Überschriften der Spalten

report-games = Partien
report-share = Anteil
report-interval = Bereich
report-victories = Siege
report-victories-seat = Siege je Platz
report-even = Gleicher Anteil
report-points = Punkte
report-decisions = Entscheidungen
report-turns = Züge
report-winning = Punkte des Siegers
report-player = Spieler
report-rating = Wertung
report-time = ms je Entscheidung
report-seats-count = Plätze
report-winners = Sieger
report-others = Andere
report-all = Alle
report-range = Kleinste bis größte
report-category = Art
report-end = Ende
report-answer = Was
report-kind-of = Sorte
report-amount = Im Mittel

## Spieler

report-players = Spieler
report-ratings = Wertungen
report-ratings-note = OpenSkill-Wertungen nach allen Partien; der Strich ist der Bereich.
report-cross = Wer vor wem landet
report-cross-note = Wie oft der Spieler der Zeile in gemeinsamen Partien vor dem der Spalte landet; Gleichstand zählt halb.
report-cross-corner = vor
report-line-ups = Siege nach Besetzung
report-line-ups-note = Wie oft ein Spieler gewinnt, gleich auf welchem seiner Plätze; gestrichelt: der Anteil seiner Plätze.
report-line-up = Spieler gegen
report-against = { $player } gegen { $others }

## Plätze, Punkte, Verlauf

report-seats-title = Zugfolge
report-seats = Siege nach Zugfolge
report-seats-note = Gestrichelt: ein gleicher Anteil, { $even }. Gerecht nur, wenn die Spieler die Plätze wechselten.
report-order = In der Zugfolge
report-place = Nummer { $place }
report-points-title = Punkte
report-categories = Punkte nach Art
report-categories-note = Punkte eines Platzes im Mittel.
report-course = Länge und Ende
report-length = Länge
report-length-note = Züge dessen, der die meisten hatte: im Mittel { $mean }. Entscheidungen in einer Partie: { $least } bis { $most }.
report-ends = Arten zu enden
report-ends-note = Mehrere Gründe können zusammenkommen.

## Spielweisen

report-strategies = Spielweisen
report-strategies-text = Sieger und andere zeigen, was mit dem Sieg einhergeht, nicht, was zu ihm führt: am besten vergleicht man gleich starke Spieler.
report-amounts = Was ein Platz in einer Partie tut
report-amounts-note = Unter einer Zahl: für wie viele Plätze sie gilt, wenn nicht für alle.
report-counts-note = So viele je Platz und Partie, im Mittel.
report-choice-note = Wie oft Plätze gewannen, die das taten; gestrichelt: ein gleicher Anteil, { $even }.
report-alone-note = Punkte im Mittel der Partien, in denen das getan wurde.
report-left-out = { $count ->
    [one] 1 Platz tat etwas Selteneres.
   *[other] { $count } Plätze taten etwas Selteneres.
}
report-first = Erste Züge
report-first-text = Was die Plätze zuerst taten, und wie oft sie am Ende gewannen.

report-act-none = nichts
report-act-recruit = anwerben
report-act-place = einsetzen
report-act-displace = verdrängen
report-act-lift = versetzen
report-act-establish = errichten
report-act-use = Marker einsetzen
report-act-sail = segeln
report-act-buy = kaufen
report-act-install = Niederlassungen errichten
report-act-sell = verkaufen
report-act-refill = auffüllen
report-reward-office = ein Kontor
report-reward-skill = eine Fähigkeit
report-reward-prestige = besonderes Prestige
report-reward-marker = nur ein Marker
report-reward-nothing = nichts
report-turn = { $late ->
    [true] Zug { $turn } oder später
   *[false] Zug { $turn }
}
report-value = Wert { $value }
report-purchase-building = ein Gebäude
report-purchase-bonus = eine Bonuskarte
report-purchase-none = gar nichts

report-teutonica-first-skill = Zuerst entwickelte Fähigkeit
report-teutonica-second-skill = Als zweite entwickelte Fähigkeit
report-teutonica-first-reward = Was die erste Handelsstraße brachte
report-teutonica-first-turn = Erster Zug
report-teutonica-first-route = Zuerst errichtete Handelsstraße
report-teutonica-turns = Züge
report-teutonica-full-actions = Zug, in dem die Aktionen voll entwickelt sind
report-teutonica-full-skills = Voll entwickelte Fähigkeiten
report-teutonica-routes = Errichtete Handelsstraßen
report-teutonica-nothing = Davon für nichts
report-teutonica-displacing = Verdrängte Figuren
report-teutonica-displaced = Eigene verdrängte Figuren
report-teutonica-offices = Kontore am Ende
report-teutonica-network = Kontore im größten Netz
report-teutonica-collected = Gesammelte Bonusmarker
report-teutonica-used = Benutzte Bonusmarker
report-teutonica-prestige = Kaufleute auf besonderem Prestige
report-teutonica-developed = Entwickelte Fähigkeiten
report-teutonica-markers-collected = Gesammelte Bonusmarker nach Sorte
report-teutonica-markers-used = Benutzte Bonusmarker nach Sorte

report-hansa-first-port = Erster Hafen mit eigenen Niederlassungen
report-hansa-first-turn = Erster Zug
report-hansa-first-sale = Erster Verkauf
report-hansa-turns = Züge
report-hansa-sailed = Fahrten
report-hansa-bought = Gekaufte Plättchen
report-hansa-paid = Dafür bezahlte Taler
report-hansa-earned = Von anderen erhaltene Taler
report-hansa-installed = Für Niederlassungen abgegebene Plättchen
report-hansa-sold = Verkaufte Plättchen
report-hansa-barrels = Fässer darauf
report-hansa-refilled = Märkte aufgefüllt
report-hansa-lost = Verlorene Plättchen
report-hansa-posts = Niederlassungen auf dem Plan am Ende
report-hansa-actions = Aktionen
report-hansa-sold-colours = Verkaufte Plättchen nach Farbe

report-merkator-highest = Höchster Vertrag am Ende
report-merkator-first-place = Erste Reise
report-merkator-first-contract = Zuerst erfüllter Vertrag
report-merkator-first-purchase = Erster Kauf
report-merkator-turns = Züge
report-merkator-fulfilled = Erfüllte Verträge
report-merkator-sold = Verkaufte Verträge
report-merkator-buildings = Gebäude am Ende
report-merkator-bonus = Bonuskarten am Ende
report-merkator-joined = Mitreisen
report-merkator-declined = Abgelehnte Mitreisen
report-merkator-paid-time = Bezahlte Zeitmarken
report-merkator-took-time = Genommene Zeitmarken
report-merkator-lost = Verlorene Waren
report-merkator-counters = Zeitmarken am Ende
report-merkator-coins = Münzen am Ende
report-merkator-values = Erfüllte Verträge nach Wert
report-merkator-places = Reisen nach Ort
report-merkator-bought = Gekaufte Karten
