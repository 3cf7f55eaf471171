### Hansa (2004), für Terminal und Browser.
###
### Argumente sind schon Wörter in der Sprache des Lesers: $who, $leader und $owner sind Plätze; $token ist ein
### Warenplättchen mit Artikel und Fässern (siehe hansa-token); $port ist der Name eines Hafens. Zahlen bleiben Zahlen.
### Ein Ereignis mit einem Platz ist ein Prädikat: Es folgt auf den Namen des Platzes („Blau segelt …“).

hansa-game = Hansa
    .about = Ein Schiff für alle, neun Häfen der Ostsee: Waren kaufen, Niederlassungen errichten, verkaufen.

## Waren, Geld, Niederlassungen

hansa-good-orange = Orange
    .a = ein oranges Plättchen
    .many = orange Plättchen
    .short = Or
hansa-good-brown = Braun
    .a = ein braunes Plättchen
    .many = braune Plättchen
    .short = Br
hansa-good-red = Rot
    .a = ein rotes Plättchen
    .many = rote Plättchen
    .short = Ro
hansa-good-green = Grün
    .a = ein grünes Plättchen
    .many = grüne Plättchen
    .short = Gr
hansa-good-blue = Blau
    .a = ein blaues Plättchen
    .many = blaue Plättchen
    .short = Bl
hansa-good-pink = Rosa
    .a = ein rosa Plättchen
    .many = rosa Plättchen
    .short = Rs
hansa-token = { $number ->
    [one] { $a } mit { $barrels ->
        [one] 1 Fass
       *[other] { $barrels } Fässern
    }
   *[other] { $number } { $many } mit je { $barrels ->
        [one] 1 Fass
       *[other] { $barrels } Fässern
    }
}
hansa-barrels = { $barrels ->
    [one] 1 Fass
   *[other] { $barrels } Fässer
}
hansa-thalers = { $thalers } Taler
hansa-posts = { $posts ->
    [one] 1 Niederlassung
   *[other] { $posts } Niederlassungen
}
hansa-name-copenhagen = Kopenhagen
hansa-name-danzig = Danzig
hansa-bank = die Bank

## Was man wählen kann: die Arten

hansa-group-place = einsetzen
    .about = die ersten Niederlassungen in einen Hafen setzen
hansa-group-refill = auffüllen
    .about = alle leeren Lager aus den Stapeln füllen
hansa-group-decline = lassen
    .about = die leeren Lager in diesem Zug leer lassen
hansa-group-buy = kaufen
    .about = ein Plättchen aus einem Lager des Hafens nehmen, in dem das Schiff liegt
hansa-group-install = errichten
    .about = ein offenes Plättchen abgeben für so viele Niederlassungen, wie es Fässer hat
hansa-group-sell = verkaufen
    .about = mindestens zwei Plättchen einer Farbe verkaufen; eine Niederlassung kommt in den Vorrat zurück
hansa-group-sell-all = alle verkaufen
    .about = alle Plättchen einer Farbe verkaufen; eine Niederlassung kommt in den Vorrat zurück
hansa-group-done = abschließen
    .about = den Verkauf des Gewählten abschließen
hansa-group-sail = segeln
    .about = das Schiff einem Pfeil entlang in den nächsten Hafen bringen
hansa-group-lose = verlieren
    .about = das Plättchen wählen, das der Verkauf eines anderen kostet
hansa-group-discard = abgeben
    .about = ein Plättchen wählen, das der Zoll nimmt
hansa-group-end = Zug beenden
    .about = Zoll: was über 3 Taler und 3 offene Plättchen hinausgeht, ist fort

## Was man wählen kann: jede Wahl

hansa-choice-place = Niederlassungen einsetzen: { $port }
hansa-choice-refill = { $count ->
    [one] 1 Lager
   *[other] { $count } Lager
} auffüllen für { hansa-thalers }
hansa-choice-decline = Nicht auffüllen
hansa-choice-buy-free = Kaufen: { $token }, umsonst dank Mehrheit in { $port }
hansa-choice-buy-leader = Kaufen: { $token } für { hansa-thalers } an { $leader }
hansa-choice-buy-bank = Kaufen: { $token } für { hansa-thalers } an die Bank
hansa-choice-install = { hansa-posts } in { $port } errichten für { $token }
hansa-choice-sell = Verkaufen: { $token }, { points } am Ende
hansa-choice-sell-more = Auch verkaufen: { $token }, { points } am Ende
hansa-choice-sell-all = Alle verkaufen: { $many }, { points } am Ende
hansa-choice-done = Verkauf abschließen: { $count } Plättchen, { points } am Ende
hansa-choice-sail = Nach { $port } segeln für { hansa-thalers }
hansa-choice-sail-land = Über Land nach { $port } für { hansa-thalers }
hansa-choice-lose = Verlieren: { $token }
hansa-choice-discard = Abgeben: { $token }
hansa-choice-end = Zug beenden

## Was gefragt ist

hansa-prompt-place = In welchen Hafen setzt du zwei Niederlassungen? (Paar { $pair } von 3)
hansa-prompt-refill = Du hast { hansa-thalers }. Die leeren Lager auffüllen?
hansa-prompt-visit = { $used ->
    [yes] { $port }: Die Aktion dieses Besuchs ist getan. Du hast { hansa-thalers }.
   *[no] Das Schiff liegt in { $port }, du hast { hansa-thalers }.
}
hansa-prompt-sale = Verkauf in { $port }: Was verkaufst du noch?
hansa-prompt-loss = { $who } verkauft { $good }: Welches Plättchen verlierst du?
hansa-prompt-customs = Zoll: { $count } Plättchen zu viel. Welches gibst du ab?

## Was geschehen ist

hansa-event-turn-began = beginnt den Zug und erhält { hansa-thalers }
hansa-event-turn-ended = beendet den Zug
hansa-event-placed = setzt { hansa-posts } in { $port } ein
hansa-event-refilled = füllt { $count } Lager auf für { hansa-thalers }
hansa-event-drawn = { $port }: { $good } { $barrels }
hansa-event-declined = füllt nicht auf
hansa-event-sailed = segelt nach { $port }
hansa-event-bought-free = kauft { $token } in { $port } umsonst
hansa-event-bought-leader = kauft { $token } in { $port } und zahlt { $leader } { hansa-thalers }
hansa-event-bought-bank = kauft { $token } in { $port } für { hansa-thalers }
hansa-event-installed = errichtet { hansa-posts } in { $port } für { $token }
hansa-event-post-returned = nimmt 1 Niederlassung aus { $port } zurück
hansa-event-sold = verkauft { $token } in { $port }
hansa-event-lost = verliert { $token }
hansa-event-customs = zahlt { hansa-thalers } Zoll
hansa-event-discarded = gibt am Zoll { $token } ab
hansa-event-ending-last-stack = Der letzte Stapel ist angebrochen: Das Spiel endet mit dieser Runde.
hansa-event-ending-idle = Zu lange hat sich kein Plättchen bewegt: Das Spiel endet.
hansa-event-game-over = Das Spiel ist aus.

## Ende und Wertung

hansa-end-last-stack = letzter Stapel angebrochen
hansa-end-idle = zu viele Runden ohne Bewegung
hansa-tiebreak = die meisten Niederlassungen in den Häfen, dann alle, die noch gleich stehen

hansa-category-open = Offene Plättchen
    .short = Offen
hansa-category-sold = Verkaufte Plättchen
    .short = Verkauft
hansa-category-ports = Geteilte Häfen
    .short = Häfen
hansa-category-monopolies = Monopole
    .short = Allein

## Ausgaben, Pläne, Optionen

hansa-preset-hansa2004 = das Spiel von 2004
hansa-board-hansa = die Ostsee

hansa-option-thaler_bank_is_limit = Ob die 22 Taler der Schachtel alles sind.
    .on = ja: Eine leere Bank zahlt nicht mehr
    .off = nein: Es sind immer genug da
hansa-option-sale-partial = Ob eine Farbe zum Teil verkauft werden darf.
    .on = ja: zwei oder mehr, die anderen bleiben offen
    .off = nein: Eine Farbe wird ganz verkauft
hansa-option-limits-idle_rounds = Nach wie vielen Runden ohne bewegtes Plättchen das Spiel angehalten wird; 0: nie.
hansa-option-sold-visible = Ob verkaufte Plättchen allen gezeigt werden.
    .on = ja: Alle lagen vorher offen
    .off = nein: nur ihre Anzahl
hansa-option-setup-colours_aside = Welche Farben nicht im Spiel sind: zwei zu zweit, eine zu dritt, keine zu viert.
    .random = ausgelost
    .orange = Orange
    .brown = Braun
    .red = Rot
    .green = Grün
    .blue = Blau
    .pink = Rosa
hansa-option-data = Welche Tatsachen des Plans gelten: unsere oder die einer berichtigten Datei.
    .standard = unsere
hansa-option-setup-first_player = Wer beginnt.
    .random = ausgelost

## Die Zeichnung

hansa-drawing-about = Die Ostsee mit neun Häfen, ihren Lagern, den Wegen mit ihrer Richtung und fünf Vorratsstapeln.
hansa-drawing-seat = Platz
hansa-drawing-port = Hafen
hansa-drawing-warehouse = Lager
hansa-drawing-empty = leer
hansa-drawing-sea-route = Seeweg
hansa-drawing-land-route = Landweg
hansa-drawing-to = nach
hansa-drawing-stack = Vorratsstapel
hansa-drawing-last-stack = letzter Stapel
hansa-drawing-ship = Schiff
hansa-drawing-posts = Niederlassungen
hansa-drawing-leader = Mehrheit
hansa-drawing-purse = Börse
hansa-drawing-reserve = Vorrat
hansa-drawing-open = offen
hansa-drawing-sold = verkauft
hansa-drawing-barrels = Fässer
hansa-drawing-points = Punkte
hansa-drawing-decides = entscheidet
hansa-drawing-aside = nicht in diesem Spiel

## Regeln in einem Satz

hansa-hint-place = Dreimal setzen alle der Reihe nach zwei Niederlassungen in einen Hafen, in dem sie noch keine haben; Kopenhagen ist gesperrt (HA-3.1, HA-3.2).
hansa-hint-refill = Für 1 Taler werden alle leeren Lager aus dem vordersten Stapel gefüllt; das geht nur jetzt, vor allem anderen im Zug (HA-5.2 bis HA-5.4).
hansa-hint-visit = Eine Aktion bei jedem Besuch des Schiffs: kaufen, errichten oder verkaufen. Segeln ist keine Aktion, und jede Ankunft beginnt einen neuen Besuch, auch im selben Hafen (HA-6.2 bis HA-6.6).
hansa-hint-buy = Kaufen: Ein Plättchen kostet 1 Taler, zu zahlen an den mit der Mehrheit im Hafen, oder an die Bank, wenn niemand sie hat; wer die Mehrheit hat, kauft umsonst (HA-7.2 bis HA-7.4).
hansa-hint-install = Errichten: Ein offenes Plättchen geht aus dem Spiel, und so viele Niederlassungen, wie es Fässer hat, kommen in den Hafen (HA-8.1).
hansa-hint-sell = Verkaufen: mit einer eigenen Niederlassung im Hafen zwei oder mehr Plättchen einer Farbe, beliebig viele Farben; eine Niederlassung kommt zurück, und alle anderen verlieren je verkaufter Farbe ein offenes Plättchen (HA-9.1 bis HA-9.9).
hansa-hint-sail = Segeln: 1 Taler für jeden Pfeil, nur in seiner Richtung (HA-6.4).
hansa-hint-sale = Von jeder verkauften Farbe mindestens zwei; ein Verkauf kostet eine Niederlassung, wie viel auch verkauft wird (HA-9.2, HA-9.5).
hansa-hint-loss = Alle außer dem Verkäufer verlieren je verkaufter Farbe ein offenes Plättchen; welches, entscheidet der Besitzer (HA-9.9, HA-9.11).
hansa-hint-customs = Am Ende deines Zuges behältst du höchstens 3 Taler und 3 offene Plättchen (HA-10.1, HA-10.2).
hansa-hint-end = Sobald beim Auffüllen ein Plättchen vom letzten Stapel kommt, wird die Runde zu Ende gespielt, dann ist das Spiel aus (HA-11.1 bis HA-11.3).
hansa-hint-score = Am Ende: 1 für ein offenes Plättchen, 1 und seine Fässer für ein verkauftes, 2 für jeden Hafen mit einer Niederlassung, 4, wenn dort niemand sonst ist (HA-12.1).

## Bots

hansa-bot-focused = sammelt Farben, verkauft früh, hält seine Häfen; bringt ein Spiel zu Ende
hansa-bot-random = jede erlaubte Wahl ist gleich wahrscheinlich

## Im Terminal

hansa-help-board = Auf dem Plan: jeder Hafen mit Nummer, den Plättchen in seinen Lagern, den Niederlassungen aller hinter ihren Hausmarken (* hat die Mehrheit), was ein Plättchen dich dort kostet und wer bezahlt wird, und wohin seine Pfeile führen. { $active } bezeichnet den Hafen, in dem das Schiff liegt. Ein Plättchen ist seine Farbe und seine Fässer: Or2 ist Orange mit zweien.
hansa-screen-ports = Häfen
hansa-screen-warehouses = Lager
hansa-screen-posts = Niederlassungen
hansa-screen-price = Preis
hansa-price-free = umsonst
hansa-price-bank = { $thalers } Bank
hansa-screen-routes = Pfeile nach
hansa-desk-purse = Taler
hansa-desk-reserve = Vorrat
hansa-desk-open = Offen
hansa-desk-sold = Verkauft
hansa-desk-sold-count = { $count } Plättchen
hansa-race-title = Stapel
hansa-race-left = { $count ->
    [0] als nächstes kommt der letzte Stapel
    [one] 1 Plättchen vor dem letzten Stapel
   *[other] { $count } Plättchen vor dem letzten Stapel
}
hansa-race-last = der letzte Stapel ist angebrochen: letzte Runde
hansa-race-bank = Bank: { hansa-thalers }
hansa-race-aside = nicht in diesem Spiel: { $goods }
hansa-race-unseen = noch in den Stapeln
hansa-ask-place = { $kind }: { $count } Häfen sind möglich. Tippe eine Nummer des Plans oder einen Hafen; „liste“ zeigt alle.
hansa-command-undo = zurücknehmen
    .about = die letzte eigene Wahl zurücknehmen, wenn seither keine Plättchen aufgedeckt wurden
hansa-undo-revealed = Nein: Seit deiner letzten Wahl wurden Plättchen aufgedeckt, und was gesehen ist, bleibt gesehen.
hansa-welcome-title = Willkommen bei Hansa!
hansa-welcome-1 = Ein Schiff fährt für euch alle. In jedem Hafen, den es besucht, darfst du eines tun: ein Plättchen kaufen, Niederlassungen errichten oder verkaufen.
hansa-welcome-2 = Kaufen kostet einen Taler: an den mit den meisten Niederlassungen im Hafen, sonst an die Bank; bist du es selbst, ist es umsonst.
hansa-welcome-3 = Ein Plättchen wird zu so vielen Niederlassungen, wie es Fässer hat. Oder du verkaufst zwei und mehr einer Farbe, wo du eine Niederlassung hast: Das bringt am meisten und kostet alle anderen ein Plättchen der Farbe.
hansa-welcome-4 = Du erhältst in jedem Zug 3 Taler; jeder Pfeil, dem das Schiff folgt, kostet einen. Am Ende des Zuges behältst du 3 Taler und 3 offene Plättchen.
hansa-welcome-5 = Tippe eine Nummer zum Wählen; „hilfe“ erklärt die Zeichen, „regeln“ die Regeln, „zurücknehmen“ nimmt eine Wahl zurück.

## Am Tisch im Browser

hansa-table-waits-place = { $who } setzt Niederlassungen ein.
hansa-table-waits-refill = { $who } entscheidet über das Auffüllen.
hansa-table-waits-visit = { $who } ist am Zug; das Schiff liegt in { $port }.
hansa-table-waits-sale = { $who } verkauft in { $port }.
hansa-table-waits-loss = { $who } wählt das Plättchen, das verloren geht.
hansa-table-waits-customs = { $who } geht durch den Zoll.
hansa-cost-sail = { hansa-thalers }
hansa-table-confirm-end = { $tokens ->
    [0] { $thalers ->
        [one] Der Zoll nimmt 1 Taler.
       *[other] Der Zoll nimmt { $thalers } Taler.
    }
    [one] { $thalers ->
        [0] Der Zoll nimmt 1 Plättchen.
        [one] Der Zoll nimmt 1 Plättchen und 1 Taler.
       *[other] Der Zoll nimmt 1 Plättchen und { $thalers } Taler.
    }
   *[other] { $thalers ->
        [0] Der Zoll nimmt { $tokens } Plättchen.
        [one] Der Zoll nimmt { $tokens } Plättchen und 1 Taler.
       *[other] Der Zoll nimmt { $tokens } Plättchen und { $thalers } Taler.
    }
}
hansa-table-confirm-last-post = Das ist deine letzte Niederlassung in { $port }: Du wärst dort nicht mehr vertreten.
hansa-table-confirm-short = Dein Vorrat ist knapp: nur { hansa-posts } für { hansa-barrels }.
hansa-table-effect-loss = Verlieren ein Plättchen dieser Farbe: { $who }
hansa-table-effect-loss-none = Niemand sonst hat diese Farbe offen
hansa-table-effect-post = Eine Niederlassung geht zurück: noch { hansa-posts } in { $port }; { $lead }
hansa-table-effect-leader = dann Mehrheit: { $leader }
hansa-table-effect-leader-none = dann keine Mehrheit
hansa-table-purse = Börse
hansa-table-reserve = Vorrat
hansa-table-open = Offen
hansa-table-sold = Verkauft
hansa-table-none = keine
hansa-table-leads = Mehrheit in { $ports }
hansa-table-leads-none = Keine Mehrheit
hansa-table-light = Die Häfen von { $who } beleuchten
hansa-table-leads-by = { $port } +{ $ahead }
hansa-table-ends = Wie nah das Ende ist
hansa-table-end-stack = { $left ->
    [0] Als nächstes kommt der letzte Stapel
    [one] 1 Plättchen vor dem letzten Stapel
   *[other] { $left } Plättchen vor dem letzten Stapel
}
hansa-table-end-round = Letzte Runde: { $left ->
    [0] das ist der letzte Zug
    [one] nach diesem noch 1 Zug
   *[other] nach diesem noch { $left } Züge
}
hansa-table-end-over = Der letzte Stapel wurde angebrochen
hansa-table-bank = Bank: { hansa-thalers }
hansa-table-aside = Nicht in diesem Spiel: { $goods }
hansa-table-unseen = Noch in den Stapeln
hansa-table-place-port = { $port }: { $who }
hansa-table-place-port-nobody = niemand hat hier Niederlassungen
hansa-table-place-leader = Mehrheit: { $leader }, { $ahead } voraus
hansa-table-place-leader-none = keine Mehrheit
hansa-table-place-slot = Lager in { $port }: { $token }
hansa-table-place-slot-empty = Lager in { $port }, leer
hansa-table-place-slot-price = { $place }; { $price }
hansa-table-price-free = umsonst für { $who }
hansa-table-price-bank = { hansa-thalers } an die Bank
hansa-table-price-leader = { hansa-thalers } an { $leader }
hansa-table-place-route = { $kind ->
    [land] Landweg von { $from } nach { $port }
   *[sea] Seeweg von { $from } nach { $port }
}
hansa-table-place-stack = Vorratsstapel { $number }: { $count } Plättchen
hansa-table-place-ship = Das Schiff, in { $port }
hansa-table-key-install = Niederlassungen errichten
hansa-table-key-sell = verkaufen
