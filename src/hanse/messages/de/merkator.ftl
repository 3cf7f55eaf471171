### Merkator, für Terminal und Browser.
###
### Die Angaben sind schon Wörter der Sprache: $who und $other sind Plätze am Tisch; $place und $good sind Namen; $card ist
### ein Vertrag, eine Bonuskarte oder ein Gebäude. Zahlen bleiben Zahlen. Ein Ereignis mit einem Platz ist eine Satzaussage:
### Sie folgt dem Namen („Blau reist ...“).

merkator-game = Merkator
    .about = Hamburger Kaufleute bereisen Europa nach dem langen Krieg, sammeln Waren und erfüllen immer größere Verträge.

## Orte, Waren, Gebäude

merkator-place-hamburg = Hamburg
merkator-place-danzig = Danzig
merkator-place-sweden = Schweden
merkator-place-russia = Russland
merkator-place-netherlands = Niederlande
merkator-place-england = England
merkator-place-france = Frankreich
merkator-place-spain = Spanien
merkator-place-denmark = Dänemark
merkator-place-bohemia = Böhmen
merkator-place-italy = Italien
merkator-place-newfoundland = Neufundland
merkator-place-minor = Nebenort

merkator-good-livestock = Vieh
merkator-good-muskets = Musketen
merkator-good-grain = Getreide
merkator-good-saltpeter = Salpeter
merkator-good-iron = Eisen
merkator-good-copper = Kupfer
merkator-good-ham = Schinken
merkator-good-fish-oil = Tran
merkator-good-vegetables = Gemüse
merkator-good-calfskin = Kalbfell
merkator-good-fabric = Tuch
merkator-good-coal = Steinkohle
merkator-good-plums = Pflaumen
merkator-good-wine = Wein
merkator-good-citrus = Südfrüchte
merkator-good-spice = Gewürz

merkator-building-alsterhaus = Alsterhaus
merkator-building-arsenal = Arsenal
merkator-building-gate = Stadttor
merkator-building-wall = Wallanlagen
merkator-building-town-hall = Rathaus
merkator-building-exchange = Börse
merkator-building-bank = Hamburger Bank
merkator-building-clock-tower = Uhrturm
merkator-building-pilot-house = Lotsenhaus
merkator-building-granary = Kornhaus
merkator-building-fruit-market = Obstmarkt
merkator-building-council-cellar = Ratskeller
merkator-building-powder-mill = Pulvermühle
merkator-building-foundry = Gießerei
merkator-building-cloth-hall = Tuchhalle
merkator-building-trading-post = Handelshof
merkator-building-crane = Hafenkran
merkator-building-admiralty = Admiralität
merkator-building-shipowners = Reederhaus
merkator-building-st-michael = Michaeliskirche
merkator-building-storehouses = Speicherzeile
merkator-building-guildhall = Zunfthaus
merkator-building-merchants-hall = Kaufmannshaus
merkator-building-senate = Ratsstube
merkator-building-captains = Kapitänshaus
merkator-building-envoys = Gesandtenhaus

## Karten in Worten: ein geschlossener Wortschatz, damit auch eigene Karten erzählt werden

merkator-amount = { $count ->
    [one] { $good }
   *[other] { $count }× { $good }
}
merkator-contract = Vertrag { $value } für { $place }
merkator-contract-peace = Westfälischer Frieden
merkator-contract-distinct = { $count } verschiedene Waren
merkator-contract-nothing = nichts: Er kann nicht erfüllt werden
merkator-letter-double = doppeltes { $letter }
merkator-bonus = Bonuskarte { $place }: { $good }
    .short = { $place }: { $good }
merkator-formula-fixed = { $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
}
merkator-formula-per-type = { $vp } je Warensorte im Lager
merkator-formula-per-type-of = { $vp } je Sorte im Lager aus: { $goods }
merkator-formula-per-cube = { $vp } je { $per ->
    [one] Würfel
   *[other] { $per } Würfel
} im Lager
merkator-formula-per-cube-column = { $vp } je { $per ->
    [one] Würfel
   *[other] { $per } Würfel
} in Spalte { $column }
merkator-formula-per-pair = { $vp } je Farbe, von der beide Waren im Lager sind
merkator-formula-per-time = { $vp } je { $per ->
    [one] Zeitmarke
   *[other] { $per } Zeitmarken
}
merkator-formula-per-contract = { $vp } je Vertrag{ $min ->
    [0] {""}
   *[other] {" "}ab Wert { $min }
}{ $kind ->
    [main] {" "}für einen Hauptort
    [minor] {" "}für einen Nebenort
   *[any] {""}
}
merkator-formula-per-bonus = { $vp } je Bonuskarte
merkator-formula-per-building = { $vp } je Gebäude, dieses mitgezählt
merkator-formula-if-contract = { $vp }, wenn man einen Vertrag ab Wert { $min } hat
merkator-formula-sole-most = { $vp }, wenn man allein am meisten hat: { $what }
merkator-formula-max = , höchstens { $max }
merkator-most-time = Zeitmarken
merkator-most-cubes = Würfel im Lager
merkator-most-buildings = Gebäude
merkator-most-bonus = Bonuskarten
merkator-most-contracts = Verträge{ $min ->
    [0] {""}
   *[other] {" "}ab Wert { $min }
}

merkator-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
merkator-counters = { $count ->
    [one] 1 Zeitmarke
   *[other] { $count } Zeitmarken
}
merkator-cubes = { $count ->
    [0] kein Würfel
    [one] 1 Würfel
   *[other] { $count } Würfel
}
merkator-time = { $gain ->
    [0] { $pay ->
        [0] keine Zeitmarke
        [one] 1 Zeitmarke zahlen
       *[other] { $pay } Zeitmarken zahlen
    }
    [one] 1 Zeitmarke
   *[other] { $gain } Zeitmarken
}

## Was man wählen kann: die Arten

merkator-group-travel = reisen
    .about = die Figur zieht: Waren nehmen, neue Würfel kommen, Zeitmarken nehmen oder zahlen
merkator-group-split = aufteilen
    .about = wie viele der Würfel zu welcher der beiden Waren werden
merkator-group-sell = verkaufen
    .about = einen Vertrag für so viele Münzen, wie er wert ist
merkator-group-buy = kaufen
    .about = eine offene Bonuskarte oder ein offenes Gebäude
merkator-group-hold = auf die Hand
    .about = eine Karte aufheben; sie wirkt erst, wenn sie gekauft oder zurückgelegt ist
merkator-group-buy-hand = aus der Hand kaufen
    .about = die Karte auf der Hand bezahlen
merkator-group-lay-back = zurücklegen
    .about = der Vertrag auf der Hand gehört wieder zu den eigenen
merkator-group-discard = ablegen
    .about = einen Vertrag ohne Erlös, bis fünf bleiben
merkator-group-hand-in = abgeben
    .about = einen Vertrag als Bezahlung; Wechselgeld gibt es nicht
merkator-group-fulfil = erfüllen
    .about = die Waren liefern: Der Vertrag bleibt, ein höherer kommt dazu
merkator-group-leave = weglassen
    .about = eine Ware, die beim Liefern verschiedener Waren bleibt
merkator-group-exchange = tauschen
    .about = 4 Zeitmarken oder 4 Würfel einer Ware gegen 1 verlangten Würfel
merkator-group-deliver = von der Tafel
    .about = einen Würfel der Vorratstafel liefern
merkator-group-spare = auf der Tafel lassen
    .about = stattdessen aus dem Lager liefern
merkator-group-lose = zurückgeben
    .about = einen Würfel der getroffenen Spalte
merkator-group-lose-tile = von der Tafel zurückgeben
    .about = einen Würfel der Vorratstafel statt eines gelagerten
merkator-group-store = einlagern
    .about = ein Würfel der Vorratstafel kommt in ein Lager
merkator-group-join = mitreisen
    .about = dem Reisenden zahlen und hier Verträge erfüllen
merkator-group-keep = Buchstaben behalten
    .about = alle verlieren Waren dieser Spalte
merkator-group-turn-next = nächste umdrehen
    .about = die Zeitmarke der nächsten Reihe gilt stattdessen
merkator-group-take-reward = nehmen
    .about = der neue Vertrag kommt dazu
merkator-group-sell-reward = gleich verkaufen
    .about = Münzen statt des neuen Vertrags
merkator-group-done = fertig
    .about = hier nichts mehr

## Was man wählen kann: jede Wahl

merkator-choice-travel = Nach { $place } reisen: { $kind ->
    [main] { merkator-cubes }
   *[minor] ein Würfel mehr, wo { $threshold } oder mehr liegen
}; { merkator-time }
merkator-choice-split = { $first ->
    [0] { $second }× { $other }
   *[other] { $second ->
        [0] { $first }× { $good }
       *[other] { $first }× { $good }, { $second }× { $other }
    }
}
merkator-choice-sell = { $card } verkaufen: { merkator-coins }
merkator-choice-buy = { $card } kaufen: { merkator-coins }
merkator-choice-buy-contracts = { $card } kaufen: mit Verträgen im Wert von { $count } oder mehr
merkator-choice-hold = { $card } auf die Hand nehmen
merkator-choice-buy-hand = { $card } aus der Hand kaufen
merkator-choice-lay-back = { $card } zu den eigenen Verträgen zurücklegen
merkator-choice-discard = { $card } ablegen
merkator-choice-hand-in = { $card } abgeben
merkator-choice-fulfil = { $card } erfüllen: { $demand }
merkator-choice-leave = { $good } behalten und ohne liefern
merkator-choice-exchange-counters = { merkator-counters } gegen { $good } tauschen
merkator-choice-exchange-stock = { $count }× { $paid } gegen { $good } tauschen
merkator-choice-exchange-tile = { $count }× { $paid }, davon einen von der Tafel, gegen { $good } tauschen
merkator-choice-deliver = Tafelwürfel { $place } als { $good } liefern
merkator-choice-spare = Tafelwürfel { $place } behalten
merkator-choice-lose = { $good } zurückgeben
merkator-choice-lose-tile = Tafelwürfel { $place } zurückgeben
merkator-choice-store = Tafelwürfel { $place } als { $good } einlagern
merkator-choice-join = Nach { $place } mitreisen: { merkator-counters } an { $who }
merkator-choice-keep = { $letter } behalten: Alle verlieren { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
} der Spalte { $column }
merkator-choice-turn-next = Stattdessen die letzte Zeitmarke der nächsten Reihe umdrehen
merkator-choice-take-reward = { $card } nehmen: { $demand }
merkator-choice-sell-reward = { $card } gleich verkaufen: { merkator-coins }
merkator-choice-done = Fertig, nichts mehr
merkator-choice-done-invest = Nicht mehr investieren, reisen
merkator-choice-done-fulfil = Keinen Vertrag mehr erfüllen
merkator-choice-done-exchange = Nichts mehr tauschen: liefern
merkator-choice-done-join = Nicht mitreisen
merkator-choice-done-uncovered = Auf dem Stapel liegen lassen

## Was gefragt wird

merkator-prompt-invest = Investieren oder reisen. Du hast { merkator-coins }.
merkator-prompt-invest-solo = Investieren: Verträge für Karten abgeben, oder reisen.
merkator-prompt-invest-must = { $more ->
    [one] Du hast 1 Vertrag zu viel: Verkaufe ihn, bevor du reist.
   *[other] Du hast { $more } Verträge zu viel: Verkaufe sie, bevor du reist.
}
merkator-prompt-hand-in = Welche Verträge gibst du ab für: { $card }? Es fehlt noch ein Wert von { $count }.
merkator-prompt-travel = Wohin reist du?
merkator-prompt-split = { $count ->
    [1] { $place }: Welche Ware nimmst du für den Würfel?
   *[other] { $place }: Wie teilst du { merkator-cubes } auf?
}
merkator-prompt-reflip = Die letzte Zeitmarke der Reihe zeigt { $letter }: behalten oder die der nächsten Reihe umdrehen?
merkator-prompt-loss = Spalte { $column } ist getroffen: Welche Waren gibst du zurück? Noch { $count }.
merkator-prompt-fulfil = { $place }: Welchen Vertrag erfüllst du?
merkator-prompt-leave = { $card }: Welche Waren behältst du? Noch { $count } weglassen.
merkator-prompt-exchange = { $card }: etwas tauschen oder so liefern?
merkator-prompt-tile = { $card }: Wird der Tafelwürfel { $place } geliefert?
merkator-prompt-reward = Die Belohnung: { $card }. Nehmen oder gleich verkaufen?
merkator-prompt-uncovered = Jetzt liegt oben auf dem Stapel: { $card }. Für den Wert verkaufen oder liegen lassen?
merkator-prompt-join = { $who } ist in { $place }. Reist du mit?
merkator-prompt-store = Das Ende: Als welche Ware wird der Tafelwürfel { $place } eingelagert?

## Das Ende und die Wertung

merkator-end-peace = der Westfälische Frieden ist geschlossen
merkator-end-counters = die letzte Zeitmarke ist genommen
merkator-end-turns = der letzte Zug ist gespielt
merkator-end-stop = durch die Sicherheitsgrenze beendet

merkator-category-contracts = Beste Verträge
    .short = Verträge
merkator-category-further = Weitere Verträge, halb
    .short = Weitere ½
merkator-category-buildings = Gebäude
    .short = Gebäude
merkator-tiebreak = wer mehr Zeitmarken hat; danach alle Gleichen

## Die Zeichnung und der Bildschirm

merkator-peace-short = Frieden
merkator-time-chart = Zeittafel
merkator-discard = Verkauft
merkator-reserve = Vorrat
merkator-solo-stack = Kommt noch
merkator-drawing-main = { $place }: { $goods }; Zeit { $time }
merkator-drawing-minor = { $place }: ein Würfel mehr, wo { $threshold } oder mehr liegen; Zeit { $time }
merkator-drawing-threshold = ein Würfel mehr, wo { $count } oder mehr liegen
merkator-drawing-time = Zeit { $count }
merkator-drawing-row = Reihe { $row } der Zeittafel
merkator-drawing-pile = Verträge vom Wert { $value }
merkator-drawing-offer-bonus = Platz für eine Bonuskarte
merkator-drawing-offer-building = Platz für ein Gebäude
merkator-drawing-bonus = { $card }, kostet { $cost }
merkator-drawing-building = { $name }, kostet { $cost }: { $formula }
merkator-drawing-pawn = der Merkator ist hier
merkator-drawing-cubes = { $place }: { merkator-cubes }
merkator-drawing-counter = Zeitmarke, Buchstabe: { $letter }
merkator-drawing-store = { $good }: { $count }
merkator-drawing-tile = Tafelwürfel { $place }
merkator-drawing-tile-empty = Tafel ohne Würfel { $place }
merkator-drawing-seat = Platz { $number }: { $name }
merkator-drawing-decides = entscheidet
merkator-supply-tile = Vorratstafel
merkator-hand = Auf der Hand

## Was geschehen ist

merkator-event-sold = verkauft: { $card }, { merkator-coins }
merkator-event-bought = kauft: { $card }
merkator-event-held = nimmt auf die Hand: { $card }
merkator-event-laid-back = legt zurück: { $card }
merkator-event-discarded = legt ab: { $card }
merkator-event-handed-in = gibt ab: { $card }
merkator-event-forfeited = hat zu viele Münzen und verliert { $count }
merkator-event-shown = Im Angebot: { $card }.
merkator-event-refreshed = Die offenen Bonuskarten werden ersetzt.
merkator-event-uncovered = Auf seinem Stapel liegt nun: { $card }.
merkator-event-reformed = Die verkauften Verträge vom Wert { $value } sind wieder ein Stapel.
merkator-event-travelled = reist: { $place }
merkator-event-took = nimmt { merkator-amount }
merkator-event-bonus = erhält { merkator-amount } für eine Bonuskarte
merkator-event-grew = { $place } hat jetzt { merkator-cubes }.
merkator-event-paid-time = zahlt { merkator-counters }
merkator-event-took-time = nimmt { merkator-counters }
merkator-event-lapsed = findet keine Zeitmarken mehr: { $count } verfallen
merkator-event-turned = Die letzte Zeitmarke der Reihe { $row } zeigt { $letter }.
merkator-event-kept = behält den Buchstaben: { $letter }
merkator-event-lost = verliert { merkator-amount }
merkator-event-lost-tile = verliert stattdessen den Tafelwürfel { $place }
merkator-event-refilled = Die Zeittafel wird gewendet und gefüllt: { merkator-counters }.
merkator-event-left-out = behält { $good }
merkator-event-exchanged-counters = tauscht { merkator-counters } gegen { $good }
merkator-event-exchanged-stock = tauscht { $count }× { $paid } gegen { $good }
merkator-event-exchanged-tile = tauscht { $count }× { $paid }, davon einen von der Tafel, gegen { $good }
merkator-event-delivered = liefert { merkator-amount }
merkator-event-delivered-tile = liefert den Tafelwürfel als { $good }
merkator-event-fulfilled = erfüllt: { $card }
merkator-event-rewarded = erhält: { $card }
merkator-event-reward-sold = verkauft gleich: { $card }, { merkator-coins }
merkator-event-uncovered-sold = verkauft vom Stapel: { $card }, { merkator-coins }
merkator-event-unrewarded = erhält keinen neuen Vertrag: Es gibt keinen
merkator-event-joined = reist mit, für { merkator-counters }
merkator-event-declined = reist nicht mit
merkator-event-stored = lagert einen Tafelwürfel ein als { $good }
merkator-event-ending-peace = Der Westfälische Frieden! Alle haben noch einen Zug.
merkator-event-ending-counters = Die letzte Zeitmarke ist genommen: Alle haben noch einen Zug.
merkator-event-ending-turns = Das ist der letzte Zug.
merkator-event-ending-stop = Die Sicherheitsgrenze ist erreicht: Alle haben noch einen Zug.
merkator-event-turn-began = beginnt Zug { $turn }
merkator-event-turn-ended = beendet den Zug
merkator-event-game-over = Das Spiel ist aus.

## Ausgaben, Pläne, Optionen

merkator-preset-standard = das übliche Spiel
merkator-preset-long = das lange Spiel: beide Seiten der Zeittafel, ein bescheidener Anfang
merkator-preset-solo = allein: 17 Züge für so viele Punkte wie möglich
merkator-board-merkator = Europa um Hamburg

merkator-option-data = Die Angaben, mit denen gespielt wird: Orte, Karten, Zahlen.
    .light = die des Pakets: man steigt bis zu den höchsten Verträgen auf
    .standard = die erste Rekonstruktion des Pakets: hohe Verträge verlangen mehr, die Zeittafel ist kürzer
merkator-option-variant-long = Langes Spiel: Die Zeittafel wird auf beiden Seiten benutzt, und alle beginnen mit weniger (Variante 1).
    .on = mit dem langen Spiel
    .off = die übliche Länge
merkator-option-variant-two_players = Ob zu zweit mitgereist wird (Variante 2).
    .on = zu zweit reist niemand mit
    .off = auch zu zweit wird mitgereist
merkator-option-variant-hand_card = Jeder darf eine Karte auf der Hand haben (Variante 3).
    .on = mit einer Handkarte
    .off = ohne
merkator-option-variant-no_goods_loss = Weniger Zufall: Zeitmarken werden genommen, ohne sie umzudrehen, und keine Ware geht verloren (Variante 4).
    .on = nichts geht verloren
    .off = die Buchstaben der Zeitmarken kosten Waren
merkator-option-variant-more_money = Mehr Geld: Nach dem Investieren darf man jede Summe behalten (Variante 5).
    .on = ohne Grenze
    .off = höchstens 15 Münzen bleiben
merkator-option-variant-bonus_on_purchase = Stärkere Bonuskarten: Der Kauf bringt gleich einen Würfel der Ware (Variante 6).
    .on = gleich ein Würfel
    .off = erst von der nächsten Reise an
merkator-option-variant-sell_new_contract = Welcher Vertrag gleich für seinen Wert verkauft werden darf (Variante 7).
    .off = keiner
    .reward = die Belohnung, statt sie zu nehmen
    .uncovered = der unter der Belohnung aufgedeckte
merkator-option-fulfil-fresh = Ob ein in diesem Zug erhaltener Vertrag noch in ihm erfüllt werden darf.
    .allowed = er darf
    .next-turn = er wartet auf einen späteren Zug
merkator-option-coins-excess = Was mit Münzen über 15 nach dem Investieren geschieht.
    .forfeit = sie sind verloren
    .must-buy = man muss kaufen, solange eine offene Karte bezahlbar ist
merkator-option-pile-reform = Wann die verkauften Verträge eines leeren Stapels gemischt werden.
    .on-demand = wenn eine Belohnung daraus zu ziehen ist
    .at-once = sobald es welche gibt
merkator-option-peace-sellable = Ob der Westfälische Frieden verkauft werden kann.
    .no = er bleibt
    .yes = ja, für 14 Münzen
merkator-option-supply-free_moves = Wann Würfel der Vorratstafel eingelagert werden dürfen.
    .on = bei jeder Entscheidung ihres Besitzers
    .off = wenn sie geliefert, getauscht, verloren oder gezählt werden
merkator-option-safety-max_turns_each = Ein Halt für Spiele, die nicht enden: Nach so vielen Zügen eines Spielers beginnt die letzte Runde; 0 ist keiner.

## Regeln in einem Satz

merkator-hint-invest = Investieren: Verträge für ihren Wert verkaufen und offene Karten kaufen, in beliebiger Folge; ab sechs Verträgen muss man bis auf fünf verkaufen, und Münzen über 15 sind verloren (MK-5.1 bis MK-5.5).
merkator-hint-hand-in = Allein zahlt man mit Verträgen: Ihre Werte müssen den Preis erreichen, Wechselgeld gibt es nicht, und ein Vertrag bleibt (MK-12.5).
merkator-hint-travel = Reise an jeden Ort, dessen Zeitmarken du zahlen kannst. An einem Hauptort nimmst du alle Würfel, dann bekommen die verbundenen Orte je einen; an einem Nebenort bekommt jeder Hauptort mit genug Würfeln einen (MK-6.1, MK-6.3).
merkator-hint-split = Die Würfel werden zu den beiden Waren des Ortes: Ab zweien bekommt jede Ware mindestens einen (MK-6.2.1).
merkator-hint-reflip = Die letzte Zeitmarke einer Reihe wird umgedreht. Ist ihr Buchstabe einfach, darfst du stattdessen die letzte der nächsten Reihe umdrehen: Dann gilt deren Buchstabe (MK-6.5.2, MK-6.5.3).
merkator-hint-loss = Alle geben einen Würfel der Spalte zurück, bei doppeltem Buchstaben zwei; ein Tafelwürfel der richtigen Farbe darf dafür einstehen (MK-6.5.5, MK-6.5.6).
merkator-hint-fulfil = Ein Vertrag dieses Ortes kann einmal je Zug erfüllt werden; er bleibt bei dir, und du erhältst den obersten Vertrag des nächsthöheren Wertes (MK-7.1, MK-7.4).
merkator-hint-leave = Eine Forderung nach verschiedenen Waren nimmt je einen Würfel; welche Waren, wählst du (MK-7.6.1).
merkator-hint-exchange = 4 Zeitmarken oder 4 Würfel einer Ware sind 1 Würfel, den der Vertrag verlangt (MK-7.3.1).
merkator-hint-tile = Ein Würfel der Vorratstafel darf als jede der beiden Waren seiner Farbe geliefert werden (MK-7.2.1).
merkator-hint-reward = Die Belohnung ist die oberste Karte des nächsthöheren Stapels; mit dieser Variante darf sie gleich verkauft werden (MK-7.4.1, MK-13.7).
merkator-hint-uncovered = Die Karte, die unter der Belohnung lag, darf für ihren Wert in Münzen abgelegt werden; sonst bleibt sie auf ihrem Stapel (MK-7.4.3, MK-13.7).
merkator-hint-join = Mitreisen kostet 1 Zeitmarke an einem Hauptort, 2 an einem Nebenort. Du bekommst 1 Ware für jede eigene Bonuskarte des Ortes und darfst hier Verträge erfüllen (MK-8.1, MK-8.2).
merkator-hint-store = Vor der Wertung kommt jeder Tafelwürfel in eines seiner beiden Lager (MK-9.4).
merkator-hint-end = Wenn jemand den Frieden erhält oder die letzte Zeitmarke der Tafel genommen wird, haben alle noch einen Zug (MK-10.1, MK-10.3).
merkator-hint-end-solo = Allein hat man 17 Züge; die Verträge ab Wert 8 erscheinen, einer je Zug (MK-12.1, MK-12.7).
merkator-hint-score = Am Ende zählen die fünf besten Verträge voll, die übrigen halb, dann die Gebäude (MK-11.1, MK-11.2).

## Bots

merkator-bot-focused = reist dorthin, wo er erfüllen kann, verkauft Unbrauchbares, steigt zu hohen Verträgen auf
merkator-bot-random = jede erlaubte Wahl ist gleich wahrscheinlich

## Im Terminal

merkator-help-board = Auf der Karte: Nummer, Ort, liegende Würfel, seine beiden Waren mit dem, was du davon hast, und die Zeit: + Zeitmarken zu bekommen, - zu zahlen. { $active } ist der Merkator. Nebenorte zeigen, ab wie vielen Würfeln ein Hauptort einen mehr bekommt. { $full } Zeitmarke auf der Tafel, { $empty } genommen.
merkator-screen-places = Orte
merkator-screen-offers = Im Angebot
merkator-screen-contracts = Verträge
merkator-screen-office = Deine Lager
merkator-screen-tile = Tafel
merkator-screen-can = erfüllbar
merkator-screen-lacks = es fehlt: { $goods }
merkator-screen-lacks-some = es fehlen { $count } von: { $goods }
merkator-screen-lacks-kinds = { $count ->
    [one] es fehlt noch eine Ware
   *[other] es fehlen noch { $count } Waren
}
merkator-desk-coins = Münzen
merkator-desk-counters = Zeit
merkator-desk-goods = Waren
merkator-desk-tile = Tafel
merkator-desk-contracts = Verträge
merkator-desk-bonus = Bonus
merkator-desk-buildings = Gebäude
merkator-race-title = Ende bei
merkator-race-counters = { $count ->
    [0] keine Zeitmarke mehr auf der Tafel
    [one] 1 Zeitmarke auf der Tafel
   *[other] { $count } Zeitmarken auf der Tafel
}
merkator-race-turns = Zug { $turn } von { $most }
merkator-race-best = höchster Vertrag { $best } von 10
merkator-race-final = letzte Runde
merkator-ask-place = { $kind }: { $count } sind möglich. Tippe eine Nummer der Karte oder einen Ort; „liste“ zeigt alle.
merkator-welcome-title = Willkommen bei Merkator!
merkator-welcome-1 = Jeder Zug: investieren, wenn du willst, an einen Ort reisen, seine Waren nehmen, dort Verträge erfüllen.
merkator-welcome-2 = Ein erfüllter Vertrag bleibt dein und bringt einen vom nächsthöheren Wert. Deine fünf besten zählen am Ende voll.
merkator-welcome-3 = Nahe Orte bringen Zeitmarken, ferne kosten sie. Vier Zeitmarken oder vier Würfel einer Ware sind ein beliebiger Würfel, der noch fehlt.
merkator-welcome-4 = Verträge lassen sich verkaufen: für Bonuskarten, die auf Reisen Waren bringen, und Gebäude, die Punkte bringen.
merkator-welcome-5 = Tippe eine Nummer, um zu wählen; „hilfe“ erklärt die Zeichen, „regeln“ die Regeln, „zurücknehmen“ nimmt eine Wahl zurück.

## Am Tisch im Browser

merkator-table-waits-invest = { $who } ist am Zug und investiert.
merkator-table-waits-hand-in = { $who } zahlt mit Verträgen.
merkator-table-waits-travel = { $who } wählt das Reiseziel.
merkator-table-waits-split = { $who } teilt die Waren auf: { $place }.
merkator-table-waits-reflip = { $who } entscheidet über den Buchstaben: { $letter }.
merkator-table-waits-loss = { $who } gibt Waren der Spalte { $column } zurück.
merkator-table-waits-fulfil = { $who } darf Verträge erfüllen: { $place }.
merkator-table-waits-leave = { $who } wählt die Waren für die Lieferung.
merkator-table-waits-exchange = { $who } liefert und darf tauschen.
merkator-table-waits-tile = { $who } liefert von der Vorratstafel.
merkator-table-waits-reward = { $who } darf den neuen Vertrag verkaufen.
merkator-table-waits-uncovered = { $who } darf den jetzt oben liegenden Vertrag verkaufen.
merkator-table-waits-join = { $who } darf mitreisen: { $place }.
merkator-table-waits-store = { $who } lagert die letzten Würfel ein.
merkator-gain-contract = erfüllt { $card }
merkator-gain-goods = bringt { $goods }
merkator-gain-none = bringt hier nichts
merkator-table-confirm-must = Münzen über { $limit } gehen verloren: { $lost }.
merkator-table-confirm-sell = Ein verkaufter Vertrag ist weg, und sein Ort und seine Punkte mit ihm.
merkator-table-confirm-discard = Ein abgelegter Vertrag bringt nichts.
merkator-table-ends = Wie nah das Ende ist
merkator-table-end-counters = { $left ->
    [0] keine Zeitmarke auf der Tafel
    [one] 1 Zeitmarke auf der Tafel
   *[other] { $left } Zeitmarken auf der Tafel
}
merkator-table-end-turns = Zug { $turn } von { $most }
merkator-table-end-best = höchster Vertrag: { $best }
merkator-table-end-peace = { $taken ->
    [yes] der Frieden ist geschlossen
   *[no] der Frieden wartet
}
merkator-table-final = letzte Runde
merkator-table-office = Kontor
merkator-table-column = Spalte { $letter }
merkator-table-contracts = Verträge
merkator-table-cards = Karten
merkator-table-light = Die Orte der Verträge von { $who } beleuchten
merkator-table-place-own = deine: { $contracts }
merkator-table-contract-state = { $card } ({ $state })
merkator-table-place-in-reach = { $place }; du kannst sie bezahlen
merkator-table-met = in diesem Zug erfüllt
merkator-table-ready = jetzt erfüllbar
merkator-table-place-main = { $place }, { merkator-cubes }, { $goods }, Zeit { $time }
merkator-table-place-minor = { $place }, Nebenort, ab { $threshold } Würfeln, Zeit { $time }
merkator-table-place-pile = Verträge vom Wert { $value }: { $count ->
    [0] keine
   *[other] { $count }, oben: { $card }
}
merkator-table-place-card = { $card }, kostet { $cost }
merkator-table-place-good = Lager { $good }: { $count }
merkator-table-place-tile = Vorratstafel: Würfel { $place }
merkator-table-place-counters = Deine Zeitmarken
merkator-table-place-hand = Deine Handkarte
merkator-table-place-chart = Zeittafel: { $count ->
    [0] keine Zeitmarke mehr
    [one] noch 1 Zeitmarke
   *[other] noch { $count } Zeitmarken
}
merkator-table-key-fulfil = einen Vertrag erfüllen

merkator-table-level-0 = Lastträger
merkator-table-level-1 = Lehrling
merkator-table-level-2 = Kontorist
merkator-table-level-3 = Faktor
merkator-table-level-4 = Kaufmann
merkator-table-level-5 = Ratsherr
merkator-table-level-6 = Haus von Rang
merkator-module-variant-long = langes Spiel
merkator-module-variant-two_players = Mitreisen zu zweit
merkator-module-variant-hand_card = eine Karte auf der Hand
merkator-module-variant-no_goods_loss = kein Verlust von Waren
merkator-module-variant-more_money = mehr Geld
merkator-module-variant-bonus_on_purchase = stärkere Bonuskarten
merkator-module-variant-sell_new_contract = Verkauf neuer Verträge
