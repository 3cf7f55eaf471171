### Was Orte antworten: warum dort jetzt etwas nicht entschieden werden kann, und die Zeilen ihrer Karten.
### Argumente sind schon Wörter in der Sprache des Lesers; Zahlen bleiben Zahlen.

## Warum etwas nicht entschieden werden kann

merkator-why-counters = Das kostet { $needs } Zeitmarken; du hast { $has } (MK-6.1.1, MK-7.3.1).
merkator-why-split = Zwischen { $least } und { $most } Würfel werden zur ersten Ware (MK-6.2.1).
merkator-why-not-yours = Nicht deine: { $card }.
merkator-why-peace = Der Westfälische Frieden wird nicht erfüllt, verkauft oder abgegeben (MK-7.1.1, MK-5.3).
merkator-why-met = In diesem Zug schon erfüllt (MK-7.1.1).
merkator-why-fresh = In diesem Zug erhalten: Er wartet auf den nächsten (MK-7.4.2).
merkator-why-lacks = Nicht zu zahlen: { $cubes } zu wenig, Vorratstafel und Tausch eingerechnet (MK-7.2).
merkator-why-elsewhere = Zahlbar: Der Spielstein muss nach { $place } (MK-7.1.1).
merkator-why-last-contract = Dein letzter Vertrag bleibt bei dir (MK-5.3).
merkator-why-no-surplus = Abgelegt wird erst über { $needs } Verträgen; du hast { $has } (MK-12.5).
merkator-why-too-many = Du hast { $has } Verträge: Verkaufe zuerst bis auf { $needs } (MK-5.2).
merkator-why-must-buy = Du hast { $has } Münzen, mehr als { $needs }, und kannst kaufen: Kaufe zuerst (MK-5.5).
merkator-why-alone = Allein wird nichts verkauft: Verträge sind das Geld (MK-12.5).
merkator-why-not-open = Liegt nicht aus: { $card } (MK-5.6).
merkator-why-coins = Kostet { $needs } Münzen; du hast { $has } (MK-5.4).
merkator-why-contracts = Kostet Verträge im Wert von { $needs }; deine geben { $has } her, einer muss bleiben (MK-12.5).
merkator-why-price = Es fehlt noch Wert { $needs } (MK-12.5).
merkator-why-price-out = Mit diesem ist der Preis nicht mehr zu erreichen: { $needs } fehlen (MK-12.5).
merkator-why-only-card = Nur das kann jetzt verkauft werden: { $card } (MK-13.7).
merkator-why-no-hand-card = In diesem Spiel nimmt man keine Karte auf die Hand (MK-13.3).
merkator-why-hand-full = Du hast schon eine Karte auf der Hand: { $card } (MK-13.3).
merkator-why-hand-empty = Du hast keine Karte auf der Hand (MK-13.3).
merkator-why-hand-new = Die Karte auf der Hand wurde in diesem Zug genommen (MK-13.3).
merkator-why-hand-other = Nicht so mit der Karte auf der Hand: { $card } (MK-13.3).
merkator-why-other-column = Spalte { $column } ist betroffen (MK-6.5.5).
merkator-why-no-stock = Dein Lager hat davon nichts: { $good }.
merkator-why-stock = Braucht { $needs } davon: { $good }; dein Lager hat { $has } (MK-7.3.1).
merkator-why-no-tile = Deine Vorratstafel hat keinen Würfel mehr: { $place } (MK-7.2.1).
merkator-why-other-tile = Jetzt geht es um den Würfel: { $place } (MK-7.2.1).
merkator-why-left-out = Schon weggelassen: { $good } (MK-7.6.1).
merkator-why-not-wanted = Das verlangt der Vertrag nicht mehr: { $good } (MK-7.3.1).
merkator-why-needed = Ohne das wäre der Vertrag nicht mehr zu zahlen (MK-7.2.4).
merkator-why-still-lacking = Lager und Tafel decken die Forderung noch nicht: Tausche (MK-7.2.4).

## Die Karte eines Ortes

merkator-card-place = { $place }
merkator-card-pawn-here = Hier steht der Spielstein
merkator-card-cubes = { $cubes ->
    [0] Keine Würfel
    [one] 1 Würfel
   *[other] { $cubes } Würfel
}: { $goods }
merkator-card-links = Eine Reise hierher lässt wachsen: { $places }
merkator-card-threshold = Eine Reise hierher lässt jeden Hauptort mit mindestens { $needs } Würfeln wachsen
merkator-card-takes-time = Die Reise kostet { $counters ->
    [one] 1 Zeitmarke
   *[other] { $counters } Zeitmarken
}
merkator-card-gives-time = Die Reise gibt { $counters ->
    [one] 1 Zeitmarke
   *[other] { $counters } Zeitmarken
}
merkator-card-contract-met = Deiner: { $card }, in diesem Zug erfüllt
merkator-card-contract-lacks = Deiner: { $card }; { $lack }
merkator-card-contract-payable = Deiner: { $card }, zahlbar
merkator-card-bonus-there = Deine Bonuskarte: { $active } davon auf deiner Reise, { $join } beim Mitreisen: { $good }
merkator-card-card = { $card }
merkator-card-owned = Bei { $owner }
merkator-card-in-hand = Auf der Hand von { $owner }
merkator-card-open = Liegt aus
merkator-card-discarded = Abgelegt
merkator-card-on-pile = Oben auf seinem Stapel
merkator-card-costs = Kostet { $coins }
merkator-card-in-reach = Du kannst sie bezahlen
merkator-card-demands = Verlangt { $demand }; Wert { $value }
merkator-card-worth = Jetzt für { $owner }: { $halves }
merkator-card-hand = Karten auf der Hand
merkator-card-holds = { $owner }: { $card }
merkator-card-counters = Zeitmarken
merkator-card-has-counters = { $owner }: { $has }
merkator-card-good = { $good }
merkator-card-comes-from = Aus { $place }; Spalte { $column }
merkator-card-stores = { $owner }: { $cubes }
merkator-card-tile = Ein Würfel der Vorratstafel: { $goods }
merkator-card-tile-owners = Noch bei { $owners }
merkator-card-tile-gone = Niemand hat ihn mehr

## Die Tabelle aller Orte: die Köpfe ihrer Spalten

merkator-overview-place = Orte
merkator-overview-card = Karten
merkator-overview-where = Wo
merkator-overview-terms = Preis oder Forderung
merkator-overview-worth = Wert
merkator-overview-goods = Waren
merkator-overview-trip = Die Reise
merkator-overview-own = Deines
