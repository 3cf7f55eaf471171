### Hansa Teutonica, für Terminal und Browser zugleich. Die Argumente beschreibt der englische Katalog.

teutonica-game = Hansa Teutonica
    .about = Kaufleute verbinden die Städte der Hanse durch Handelsstraßen und eröffnen dort Kontore.

## Figuren, Fähigkeiten, Farben

teutonica-piece-trader = Händler
    .plural = Händler
teutonica-piece-merchant = Kaufmann
    .plural = Kaufleute
teutonica-pieces = { $traders ->
    [0] { $merchants ->
        [0] keine Figur
        [one] 1 Kaufmann
       *[other] { $merchants } Kaufleute
    }
   *[other] { $merchants ->
        [0] { $traders } Händler
        [one] { $traders } Händler und 1 Kaufmann
       *[other] { $traders } Händler und { $merchants } Kaufleute
    }
}

teutonica-skill-keys = Stadtschlüssel
    .short = Schlüssel
    .effect = Punkte für jedes Kontor deines größten Netzes am Ende
    .value = ×{ $value }
teutonica-skill-actions = Aktionen
    .short = Aktionen
    .effect = Aktionen in jedem deiner Züge
    .value = { $value }
teutonica-skill-privilege = Privileg
    .short = Privileg
    .effect = die höchste Farbe, in der du ein Kontor eröffnen darfst
    .value = { $value }
teutonica-skill-book = Buch des Wissens
    .short = Buch
    .effect = eigene Figuren, die du mit einer Aktion versetzt
    .value = { $value }
teutonica-skill-bursa = Geldbeutel
    .short = Beutel
    .effect = Figuren, die du mit einer Aktion anwirbst
    .value = { $value ->
        [all] alle
       *[other] { $value }
    }

teutonica-colour-white = weiß
teutonica-colour-orange = orange
teutonica-colour-pink = rosa
teutonica-colour-black = schwarz

teutonica-place-supply = persönlicher Vorrat
teutonica-place-stock = allgemeiner Vorrat
teutonica-place-desk = Schreibpult
teutonica-place-plate = Teller

## Bonusmarker

teutonica-marker-extra = Zusätzliches Kontor
    .short = +Ktr
    .effect = Beim Errichten einer Handelsstraße: Eine ihrer Figuren wird ein Kontor links von allen Kontoren einer Endstadt, die schon eines hat; Form und Farbe sind gleich.
    .clause = HT-8.4.3
teutonica-marker-swap = Kontore tauschen
    .short = Tsch
    .effect = Vertausche die Figuren zweier benachbarter Kontore einer Stadt.
    .clause = HT-8.4.1
teutonica-marker-develop = Fähigkeit entwickeln
    .short = Entw
    .effect = Entwickle eine beliebige Fähigkeit um einen Schritt.
    .clause = HT-8.4.5
teutonica-marker-actions3 = +3 Aktionen
    .short = +3
    .effect = Drei weitere Aktionen in diesem Zug.
    .clause = HT-8.4.6
teutonica-marker-actions4 = +4 Aktionen
    .short = +4
    .effect = Vier weitere Aktionen in diesem Zug.
    .clause = HT-8.4.6
teutonica-marker-three = Drei Figuren
    .short = 3Fig
    .effect = Nimm bis zu drei Figuren von ihren Feldern: zurück zu ihren Besitzern (2009) oder auf Felder deiner Wahl (2020).
    .clause = HT-8.4.7

## Die Arten der Wahl

teutonica-group-place = einsetzen
    .about = eine Figur aus deinem Vorrat auf ein freies Feld setzen
teutonica-group-displace = verdrängen
    .about = ein besetztes Feld übernehmen: für einen Händler 1 Figur mehr zahlen, für einen Kaufmann 2
teutonica-group-lift = versetzen
    .about = eigene Figuren von Feldern nehmen und auf andere setzen
teutonica-group-establish = errichten
    .about = eine Handelsstraße abschließen, die du ganz besetzt: Punkte, dann Kontor oder Fähigkeit
teutonica-group-recruit = anwerben
    .about = Figuren aus dem allgemeinen Vorrat in deinen Vorrat nehmen
teutonica-group-use = Marker
    .about = einen Bonusmarker nutzen; das ist keine Aktion
teutonica-group-end = Zug beenden
    .about = übrige Aktionen verfallen
teutonica-group-done = fertig
    .about = hier nichts mehr
teutonica-group-office = Kontor
    .about = eine Figur der Straße in eine Stadt setzen
teutonica-group-extra = zusätzliches Kontor
    .about = den Marker nutzen: links von allen Kontoren der Stadt
teutonica-group-develop = Fähigkeit
    .about = eine Fähigkeit der Stadt entwickeln
teutonica-group-prestige = Prestige
    .about = einen Kaufmann auf ein Sonderprestige-Feld setzen
teutonica-group-swap = tauschen
    .about = zwei benachbarte Kontore vertauschen
teutonica-group-marker = Marker legen
    .about = einen neuen Bonusmarker an eine Handelsstraße legen
teutonica-group-pay = zahlen
    .about = wählen, womit du zahlst
teutonica-group-take = nehmen
    .about = wählen, welche Figur als nächste gesetzt wird

## Jede Wahl

teutonica-choice-end = Den Zug beenden
teutonica-choice-done = Fertig, nichts mehr
teutonica-choice-done-displaced = Keine weitere Entschädigung nehmen
teutonica-choice-done-lift = Genug genommen: die Figuren absetzen
teutonica-choice-done-reward = Nichts nehmen; alle Figuren gehen in den allgemeinen Vorrat
teutonica-choice-recruit = { teutonica-pieces } anwerben
teutonica-choice-place = Einen { $piece } auf { $route } einsetzen
teutonica-choice-put = Auf { $route } setzen: { $piece } von { $owner }
teutonica-choice-displace = Auf { $route } verdrängen: { $other } von { $victim }, mit einem { $piece }
teutonica-choice-lift = Von { $route } nehmen: { $piece } von { $owner }
teutonica-choice-lift-own = Eigenen { $piece } von { $route } nehmen
teutonica-choice-move = Eigenen { $piece } von { $route } versetzen
teutonica-choice-remove = Von { $route } heimschicken: { $piece } von { $owner }
teutonica-choice-establish = Die Handelsstraße { $route } errichten
teutonica-choice-office = Kontor in { $city }: Platz in { $colour }, mit einem { $piece }
teutonica-choice-extra = Zusätzliches Kontor in { $city } mit einem { $piece }
teutonica-choice-develop = { $skill } entwickeln: von { $now } auf { $next }
teutonica-choice-prestige = Sonderprestige { $colour }: { points } am Ende
teutonica-choice-use = Den Marker „{ $marker }“ nutzen
teutonica-choice-swap = In { $city } die Kontore { $first } ({ $left }) und { $second } ({ $right }) tauschen
teutonica-choice-marker = Den Marker „{ $marker }“ an { $route } legen
teutonica-choice-pay = { teutonica-pieces } zahlen
teutonica-choice-take = Nehmen: { $piece } von { $owner }

## Was gefragt wird

teutonica-prompt-turn = { $actions ->
    [0] Keine Aktion mehr.
    [one] Du bist am Zug: noch 1 Aktion.
   *[other] Du bist am Zug: noch { $actions } Aktionen.
}
teutonica-prompt-pay = Zahle für die Verdrängung: Welche Figuren gehen aus deinem Vorrat in den allgemeinen Vorrat?
teutonica-prompt-displaced = { $waiting ->
    [yes] { $who } hat dich von { $route } verdrängt: deine Figur geht auf die nächsten freien Felder{ $extra ->
        [0] .
        [one] , und 1 weitere aus dem allgemeinen Vorrat darf mit.
       *[other] , und bis zu { $extra } weitere aus dem allgemeinen Vorrat dürfen mit.
    }
   *[no] Von { $route } verdrängt: { $extra ->
        [0] setze, was du in der Hand hast.
        [one] du darfst noch 1 Figur setzen.
       *[other] du darfst noch bis zu { $extra } Figuren setzen.
    }
}
teutonica-prompt-lift = Versetzen: nimm noch eine eigene Figur, oder weiter.
teutonica-prompt-put = Versetzen: setze { teutonica-pieces } ab.
teutonica-prompt-reward = { $route } ist errichtet. Was nimmst du dafür?
teutonica-prompt-swap = Tauschmarker: welche benachbarten Kontore?
teutonica-prompt-develop = Welche Fähigkeit entwickelst du?
teutonica-prompt-remove = Drei Figuren: nimm bis zu drei Figuren von ihren Feldern.
teutonica-prompt-relocate-lift = Drei Figuren: nimm bis zu drei Figuren anderer auf.
teutonica-prompt-relocate-take = In der Hand: { teutonica-pieces }. Welche Figur setzt du als nächste?
teutonica-prompt-relocate-put = Wohin kommt dieser { $piece } von { $owner }?
teutonica-prompt-relocate-step = Drei Figuren: nimm eine Figur eines anderen.
teutonica-prompt-markers = Aufgedeckt: { $markers }. Lege jeden an eine leere Handelsstraße.

## Was geschah

teutonica-event-turn-began = beginnt mit { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}
teutonica-event-turn-ended = beendet den Zug
teutonica-event-recruited = wirbt { teutonica-pieces } an
teutonica-event-placed = setzt einen { $piece } auf { $route } ein
teutonica-event-displaced = verdrängt auf { $route } einen { $other } von { $victim } mit einem { $piece }
teutonica-event-paid = zahlt { teutonica-pieces }
teutonica-event-lifted = nimmt von { $route } einen { $piece } von { $owner }
teutonica-event-lifted-own = nimmt einen { $piece } von { $route }
teutonica-event-put = setzt auf { $route } einen { $piece } von { $owner }
teutonica-event-put-own = setzt einen { $piece } auf { $route }
teutonica-event-returned = findet kein freies Feld: ein { $piece } geht in den allgemeinen Vorrat
teutonica-event-removed = schickt von { $route } einen { $piece } von { $owner } heim
teutonica-event-removed-own = nimmt einen { $piece } von { $route } zurück
teutonica-event-established = errichtet { $route }
teutonica-event-scored-control = erhält { points } für die Kontrolle von { $city }
teutonica-event-scored-coin = erhält { points } für die Münze von { $city }
teutonica-event-scored-connection = erhält { points } für die Ost-West-Verbindung
teutonica-event-marker-taken = nimmt den Marker „{ $marker }“ von { $route }
teutonica-event-marker-drawn = zieht verdeckt einen neuen Marker
teutonica-event-marker-used = nutzt den Marker „{ $marker }“
teutonica-event-marker-revealed = deckt den Marker „{ $marker }“ auf
teutonica-event-marker-placed = legt den Marker „{ $marker }“ an { $route }
teutonica-event-marker-held = findet keine Straße für den Marker „{ $marker }“ und behält ihn
teutonica-event-office = eröffnet ein Kontor in { $city } mit einem { $piece }
teutonica-event-extra-office = eröffnet ein zusätzliches Kontor in { $city } mit einem { $piece }
teutonica-event-completed = { $city } ist vollständig.
teutonica-event-developed = entwickelt { $skill } auf { $value }
teutonica-event-prestige = setzt einen Kaufmann auf Sonderprestige { $colour }
teutonica-event-swapped = vertauscht zwei Kontore in { $city }
teutonica-event-declined = nimmt keine weitere Figur
teutonica-event-ending-points = Das Ende: 20 Punkte sind erreicht. Diese Aktion wird noch ausgeführt.
teutonica-event-ending-markers = Das Ende: es ist kein Bonusmarker mehr zu ziehen. Diese Aktion wird noch ausgeführt.
teutonica-event-ending-cities = Das Ende: genug Städte sind vollständig. Diese Aktion wird noch ausgeführt.
teutonica-event-game-over = Das Spiel ist aus.

## Ende und Wertung

teutonica-end-points = 20 Punkte erreicht
teutonica-end-markers = kein Marker mehr zu ziehen
teutonica-end-cities = genug vollständige Städte

teutonica-category-track = Punkteleiste
    .short = Leiste
teutonica-category-skills = Fähigkeiten
    .short = Fähigk.
teutonica-category-markers = Bonusmarker
    .short = Marker
teutonica-category-prestige = Sonderprestige
    .short = Prestige
teutonica-category-cities = Kontrollierte Städte
    .short = Städte
teutonica-category-network = Größtes Netz
    .short = Netz

## Ausgaben, Pläne, Optionen

teutonica-preset-base2009 = das Grundspiel von 2009
teutonica-preset-east2010 = die Osterweiterung von 2010
teutonica-preset-britannia2014 = Britannia, 2014
teutonica-preset-bigbox2020 = die Big Box von 2020

teutonica-board-base-4-5 = Grundplan, Seite für 4 und 5 Spieler
teutonica-board-base-2-3 = Grundplan, Seite für 2 und 3 Spieler
teutonica-board-east = Ostplan
teutonica-board-britannia-4-5 = Britannia, Seite für 4 und 5 Spieler
teutonica-board-britannia-2-3 = Britannia, Seite für 2 und 3 Spieler

teutonica-option-map = Der Plan; ohne Wunsch die Seite für die Zahl der Spieler.
teutonica-option-markers-set = Welche Bonusmarker im Spiel sind.
    .classic16 = die sechzehn von 2009
    .bigbox15 = die fünfzehn der Big Box
teutonica-option-markers-three = Was der Marker „Drei Figuren“ bewirkt.
    .remove = bis zu drei Figuren gehen in den Vorrat ihrer Besitzer
    .relocate-batch = bis zu drei aufnehmen, dann jede auf ein freies Feld setzen
    .relocate-stepwise = bis zu dreimal: eine nehmen und gleich setzen
teutonica-option-markers-threeTargets = Wessen Figuren dieser Marker nehmen darf.
    .any = die von allen
    .opponents = nur die der anderen
teutonica-option-markers-swapOwnership = Welche Kontore der Tauschmarker vertauschen darf.
    .any = zwei beliebige Nachbarn
    .one-own = eines der beiden muss dein eigenes sein
teutonica-option-markers-noRoute = Was mit einem neuen Bonusmarker geschieht, für den keine Straße in Frage kommt.
    .relax = die Bedingungen werden gelockert, bis eine in Frage kommt
    .hold = er wartet auf einen späteren Zug
teutonica-option-displace-order = In welcher Reihenfolge ein Verdrängter seine Figuren setzt.
    .free = in beliebiger
    .displaced-first = die verdrängte Figur zuerst
teutonica-option-displace-blockedRegion = Wie ein gesperrtes Gebiet bei der Suche nach den nächsten freien Feldern zählt.
    .as-full = als wären alle seine Felder besetzt
    .cut = die Suche führt nicht hindurch
teutonica-option-final-tiebreak = Wer bei Gleichstand gewinnt.
    .shared = alle Gleichen
    .skills-network = wer die Fähigkeiten am wenigsten entwickelt hat, dann das bessere Netz
    .actions-network = wer die Aktionen am wenigsten entwickelt hat, dann das bessere Netz
teutonica-option-modules-missions = Jeder hat eine geheime Auftragskarte mit drei Städten.
    .on = mit Auftragskarten
    .off = ohne
teutonica-option-modules-favours = Kaiserliche Gunst kann mit Bonusmarkern erworben werden.
    .on = mit Gunst
    .off = ohne
teutonica-option-favours-boards = Auf welchen Plänen die kaiserliche Gunst gilt.
    .base-only = auf dem Grundplan
    .any = auf jedem Plan
teutonica-option-favours-anyRoute = Welche Figuren die Gunst „Jede Straße“ überallhin lässt.
    .displaced = nur die verdrängte Figur
    .all = auch die Entschädigung
teutonica-option-twoPlayer = Die Regeln für zwei Spieler.
    .none = keine Regeln für zwei
    .provinces = Provinzen und Spielstein, wie 2009
    .neutral = neutrale Händler, wie in Britannia
teutonica-option-twoPlayer-outer = Wie das Land außerhalb der Provinzen für den Spielstein zählt.
    .rim = als vier Provinzen
    .single = als eine Provinz
teutonica-option-neutral-extraPiece = Ob der weitere neutrale Händler gesetzt werden muss.
    .mandatory = er muss
    .optional = er darf
teutonica-option-permanent-timing = Wann ein dauerhafter Bonusmarker genutzt wird.
    .end-of-action = am Ende der Aktion
    .step-2 = sobald man den Marker nähme
teutonica-option-permanent-place2 = Woher die zwei Figuren des dauerhaften Markers „2 einsetzen“ kommen.
    .route = von der errichteten Straße
    .stock-only = aus dem allgemeinen Vorrat
    .stock-supply-board = aus dem allgemeinen, dann dem persönlichen Vorrat, dann vom Plan
teutonica-option-britannia-waiver = Ob ein Bonusmarker die Grenzen Britannias öffnet.
    .off = nein
    .plus-actions = ja, mit +3 oder +4 Aktionen
    .any-marker = ja, mit jedem Marker
teutonica-option-regions-zeroCity = Der Rang der Spieler ohne Stadt in einem Gebiet.
    .by-offices = nach ihren Kontoren

## Die Zeichnung

teutonica-drawing-seat = Platz
teutonica-drawing-post = Feld
teutonica-drawing-office = Kontor
teutonica-drawing-extra-office = zusätzliches Kontor
teutonica-drawing-marker = Bonusmarker
teutonica-drawing-marker-place = Platz für einen Bonusmarker
teutonica-drawing-marker-stock = Bonusmarker im Vorrat
teutonica-drawing-tavern = Taverne
teutonica-drawing-connection = Ost-West-Verbindung
teutonica-drawing-completed = vollständige Städte
teutonica-drawing-control = Kontrolle
teutonica-drawing-points = Prestigepunkte
teutonica-drawing-actions-left = verbleibende Aktionen
teutonica-drawing-decides = entscheidet

## Die Regeln in einem Satz

teutonica-hint-turn = Führe deine Aktionen in beliebiger Reihenfolge und beliebig oft aus; du darfst früher aufhören, der Rest verfällt (HT-3.3 bis HT-3.5).
teutonica-hint-recruit = Anwerben: nimm Figuren aus dem allgemeinen Vorrat, so viele der Geldbeutel erlaubt (HT-4.1).
teutonica-hint-place = Einsetzen: setze eine Figur aus deinem Vorrat auf ein beliebiges freies Feld (HT-4.2).
teutonica-hint-displace = Verdrängen: übernimm das Feld eines anderen; zahle für einen Händler 1 Figur mehr, für einen Kaufmann 2, und der andere wird entschädigt (HT-4.3).
teutonica-hint-lift = Versetzen: nimm so viele eigene Figuren, wie das Buch erlaubt, und setze sie auf freie Felder (HT-4.4).
teutonica-hint-establish = Errichten: wenn alle Felder einer Straße dir gehören, gibt es Punkte für die Kontrolle, du nimmst den Marker, dann ein Kontor, eine Fähigkeit oder Sonderprestige; der Rest geht in den allgemeinen Vorrat (HT-6.1).
teutonica-hint-use = Bonusmarker nutzt man zwischen den Aktionen; sie kosten keine Aktion und zählen am Ende, genutzt oder nicht (HT-8.1).
teutonica-hint-pay = Die Figur, die das Feld übernimmt, kommt zur Zahlung hinzu; du wählst, womit du zahlst (HT-4.3.2).
teutonica-hint-displaced = Die verdrängte Figur geht auf die nächste Straße mit freiem Feld; dazu darfst du 1 Figur aus dem allgemeinen Vorrat setzen, nach einem Kaufmann 2 (HT-5.1, HT-5.2).
teutonica-hint-put = Jede aufgenommene Figur kommt in derselben Aktion auf ein freies Feld; verlassene Felder sind frei (HT-4.4.2).
teutonica-hint-reward = Ein Kontor nimmt den freien Platz ganz links: eckig für einen Händler, rund für einen Kaufmann, und dein Privileg muss die Farbe erlauben (HT-6.4). Oder entwickle die Fähigkeit der Stadt (HT-6.6), oder nimm Sonderprestige mit einem Kaufmann (HT-6.7).
teutonica-hint-swap = Zwei benachbarte Kontore einer Stadt werden vertauscht; keine Punkte, aber die Kontrolle kann wechseln (HT-8.4.1, HT-8.4.2).
teutonica-hint-develop = Die Figur ganz links auf der Leiste kommt in deinen Vorrat, und der neue Wert gilt sofort (HT-1.3.3).
teutonica-hint-remove = Bis zu drei Figuren beliebiger Besitzer; jede geht in den Vorrat ihres Besitzers (HT-8.4.7).
teutonica-hint-relocate = Bis zu drei Figuren anderer kommen auf freie Felder deiner Wahl; niemand wird verdrängt (HT-8.4.8, HT-8.4.9).
teutonica-hint-markers = Ein neuer Marker kommt an eine Straße ohne Marker und ohne Figuren, in deren Städten ein Kontor frei ist (HT-8.3.2).
teutonica-hint-end = Das Spiel endet nach der Aktion, in der jemand 20 Punkte hat, kein Marker gezogen werden kann oder genug Städte vollständig sind (HT-9.1, HT-9.2).
teutonica-hint-score = Am Ende: Punkteleiste, 4 für jede volle Fähigkeit außer Schlüsseln, Marker, Sonderprestige, 2 für jede kontrollierte Stadt, und die Kontore des größten Netzes mal Schlüssel (HT-10).

## Bots

teutonica-bot-focused = schließt Straßen ab, wirbt rechtzeitig an, baut, wo er am meisten hat; bringt ein Spiel zu Ende
teutonica-bot-random = jede erlaubte Wahl ist gleich wahrscheinlich; solche Spiele enden kaum je

## In the terminal

teutonica-screen-routes = Straßen
teutonica-screen-cities = Städte
teutonica-side-west = Westen
teutonica-side-middle = Mitte
teutonica-side-east = Osten
teutonica-screen-connection = O–W
teutonica-desk-supply = Vorrat
teutonica-desk-stock = Allgem.
teutonica-desk-markers = Marker
teutonica-desk-used = { $count } genutzt
teutonica-desk-plate = { $count } verdeckt
teutonica-race-title = Ende bei
teutonica-race-points = { $best } von { $goal } Punkten
teutonica-race-markers = { $count ->
    [0] kein neuer Marker mehr: der nächste genommene beendet das Spiel
    [one] noch 1 neuer Marker
   *[other] noch { $count } neue Marker
}
teutonica-race-cities = { $count } von { $goal } Städten voll
teutonica-race-connection = verbunden: { $points } Punkte
teutonica-ask-place = { $kind }: { $count } Straßen sind möglich. Nummer auf dem Plan oder Stadt; „liste“ zeigt alle.
teutonica-help-board = Auf dem Plan: { $trader } Händler, { $merchant } Kaufmann, jeweils mit der Hausmarke; { $free } freies Feld. Kontore: { $square } für einen Händler, { $round } für einen Kaufmann, mit dem Privileg 1 weiß, 2 orange, 3 rosa, 4 schwarz; $ ist eine Münze; + ein zusätzliches Kontor. Die Marke vor einer Stadt zeigt, wer sie kontrolliert. Fähigkeiten: Wert jetzt { $arrow } nächster Wert. { teutonica-help-expansions }
teutonica-welcome-title = Willkommen bei Hansa Teutonica!
teutonica-welcome-1 = Besetze alle Felder einer Straße zwischen zwei Städten mit deinen Figuren, dann errichte die Handelsstraße.
teutonica-welcome-2 = Eine errichtete Straße gibt dir ein Kontor in einer ihrer Städte oder entwickelt die Fähigkeit, die die Stadt bietet.
teutonica-welcome-3 = Wer eine Stadt kontrolliert, erhält einen Punkt, sooft eine Straße dorthin errichtet wird. Die meisten Punkte gibt es am Ende: Netz, Städte, Fähigkeiten, Marker.
teutonica-welcome-4 = In jedem Zug hast du einige Aktionen: einsetzen, verdrängen, versetzen, anwerben, errichten. Entwickle möglichst früh deine Aktionen (Göttingen).
teutonica-welcome-5 = Gib eine Nummer ein, um zu wählen; „hilfe“ erklärt die Zeichen, „regeln“ die Regeln, „zurücknehmen“ nimmt eine Wahl zurück.

## At the table in the browser

teutonica-table-waits-turn = { $who } ist am Zug: noch { $actions ->
    [one] 1 Aktion.
   *[other] { $actions } Aktionen.
}
teutonica-table-waits-pay = { $who } wählt, womit bezahlt wird.
teutonica-table-waits-displaced = { $who } wurde von { $route } verdrängt und setzt Figuren auf nahe Felder.
teutonica-table-waits-lift = { $who } versetzt Figuren.
teutonica-table-waits-put = { $who } versetzt Figuren.
teutonica-table-waits-reward = { $who } hat { $route } errichtet und wählt den Lohn.
teutonica-table-waits-markers = { $who } legt neue Bonusmarker aus.
teutonica-table-hand = { $count ->
    [one] 1 Figur in der Hand
   *[other] { $count } Figuren in der Hand
}
teutonica-cost-place = 1 Aktion; bereit: { teutonica-pieces }
teutonica-cost-displace = 1 Aktion und 1 oder 2 Figuren mehr
teutonica-cost-lift = 1 Aktion
teutonica-cost-establish = 1 Aktion
teutonica-cost-recruit = 1 Aktion; noch zu holen: { teutonica-pieces }
teutonica-table-confirm-end = { $actions ->
    [one] 1 Aktion ist übrig und würde verfallen.
   *[other] { $actions } Aktionen sind übrig und würden verfallen.
}
teutonica-table-confirm-nothing = Du würdest für diese Handelsstraße nichts nehmen.
teutonica-table-confirm-displace = Du zahlst für das Feld mehr Figuren, und der andere wird entschädigt.
teutonica-table-confirm-use = Der Marker wird verbraucht. Am Ende zählt er trotzdem.
teutonica-table-markers = Bonusmarker
teutonica-table-markers-used = { $count ->
    [one] 1 Marker verbraucht
   *[other] { $count } Marker verbraucht
}
teutonica-table-plate = { $count ->
    [one] 1 Marker auf dem Teller
   *[other] { $count } Marker auf dem Teller
}
teutonica-table-ends = Wie nah das Ende ist
teutonica-table-light = Die Städte von { $who } beleuchten: Netz und Kontrolle
teutonica-table-network = Netz: { $offices ->
    [one] 1 Kontor
   *[other] { $offices } Kontore
} × { $keys } = { points } ({ $cities })
teutonica-table-network-apart = Abseits davon: { $cities }
teutonica-table-network-none = Noch kein Kontor, also kein Netz
teutonica-table-held = Kontrolliert { $cities }
teutonica-table-end-points = { $left ->
    [one] noch 1 Punkt
   *[other] noch { $left } Punkte
}
teutonica-table-end-markers = { $left ->
    [one] noch 1 Marker im Vorrat
   *[other] noch { $left } Marker im Vorrat
}
teutonica-table-end-cities = { $left ->
    [one] noch 1 Stadt
   *[other] noch { $left } Städte
}
teutonica-table-place-post = Feld { $number } von { $route }, { $piece } von { $owner }
teutonica-table-place-post-free = Feld { $number } von { $route }, frei
teutonica-table-place-route = Handelsstraße { $route }
teutonica-table-place-marker = Platz für einen Marker neben { $route }
teutonica-table-place-city = Stadt { $city }
teutonica-table-place-controlled = { teutonica-table-place-city }, kontrolliert von { $owner }
teutonica-table-place-prestige = Besonderes Prestige { $colour }
teutonica-table-key-recruit = anwerben
teutonica-table-score = Punkteleiste
teutonica-module-modules-missions = Aufträge
teutonica-module-modules-favours = kaiserliche Gunst
teutonica-module-britannia-waiver = freier Weg über die Grenzen
