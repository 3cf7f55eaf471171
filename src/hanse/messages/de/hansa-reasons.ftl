### Was Orte antworten: warum dort jetzt etwas nicht entschieden werden kann, und die Zeilen ihrer Karten.
### Argumente sind schon Wörter in der Sprache des Lesers; Zahlen bleiben Zahlen.

## Warum etwas nicht entschieden werden kann

hansa-why-closed = In { $port } setzt vor dem ersten Zug niemand ein (HA-3.2).
hansa-why-settled = Du hast hier schon Niederlassungen: { $posts } (HA-3.2).
hansa-why-thalers = Es kostet { $needs }; du hast { $has } Taler (HA-7.5).
hansa-why-lies-here = Hier liegt das Schiff.
hansa-why-no-way = Von { $from } führt kein Weg nach { $port } (HA-6.4).
hansa-why-ship-elsewhere = Das Schiff liegt in { $port }: Nur dort wird gekauft (HA-6.1).
hansa-why-empty = Das Lager ist leer (HA-7.9).
hansa-why-used = Die Aktion dieses Besuchs ist verbraucht: Segle weiter oder beende den Zug (HA-6.2).
hansa-why-reserve = Du hast keine Niederlassungen mehr zu errichten (HA-8.3).
hansa-why-no-post = { $port } zahlt dir nichts: Du hast dort keine Niederlassung (HA-9.1).
hansa-why-no-token = Das hast du nicht: { $token }.
hansa-why-too-few = { $colour } zahlt dir jetzt nichts: Du hast { $has }, ein Verkauf braucht { $needs } (HA-9.2).
hansa-why-by-token = Plättchen werden einzeln gewählt (HA-9.3).
hansa-why-by-colour = In diesem Spiel wird eine Farbe ganz verkauft (HA-9.3).
hansa-why-all-chosen = Alle davon sind schon für den Verkauf gewählt.
hansa-why-unfinished = { $colour }: { $has } gewählt, ein Verkauf braucht { $needs } (HA-9.2).
hansa-why-other-colour = Verloren wird ein Plättchen der verkauften Farbe: { $colour } (HA-9.9).

## Die Karte eines Ortes

hansa-card-port = { $port } ({ $number })
hansa-card-ship = Hier liegt das Schiff
hansa-card-goods = In einem Lager: { $token }
hansa-card-no-goods = Ein Lager ist leer
hansa-card-posts = { $owner }: { hansa-posts }
hansa-card-leader = Mehrheit: { $owner }, { $ahead } voraus
hansa-card-no-leader = Keine Mehrheit: { $why ->
    [tie] Gleichstand
   *[other] niemand ist hier
}
hansa-card-price = Ein Plättchen kostet { hansa-thalers } an die Bank
hansa-card-price-leader = Ein Plättchen kostet { hansa-thalers } an { $to }; { $to } kauft umsonst
hansa-card-worth = Am Ende: { points } für dich
hansa-card-worthless = Am Ende nichts für dich: { points } mit einer Niederlassung, { $alone } allein
hansa-card-sale = Ein Verkauf hier kostet dich eine Niederlassung: noch { hansa-posts }, dann keine Mehrheit
hansa-card-sale-leader = Ein Verkauf hier kostet dich eine Niederlassung: noch { hansa-posts }, dann Mehrheit: { $owner }
hansa-card-ways = Das Schiff fährt weiter nach { $ports }
hansa-card-slot = Lager in { $port }
hansa-card-token = { $token }
hansa-card-held = { $owner }: { $number }
hansa-card-uses = Errichtet { hansa-posts } oder gibt verkauft { points }; offen bis zum Ende: { $open }
hansa-card-colour = { $colour }
hansa-card-holders = Haben diese Farbe offen und verlieren eines, wenn jemand anders verkauft: { $owners }

## Die Tabelle aller Häfen: die Köpfe ihrer Spalten

hansa-overview-port = Häfen
hansa-overview-goods = Lager
hansa-overview-posts = Niederlassungen
hansa-overview-leader = Mehrheit und Preis
hansa-overview-sale = Ein Verkauf
hansa-overview-ways = Wege
