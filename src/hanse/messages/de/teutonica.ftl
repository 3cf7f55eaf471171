### Hansa Teutonica, für Terminal und Browser zugleich. Die Argumente beschreibt der englische Katalog.

game-teutonica = Hansa Teutonica
    .about = Kaufleute verbinden die Städte der Hanse durch Handelsstraßen und eröffnen dort Kontore.

## Figuren, Fähigkeiten, Farben

piece-trader = Händler
    .plural = Händler
piece-merchant = Kaufmann
    .plural = Kaufleute
pieces = { $traders ->
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
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

skill-keys = Stadtschlüssel
    .short = Schlüssel
    .effect = Punkte für jedes Kontor deines größten Netzes am Ende
    .value = ×{ $value }
skill-actions = Aktionen
    .short = Aktionen
    .effect = Aktionen in jedem deiner Züge
    .value = { $value }
skill-privilege = Privileg
    .short = Privileg
    .effect = die höchste Farbe, in der du ein Kontor eröffnen darfst
    .value = { $value }
skill-book = Buch des Wissens
    .short = Buch
    .effect = eigene Figuren, die du mit einer Aktion versetzt
    .value = { $value }
skill-bursa = Geldbeutel
    .short = Beutel
    .effect = Figuren, die du mit einer Aktion anwirbst
    .value = { $value ->
        [all] alle
       *[other] { $value }
    }

colour-white = weiß
colour-orange = orange
colour-pink = rosa
colour-black = schwarz

place-supply = persönlicher Vorrat
place-stock = allgemeiner Vorrat
place-desk = Schreibpult
place-plate = Teller

## Bonusmarker

marker-extra = Zusätzliches Kontor
    .short = +Ktr
    .effect = Beim Errichten einer Handelsstraße: Eine ihrer Figuren wird ein Kontor links von allen Kontoren einer Endstadt, die schon eines hat; Form und Farbe sind gleich.
    .clause = HT-8.4.3
marker-swap = Kontore tauschen
    .short = Tsch
    .effect = Vertausche die Figuren zweier benachbarter Kontore einer Stadt.
    .clause = HT-8.4.1
marker-develop = Fähigkeit entwickeln
    .short = Entw
    .effect = Entwickle eine beliebige Fähigkeit um einen Schritt.
    .clause = HT-8.4.5
marker-actions3 = +3 Aktionen
    .short = +3
    .effect = Drei weitere Aktionen in diesem Zug.
    .clause = HT-8.4.6
marker-actions4 = +4 Aktionen
    .short = +4
    .effect = Vier weitere Aktionen in diesem Zug.
    .clause = HT-8.4.6
marker-three = Drei Figuren
    .short = 3Fig
    .effect = Nimm bis zu drei Figuren von ihren Feldern: zurück zu ihren Besitzern (2009) oder auf Felder deiner Wahl (2020).
    .clause = HT-8.4.7

## Die Arten der Wahl

group-place = einsetzen
    .about = eine Figur aus deinem Vorrat auf ein freies Feld setzen
group-displace = verdrängen
    .about = ein besetztes Feld übernehmen: für einen Händler 1 Figur mehr zahlen, für einen Kaufmann 2
group-lift = versetzen
    .about = eigene Figuren von Feldern nehmen und auf andere setzen
group-establish = errichten
    .about = eine Handelsstraße abschließen, die du ganz besetzt: Punkte, dann Kontor oder Fähigkeit
group-recruit = anwerben
    .about = Figuren aus dem allgemeinen Vorrat in deinen Vorrat nehmen
group-use = Marker
    .about = einen Bonusmarker nutzen; das ist keine Aktion
group-end = Zug beenden
    .about = übrige Aktionen verfallen
group-done = fertig
    .about = hier nichts mehr
group-office = Kontor
    .about = eine Figur der Straße in eine Stadt setzen
group-extra = zusätzliches Kontor
    .about = den Marker nutzen: links von allen Kontoren der Stadt
group-develop = Fähigkeit
    .about = eine Fähigkeit der Stadt entwickeln
group-prestige = Prestige
    .about = einen Kaufmann auf ein Sonderprestige-Feld setzen
group-swap = tauschen
    .about = zwei benachbarte Kontore vertauschen
group-marker = Marker legen
    .about = einen neuen Bonusmarker an eine Handelsstraße legen
group-pay = zahlen
    .about = wählen, womit du zahlst
group-take = nehmen
    .about = wählen, welche Figur als nächste gesetzt wird

## Jede Wahl

choice-end = Den Zug beenden
choice-done = Fertig, nichts mehr
choice-done-displaced = Keine weitere Entschädigung nehmen
choice-done-lift = Genug genommen: die Figuren absetzen
choice-done-reward = Nichts nehmen; alle Figuren gehen in den allgemeinen Vorrat
choice-recruit = { pieces } anwerben
choice-place = Einen { $piece } auf { $route } einsetzen
choice-put = Auf { $route } setzen: { $piece } von { $owner }
choice-displace = Auf { $route } verdrängen: { $other } von { $victim }, mit einem { $piece }
choice-lift = Von { $route } nehmen: { $piece } von { $owner }
choice-lift-own = Eigenen { $piece } von { $route } nehmen
choice-move = Eigenen { $piece } von { $route } versetzen
choice-remove = Von { $route } heimschicken: { $piece } von { $owner }
choice-establish = Die Handelsstraße { $route } errichten
choice-office = Kontor in { $city }: Platz in { $colour }, mit einem { $piece }
choice-extra = Zusätzliches Kontor in { $city } mit einem { $piece }
choice-develop = { $skill } entwickeln: von { $now } auf { $next }
choice-prestige = Sonderprestige { $colour }: { points } am Ende
choice-use = Den Marker „{ $marker }“ nutzen
choice-swap = In { $city } die Kontore { $first } ({ $left }) und { $second } ({ $right }) tauschen
choice-marker = Den Marker „{ $marker }“ an { $route } legen
choice-pay = { pieces } zahlen
choice-take = Nehmen: { $piece } von { $owner }

## Was gefragt wird

prompt-turn = { $actions ->
    [0] Keine Aktion mehr: nutze einen Marker oder beende deinen Zug.
    [one] Du bist am Zug: noch 1 Aktion.
   *[other] Du bist am Zug: noch { $actions } Aktionen.
}
prompt-pay = Zahle für die Verdrängung: Welche Figuren gehen aus deinem Vorrat in den allgemeinen Vorrat?
prompt-displaced = { $waiting ->
    [yes] { $who } hat dich von { $route } verdrängt: deine Figur geht auf die nächsten freien Felder{ $extra ->
        [0] .
        [one] , und 1 weitere aus dem allgemeinen Vorrat darf mit.
       *[other] , und bis zu { $extra } weitere aus dem allgemeinen Vorrat dürfen mit.
    }
   *[no] Von { $route } verdrängt: du darfst noch { $extra ->
        [one] 1 Figur setzen.
       *[other] bis zu { $extra } Figuren setzen.
    }
}
prompt-lift = Versetzen: nimm noch eine eigene Figur, oder weiter.
prompt-put = Versetzen: setze { pieces } ab.
prompt-reward = { $route } ist errichtet. Was nimmst du dafür?
prompt-swap = Tauschmarker: welche benachbarten Kontore?
prompt-develop = Welche Fähigkeit entwickelst du?
prompt-remove = Drei Figuren: nimm bis zu drei Figuren von ihren Feldern.
prompt-relocate-lift = Drei Figuren: nimm bis zu drei Figuren anderer auf.
prompt-relocate-take = In der Hand: { pieces }. Welche Figur setzt du als nächste?
prompt-relocate-put = Wohin kommt dieser { $piece } von { $owner }?
prompt-relocate-step = Drei Figuren: nimm eine Figur eines anderen.
prompt-markers = Aufgedeckt: { $markers }. Lege jeden an eine leere Handelsstraße.

## Was geschah

event-turn-began = beginnt mit { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}
event-turn-ended = beendet den Zug
event-recruited = wirbt { pieces } an
event-placed = setzt einen { $piece } auf { $route } ein
event-displaced = verdrängt auf { $route } einen { $other } von { $victim } mit einem { $piece }
event-paid = zahlt { pieces }
event-lifted = nimmt von { $route } einen { $piece } von { $owner }
event-lifted-own = nimmt einen { $piece } von { $route }
event-put = setzt auf { $route } einen { $piece } von { $owner }
event-put-own = setzt einen { $piece } auf { $route }
event-returned = findet kein freies Feld: ein { $piece } geht in den allgemeinen Vorrat
event-removed = schickt von { $route } einen { $piece } von { $owner } heim
event-removed-own = nimmt einen { $piece } von { $route } zurück
event-established = errichtet { $route }
event-scored-control = erhält { points } für die Kontrolle von { $city }
event-scored-coin = erhält { points } für die Münze von { $city }
event-scored-connection = erhält { points } für die Ost-West-Verbindung
event-marker-taken = nimmt den Marker „{ $marker }“ von { $route }
event-marker-drawn = zieht verdeckt einen neuen Marker
event-marker-used = nutzt den Marker „{ $marker }“
event-marker-revealed = deckt den Marker „{ $marker }“ auf
event-marker-placed = legt den Marker „{ $marker }“ an { $route }
event-marker-held = findet keine Straße für den Marker „{ $marker }“ und behält ihn
event-office = eröffnet ein Kontor in { $city } mit einem { $piece }
event-extra-office = eröffnet ein zusätzliches Kontor in { $city } mit einem { $piece }
event-completed = { $city } ist vollständig.
event-developed = entwickelt { $skill } auf { $value }
event-prestige = setzt einen Kaufmann auf Sonderprestige { $colour }
event-swapped = vertauscht zwei Kontore in { $city }
event-declined = nimmt keine weitere Entschädigung
event-ending-points = Das Ende: 20 Punkte sind erreicht. Diese Aktion wird noch ausgeführt.
event-ending-markers = Das Ende: es ist kein Bonusmarker mehr zu ziehen. Diese Aktion wird noch ausgeführt.
event-ending-cities = Das Ende: genug Städte sind vollständig. Diese Aktion wird noch ausgeführt.
event-game-over = Das Spiel ist aus.

## Ende und Wertung

end-points = 20 Punkte erreicht
end-markers = kein Marker mehr zu ziehen
end-cities = genug vollständige Städte
end-stopped = von der Sicherheitsgrenze angehalten

category-track = Punkteleiste
    .short = Leiste
category-skills = Fähigkeiten
    .short = Fähigk.
category-markers = Bonusmarker
    .short = Marker
category-prestige = Sonderprestige
    .short = Prestige
category-cities = Kontrollierte Städte
    .short = Städte
category-network = Größtes Netz
    .short = Netz
category-total = Summe
    .short = Summe

## Ausgaben, Pläne, Optionen

preset-base2009 = das Grundspiel von 2009
preset-east2010 = die Osterweiterung von 2010
preset-britannia2014 = Britannia, 2014
preset-bigbox2020 = die Big Box von 2020

bot-focused = schließt Straßen ab, wirbt rechtzeitig an, baut, wo er am meisten hat; bringt ein Spiel zu Ende
bot-random = jede erlaubte Wahl ist gleich wahrscheinlich; solche Spiele enden kaum je

board-base-4-5 = Grundplan, Seite für 4 und 5 Spieler
board-base-2-3 = Grundplan, Seite für 2 und 3 Spieler
board-east = Ostplan
board-britannia-4-5 = Britannia, Seite für 4 und 5 Spieler
board-britannia-2-3 = Britannia, Seite für 2 und 3 Spieler

option-players = Wie viele mitspielen.
option-map = Der Plan; ohne Wunsch die Seite für die Zahl der Spieler.
option-markers-set = Welche Bonusmarker im Spiel sind.
    .classic16 = die sechzehn von 2009
    .bigbox15 = die fünfzehn der Big Box
option-markers-three = Was der Marker „Drei Figuren“ bewirkt.
    .remove = bis zu drei Figuren gehen in den Vorrat ihrer Besitzer
    .relocate-batch = bis zu drei aufnehmen, dann jede auf ein freies Feld setzen
    .relocate-stepwise = bis zu dreimal: eine nehmen und gleich setzen
option-markers-threeTargets = Wessen Figuren dieser Marker nehmen darf.
    .any = die von allen
    .opponents = nur die der anderen
option-markers-swapOwnership = Welche Kontore der Tauschmarker vertauschen darf.
    .any = zwei beliebige Nachbarn
    .one-own = eines der beiden muss dein eigenes sein
option-markers-noRoute = Was mit einem neuen Bonusmarker geschieht, für den keine Straße in Frage kommt.
    .relax = die Bedingungen werden gelockert, bis eine in Frage kommt
    .hold = er wartet auf einen späteren Zug
option-displace-order = In welcher Reihenfolge ein Verdrängter seine Figuren setzt.
    .free = in beliebiger
    .displaced-first = die verdrängte Figur zuerst
option-displace-blockedRegion = Wie ein gesperrtes Gebiet bei der Suche nach den nächsten freien Feldern zählt.
    .as-full = als wären alle seine Felder besetzt
    .cut = die Suche führt nicht hindurch
option-final-tiebreak = Wer bei Gleichstand gewinnt.
    .shared = alle Gleichen
    .skills-network = wer die Fähigkeiten am wenigsten entwickelt hat, dann das bessere Netz
    .actions-network = wer die Aktionen am wenigsten entwickelt hat, dann das bessere Netz
option-modules-missions = Jeder hat eine geheime Auftragskarte mit drei Städten.
    .on = mit Auftragskarten
    .off = ohne
option-modules-favours = Kaiserliche Gunst kann mit Bonusmarkern erworben werden.
    .on = mit Gunst
    .off = ohne
option-favours-boards = Auf welchen Plänen die kaiserliche Gunst gilt.
    .base-only = auf dem Grundplan
    .any = auf jedem Plan
option-twoPlayer = Die Regeln für zwei Spieler.
    .none = keine Regeln für zwei
    .provinces = Provinzen und Spielstein, wie 2009
    .neutral = neutrale Händler, wie in Britannia
option-twoPlayer-outer = Wie das Land außerhalb der Provinzen für den Spielstein zählt.
    .rim = als vier Provinzen
    .single = als eine Provinz
option-neutral-extraPiece = Ob der weitere neutrale Händler gesetzt werden muss.
    .mandatory = er muss
    .optional = er darf
option-permanent-timing = Wann ein dauerhafter Bonusmarker genutzt wird.
    .end-of-action = am Ende der Aktion
    .step-2 = sobald man den Marker nähme
option-permanent-place2 = Woher die zwei Figuren des dauerhaften Markers „2 einsetzen“ kommen.
    .route = von der errichteten Straße
    .stock-only = aus dem allgemeinen Vorrat
    .stock-supply-board = aus dem allgemeinen, dann dem persönlichen Vorrat, dann vom Plan
option-britannia-waiver = Ob ein Bonusmarker die Grenzen Britannias öffnet.
    .off = nein
    .plus-actions = ja, mit +3 oder +4 Aktionen
    .any-marker = ja, mit jedem Marker
option-regions-zeroCity = Der Rang der Spieler ohne Stadt in einem Gebiet.
    .by-offices = nach ihren Kontoren

## Die Zeichnung

drawing-seat = Platz
drawing-post = Feld
drawing-office = Kontor
drawing-extra-office = zusätzliches Kontor
drawing-marker = Bonusmarker
drawing-marker-place = Platz für einen Bonusmarker
drawing-marker-stock = Bonusmarker im Vorrat
drawing-tavern = Taverne
drawing-connection = Ost-West-Verbindung
drawing-completed = vollständige Städte
drawing-points = Prestigepunkte
drawing-actions-left = verbleibende Aktionen
drawing-decides = entscheidet

## Die Regeln in einem Satz

hint-turn = Führe deine Aktionen in beliebiger Reihenfolge und beliebig oft aus; du darfst früher aufhören, der Rest verfällt (HT-3.3 bis HT-3.5).
hint-recruit = Anwerben: nimm Figuren aus dem allgemeinen Vorrat, so viele der Geldbeutel erlaubt (HT-4.1).
hint-place = Einsetzen: setze eine Figur aus deinem Vorrat auf ein beliebiges freies Feld (HT-4.2).
hint-displace = Verdrängen: übernimm das Feld eines anderen; zahle für einen Händler 1 Figur mehr, für einen Kaufmann 2, und der andere wird entschädigt (HT-4.3).
hint-lift = Versetzen: nimm so viele eigene Figuren, wie das Buch erlaubt, und setze sie auf freie Felder (HT-4.4).
hint-establish = Errichten: wenn alle Felder einer Straße dir gehören, gibt es Punkte für die Kontrolle, du nimmst den Marker, dann ein Kontor, eine Fähigkeit oder Sonderprestige; der Rest geht in den allgemeinen Vorrat (HT-6.1).
hint-use = Bonusmarker nutzt man zwischen den Aktionen; sie kosten keine Aktion und zählen am Ende, genutzt oder nicht (HT-8.1).
hint-pay = Die Figur, die das Feld übernimmt, kommt zur Zahlung hinzu; du wählst, womit du zahlst (HT-4.3.2).
hint-displaced = Die verdrängte Figur geht auf die nächste Straße mit freiem Feld; dazu darfst du 1 Figur aus dem allgemeinen Vorrat setzen, nach einem Kaufmann 2 (HT-5.1, HT-5.2).
hint-put = Jede aufgenommene Figur kommt in derselben Aktion auf ein freies Feld; verlassene Felder sind frei (HT-4.4.2).
hint-reward = Ein Kontor nimmt den freien Platz ganz links: eckig für einen Händler, rund für einen Kaufmann, und dein Privileg muss die Farbe erlauben (HT-6.4). Oder entwickle die Fähigkeit der Stadt (HT-6.6), oder nimm Sonderprestige mit einem Kaufmann (HT-6.7).
hint-swap = Zwei benachbarte Kontore einer Stadt werden vertauscht; keine Punkte, aber die Kontrolle kann wechseln (HT-8.4.1, HT-8.4.2).
hint-develop = Die Figur ganz links auf der Leiste kommt in deinen Vorrat, und der neue Wert gilt sofort (HT-1.3.3).
hint-remove = Bis zu drei Figuren beliebiger Besitzer; jede geht in den Vorrat ihres Besitzers (HT-8.4.7).
hint-relocate = Bis zu drei Figuren anderer kommen auf freie Felder deiner Wahl; niemand wird verdrängt (HT-8.4.8, HT-8.4.9).
hint-markers = Ein neuer Marker kommt an eine Straße ohne Marker und ohne Figuren, in deren Städten ein Kontor frei ist (HT-8.3.2).
hint-end = Das Spiel endet nach der Aktion, in der jemand 20 Punkte hat, kein Marker gezogen werden kann oder genug Städte vollständig sind (HT-9.1, HT-9.2).
hint-score = Am Ende: Punkteleiste, 4 für jede volle Fähigkeit außer Schlüsseln, Marker, Sonderprestige, 2 für jede kontrollierte Stadt, und die Kontore des größten Netzes mal Schlüssel (HT-10).
