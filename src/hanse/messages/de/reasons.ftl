### Was Orte antworten: warum dort jetzt etwas nicht entschieden werden kann, und die Zeilen ihrer Karten.
### Argumente sind schon Wörter in der Sprache des Lesers; Zahlen bleiben Zahlen.

## Warum hier nichts entschieden werden kann, in jedem Spiel

why-over = Das Spiel ist zu Ende.
why-decides = Jetzt entscheidet { $who }.
why-asked = Zuerst wird etwas anderes entschieden.

## Die Karte eines Ortes

why-which = Kein solcher Ort: { $given }. Tippe { $typed } und den Namen einer Stadt, einer Straße, eines Hafens oder einer Karte.
card-refused = { $kinds }: { $why }
card-close = Schließen
card-choose = Hier möglich: { $choice }
overview-open = { $title } als Tabelle
