### Was der Befehl ablehnt, und warum. Das Englische steht dort, wo abgelehnt wird; der Name einer Nachricht besteht
### aus seinen Wörtern.

## Allgemeines

refusal-first-others = { $first }; { $others }
refusal-unknown-kind-name-expected-one-of-known = { $kind } { $name }: zur Wahl stehen { $known }
refusal-board = unbekannter Plan
refusal-chapter = unbekanntes Kapitel
refusal-element = unbekanntes Element der Zeichnung
refusal-picture = unbekanntes Bild
refusal-lesson = unbekannte Lektion
refusal-file-of-facts = unbekannte Datei mit Angaben
refusal-game = unbekanntes Spiel
refusal-language = unbekannte Sprache
refusal-player = unbekannter Bot
refusal-preset = unbekannte Ausgabe
refusal-size = unbekannte Größe der Zeichnung
refusal-style = unbekannter Stil
refusal-theme = unbekanntes Thema
refusal-word = unbekanntes Wort
refusal-least-to-most = { $least } bis { $most }

## Optionen

refusal-seats-seats-expected-least-to-most = { $seats } Plätze: erwartet werden { $least } bis { $most }
refusal-unknown-option-key-expected-one-of-known = unbekannte Option { $key }: erwartet wird eine von { $known }
refusal-option-key-given-expected-one-of-known = Option { $key } = { $given }: erwartet wird eines von { $known }
refusal-option-key-given-expected-usual-or-form = Option { $key } = { $given }: erwartet wird { $usual } oder { $form }
refusal-the-fingerprint-of-replaced-facts = der Fingerabdruck ersetzter Angaben
refusal-option-key-given-reason = Option { $key } = { $given }: { $reason }
refusal-option-key-cannot-be-changed-reason = die Option { $key } kann nicht geändert werden: { $reason }
refusal-option-players-given-expected-seats-the-number-of-seats = Option players = { $given }: erwartet wird { $seats }, die Zahl der Plätze
refusal-options-expected-a-table-of-option-names-and-values = options: erwartet wird eine Tabelle von Namen und Werten der Optionen
refusal-options-players-missing = options: players fehlt
refusal-preset-preset-expected-to-be-playable-at-some-number-of-seats = Ausgabe { $preset }: sie muss mit irgendeiner Zahl von Plätzen spielbar sein
refusal-revision-given-of-game-expected-least-to-most = Revision { $given } von { $game }: erwartet wird { $least } bis { $most }
refusal-revision-given-of-game-is-of-a-newer-version-this-one-knows-known = Revision { $given } von { $game } ist aus einer neueren Version: diese kennt { $known }
refusal-name-is-played-with-its-own-facts-expected-no-others = { $name } wird mit seinen eigenen Angaben gespielt: andere werden nicht erwartet

## Optionen von Hansa Teutonica

refusal-it-is-set-by-the-map = der Plan legt sie fest
refusal-it-is-the-same-in-every-edition = sie ist in jeder Ausgabe gleich
refusal-it-needs-2-players-not-players-ht-2-1-2 = sie braucht 2 Spieler, nicht { $players } (HT-2.1.2)
refusal-it-needs-twoplayer-neutral-ht-16-1-1 = sie braucht twoPlayer = neutral (HT-16.1.1)
refusal-it-needs-twoplayer-provinces-ht-15-1-1 = sie braucht twoPlayer = provinces (HT-15.1.1)
refusal-it-needs-needs-and-board-has-none-clause = sie braucht { $needs }, und { $board } hat keine ({ $clause })
refusal-regions = Regionen
refusal-permanent-markers = dauerhafte Bonusmarker
refusal-map-board-with-players-players-expected-right-ht-2-1-1 = map = { $board } mit { $players } Spielern: erwartet wird { $right } (HT-2.1.1)
refusal-option-favours-anyroute-given-it-needs-modules-favours-on-ht-12-3-1 = Option favours.anyRoute = { $given }: sie braucht modules.favours = on (HT-12.3.1)
refusal-option-favours-boards-given-it-needs-modules-favours-on-ht-12-1-1 = Option favours.boards = { $given }: sie braucht modules.favours = on (HT-12.1.1)
refusal-option-modules-favours-on-the-tiles-are-for-the-base-board-and-on-board-they-need-favours-boards-any-ht-12-1-1-r-48 = Option modules.favours = on: die Plättchen sind für den Grundplan, und auf { $board } brauchen sie favours.boards = any (HT-12.1.1, R-48)
refusal-option-modules-missions-on-its-cards-name-cities-of-the-base-board-not-of-board-ht-11-1 = Option modules.missions = on: ihre Karten nennen Städte des Grundplans, nicht von { $board } (HT-11.1)
refusal-option-twoplayer-none-with-2-players-expected-provinces-or-neutral-ht-2-1-2 = Option twoPlayer = none mit 2 Spielern: erwartet wird provinces oder neutral (HT-2.1.2)
refusal-the-marker-of-board-needs-route-ht-13-4-5 = der Marker von { $board } braucht route (HT-13.4.5)
refusal-the-marker-of-board-needs-stock-only-or-stock-supply-board-ht-14-6-3 = der Marker von { $board } braucht stock-only oder stock-supply-board (HT-14.6.3)
refusal-the-provinces-are-those-of-where-not-of-board-ht-15-1-1 = die Provinzen sind die von { $where }, nicht von { $board } (HT-15.1.1)

## Optionen von Hansa

refusal-option-setup-colours-aside-given-with-players-players-expected-expected-ha-2-1 = Option setup.colours_aside = { $given } mit { $players } Spielern: erwartet wird { $expected } (HA-2.1)
refusal-random-or-one-colour = random oder eine Farbe
refusal-random-or-two-colours = random oder zwei Farben
refusal-option-setup-first-player-given-with-players-players-expected-usual-or-1-to-players = Option setup.first_player = { $given } mit { $players } Spielern: erwartet wird { $usual } oder 1 bis { $players }

## Optionen von Merkator

refusal-preset-solo-for-seats-seats-expected-1 = Ausgabe solo für { $seats } Plätze: erwartet wird 1
refusal-option-key-given-not-in-the-solo-game-reason = Option { $key } = { $given }: nicht im Solospiel, { $reason }
refusal-it-has-no-coins = es hat keine Münzen
refusal-it-has-no-opponents = es hat keine Gegner
refusal-it-has-no-time-chart = es hat keine Zeittafel
refusal-option-coins-excess-must-buy-with-variant-more-money-there-is-no-limit-to-exceed = Option coins.excess = must-buy: mit variant.more_money gibt es keine Grenze zu überschreiten
refusal-option-safety-max-turns-each-given-the-solo-game-has-turns-turns = Option safety.max_turns_each = { $given }: das Solospiel hat { $turns } Züge
refusal-option-variant-no-goods-loss-off-the-solo-game-contains-this-variant-mk-13-8 = Option variant.no_goods_loss = off: das Solospiel enthält diese Variante (MK-13.8)

## Entscheidungen

refusal-the-game-is-over-no-decision-is-expected = das Spiel ist aus: keine Entscheidung wird erwartet
refusal-given-is-not-legal-now-expected-one-of-count-others-such-as-instead = { $given } ist jetzt nicht erlaubt: erwartet wird eine von { $count } anderen, zum Beispiel { $instead }
refusal-wanted-is-not-a-decision-expected-one-of-forms = { $wanted } ist keine Entscheidung: erwartet wird eine von diesen: { $forms }
refusal-wanted-the-board-board-has-no-such-place-or-thing = { $wanted }: der Plan { $board } hat keinen solchen Ort und keine solche Sache
refusal-decision-code-expected-a-code-from-0-to-last = Entscheidung { $code }: erwartet wird ein Code von 0 bis { $last }
refusal-decision-code-the-board-board-has-no-such-kind = Entscheidung { $code }: auf dem Plan { $board } gibt es nichts dergleichen: { $kind }
refusal-decision-code-port-has-only-one-warehouse = Entscheidung { $code }: { $port } hat nur ein Lager

## Aufzeichnungen

refusal-not-a-record-expected-json-reason = keine Aufzeichnung: erwartet wird JSON ({ $reason })
refusal-nested-too-deeply-or-a-number-too-long = zu tief verschachtelt, oder eine Zahl zu lang
refusal-not-a-record-expected-a-table = keine Aufzeichnung: erwartet wird eine Tabelle
refusal-not-a-record-missing-missing = keine Aufzeichnung: es fehlt { $missing }
refusal-record-format-given-expected-known = Format der Aufzeichnung { $given }: erwartet wird { $known }
refusal-record-format-given-is-of-a-newer-version-this-one-knows-known = das Format { $given } der Aufzeichnung ist aus einer neueren Version: diese kennt { $known }
refusal-a-record-of-given-expected-one-of-known = eine Aufzeichnung von { $given }: erwartet wird eines von { $known }
refusal-seats-seats-the-options-say-players = { $seats } Plätze: die Optionen sagen { $players }
refusal-seed-seed-expected-a-whole-number-or-a-text = seed { $seed }: erwartet wird eine ganze Zahl oder ein Text
refusal-seats-expected-a-list-of-names = seats: erwartet wird eine Liste von Namen
refusal-codes-expected-a-list-of-whole-numbers = codes: erwartet wird eine Liste ganzer Zahlen
refusal-decision-number-of-count-reason = Entscheidung { $number } von { $count }: { $reason }
refusal-position-reason = Stellung: { $reason }
refusal-position-its-options-are-not-those-of-the-record = Stellung: ihre Optionen sind nicht die der Aufzeichnung
refusal-no-game-at-home-reason = kein Spiel unter { $home }: { $reason }

## Tische

refusal-entry-entry-is-of-a-kind-that-this-version-does-not-know-kind = Eintrag { $entry } ist von einer Art, die diese Version nicht kennt: { $kind }
refusal-entry-entry-seat-seat-decides-expected-expected = Eintrag { $entry }: Platz { $seat } entscheidet, erwartet wird { $expected }
refusal-entry-entry-taken-back-to-decision-ply-expected-one-of-most = Eintrag { $entry }: zurückgenommen bis zur Entscheidung { $ply }, erwartet wird eine von { $most }
refusal-entry-entry-the-game-does-not-end-with-scores = Eintrag { $entry }: das Spiel endet nicht mit { $scores }

## Bots

refusal-player-name-expected-a-name-of-at-most-most-letters-without-spaces = Bot { $name }: erwartet wird ein Name von höchstens { $most } Zeichen ohne Leerzeichen
refusal-player-name-does-not-load-reason = Bot { $name } lässt sich nicht laden: { $reason }
refusal-player-name-does-not-play-game-expected-one-of-known = Bot { $name } spielt { $game } nicht: erwartet wird eines von { $known }
refusal-player-name-is-a-kind-expected-a-function-a-class-or-a-factory = Bot { $name } ist ein Objekt { $kind }: erwartet wird eine Funktion, eine Klasse oder eine Fabrik
refusal-player-name-is-not-installed = Bot { $name } ist nicht installiert
refusal-player-name-is-one-player-expected-its-class-so-that-every-seat-gets-its-own = Bot { $name } ist ein einziger Bot: erwartet wird seine Klasse, damit jeder Platz seinen eigenen bekommt
refusal-player-name-of-an-installed-package-has-the-name-of-one-of-the-house = Bot { $name } eines installierten Pakets heißt wie einer des Hauses
refusal-player-name-class-kind-is-not-derived-from-hanse-players-player = Bot { $name }: die Klasse { $kind } ist nicht von hanse.players.Player abgeleitet
refusal-player-name-games-is-games-expected-keys-of-games = Bot { $name }: games ist { $games }: erwartet werden Schlüssel von Spielen
refusal-player-name-made-a-kind-expected-a-player-or-a-function = Bot { $name }: ergab ein Objekt { $kind }: erwartet wird ein Bot oder eine Funktion
refusal-given-players-for-seats-seats-expected-one-for-each-seat = { $given } Bots für { $seats } Plätze: erwartet wird einer für jeden Platz

## Programme, die spielen

refusal-code-is-not-legal = { $code } ist nicht erlaubt
refusal-line-cannot-be-read-expected-a-word-and-a-json-object = { $line } ist unlesbar: erwartet werden ein Wort und ein JSON-Objekt
refusal-it-speaks-protocol-given-expected-expected = es spricht Protokoll { $given }: erwartet wird { $expected }
refusal-games-is-given-expected-a-list-of-keys-of-games = games ist { $given }: erwartet wird eine Liste von Schlüsseln von Spielen
refusal-options-is-given-expected-a-list-of-objects-with-name-and-default = options ist { $given }: erwartet wird eine Liste von Objekten mit name und default
refusal-key-is-given-expected-a-text-of-at-most-most-letters = { $key } ist { $given }: erwartet wird ein Text von höchstens { $most } Zeichen
refusal-it-decided-at-ply-given-expected-expected = es hat bei ply { $given } entschieden: erwartet wird { $expected }
refusal-key-is-given-expected-a-whole-number = { $key } ist { $given }: erwartet wird eine ganze Zahl
refusal-line-is-given-expected-a-list-of-codes = line ist { $given }: erwartet wird eine Liste von Codes
refusal-words-is-given-expected-a-text = words ist { $given }: erwartet wird ein Text
refusal-values-is-given-expected-a-number-for-each-of-seats-seats = values ist { $given }: erwartet wird eine Zahl für jeden der { $seats } Plätze
refusal-player-name-expected-at-most-most-printable-letters = Bot { $name }: erwartet werden höchstens { $most } druckbare Zeichen
refusal-command-line-cannot-be-read-reason = der Befehl { $line } ist unlesbar: { $reason }
refusal-command-line-is-empty-expected-a-program-as-in-python-my-bot-py = der Befehl { $line } ist leer: erwartet wird ein Programm, etwa python my_bot.py
refusal-player-name-expected-options-as-in-program-depth-3-command = Bot { $name }: erwartet werden Optionen wie in program?depth=3:BEFEHL
refusal-no-word-in-seconds-s = kein { $word } in { $seconds } s
refusal-player-name-has-no-option-key-expected-one-of-known = Bot { $name } hat keine Option { $key }: zur Wahl stehen { $known }
refusal-player-name-option-key-is-text-expected-something-like-default = Bot { $name }: Option { $key } ist { $text }: erwartet wird etwas wie { $default }
refusal-reason-it-failed-times-times-in-a-row = { $reason }; es hat { $times }-mal hintereinander versagt
refusal-it-was-ended = es wurde beendet
refusal-program-name-is-not-there-or-cannot-be-run = das Programm { $name } ist nicht da oder lässt sich nicht starten
refusal-it-sent-a-line-without-end = es hat eine Zeile ohne Ende gesendet
refusal-it-sent-more-than-most-bytes = es hat mehr als { $most } Bytes gesendet
refusal-it-closed-its-output = es hat seine Ausgabe geschlossen
refusal-it-was-ended-by-signal-signal = es wurde durch Signal { $signal } beendet
refusal-it-ended-with-code-code = es endete mit Code { $code }
refusal-word-without-being-asked = { $word }, ohne gefragt zu sein
refusal-unknown-games-given-expected-some-of-known = unbekannte Spiele { $given }: zur Wahl stehen { $known }
refusal-looked-is-given-expected-at-most-most = looked ist { $given }: erwartet wird höchstens { $most }
refusal-it-runs-on-after-seconds-s = es läuft nach { $seconds } s noch

## Server und Regeln

refusal-port-port-of-host-is-in-use = Port { $port } von { $host } ist schon belegt
refusal-cannot-listen-on-port-port-of-host-reason = auf Port { $port } von { $host } kann nicht gehört werden: { $reason }
refusal-database-of-kind-kind-expected-sqlite-or-postgresql = Datenbank der Art { $kind }: erwartet wird sqlite oder postgresql
refusal-database-given-expected-a-file-or-postgresql-user-host-name = Datenbank { $given }: erwartet wird eine Datei oder postgresql://user@host/name
refusal-database-path-reason = Datenbank { $path }: { $reason }
refusal-database-shown-cannot-be-used-reason = die Datenbank { $shown } kann nicht benutzt werden: { $reason }
refusal-database-shown-is-damaged-reason-restore-your-last-copy-nothing-was-changed = die Datenbank { $shown } ist beschädigt ({ $reason }): Stell deine letzte Kopie wieder her; nichts wurde geändert
refusal-the-database-holds-tables-of-something-else-expected-an-empty-one-or-one-of-hanse-s = die Datenbank enthält Tabellen von etwas anderem: erwartet wird eine leere oder eine von hanse
refusal-the-database-was-made-by-a-newer-version-its-shape-is-found-this-version-knows-known-expected-an-older-or-the-same-one-nothing-was-changed = die Datenbank stammt von einer neueren Version (ihre Form ist { $found }, diese Version kennt { $known }): erwartet wird eine ältere oder dieselbe; nichts wurde geändert
refusal-wrong-sections-text-expected-numbers-and-ranges-such-as-1-10-18 = falsche Abschnitte { $text }: erwartet werden Nummern und Bereiche wie 1-10,18

## Zeichnungen

refusal-board-toml-cannot-be-drawn-kind-missing-expected-map-width-and-map-height-x-and-y-of-each-city-and-space-of-the-supply-via-of-each-route = board.toml kann nicht gezeichnet werden ({ $kind }: { $missing }): erwartet werden map_width und map_height, x und y jeder Stadt und jedes Felds des Vorrats, via jeder Route
refusal-no-such-port = kein Hafen dieses Namens
refusal-no-such-route = keine Straße dieses Namens
refusal-port-key-with-count-warehouses-expected-expected = Hafen { $key } mit { $count } Lagern: erwartet: { $expected }
refusal-route-key-with-count-posts-expected-expected = Straße { $key } mit { $count } Feldern: erwartet: { $expected }
refusal-the-view-has-seats-seats-expected-at-most-most = die Sicht hat { $seats } Plätze: erwartet werden höchstens { $most }
refusal-the-view-is-of-board-given-expected-board = die Sicht ist vom Plan { $given }: erwartet wird { $board }
refusal-the-view-is-of-game-game-expected-hansa = die Sicht ist vom Spiel { $game }: erwartet wird „hansa“
refusal-unknown-card-key-expected-one-of-the-facts-that-are-played-with = unbekannte Karte { $key }: erwartet wird eine von denen, mit denen gespielt wird
refusal-unknown-city-key-on-board-board = unbekannte Stadt { $key } auf dem Plan { $board }
refusal-unknown-place-key-expected-one-of-known = unbekannter Ort { $key }: erwartet wird einer von { $known }

## Dateien mit Angaben

refusal-source-place-reason = { $source }: { $place }: { $reason }
refusal-name-cannot-be-read-reason = { $name }: kann nicht gelesen werden ({ $reason })
refusal-name-not-toml-reason = { $name }: kein TOML: { $reason }
refusal-folder-no-file-of-facts-expected-some-of-known = { $folder }: keine Datei mit Angaben: erwartet werden einige von { $known }
refusal-option-data-data-these-replaced-facts-are-not-here-give-their-folder-with-data = Option data = { $data }: diese ersetzten Angaben sind nicht hier: gib ihren Ordner mit --data an
refusal-expected-a-table = erwartet wird eine Tabelle
refusal-a-text = ein Text
refusal-a-whole-number = eine ganze Zahl
refusal-a-list = eine Liste
refusal-a-table = eine Tabelle
refusal-true-or-false = true oder false
refusal-key-is-missing-expected-expected = { $key } fehlt: erwartet: { $expected }
refusal-key-is-value-expected-expected = { $key } ist { $value }: erwartet: { $expected }
refusal-key-is-value-expected-true-or-false = { $key } ist { $value }: erwartet wird true oder false
refusal-value-expected-one-of-known = { $value }: erwartet wird eines von { $known }
refusal-given-expected-expected = { $given }: erwartet wird { $expected }
refusal-count-of-them-expected-expected = { $count } davon: erwartet werden { $expected }
refusal-count-of-them-expected-2-to-most = { $count } davon: erwartet werden 2 bis { $most }
refusal-id-key-stands-twice = id { $key } steht zweimal da
refusal-id-key-expected-small-letters-from-a-to-z = id { $key }: erwartet werden kleine Buchstaben von a bis z
refusal-id-name-expected-one-word = id { $name }: erwartet wird ein Wort
refusal-it-stands-twice = sie steht zweimal da
refusal-one-of-them-stands-twice = eines davon steht zweimal da
refusal-expected-two-different-cities = erwartet werden zwei verschiedene Städte

## Dateien von Hansa Teutonica

refusal-a-second-route-between-the-same-cities = eine zweite Handelsstraße zwischen denselben Städten
refusal-a-tavern-where-no-bonus-marker-may-lie = eine Taverne, wo kein Bonusmarker liegen darf
refusal-ends-names-expected-two-different-cities = ends { $names }: erwartet werden zwei verschiedene Städte
refusal-expected-at-most-most-besides-open = erwartet werden höchstens { $most } außer { $open }
refusal-expected-one-each-of-known-in-this-order = erwartet wird je eines, in dieser Reihenfolge: { $known }
refusal-independent-expected-true-for-a-city-without-offices-and-only-there = independent: erwartet wird true für eine Stadt ohne Kontore, und nur dort
refusal-no-way-from-first-expected-one-connected-network = kein Weg von { $first }: erwartet wird ein zusammenhängendes Netz
refusal-permits-expected-at-most-most-cities-with-them = permits: erwartet werden höchstens { $most } Städte damit
refusal-sea-expected-true-for-a-route-with-ship-posts-and-only-there = sea: erwartet wird true für eine Straße mit Schiffsfeldern, und nur dort
refusal-skills-expected-each-of-known-in-exactly-one-city = skills: erwartet wird jede von { $known } in genau einer Stadt
refusal-the-privilege-of-its-offices-falls-from-left-to-right-expected-it-to-rise-or-stay = das Privileg ihrer Kontore fällt von links nach rechts: erwartet wird, dass es steigt oder bleibt
refusal-coin-expected-1-to-9 = { $coin }: erwartet wird 1 bis 9
refusal-count-offices-in-all-expected-at-most-most = { $count } Kontore insgesamt: erwartet werden höchstens { $most }
refusal-count-offices-expected-at-most-most = { $count } Kontore: erwartet werden höchstens { $most }
refusal-count-posts-in-all-expected-at-most-most = { $count } Felder insgesamt: erwartet werden höchstens { $most }
refusal-count-posts-expected-2-to-4 = { $count } Felder: erwartet werden 2 bis 4
refusal-count-taverns-expected-3 = { $count } Tavernen: erwartet werden 3
refusal-values-expected-whole-numbers-from-0-to-most = { $values }: erwartet werden ganze Zahlen von 0 bis { $most }

## Dateien von Hansa

refusal-goods-tokens-total-is-given-expected-total = goods_tokens_total ist { $given }: erwartet wird { $total }
refusal-no-route-leads-away-from-it-expected-at-least-one-ha-16-10 = keine Route führt von dort weg: erwartet wird mindestens eine (HA-16.10)
refusal-nothing = nichts
refusal-number-number-is-also-that-of-other = die Nummer { $number } ist auch die von { $other }
refusal-placement-rounds-is-given-expected-no-more-than-there-are-open-ports = placement_rounds ist { $given }: erwartet werden nicht mehr, als es offene Häfen gibt
refusal-refill-cost-is-given-expected-at-most-the-income-of-income-ha-5-5 = refill_cost ist { $given }: erwartet wird höchstens das Einkommen von { $income } (HA-5.5)
refusal-thalers-is-given-expected-at-least-needed-to-begin-with = thalers ist { $given }: erwartet werden mindestens { $needed } für den Anfang
refusal-given-expected-1-2-3-barrels = { $given }: erwartet werden 1, 2, 3 Fässer
refusal-placed-posts-are-placed-expected-at-most-most-all-there-are = { $placed } Niederlassungen werden eingesetzt: erwartet werden höchstens { $most }, alle, die es gibt
refusal-tokens-tokens-with-seats-players-expected-one-for-each-of-warehouses-warehouses-and-stacks-stacks = { $tokens } Plättchen mit { $seats } Spielern: erwartet wird eines für jedes von { $warehouses } Lagern und jeden von { $stacks } Stapeln
refusal-total-tokens-in-all-expected-at-most-most = { $total } Plättchen insgesamt: erwartet werden höchstens { $most }

## Dateien von Merkator

refusal-a-good-belongs-to-two-places-expected-one-each = eine Ware gehört zu zwei Orten: erwartet wird je einer
refusal-a-good-stands-in-two-columns = eine Ware steht in zwei Spalten
refusal-a-row-of-width-spaces-expected-1-to-most = eine Reihe von { $width } Feldern: erwartet werden 1 bis { $most }
refusal-another-card-has-this-id = eine andere Karte hat diese id
refusal-coins-is-given-expected-its-value-mk-1-5 = coins ist { $given }: erwartet wird ihr Wert (MK-1.5)
refusal-each-costs-time-expected-one-without-cost-mk-6-1-1 = jeder kostet Zeit: erwartet wird einer ohne Kosten (MK-6.1.1)
refusal-expected-14-at-the-bottom-mk-12-7 = erwartet wird 14 ganz unten (MK-12.7)
refusal-expected-every-value-but-2-mk-3-1-4 = erwartet wird jeder Wert außer 2 (MK-3.1.4)
refusal-expected-false-mk-10-4 = erwartet wird false (MK-10.4)
refusal-expected-neither-place-nor-demand-mk-7-6-2 = erwartet wird weder Ort noch Bedarf (MK-7.6.2)
refusal-expected-one-cube-of-each-colour = erwartet wird ein Würfel jeder Farbe
refusal-expected-reserve-mk-10-4 = erwartet wird reserve (MK-10.4)
refusal-expected-the-letters-letters = erwartet werden die Buchstaben { $letters }
refusal-expected-the-lowest-rows = erwartet werden die untersten Reihen
refusal-expected-time-counters-mk-11-4 = erwartet wird time_counters (MK-11.4)
refusal-expected-true-mk-10-1 = erwartet wird true (MK-10.1)
refusal-expected-true-for-the-formula-sole-most-and-no-other = erwartet wird true für die Formel sole_most und keine andere
refusal-expected-ultimo-mk-3-1-6 = erwartet wird ultimo (MK-3.1.6)
refusal-expected-ultimo-or-back-and-then-ultimo = erwartet wird ultimo, oder back und dann ultimo
refusal-expected-expected-mk-12 = erwartet wird { $expected } (MK-12)
refusal-expected-known-in-this-order = erwartet werden { $known }, in dieser Reihenfolge
refusal-fulfillable-expected-false-mk-7-6-2 = fulfillable: erwartet wird false (MK-7.6.2)
refusal-goods-and-distinct-expected-one-of-them = goods und distinct: erwartet wird eines davon
refusal-letter-is-letter-expected-expected = letter ist { $letter }: erwartet wird { $expected }
refusal-links-expected-none-to-itself = links: erwartet wird keiner zu sich selbst
refusal-links-expected-none-it-is-a-minor-place = links: erwartet wird keiner, es ist ein Nebenort
refusal-links-expected-two-or-three = links: erwartet werden zwei oder drei
refusal-links-the-one-with-other-is-not-mutual = links: der mit { $other } ist nicht gegenseitig
refusal-no-row-expected-some = keine Reihe: erwartet werden einige
refusal-none-expected-some = keine: erwartet werden einige
refusal-none-expected-some-the-last-is-never-sold-mk-5-3 = keiner: erwartet werden einige, der letzte wird nie verkauft (MK-5.3)
refusal-too-few-cards-of-cost-cost-for-four = zu wenige Karten mit Kosten { $cost } für vier
refusal-too-few-of-value-value-for-four = zu wenige vom Wert { $value } für vier
refusal-two-main-places-with-one-colour-expected-one-each = zwei Hauptorte mit einer Farbe: erwartet wird je eine
refusal-capacity-expected-0-unlimited-mk-2-6 = { $capacity }: erwartet wird 0, unbegrenzt (MK-2.6)
refusal-count-for-a-sole-player-expected-5-mk-2-4 = { $count } für einen Spieler allein: erwartet werden 5 (MK-2.4)
refusal-count-goods-expected-2-or-3 = { $count } Waren: erwartet werden 2 oder 3
refusal-count-in-all-expected-expected = { $count } insgesamt: erwartet werden { $expected }
refusal-count-main-places-expected-expected = { $count } Hauptorte: erwartet werden { $expected }
refusal-count-spaces-expected-at-most-most = { $count } Felder: erwartet werden höchstens { $most }
refusal-count-counters-expected-at-most-most = { $count } Zeitmarken: erwartet werden höchstens { $most }
refusal-factor-expected-0-5-mk-11-1 = { $factor }: erwartet wird 0.5 (MK-11.1)
refusal-found-of-value-value-expected-count-mk-2-2 = { $found } vom Wert { $value }: erwartet werden { $count } (MK-2.2)
refusal-found-of-place-expected-count = { $found } von { $place }: erwartet werden { $count }
refusal-given-expected-seats-numbers-from-0-to-9 = { $given }: erwartet werden { $seats } Zahlen von 0 bis 9
refusal-key-is-missing-expected-for-kind = { $key } fehlt: erwartet wird es für { $kind }
refusal-key-expected-only-known-for-kind = { $key }: erwartet werden nur { $known } für { $kind }
refusal-pair-expected-two-numbers-single-and-double = { $pair }: erwartet werden zwei Zahlen, einfach und doppelt
refusal-stacked-cards-expected-at-most-24 = { $stacked } Karten: erwartet werden höchstens 24
refusal-turns-the-solo-stack-has-stacked-cards-mk-12-7 = { $turns }: der Stapel des Solospiels hat { $stacked } Karten (MK-12.7)
refusal-value-is-in-the-solo-stack = { $value } ist im Stapel des Solospiels

## Stellungen

refusal-a-position-is-a-table-not-kind = eine Stellung ist eine Tabelle, nicht { $kind }
refusal-a-position-of-given-expected-expected = eine Stellung von { $given }: erwartet wird { $expected }
refusal-chance-expected-digits-hexadecimal-digits = chance: erwartet werden { $digits } hexadezimale Ziffern
refusal-place-expected-a-table = { $place }: erwartet wird eine Tabelle
refusal-unknown-part-key-expected-some-of-known = unbekannter Teil { $key }: erwartet werden einige von { $known }
refusal-place-part = { $place }: { $part }
refusal-seat-seat = Platz { $seat }
refusal-place-expected-a-list-of-at-most-most = { $place }: erwartet wird eine Liste von höchstens { $most }
refusal-place-name-expected-one-of-known = { $place } { $name }: erwartet wird eines von { $known }
refusal-place-value-expected-a-whole-number-from-least-to-most = { $place }: { $value }: erwartet wird eine ganze Zahl von { $least } bis { $most }
refusal-place-value-expected-true-or-false = { $place }: { $value }: erwartet wird true oder false
refusal-board-given-expected-expected = board: { $given }: erwartet wird { $expected }
refusal-the-pending-decision-has-no-answer-in-this-position = die ausstehende Entscheidung hat in dieser Stellung keine Antwort
refusal-pending-this-decision-does-not-fit-the-position = pending: diese Entscheidung passt nicht zur Stellung

## Stellungen von Hansa Teutonica

refusal-route = Straße
refusal-route-route = Straße { $route }
refusal-city = Stadt
refusal-city-city = Stadt { $city }
refusal-pieces-in-supply = { $pieces } im persönlichen Vorrat
refusal-pieces-in-stock = { $pieces } im allgemeinen Vorrat
refusal-traders = Händler
refusal-merchants = Kaufleute
refusal-none = keine
refusal-or-t5-for-a-neutral-trader = , oder t5 für einen neutralen Händler
refusal-place-name-expected-a-piece-such-as-t0-or-m-last-neutral = { $place }: { $name }: erwartet wird eine Figur wie t0 oder m{ $last }{ $neutral }
refusal-a-piece-of-seat-seat-there-are-seats-seats = eine Figur von Platz { $seat }: es gibt { $seats } Plätze
refusal-board-given-the-options-say-board = board: { $given }: die Optionen sagen { $board }
refusal-borders-waived-expected-only-with-the-option-britannia-waiver = Grenzen aufgehoben: erwartet nur mit der Option britannia.waiver
refusal-borders-expected-none-as-board-has-no-regions = borders: erwartet wird nichts, denn { $board } hat keine Regionen
refusal-city-key-a-free-office-space-left-of-an-occupied-one = Stadt { $key }: ein freier Platz für ein Kontor links von einem besetzten
refusal-completed-given-the-offices-show-expected = completed: { $given }: die Kontore zeigen { $expected }
refusal-counted-completed-cities-the-offices-show-completed = { $counted } vollständige Städte: die Kontore zeigen { $completed }
refusal-connections-made-expected-1-2-3-in-the-order-they-were-made = Verbindungen { $made }: erwartet werden 1, 2, 3 in der Reihenfolge, in der sie entstanden
refusal-ending-expected-only-while-a-route-is-established-or-when-the-game-is-over = ending: erwartet nur, während eine Handelsstraße errichtet wird oder wenn das Spiel aus ist
refusal-hand-expected-none-while-a-neutral-trader-is-placed = hand: erwartet wird nichts, während ein neutraler Händler eingesetzt wird
refusal-hand-expected-the-pieces-of-the-displaced-player-and-no-others = hand: erwartet werden die Figuren des verdrängten Spielers und keine anderen
refusal-hand-expected-the-pieces-of-the-pending-decision-and-no-others = hand: erwartet werden die Figuren der ausstehenden Entscheidung und keine anderen
refusal-hand-piece-number-has-no-ground-to-go-to-on-this-board = hand: Figur { $number } hat auf diesem Plan keine Region, in die sie darf
refusal-hand-held-pieces-expected-none-in-this-decision = hand: { $held } Figuren: erwartet werden keine bei dieser Entscheidung
refusal-marker-stock-expected-in-any-order-wanted = marker_stock: erwartet wird, in beliebiger Reihenfolge: { $wanted }
refusal-mission-cards-dealt-expected-a-different-one-for-each-seat-none-without-modules-missions = Auftragskarten { $dealt }: erwartet wird eine andere für jeden Platz, keine ohne modules.missions
refusal-more-markers-face-down-on-the-plate-than-nobody-has-seen = mehr Marker verdeckt auf dem Teller, als niemand gesehen hat
refusal-neutral-expected-none-without-neutral-traders = neutral: erwartet wird nichts ohne neutrale Händler
refusal-pawn-expected-in-one-of-names = pawn: erwartet in einer von { $names }
refusal-pawn-expected-none-while-it-is-still-to-be-placed = pawn: erwartet wird nichts, solange der Spielstein noch einzusetzen ist
refusal-pawn-expected-none-without-provinces = pawn: erwartet wird nichts ohne Provinzen
refusal-pending-also-recruit-expected-seat-seat-to-have-the-favour-and-a-piece-in-stock = pending also-recruit: erwartet wird, dass Platz { $seat } die Gunst und eine Figur im allgemeinen Vorrat hat
refusal-pending-displaced-expected-a-compensation-of-due = pending displaced: erwartet wird eine Entschädigung von { $due }
refusal-pending-displaced-far-expected-only-with-the-favour-of-seat-seat-for-any-route = pending displaced: far: erwartet nur mit der Gunst von Platz { $seat } für eine beliebige Handelsstraße
refusal-pending-keep-expected-the-route-that-is-established = pending keep: erwartet wird die Handelsstraße, die errichtet wird
refusal-pending-markers-expected-a-revealed-marker-on-the-plate = pending markers: erwartet wird ein aufgedeckter Marker auf dem Teller
refusal-pending-neutral-office-expected-neutral-traders-on-all-posts-of-route = pending neutral-office: erwartet werden neutrale Händler auf allen Feldern von { $route }
refusal-pending-neutral-expected-a-penalty-of-1-and-two-neutral-traders-or-those-still-to-be-placed = pending neutral: erwartet werden eine Strafe von 1 und zwei neutrale Händler, oder die noch einzusetzenden
refusal-pending-pay-expected-a-penalty-of-1-for-a-displaced-trader-2-for-a-merchant = pending pay: erwartet wird eine Strafe von 1 für einen verdrängten Händler, 2 für einen Kaufmann
refusal-pending-price-expected-a-favour-just-bought-and-a-choice = pending price: erwartet werden eine eben gekaufte Gunst und eine Wahl
refusal-pending-reward-expected-pieces-of-seat-seat-on-all-posts-of-route = pending reward: erwartet werden Figuren von Platz { $seat } auf allen Feldern von { $route }
refusal-pending-reward-expected-the-marker-taken-among-the-unused-ones-of-seat-seat = pending reward: erwartet wird der genommene Marker unter den ungenutzten von Platz { $seat }
refusal-pending-number-seat-seat-cannot-decide-this-while-it-is-the-turn-of-seat-active = pending { $number }: Platz { $seat } kann das nicht entscheiden, während Platz { $active } am Zug ist
refusal-pending-expected-at-least-the-turn = pending: erwartet wird mindestens der Zug
refusal-pending-these-decisions-cannot-wait-one-above-the-other-expected-those-of-one-action = pending: diese Entscheidungen können nicht übereinander warten: erwartet werden die einer einzigen Aktion
refusal-pending-route-has-no-permanent-marker-that-asks-this-now = pending: { $route } hat keinen dauerhaften Bonusmarker, der das jetzt fragt
refusal-permissions-used-that-this-board-does-not-give = benutzte Erlaubnisse, die dieser Plan nicht gibt
refusal-route-key-a-bonus-marker-where-none-may-lie-ht-8-3-2-ht-8-3-3 = Straße { $key }: ein Bonusmarker, wo keiner liegen darf (HT-8.3.2, HT-8.3.3)
refusal-route-key-full-of-neutral-traders-expected-it-to-be-established = Straße { $key }: voller neutraler Händler: erwartet wird, dass sie errichtet ist
refusal-route-key-wrong-number-of-occupied-posts = Straße { $key }: falsche Zahl besetzter Felder
refusal-route-key-wrong-number-of-posts-of-seat-seat = Straße { $key }: falsche Zahl von Feldern von Platz { $seat }
refusal-route-route-a-trader-on-a-ship-post = Straße { $route }: ein Händler auf einem Schiffsfeld
refusal-seat-seat-skill-developed-taken-steps-expected-0-to-most = Platz { $seat }: { $skill } um { $taken } Schritte entwickelt: erwartet wird 0 bis { $most }
refusal-seat-seat-total-pieces-in-all-expected-expected = Platz { $seat }: { $total } { $pieces } insgesamt: erwartet werden { $expected }
refusal-too-many-marker-markers-expected-those-of-edition = zu viele Marker { $marker }: erwartet werden die von { $edition }
refusal-count-name-markers-in-all-expected-expected = { $count } Marker { $name } insgesamt: erwartet werden { $expected }
refusal-turn-pawn-moved-expected-only-after-something-was-done-in-the-turn = turn: pawn_moved: erwartet erst, nachdem im Zug etwas getan wurde
refusal-turn-stage-closed-with-left-actions-left-expected-none = turn: stage closed mit { $left } übrigen Aktionen: erwartet werden keine
refusal-turn-stage-expected-none-as-no-module-in-play-asks-for-it = turn: stage: erwartet wird nichts, denn kein Modul im Spiel fragt danach
refusal-place-expected-a-list-of-at-most-length-posts = { $place }: erwartet wird eine Liste von höchstens { $length } Feldern
refusal-place-expected-none-without-modules-missions = { $place }: erwartet wird nichts ohne modules.missions
refusal-place-face-down-markers-on-its-plate-outside-its-turn = { $place }: verdeckte Marker auf seinem Teller außerhalb seines Zugs
refusal-place-cities-expected-the-cities-of-a-card-every = { $place }: { $cities }: erwartet werden die Städte einer Karte: { $every }
refusal-place-count-pieces-too-many-on-desk-and-board = { $place }: { $count } { $pieces } zu viel auf Schreibpult und Plan
refusal-place-kind-expected-the-turn-first-and-only-there = { $place }: { $kind }: erwartet wird der Zug zuerst und nur dort
refusal-place-mine-pieces-in-supply-and-rest-in-stock-expected-expected-together-as-the-others-are-on-desk-and-board = { $place }: { $mine } { $pieces } im persönlichen und { $rest } im allgemeinen Vorrat: erwartet werden { $expected } zusammen, denn die anderen sind auf Schreibpult und Plan
refusal-tiles-imperial-favours-different-of-them-different-expected-expected-in-all = { $tiles }-mal kaiserliche Gunst, { $different } davon verschieden: erwartet werden { $expected } insgesamt
refusal-the-game-is-over-expected-a-reason-nothing-pending-and-nothing-in-hand = das Spiel ist aus: erwartet wird ein Grund, nichts Ausstehendes und nichts in der Hand

## Stellungen von Hansa

refusal-port = Hafen
refusal-port-port = Hafen { $port }
refusal-stack-number = Stapel { $number }
refusal-a-token-at-slot-no-such-warehouse = ein Plättchen bei { $slot }: dieses Lager gibt es nicht
refusal-aside-the-options-say-chosen = aside: die Optionen sagen { $chosen }
refusal-ending-given-the-stacks-and-idle-rounds-say-expected = ending: { $given }: die Stapel und die Runden ohne Bewegung sagen { $expected }
refusal-first-first-the-options-say-seat-usual-first = first: { $first }: die Optionen sagen Platz { $usual_first }
refusal-seat-active-is-at-turn-expected-another-after-turns-turns-begun-by-seat-first = Platz { $active } ist am Zug: erwartet wird ein anderer nach { $turns } Zügen, die Platz { $first } begonnen hat
refusal-seat-seat-reserve-given-expected-expected-the-others-are-in-ports = Platz { $seat }: reserve { $given }: erwartet wird { $expected }, die anderen sind in Häfen
refusal-seat-seat-counted-open-tokens-counted-expected-tokens = Platz { $seat }: { $counted } offene Plättchen gezählt: erwartet werden { $tokens }
refusal-seat-seat-posts-posts-in-all-expected-expected = Platz { $seat }: { $posts } Niederlassungen insgesamt: erwartet werden { $expected }
refusal-seat-seat-tokens-open-tokens-outside-its-turn-expected-at-most-most = Platz { $seat }: { $tokens } offene Plättchen außerhalb seines Zugs: erwartet werden höchstens { $most }
refusal-stacks-heights-heights-expected-expected-for-tokens-tokens = stacks: Höhen { $heights }: erwartet wird { $expected } für { $tokens } Plättchen
refusal-the-game-is-over-after-turns-turns-expected-as-many-for-each-seat = das Spiel ist nach { $turns } Zügen aus: erwartet werden gleich viele für jeden Platz
refusal-the-game-is-over-expected-the-last-stack-to-be-started-or-the-idle-rounds-to-be-used-up = das Spiel ist aus: erwartet wird, dass der letzte Stapel angebrochen ist oder die Runden ohne Bewegung aufgebraucht sind
refusal-turn-this-phase-cannot-be-asked-in-this-position = turn: diese Phase kann in dieser Stellung nicht gefragt werden
refusal-aside-colours-set-aside-expected-expected = { $aside } Farben beiseitegelegt: erwartet werden { $expected }
refusal-counted-warehouses-counted-as-full-expected-expected = { $counted } Lager als voll gezählt: erwartet werden { $expected }
refusal-count-tokens-kind-in-all-expected-expected = { $count } Plättchen { $kind } insgesamt: erwartet werden { $expected }
refusal-count-tokens-kind-too-many-expected-those-of-the-colours-in-play = { $count } Plättchen { $kind } zu viel: erwartet werden die der Farben im Spiel
refusal-rounds-idle-rounds-expected-the-game-to-be-over-or-fewer-than-most = { $rounds } Runden ohne Bewegung: erwartet wird, dass das Spiel aus ist, oder weniger als { $most }
refusal-thalers-thalers-in-the-purses-expected-at-most-most = { $thalers } Taler in den Börsen: erwartet werden höchstens { $most }
refusal-tokens-tokens-in-the-stacks-expected-at-most-most-ha-14-2 = { $tokens } Plättchen in den Stapeln: erwartet werden höchstens { $most } (HA-14.2)

## Stellungen von Merkator

refusal-pile-value = Stapel { $value }
refusal-bonus-cards = Bonuskarten
refusal-buildings = Gebäude
refusal-opened-open-what-expected-expected = { $opened } offene { $what }: erwartet werden { $expected }
refusal-card-card-fulfilled-or-received-in-this-turn-but-with-nobody = Karte { $card }: in diesem Zug erfüllt oder erhalten, aber bei niemandem
refusal-card-card-not-exactly-once-in-pile-stack-or-display = Karte { $card }: nicht genau einmal in Stapel oder Auslage
refusal-card-key-a-contract-on-display = Karte { $key }: ein Vertrag in der Auslage
refusal-card-key-in-a-hand-that-does-not-hold-it = Karte { $key }: in einer Hand, die sie nicht hält
refusal-card-key-in-a-hand-without-variant-hand-card = Karte { $key }: in einer Hand, ohne variant.hand_card
refusal-card-key-in-the-discard-where-it-never-goes = Karte { $key }: in der Ablage, wohin sie nie kommt
refusal-card-key-no-contract-and-yet-with-the-contracts = Karte { $key }: kein Vertrag, und doch bei den Verträgen
refusal-card-key-out-of-the-game-which-it-never-is = Karte { $key }: aus dem Spiel, was sie nie ist
refusal-card-key-owned-by-no-seat = Karte { $key }: gehört keinem Platz
refusal-chart-the-solo-game-has-none = chart: das Solospiel hat keine
refusal-chart-count-counters-expected-at-most-most-spaces = chart: { $count } Zeitmarken: erwartet werden höchstens { $most } Felder
refusal-coins-in-the-solo-game-expected-none = Münzen im Solospiel: erwartet werden keine
refusal-discard-value-name-has-value-actual = discard { $value }: { $name } hat den Wert { $actual }
refusal-letter-expected-while-goods-are-lost-and-only-then = letter: erwartet, während Waren verloren gehen, und nur dann
refusal-more-bonus-cards-known-than-in-the-stack = mehr Bonuskarten bekannt als im Stapel
refusal-payment-expected-while-a-contract-is-paid-and-only-then = payment: erwartet, während ein Vertrag bezahlt wird, und nur dann
refusal-pending-hand-in-expected-in-the-solo-game-only = pending hand-in: erwartet nur im Solospiel
refusal-pending-kind-expected-another-seat-than-the-active-one = pending { $kind }: erwartet wird ein anderer Platz als der aktive
refusal-pending-expected-the-pawn-on-a-place = pending: erwartet wird die Spielfigur an einem Ort
refusal-pending-seat-seat-cannot-decide-this-in-the-turn-of-seat-active = pending: Platz { $seat } kann das nicht im Zug von Platz { $active } entscheiden
refusal-pile-value-card-does-not-belong-there = Stapel { $value }: { $card } gehört nicht dorthin
refusal-pile-value-seen-cards-seen-of-count-expected-at-least-the-top-one = Stapel { $value }: { $seen } von { $count } Karten gesehen: erwartet wird mindestens die oberste
refusal-piles-value-keys-missing-expected-every-card-somewhere = piles: { $value }: es fehlt { $keys }: erwartet wird jede Karte irgendwo
refusal-purchase-expected-while-a-card-is-paid-with-contracts-and-only-then = purchase: erwartet, während eine Karte mit Verträgen bezahlt wird, und nur dann
refusal-seat-active-count-coins-after-investing-expected-at-most-15 = Platz { $active }: { $count } Münzen nach dem Investieren: erwartet werden höchstens 15
refusal-seat-active-count-contracts-after-investing-expected-at-most-5 = Platz { $active }: { $count } Verträge nach dem Investieren: erwartet werden höchstens 5
refusal-seat-seat-no-contract-named-and-all-of-value-2-are-elsewhere = Platz { $seat }: kein Vertrag genannt, und alle vom Wert 2 sind anderswo
refusal-seat-seat-no-contract-expected-at-least-one = Platz { $seat }: kein Vertrag: erwartet wird mindestens einer
refusal-seat-seat-the-card-in-hand-is-elsewhere = Platz { $seat }: die Karte in der Hand ist anderswo
refusal-seat-seat-wrong-number-of-contracts = Platz { $seat }: falsche Zahl von Verträgen
refusal-solo-stack-expected-every-card-somewhere = solo_stack: erwartet wird jede Karte irgendwo
refusal-solo-stack-expected-in-the-solo-game-only = solo_stack: erwartet nur im Solospiel
refusal-solo-stack-count-cards-expected-at-most-most = solo_stack: { $count } Karten: erwartet werden höchstens { $most }
refusal-space-space-of-the-chart-expected-counters-from-one-space-to-the-end = Feld { $space } der Zeittafel: erwartet werden Zeitmarken von einem Feld bis zum Ende
refusal-space-space-of-the-chart-turned-but-not-the-last-of-its-row = Feld { $space } der Zeittafel: aufgedeckt, aber nicht die letzte ihrer Reihe
refusal-the-game-is-over-expected-a-reason-empty-supply-tiles-and-nothing-pending = das Spiel ist aus: erwartet werden ein Grund, leere Vorratstafeln und nichts Ausstehendes
refusal-turn-counters-due-expected-1-or-2-while-a-counter-is-turned-or-goods-are-lost = turn: due: erwartet wird 1 oder 2, während eine Zeitmarke aufgedeckt wird oder Waren verloren gehen
refusal-key-missing-missing-expected-every-card-somewhere = { $key }: es fehlt { $missing }: erwartet wird jede Karte irgendwo
refusal-known-counters-back-expected-at-most-most = { $known } Zeitmarken { $back }: erwartet werden höchstens { $most }
refusal-place-tile-colour-stands-twice = { $place }: tile: { $colour } steht zweimal da
refusal-place-card-has-value-actual = { $place }: { $card } hat den Wert { $actual }
refusal-place-name-is-somewhere-else-already = { $place }: { $name } ist schon anderswo
refusal-seen-counters-seen-when-they-left-the-chart-expected-at-most-those-that-did = { $seen } Zeitmarken gesehen, als sie die Zeittafel verließen: erwartet werden höchstens die, die sie verließen
refusal-total-counters-in-all-expected-expected = { $total } Zeitmarken insgesamt: erwartet werden { $expected }
refusal-turns-turns-to-come-in-the-final-phase-expected-at-most-one-each-and-a-reason = { $turns } Züge in der Schlussphase noch zu spielen: erwartet wird höchstens einer für jeden, und ein Grund

## Ergebnisse

refusal-no-game-is-in-it-expected-results-of-an-arena-or-records-one-a-line = keine Partie darin: erwartet werden Ergebnisse einer Arena oder Aufzeichnungen, eine je Zeile
refusal-not-a-file-of-results-expected-those-of-an-arena-or-records-one-a-line = keine Datei mit Ergebnissen: erwartet werden die einer Arena oder Aufzeichnungen, eine je Zeile
refusal-results-of-the-form-given-expected-known = Ergebnisse der Form { $given }: erwartet wird { $known }
refusal-expected-a-game-as-a-json-object = erwartet wird eine Partie als JSON-Objekt
refusal-failures-expected-a-list-of-tables = failures: erwartet wird eine Liste von Tabellen
refusal-key-expected-seats-numbers-one-for-each-seat = { $key }: erwartet werden { $seats } Zahlen, eine je Platz
refusal-scores-given-the-record-leads-to-found = scores { $given }: die Aufzeichnung führt zu { $found }

## Turniere

refusal-name-expected-a-place-for-at-least-2-seats = { $name }: erwartet werden mindestens 2 Plätze
refusal-the-same-place-is-named-twice-expected-each-one-once = zwei --place sind gleich: erwartet wird jeder nur einmal
refusal-players-expected-each-player-once = { $players }: erwartet wird jeder Bot nur einmal
refusal-players-expected-at-least-two-different-players = { $players }: erwartet werden mindestens zwei verschiedene Bots
refusal-a-tournament-of-given-games-expected-at-most-most = ein Turnier von { $given } Spielen: erwartet werden höchstens { $most }
refusal-path-another-run-is-writing-to-it = { $path }: ein anderer Lauf schreibt hinein
refusal-path-expected-the-results-of-a-tournament-or-a-new-file = { $path }: erwartet werden die Ergebnisse eines Turniers oder eine neue Datei
refusal-path-holds-the-results-of-another-tournament-or-of-another-version = { $path } enthält die Ergebnisse eines anderen Turniers oder einer anderen Version
refusal-path-line-line-damaged-expected-game-number-of-the-tournament = { $path }, Zeile { $line }: beschädigt; erwartet wird Spiel { $number } des Turniers
refusal-a-process-that-played-games-has-ended = ein Prozess, der Spiele spielte, ist zu Ende gegangen
refusal-the-ray-cluster-failed-reason = der Ray-Cluster ist ausgefallen: { $reason }
refusal-no-ray-cluster-at-address-reason = kein Ray-Cluster unter { $address }: { $reason }

## Training

refusal-path-expected-the-folder-of-a-training-or-a-new-one = { $path }: erwartet wird der Ordner eines Trainings oder ein neuer
refusal-path-damaged-expected-what-defines-a-training = { $path }: beschädigt; erwartet wird, was ein Training festlegt
refusal-path-holds-another-training-or-one-of-another-version = { $path } enthält ein anderes Training oder eines einer anderen Version
refusal-path-damaged-expected-text = { $path }: beschädigt; erwartet wird Text
refusal-path-line-line-damaged-expected-a-game-of-this-training = { $path }, Zeile { $line }: beschädigt; erwartet wird ein Spiel dieses Trainings

## Bots des Hauses

refusal-player-name-base-has-no-parameters = Bot { $name }: { $base } hat keine Parameter
refusal-player-name-parameter-given-expected-each-once-of-known = Bot { $name }: Parameter { $given }: erwartet wird jeder höchstens einmal von { $known }
refusal-player-name-iterations-given-expected-a-whole-number-from-1-to-most = Bot { $name }: { $given } Durchgänge: erwartet wird eine ganze Zahl von 1 bis { $most }
refusal-weights-path-reason = Gewichte { $path }: { $reason }
refusal-where-no-weights-reason = { $where }: keine Gewichte: { $reason }
refusal-where-weights-of-schema-given-expected-known = { $where }: Gewichte der Form { $given }: erwartet wird { $known }
refusal-where-weights-of-the-game-given-expected-known = { $where }: Gewichte des Spiels { $given }: erwartet wird { $known }
refusal-where-feature-name-expected-the-features-of-this-version = { $where }: Merkmal { $name }: erwartet werden die dieser Version
refusal-where-feature-name-expected-count-whole-numbers = { $where }: Merkmal { $name }: erwartet werden { $count } ganze Zahlen
refusal-path-exists-already-nothing-was-written = { $path } gibt es schon: nichts wurde geschrieben
refusal-path-cannot-be-written-reason = { $path } kann nicht geschrieben werden: { $reason }
refusal-path-there-is-no-such-database = { $path }: eine solche Datenbank gibt es nicht
refusal-path-is-damaged-reason-see-hanse-doctor = { $path } ist beschädigt ({ $reason }): siehe hanse doctor
refusal-the-database-table-is-not-empty-nothing-was-written = die Datenbank ist nicht leer ({ $table }): nichts wurde geschrieben
refusal-the-database-was-made-by-another-version-start-its-server-once-then-make-the-copy = die Datenbank ist von einer anderen Version: starten Sie deren Server einmal, und sichern Sie dann
refusal-path-there-is-no-such-file = { $path }: eine solche Datei gibt es nicht
refusal-path-is-no-copy-made-by-hanse-backup = { $path } ist keine Sicherung von hanse backup
refusal-path-is-damaged-or-no-copy-made-by-hanse-backup-reason = { $path } ist beschädigt oder keine Sicherung von hanse backup ({ $reason })
refusal-given-iterations-for-an-action-expected-least-to-most = { $given } Durchgänge je Aktion: erwartet werden { $least } bis { $most }
refusal-no-seat-given-expected-1-to-most = kein Platz { $given }: erwartet wird 1 bis { $most }
refusal-a-game-alone-has-nobody-to-be-ahead-of-expected-one-of-two-or-more = in einer Partie allein gibt es niemanden, vor dem man liegen könnte: erwartet wird eine zu zweit oder mehr
refusal-the-game-is-not-over-after-count-decisions-only-finished-ones-are-analysed = die Partie ist nach { $count } Entscheidungen nicht zu Ende: nur beendete werden analysiert

## Aufgaben

refusal-where-not-a-puzzle = { $where }: keine Aufgabe
refusal-where-puzzle-format-given-expected-known = { $where }: Aufgabenformat { $given }: erwartet wird { $known }
refusal-path-expected-puzzles-of-the-same-game-player-and-seed-or-a-new-file = { $path }: erwartet werden Aufgaben desselben Spiels, Spielers und Anfangswerts oder eine neue Datei

## Studies

refusal-a-study-of-more-than-most-bytes-expected-a-smaller-one = eine Studie von mehr als { $most } Bytes: Erwartet wurde eine kleinere
refusal-not-a-study-expected-json = keine Studie: Erwartet wurde JSON
refusal-not-a-study-expected-a-file-with-the-format-format = keine Studie: Erwartet wurde eine Datei mit dem Format { $format }
refusal-a-study-of-the-form-given-of-a-newer-version-this-one-knows-known = eine Studie der Form { $given } aus einer neueren Version: Diese kennt { $known }
refusal-a-study-of-the-form-given-expected-known = eine Studie der Form { $given }: Erwartet wurde { $known }
refusal-chapters-expected-a-list-of-at-most-most = chapters: Erwartet wurde eine Liste von höchstens { $most }
refusal-chapter-place-reason = Kapitel { $place }: { $reason }
refusal-expected-a-table-with-a-record = Erwartet wurde eine Tabelle mit einer Aufzeichnung
refusal-the-game-in-it-is-not-over-expected-a-finished-one-or-a-position = Das Spiel darin ist nicht zu Ende: Erwartet wurde ein beendetes oder eine Stellung
refusal-variation-number-expected-to-follow-a-moment-before-it = Variante { $number }: Erwartet wurde, dass sie auf einen früheren Moment folgt
refusal-variation-number-expected-no-decision-after-the-end-of-the-game = Variante { $number }: Erwartet wurde keine Entscheidung nach dem Ende des Spiels
refusal-variation-number-reason = Variante { $number }: { $reason }
refusal-a-note-at-moment-given-expected-0-to-most = eine Notiz beim Moment { $given }: Erwartet wurde 0 bis { $most }
refusal-name-expected-a-line-of-at-most-most-letters = name: Erwartet wurde eine Zeile von höchstens { $most } Buchstaben
refusal-moves-expected-a-list-of-at-most-most = moves: Erwartet wurde eine Liste von höchstens { $most }
refusal-moves-expected-pairs-of-whole-numbers = moves: Erwartet wurden Paare ganzer Zahlen
refusal-notes-expected-a-table = notes: Erwartet wurde eine Tabelle
refusal-notes-key-expected-the-number-of-a-moment = notes: { $key }: Erwartet wurde die Nummer eines Moments
refusal-note-moment = Notiz { $moment }
refusal-place-expected-a-table-of-text-arrows-rings = { $place }: Erwartet wurde eine Tabelle aus text, arrows, rings
refusal-place-expected-a-text-of-at-most-most-letters = { $place }: Erwartet wurde ein Text von höchstens { $most } Buchstaben
refusal-place-expected-at-most-most-arrows-and-rings = { $place }: Erwartet wurden höchstens { $most } Pfeile und Ringe
refusal-place-expected-arrows-and-rings-at-places-of-the-board = { $place }: Erwartet wurden Pfeile und Ringe an Orten des Plans
refusal-a-position-of-given-expected-one-of-known = eine Stellung von { $given }: Erwartet wurde eine von { $known }
refusal-path-damaged-expected-the-parts-of-a-table = { $path }: beschädigt: Erwartet werden die Teile einer Tabelle
refusal-path-exists-already-expected-a-new-file = { $path } gibt es schon: Erwartet wird eine neue Datei
refusal-path-expected-the-parts-of-a-table-or-a-new-folder = { $path }: erwartet werden die Teile einer Tabelle oder ein neuer Ordner
refusal-path-holds-parts-of-another-simulation-or-of-another-version = { $path } enthält Teile einer anderen Simulation oder einer anderen Version

## Lernumgebungen

refusal-games-games-jobs-jobs-expected-one-at-least-and-a-game-for-each-job = { $games } Spiele, { $jobs } Prozesse: Erwartet wird mindestens eines, und ein Spiel für jeden Prozess
refusal-reset-has-to-be-called-before-call = Vor { $call } muss reset() aufgerufen werden
refusal-game-number-its-action-is-not-legal-now = Spiel { $number }: Seine Aktion ist jetzt nicht erlaubt
refusal-actions-of-shape-shape-and-type-kind-expected-games-whole-numbers = Aktionen der Form { $shape } und Art { $kind }: Erwartet werden { $games } ganze Zahlen
refusal-actions-expected-numbers-from-0-to-most = Aktionen: Erwartet werden Zahlen von 0 bis { $most }
refusal-max-decisions-0-expected-a-limit-which-openspiel-asks-for = max_decisions = 0: Erwartet wird eine Grenze, die OpenSpiel verlangt
refusal-render-mode = unbekannte Darstellung
refusal-reward = unbekannte Belohnung
refusal-pictures-need-more-pip-install-hanse-envs-render-mode-svg-does-not = Bilder brauchen mehr: pip install 'hanse[envs]'; render_mode='svg' nicht
refusal-given-opponents-expected-others-one-for-each-other-seat = { $given } Gegner: Erwartet werden { $others }, einer für jeden anderen Platz
refusal-seat-seat-expected-0-to-last-or-none = Platz { $seat }: Erwartet wird 0 bis { $last } oder None
refusal-name-value-expected-a-whole-number-not-below-0 = { $name } = { $value }: Erwartet wird eine ganze Zahl, nicht unter 0
