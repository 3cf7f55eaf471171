### Was Orte antworten: warum dort jetzt etwas nicht entschieden werden kann, und die Zeilen ihrer Karten.
### Argumente sind schon Wörter in der Sprache des Lesers; Zahlen bleiben Zahlen.

## Warum etwas nicht entschieden werden kann

teutonica-why-actions = Du hast keine Aktionen mehr (HT-3.2).
teutonica-why-nothing = Wirb mindestens eine Figur an (HT-4.1).
teutonica-why-stock = Dein allgemeiner Vorrat hat zu wenige: { $piece } (HT-4.1).
teutonica-why-bursa = Dein Geldbeutel erlaubt höchstens { $needs } Figuren (HT-4.1).
teutonica-why-taken = Das Feld ist besetzt: { $piece } von { $owner }.
teutonica-why-empty = Hier steht keine Figur.
teutonica-why-own = Hier steht deine eigene Figur.
teutonica-why-others = Nur eigene Figuren werden versetzt; hier steht: { $piece } von { $owner } (HT-4.4.1).
teutonica-why-pawn = Der Spielstein steht in Provinz { $province }, die nicht an diese Straße grenzt (HT-15.3.1).
teutonica-why-region = Du hast keine Erlaubnis für { $region }: Sie braucht das rechteste Kontor in { $cities } (HT-14.2.1).
teutonica-why-region-used = Deine Erlaubnis für { $region } ist in diesem Zug verbraucht (HT-14.2.4).
teutonica-why-ship = Ein Schiffsfeld nimmt nur Kaufleute (HT-13.3.1).
teutonica-why-no-supply = Dein persönlicher Vorrat ist leer: Wirb zuerst an (HT-4.2.1).
teutonica-why-supply = Nicht in deinem persönlichen Vorrat: { $piece } (HT-4.2.1).
teutonica-why-penalty = Hier zu verdrängen braucht { $needs } Figuren; dein persönlicher Vorrat hat { $has } (HT-4.3.2).
teutonica-why-unfilled = Du hältst { $has } von { $needs } Feldern von { $route }: Zum Errichten braucht es alle (HT-4.5.1).

## Figuren auf der Hand

teutonica-why-not-in-hand = Das ist jetzt nicht abzusetzen: { $piece } von { $owner }.
teutonica-why-ground = { $region } ist diesen Figuren verschlossen (HT-14.3.1, HT-14.4.1).
teutonica-why-room = Dann fände eine andere Figur kein Feld (HT-4.4.2).
teutonica-why-origin = Eine verdrängte Figur kehrt nicht auf ihre Straße zurück (HT-5.2.4).
teutonica-why-farther = Eine nähere Straße hat ein freies Feld (HT-5.2.5).
teutonica-why-displaced-first = Die verdrängte Figur wird zuerst abgesetzt (HT-5.2.1).
teutonica-why-put-first = Was auf der Hand ist und ein Feld findet, muss abgesetzt werden (HT-5.2.1).
teutonica-why-not-from-posts = Figuren auf Feldern werden nur genommen, wenn beide Vorräte leer sind (HT-5.1.4).
teutonica-why-not-beyond = Diese zwei Figuren kommen jenseits der Grenzen: nach Wales oder Schottland (HT-14.6.3).
teutonica-why-not-on-route = Nicht auf dieser Straße: { $piece } von { $owner } (HT-13.4.5).
teutonica-why-one-at-least = Nimm mindestens eine Figur (HT-8.4.7).
teutonica-why-one-piece = Die Gunst gibt eine einzige Figur (HT-12.3.3).

## Städte und Fähigkeiten

teutonica-why-green = Keine gedruckten Plätze: ein Kontor braucht den Marker „Zusätzliches Kontor“ oder den dauerhaften Marker von Malmö–Visby (HT-13.2.1).
teutonica-why-not-green = Nur eine Stadt ohne gedruckte Plätze nimmt dieses Kontor (HT-13.4.4).
teutonica-why-full = { $city } hat keinen freien Platz: Die Stadt ist vollständig (HT-6.4.6).
teutonica-why-privilege = Braucht { $colour }; dein Privileg ist { $mine } (HT-6.4.2).
teutonica-why-not-end = { $route } führt nicht hierher (HT-6.4.1).
teutonica-why-piece = Dafür steht keiner von dir auf der Straße: { $piece } (HT-6.4.2).
teutonica-why-no-office = { $city } hat noch kein Kontor: Ein zusätzliches steht neben einem anderen (HT-8.4.3).
teutonica-why-route-first = Errichte zuerst eine Straße hierher; am nächsten ist { $route }: Du hältst { $has } von { $needs } Feldern (HT-6.1.1).
teutonica-why-seal-first = Nur der dauerhafte Marker einer Seeroute gibt hier ein Kontor aus deinem Vorrat (HT-13.4.4).
teutonica-why-developed = Voll entwickelt: { $skill } (HT-1.3.3).
teutonica-why-no-skill-here = Diese Straße entwickelt das nicht: { $skill }; das geht in { $cities } (HT-6.6.1).
teutonica-why-skill-first = Errichte eine Straße nach { $cities }, um zu entwickeln: { $skill } (HT-6.6.1).
teutonica-why-only-skill = Dieser Marker entwickelt allein: { $skill } (HT-13.4.3).
teutonica-why-honoured = Hier steht schon ein Kaufmann von { $owner } (HT-6.7.1).

## Marker, Gunst, Spielstein

teutonica-why-no-marker = Du hast keinen ungenutzten Marker „{ $marker }“ (HT-8.1.1).
teutonica-why-just-taken = Der Marker „{ $marker }“ wurde in dieser Aktion genommen und gilt in ihr noch nicht (HT-8.1.1).
teutonica-why-in-establishing = „{ $marker }“ wird beim Errichten einer Straße genutzt (HT-8.4.3).
teutonica-why-no-effect = „{ $marker }“ würde jetzt nichts ändern (HT-8.1.4).
teutonica-why-closed-turn = In diesem Zug gibt es keine Aktionen mehr (HT-12.2.3).
teutonica-why-use-first = Nutze zuerst den Marker „{ $marker }“ (HT-8.4.1).
teutonica-why-no-pair = Getauscht werden zwei benachbarte Kontore; hier fehlt eines (HT-8.4.1).
teutonica-why-one-owner = Beide Kontore gehören { $owner } (HT-8.4.1).
teutonica-why-none-own = Eines der beiden Kontore muss deines sein (HT-8.4.1).
teutonica-why-no-waiver = In diesem Spiel öffnen Marker die Grenzen nicht (HT-17.1).
teutonica-why-waived = Die Grenzen sind in diesem Zug schon offen (HT-17.1).
teutonica-why-other-marker = Nur Marker mit Aktionen öffnen die Grenzen, nicht „{ $marker }“ (HT-17.2).
teutonica-why-not-on-plate = Nicht auf deinem Teller: „{ $marker }“ (HT-8.3.1).
teutonica-why-never-marker = Hierher kommt nie ein Bonusmarker (HT-8.3.2, HT-8.3.3).
teutonica-why-has-marker = Hier liegt schon ein Marker: „{ $marker }“ (HT-8.3.2).
teutonica-why-not-empty = Auf dieser Straße stehen Figuren: { $has }; andere sind leer (HT-8.3.2).
teutonica-why-full-cities = Keine der beiden Städte hat einen freien Platz (HT-8.3.2).
teutonica-why-no-favours = Dieses Spiel wird ohne kaiserliche Gunst gespielt (HT-12.1.1).
teutonica-why-favour-gone = „{ $favour }“ liegt nicht aus (HT-12.2.1).
teutonica-why-favour-late = Eine Gunst nimmt man vor allem anderen im Zug (HT-12.2.1).
teutonica-why-favour-price = Eine Gunst kostet { $needs } ungenutzte Marker; du hast { $has } (HT-12.2.1).
teutonica-why-no-province = Diese Provinz ist nicht im Spiel (HT-15.1.1).
teutonica-why-pawn-here = Hier steht der Spielstein.
teutonica-why-pawn-moved = Der Spielstein wurde in diesem Zug schon kostenlos gezogen (HT-15.2.1).
teutonica-why-pawn-between = Kostenlos zieht der Spielstein vor der ersten oder nach der letzten Aktion (HT-15.2.1).
teutonica-why-pawn-far = Kostenlos geht der Spielstein über höchstens zwei Grenzen (HT-15.2.1).

## Die Karte eines Ortes

teutonica-card-city = { $city }
teutonica-card-space = { $space }. { $colour }, { $piece }: frei{ $points ->
    [0] { "" }
   *[other] { " " }(+{ $points })
}
teutonica-card-office = { $space }. { $colour }, { $piece }: { $owner }
teutonica-card-extra = Zusätzliches Kontor: { $owner }
teutonica-card-green = Unabhängig: keine gedruckten Plätze
teutonica-card-uncontrolled = Niemand hat die Kontrolle
teutonica-card-control-alone = { $owner } hat die Kontrolle: niemand sonst hat hier ein Kontor; { points } am Ende
teutonica-card-control-most = { $owner } hat die Kontrolle: die meisten Kontore ({ $offices }); { points } am Ende
teutonica-card-control-right = { $owner } hat die Kontrolle: Gleichstand bei { $offices }, aber am weitesten rechts; { points } am Ende
teutonica-card-network = { $owner }: im Netz, das zählt, { $offices ->
    [one] 1 Kontor
   *[other] { $offices } Kontore
} in { $linked ->
    [one] 1 Stadt
   *[other] { $linked } Städten
}
teutonica-card-network-apart = { $owner }: abseits vom Netz, das zählt, { $offices ->
    [one] 1 Kontor
   *[other] { $offices } Kontore
} in { $linked ->
    [one] 1 Stadt
   *[other] { $linked } Städten
}
teutonica-card-teaches = Entwickelt: { $skill }
teutonica-card-prestige-here = Besonderes Prestige für einen Kaufmann
teutonica-card-permit = Das rechteste Kontor öffnet { $regions }: { $owner }
teutonica-card-permit-free = Das rechteste Kontor öffnet { $regions }: noch niemandem
teutonica-card-mission = Eine der Städte deines Auftrags
teutonica-card-route = { $route }, { $needs } Felder
teutonica-card-nobody-there = Niemand steht auf der Straße
teutonica-card-there = { $owner }: { $has } auf der Straße
teutonica-card-lies = Marker hier: { $marker }. { $effect }
teutonica-card-seal = { $permanent }. { $effect }
teutonica-card-in-region = Region: { $region }
teutonica-card-pays = Beim Errichten: 1 Punkt an { $owner } für { $city }
teutonica-card-post = { $route }, Feld { $number }
teutonica-card-ship = Nur für Kaufleute
teutonica-card-stands = { $piece } von { $owner }
teutonica-card-free = Frei
teutonica-card-displacing = Verdrängen braucht { $needs } Figuren aus deinem persönlichen Vorrat: er hat { $has }
teutonica-card-skill = { $skill }, entwickelt in { $cities }
teutonica-card-step = Du: { $now }, danach { $next }
teutonica-card-last-step = Du: { $now }, voll entwickelt
teutonica-card-prestige = Besonderes Prestige { $colour } in { $city }: { points } am Ende für einen Kaufmann
teutonica-card-held = Gehört { $owner }
teutonica-card-favour = Kaiserliche Gunst { $favour }. { $effect }
teutonica-card-not-shown = Liegt nicht aus
teutonica-card-province = Provinz { $province }
teutonica-card-pawn-there = Hier steht der Spielstein
teutonica-card-borders = Straßen an ihrer Grenze: { $routes }

## Die Tabelle aller Städte: die Köpfe ihrer Spalten

teutonica-overview-city = Städte
teutonica-overview-route = Handelsstraßen
teutonica-overview-pieces = Figuren
teutonica-overview-spaces = Kontore von links nach rechts
teutonica-overview-control = Kontrolle
teutonica-overview-network = Netze
teutonica-overview-gives = Außerdem
