### Ce que la commande refuse, et pourquoi. L’anglais est là où le refus est prononcé ; le nom d’un message est fait de
### ses mots.

## En général

refusal-first-others = { $first } ; { $others }
refusal-unknown-kind-name-expected-one-of-known = { $kind } { $name } : à choisir parmi { $known }
refusal-board = plateau inconnu
refusal-chapter = chapitre inconnu
refusal-element = élément inconnu du dessin
refusal-picture = image inconnue
refusal-lesson = leçon inconnue
refusal-file-of-facts = fichier de données inconnu
refusal-game = jeu inconnu
refusal-language = langue inconnue
refusal-player = robot inconnu
refusal-preset = édition inconnue
refusal-size = taille inconnue du dessin
refusal-style = style inconnu
refusal-theme = thème inconnu
refusal-word = mot inconnu
refusal-least-to-most = { $least } à { $most }

## Options

refusal-seats-seats-expected-least-to-most = { $seats } places : { $least } à { $most } sont attendues
refusal-unknown-option-key-expected-one-of-known = option inconnue { $key } : une de { $known } est attendue
refusal-option-key-given-expected-one-of-known = option { $key } = { $given } : un de { $known } est attendu
refusal-option-key-given-expected-usual-or-form = option { $key } = { $given } : { $usual } ou { $form } est attendu
refusal-the-fingerprint-of-replaced-facts = l’empreinte de données remplacées
refusal-option-key-given-reason = option { $key } = { $given } : { $reason }
refusal-option-key-cannot-be-changed-reason = l’option { $key } ne peut être changée : { $reason }
refusal-option-players-given-expected-seats-the-number-of-seats = option players = { $given } : { $seats } est attendu, le nombre de places
refusal-options-expected-a-table-of-option-names-and-values = options : une table de noms et de valeurs d’options est attendue
refusal-options-players-missing = options : il manque players
refusal-preset-preset-expected-to-be-playable-at-some-number-of-seats = édition { $preset } : elle doit pouvoir se jouer à un certain nombre de places
refusal-revision-given-of-game-expected-least-to-most = révision { $given } de { $game } : { $least } à { $most } est attendu
refusal-revision-given-of-game-is-of-a-newer-version-this-one-knows-known = la révision { $given } de { $game } est d’une version plus récente : celle-ci connaît { $known }
refusal-name-is-played-with-its-own-facts-expected-no-others = { $name } se joue avec ses propres données : aucune autre n’est attendue

## Options de Hansa Teutonica

refusal-it-is-set-by-the-map = le plateau la fixe
refusal-it-is-the-same-in-every-edition = elle est la même dans toutes les éditions
refusal-it-needs-2-players-not-players-ht-2-1-2 = elle demande 2 joueurs, pas { $players } (HT-2.1.2)
refusal-it-needs-twoplayer-neutral-ht-16-1-1 = elle demande twoPlayer = neutral (HT-16.1.1)
refusal-it-needs-twoplayer-provinces-ht-15-1-1 = elle demande twoPlayer = provinces (HT-15.1.1)
refusal-it-needs-needs-and-board-has-none-clause = elle demande des { $needs }, et { $board } n’en a pas ({ $clause })
refusal-regions = régions
refusal-permanent-markers = jetons bonus permanents
refusal-map-board-with-players-players-expected-right-ht-2-1-1 = map = { $board } avec { $players } joueurs : { $right } est attendu (HT-2.1.1)
refusal-option-favours-anyroute-given-it-needs-modules-favours-on-ht-12-3-1 = option favours.anyRoute = { $given } : elle demande modules.favours = on (HT-12.3.1)
refusal-option-favours-boards-given-it-needs-modules-favours-on-ht-12-1-1 = option favours.boards = { $given } : elle demande modules.favours = on (HT-12.1.1)
refusal-option-modules-favours-on-the-tiles-are-for-the-base-board-and-on-board-they-need-favours-boards-any-ht-12-1-1-r-48 = option modules.favours = on : les faveurs sont faites pour le plateau de base, et sur { $board } elles demandent favours.boards = any (HT-12.1.1, R-48)
refusal-option-modules-missions-on-its-cards-name-cities-of-the-base-board-not-of-board-ht-11-1 = option modules.missions = on : ses cartes nomment des villes du plateau de base, pas de { $board } (HT-11.1)
refusal-option-twoplayer-none-with-2-players-expected-provinces-or-neutral-ht-2-1-2 = option twoPlayer = none avec 2 joueurs : provinces ou neutral est attendu (HT-2.1.2)
refusal-the-marker-of-board-needs-route-ht-13-4-5 = le jeton de { $board } demande route (HT-13.4.5)
refusal-the-marker-of-board-needs-stock-only-or-stock-supply-board-ht-14-6-3 = le jeton de { $board } demande stock-only ou stock-supply-board (HT-14.6.3)
refusal-the-provinces-are-those-of-where-not-of-board-ht-15-1-1 = les provinces sont celles de { $where }, pas de { $board } (HT-15.1.1)

## Options de Hansa

refusal-option-setup-colours-aside-given-with-players-players-expected-expected-ha-2-1 = option setup.colours_aside = { $given } avec { $players } joueurs : { $expected } est attendu (HA-2.1)
refusal-random-or-one-colour = random ou une couleur
refusal-random-or-two-colours = random ou deux couleurs
refusal-option-setup-first-player-given-with-players-players-expected-usual-or-1-to-players = option setup.first_player = { $given } avec { $players } joueurs : { $usual } ou 1 à { $players } est attendu

## Options de Merkator

refusal-preset-solo-for-seats-seats-expected-1 = édition solo pour { $seats } places : 1 est attendu
refusal-option-key-given-not-in-the-solo-game-reason = option { $key } = { $given } : pas dans le jeu en solitaire, { $reason }
refusal-it-has-no-coins = il n’a pas de pièces
refusal-it-has-no-opponents = il n’a pas d’adversaires
refusal-it-has-no-time-chart = il n’a pas d’échelle temporelle
refusal-option-coins-excess-must-buy-with-variant-more-money-there-is-no-limit-to-exceed = option coins.excess = must-buy : avec variant.more_money il n’y a pas de limite à dépasser
refusal-option-safety-max-turns-each-given-the-solo-game-has-turns-turns = option safety.max_turns_each = { $given } : le jeu en solitaire a { $turns } tours
refusal-option-variant-no-goods-loss-off-the-solo-game-contains-this-variant-mk-13-8 = option variant.no_goods_loss = off : le jeu en solitaire contient cette variante (MK-13.8)

## Décisions

refusal-the-game-is-over-no-decision-is-expected = la partie est finie : aucune décision n’est attendue
refusal-given-is-not-legal-now-expected-one-of-count-others-such-as-instead = { $given } n’est pas permis maintenant : un de { $count } autres choix est attendu, par exemple { $instead }
refusal-wanted-is-not-a-decision-expected-one-of-forms = { $wanted } n’est pas une décision : une de celles-ci est attendue : { $forms }
refusal-wanted-the-board-board-has-no-such-place-or-thing = { $wanted } : le plateau { $board } n’a ni lieu ni chose de ce nom
refusal-decision-code-expected-a-code-from-0-to-last = décision { $code } : un code de 0 à { $last } est attendu
refusal-decision-code-the-board-board-has-no-such-kind = décision { $code } : sur le plateau { $board }, il n’y a rien de tel : { $kind }
refusal-decision-code-port-has-only-one-warehouse = décision { $code } : { $port } n’a qu’un entrepôt

## Enregistrements

refusal-not-a-record-expected-json-reason = pas un enregistrement : du JSON est attendu ({ $reason })
refusal-nested-too-deeply-or-a-number-too-long = imbriqué trop profondément, ou un nombre trop long
refusal-not-a-record-expected-a-table = pas un enregistrement : une table est attendue
refusal-not-a-record-missing-missing = pas un enregistrement : il manque { $missing }
refusal-record-format-given-expected-known = format d’enregistrement { $given } : { $known } est attendu
refusal-record-format-given-is-of-a-newer-version-this-one-knows-known = le format d’enregistrement { $given } est d’une version plus récente : celle-ci connaît { $known }
refusal-a-record-of-given-expected-one-of-known = un enregistrement de { $given } : un de { $known } est attendu
refusal-seats-seats-the-options-say-players = { $seats } places : les options disent { $players }
refusal-seed-seed-expected-a-whole-number-or-a-text = seed { $seed } : un nombre entier ou un texte est attendu
refusal-seats-expected-a-list-of-names = seats : une liste de noms est attendue
refusal-codes-expected-a-list-of-whole-numbers = codes : une liste de nombres entiers est attendue
refusal-decision-number-of-count-reason = décision { $number } de { $count } : { $reason }
refusal-position-reason = position : { $reason }
refusal-position-its-options-are-not-those-of-the-record = position : ses options ne sont pas celles de l’enregistrement
refusal-no-game-at-home-reason = aucun jeu à { $home } : { $reason }

## Tables

refusal-entry-entry-is-of-a-kind-that-this-version-does-not-know-kind = l’entrée { $entry } est d’une sorte que cette version ne connaît pas : { $kind }
refusal-entry-entry-seat-seat-decides-expected-expected = entrée { $entry } : la place { $seat } décide, { $expected } est attendu
refusal-entry-entry-taken-back-to-decision-ply-expected-one-of-most = entrée { $entry } : repris jusqu’à la décision { $ply }, une de { $most } est attendue
refusal-entry-entry-the-game-does-not-end-with-scores = entrée { $entry } : la partie ne finit pas avec { $scores }

## Robots

refusal-player-name-expected-a-name-of-at-most-most-letters-without-spaces = robot { $name } : un nom d’au plus { $most } lettres sans espaces est attendu
refusal-player-name-does-not-load-reason = le robot { $name } ne se charge pas : { $reason }
refusal-player-name-does-not-play-game-expected-one-of-known = le robot { $name } ne joue pas à { $game } : un de { $known } est attendu
refusal-player-name-is-a-kind-expected-a-function-a-class-or-a-factory = le robot { $name } est un objet { $kind } : une fonction, une classe ou une fabrique est attendue
refusal-player-name-is-not-installed = le robot { $name } n’est pas installé
refusal-player-name-is-one-player-expected-its-class-so-that-every-seat-gets-its-own = le robot { $name } est un seul robot : sa classe est attendue, pour que chaque place ait le sien
refusal-player-name-of-an-installed-package-has-the-name-of-one-of-the-house = le robot { $name } d’un paquet installé porte le nom d’un robot de la maison
refusal-player-name-class-kind-is-not-derived-from-hanse-players-player = robot { $name } : la classe { $kind } ne dérive pas de hanse.players.Player
refusal-player-name-games-is-games-expected-keys-of-games = robot { $name } : games est { $games } : des clés de jeux sont attendues
refusal-player-name-made-a-kind-expected-a-player-or-a-function = robot { $name } : a fabriqué un objet { $kind } : un robot ou une fonction est attendu
refusal-given-players-for-seats-seats-expected-one-for-each-seat = { $given } robots pour { $seats } places : un pour chaque place est attendu

## Programmes qui jouent

refusal-code-is-not-legal = { $code } n’est pas permis
refusal-line-cannot-be-read-expected-a-word-and-a-json-object = { $line } est illisible : un mot et un objet JSON sont attendus
refusal-it-speaks-protocol-given-expected-expected = il parle le protocole { $given } : { $expected } est attendu
refusal-games-is-given-expected-a-list-of-keys-of-games = games est { $given } : une liste de clés de jeux est attendue
refusal-options-is-given-expected-a-list-of-objects-with-name-and-default = options est { $given } : une liste d’objets avec name et default est attendue
refusal-key-is-given-expected-a-text-of-at-most-most-letters = { $key } est { $given } : un texte d’au plus { $most } lettres est attendu
refusal-it-decided-at-ply-given-expected-expected = il a décidé au ply { $given } : { $expected } est attendu
refusal-key-is-given-expected-a-whole-number = { $key } est { $given } : un nombre entier est attendu
refusal-line-is-given-expected-a-list-of-codes = line est { $given } : une liste de codes est attendue
refusal-words-is-given-expected-a-text = words est { $given } : un texte est attendu
refusal-values-is-given-expected-a-number-for-each-of-seats-seats = values est { $given } : un nombre pour chacune des { $seats } places est attendu
refusal-player-name-expected-at-most-most-printable-letters = robot { $name } : au plus { $most } lettres imprimables sont attendues
refusal-command-line-cannot-be-read-reason = la commande { $line } est illisible : { $reason }
refusal-command-line-is-empty-expected-a-program-as-in-python-my-bot-py = la commande { $line } est vide : un programme est attendu, comme python my_bot.py
refusal-player-name-expected-options-as-in-program-depth-3-command = robot { $name } : des options comme program?depth=3:COMMANDE sont attendues
refusal-no-word-in-seconds-s = pas de { $word } en { $seconds } s
refusal-player-name-has-no-option-key-expected-one-of-known = le robot { $name } n’a pas d’option { $key } : à choisir parmi { $known }
refusal-player-name-option-key-is-text-expected-something-like-default = robot { $name } : l’option { $key } est { $text } : quelque chose comme { $default } est attendu
refusal-reason-it-failed-times-times-in-a-row = { $reason } ; il a échoué { $times } fois de suite
refusal-it-was-ended = il a été arrêté
refusal-program-name-is-not-there-or-cannot-be-run = le programme { $name } n’est pas là, ou ne peut pas être lancé
refusal-it-sent-a-line-without-end = il a envoyé une ligne sans fin
refusal-it-sent-more-than-most-bytes = il a envoyé plus de { $most } octets
refusal-it-closed-its-output = il a fermé sa sortie
refusal-it-was-ended-by-signal-signal = il a été arrêté par le signal { $signal }
refusal-it-ended-with-code-code = il s’est arrêté avec le code { $code }
refusal-word-without-being-asked = { $word } sans être demandé
refusal-unknown-games-given-expected-some-of-known = jeux inconnus { $given } : à choisir parmi { $known }
refusal-looked-is-given-expected-at-most-most = looked est { $given } : au plus { $most } est attendu
refusal-it-runs-on-after-seconds-s = il tourne encore après { $seconds } s

## Serveur et règles

refusal-port-port-of-host-is-in-use = le port { $port } de { $host } est déjà pris
refusal-cannot-listen-on-port-port-of-host-reason = impossible d’écouter sur le port { $port } de { $host } : { $reason }
refusal-database-of-kind-kind-expected-sqlite-or-postgresql = base de données de sorte { $kind } : sqlite ou postgresql est attendu
refusal-database-given-expected-a-file-or-postgresql-user-host-name = base de données { $given } : un fichier, ou postgresql://user@host/name, est attendu
refusal-database-path-reason = base de données { $path } : { $reason }
refusal-database-shown-cannot-be-used-reason = la base de données { $shown } ne peut servir : { $reason }
refusal-database-shown-is-damaged-reason-restore-your-last-copy-nothing-was-changed = la base de données { $shown } est endommagée ({ $reason }) : restaurez votre dernière copie ; rien n’a été changé
refusal-the-database-holds-tables-of-something-else-expected-an-empty-one-or-one-of-hanse-s = la base de données contient les tables d’autre chose : une base vide ou une base de hanse est attendue
refusal-the-database-was-made-by-a-newer-version-its-shape-is-found-this-version-knows-known-expected-an-older-or-the-same-one-nothing-was-changed = la base de données vient d’une version plus récente (sa forme est { $found }, cette version connaît { $known }) : une version plus ancienne ou la même est attendue ; rien n’a été changé
refusal-wrong-sections-text-expected-numbers-and-ranges-such-as-1-10-18 = sections fausses { $text } : des numéros et des intervalles comme 1-10,18 sont attendus

## Dessins

refusal-board-toml-cannot-be-drawn-kind-missing-expected-map-width-and-map-height-x-and-y-of-each-city-and-space-of-the-supply-via-of-each-route = board.toml ne peut être dessiné ({ $kind } : { $missing }) : map_width et map_height, x et y de chaque ville et de chaque case de la réserve, via de chaque route sont attendus
refusal-no-such-port = aucun port de ce nom
refusal-no-such-route = aucune route de ce nom
refusal-port-key-with-count-warehouses-expected-expected = port { $key } avec { $count } entrepôts : attendu : { $expected }
refusal-route-key-with-count-posts-expected-expected = route { $key } avec { $count } cases : attendu : { $expected }
refusal-the-view-has-seats-seats-expected-at-most-most = la vue a { $seats } places : { $most } au plus sont attendues
refusal-the-view-is-of-board-given-expected-board = la vue est du plateau { $given } : { $board } est attendu
refusal-the-view-is-of-game-game-expected-hansa = la vue est du jeu { $game } : « hansa » est attendu
refusal-unknown-card-key-expected-one-of-the-facts-that-are-played-with = carte inconnue { $key } : une de celles avec lesquelles on joue est attendue
refusal-unknown-city-key-on-board-board = ville inconnue { $key } sur le plateau { $board }
refusal-unknown-place-key-expected-one-of-known = lieu inconnu { $key } : un de { $known } est attendu

## Fichiers de données

refusal-source-place-reason = { $source } : { $place } : { $reason }
refusal-name-cannot-be-read-reason = { $name } : ne peut être lu ({ $reason })
refusal-name-not-toml-reason = { $name } : pas du TOML : { $reason }
refusal-folder-no-file-of-facts-expected-some-of-known = { $folder } : aucun fichier de données : certains de { $known } sont attendus
refusal-option-data-data-these-replaced-facts-are-not-here-give-their-folder-with-data = option data = { $data } : ces données remplacées ne sont pas ici : donnez leur dossier avec --data
refusal-expected-a-table = une table est attendue
refusal-a-text = un texte
refusal-a-whole-number = un nombre entier
refusal-a-list = une liste
refusal-a-table = une table
refusal-true-or-false = true ou false
refusal-key-is-missing-expected-expected = il manque { $key } : attendu : { $expected }
refusal-key-is-value-expected-expected = { $key } est { $value } : attendu : { $expected }
refusal-key-is-value-expected-true-or-false = { $key } est { $value } : true ou false est attendu
refusal-value-expected-one-of-known = { $value } : un de { $known } est attendu
refusal-given-expected-expected = { $given } : { $expected } est attendu
refusal-count-of-them-expected-expected = { $count } en tout : { $expected } attendus
refusal-count-of-them-expected-2-to-most = { $count } en tout : 2 à { $most } attendus
refusal-id-key-stands-twice = id { $key } figure deux fois
refusal-id-key-expected-small-letters-from-a-to-z = id { $key } : des minuscules de a à z sont attendues
refusal-id-name-expected-one-word = id { $name } : un mot est attendu
refusal-it-stands-twice = elle figure deux fois
refusal-one-of-them-stands-twice = l’un d’eux figure deux fois
refusal-expected-two-different-cities = deux villes différentes sont attendues

## Fichiers de données de Hansa Teutonica

refusal-a-second-route-between-the-same-cities = une deuxième route entre les mêmes villes
refusal-a-tavern-where-no-bonus-marker-may-lie = une taverne là où aucun jeton bonus ne peut être
refusal-ends-names-expected-two-different-cities = ends { $names } : deux villes différentes sont attendues
refusal-expected-at-most-most-besides-open = { $most } au plus sont attendues en plus de { $open }
refusal-expected-one-each-of-known-in-this-order = un de chaque est attendu, dans cet ordre : { $known }
refusal-independent-expected-true-for-a-city-without-offices-and-only-there = independent : true est attendu pour une ville sans comptoirs, et là seulement
refusal-no-way-from-first-expected-one-connected-network = aucun chemin depuis { $first } : un seul réseau relié est attendu
refusal-permits-expected-at-most-most-cities-with-them = permits : { $most } villes au plus sont attendues avec eux
refusal-sea-expected-true-for-a-route-with-ship-posts-and-only-there = sea : true est attendu pour une route avec des cases navire, et là seulement
refusal-skills-expected-each-of-known-in-exactly-one-city = skills : chacune de { $known } est attendue dans une seule ville
refusal-the-privilege-of-its-offices-falls-from-left-to-right-expected-it-to-rise-or-stay = le privilège de ses comptoirs baisse de gauche à droite : il doit monter ou rester
refusal-coin-expected-1-to-9 = { $coin } : 1 à 9 est attendu
refusal-count-offices-in-all-expected-at-most-most = { $count } comptoirs en tout : { $most } au plus sont attendus
refusal-count-offices-expected-at-most-most = { $count } comptoirs : { $most } au plus sont attendus
refusal-count-posts-in-all-expected-at-most-most = { $count } cases en tout : { $most } au plus sont attendues
refusal-count-posts-expected-2-to-4 = { $count } cases : 2 à 4 sont attendues
refusal-count-taverns-expected-3 = { $count } tavernes : 3 sont attendues
refusal-values-expected-whole-numbers-from-0-to-most = { $values } : des nombres entiers de 0 à { $most } sont attendus

## Fichiers de données de Hansa

refusal-goods-tokens-total-is-given-expected-total = goods_tokens_total est { $given } : { $total } est attendu
refusal-no-route-leads-away-from-it-expected-at-least-one-ha-16-10 = aucune route n’en part : une au moins est attendue (HA-16.10)
refusal-nothing = rien
refusal-number-number-is-also-that-of-other = le numéro { $number } est aussi celui de { $other }
refusal-placement-rounds-is-given-expected-no-more-than-there-are-open-ports = placement_rounds est { $given } : pas plus qu’il n’y a de ports ouverts est attendu
refusal-refill-cost-is-given-expected-at-most-the-income-of-income-ha-5-5 = refill_cost est { $given } : au plus le revenu de { $income } est attendu (HA-5.5)
refusal-thalers-is-given-expected-at-least-needed-to-begin-with = thalers est { $given } : au moins { $needed } sont attendus pour commencer
refusal-given-expected-1-2-3-barrels = { $given } : 1, 2, 3 tonneaux sont attendus
refusal-placed-posts-are-placed-expected-at-most-most-all-there-are = { $placed } comptoirs sont placés : { $most } au plus sont attendus, tous ceux qu’il y a
refusal-tokens-tokens-with-seats-players-expected-one-for-each-of-warehouses-warehouses-and-stacks-stacks = { $tokens } jetons avec { $seats } joueurs : un pour chacun des { $warehouses } entrepôts et des { $stacks } piles est attendu
refusal-total-tokens-in-all-expected-at-most-most = { $total } jetons en tout : { $most } au plus sont attendus

## Fichiers de données de Merkator

refusal-a-good-belongs-to-two-places-expected-one-each = une marchandise appartient à deux lieux : un pour chacune est attendu
refusal-a-good-stands-in-two-columns = une marchandise figure dans deux colonnes
refusal-a-row-of-width-spaces-expected-1-to-most = une rangée de { $width } cases : 1 à { $most } sont attendues
refusal-another-card-has-this-id = une autre carte a cet id
refusal-coins-is-given-expected-its-value-mk-1-5 = coins est { $given } : sa valeur est attendue (MK-1.5)
refusal-each-costs-time-expected-one-without-cost-mk-6-1-1 = chacun coûte du temps : un lieu sans coût est attendu (MK-6.1.1)
refusal-expected-14-at-the-bottom-mk-12-7 = 14 est attendu tout en bas (MK-12.7)
refusal-expected-every-value-but-2-mk-3-1-4 = toutes les valeurs sauf 2 sont attendues (MK-3.1.4)
refusal-expected-false-mk-10-4 = false est attendu (MK-10.4)
refusal-expected-neither-place-nor-demand-mk-7-6-2 = ni lieu ni demande ne sont attendus (MK-7.6.2)
refusal-expected-one-cube-of-each-colour = un cube de chaque couleur est attendu
refusal-expected-reserve-mk-10-4 = reserve est attendu (MK-10.4)
refusal-expected-the-letters-letters = les lettres { $letters } sont attendues
refusal-expected-the-lowest-rows = les rangées du bas sont attendues
refusal-expected-time-counters-mk-11-4 = time_counters est attendu (MK-11.4)
refusal-expected-true-mk-10-1 = true est attendu (MK-10.1)
refusal-expected-true-for-the-formula-sole-most-and-no-other = true est attendu pour la formule sole_most et pour aucune autre
refusal-expected-ultimo-mk-3-1-6 = ultimo est attendu (MK-3.1.6)
refusal-expected-ultimo-or-back-and-then-ultimo = ultimo est attendu, ou back puis ultimo
refusal-expected-expected-mk-12 = { $expected } est attendu (MK-12)
refusal-expected-known-in-this-order = { $known } sont attendus, dans cet ordre
refusal-fulfillable-expected-false-mk-7-6-2 = fulfillable : false est attendu (MK-7.6.2)
refusal-goods-and-distinct-expected-one-of-them = goods et distinct : un seul des deux est attendu
refusal-letter-is-letter-expected-expected = letter est { $letter } : { $expected } est attendu
refusal-links-expected-none-to-itself = links : aucun vers lui-même n’est attendu
refusal-links-expected-none-it-is-a-minor-place = links : aucun n’est attendu, c’est un lieu secondaire
refusal-links-expected-two-or-three = links : deux ou trois sont attendus
refusal-links-the-one-with-other-is-not-mutual = links : celui avec { $other } n’est pas réciproque
refusal-no-row-expected-some = aucune rangée : quelques-unes sont attendues
refusal-none-expected-some = aucune : quelques-unes sont attendues
refusal-none-expected-some-the-last-is-never-sold-mk-5-3 = aucun : quelques-uns sont attendus, le dernier n’est jamais vendu (MK-5.3)
refusal-too-few-cards-of-cost-cost-for-four = trop peu de cartes de coût { $cost } pour quatre
refusal-too-few-of-value-value-for-four = trop peu de cartes de valeur { $value } pour quatre
refusal-two-main-places-with-one-colour-expected-one-each = deux lieux principaux avec une même couleur : une pour chacun est attendue
refusal-capacity-expected-0-unlimited-mk-2-6 = { $capacity } : 0 est attendu, sans limite (MK-2.6)
refusal-count-for-a-sole-player-expected-5-mk-2-4 = { $count } pour un joueur seul : 5 sont attendus (MK-2.4)
refusal-count-goods-expected-2-or-3 = { $count } marchandises : 2 ou 3 sont attendues
refusal-count-in-all-expected-expected = { $count } en tout : { $expected } sont attendus
refusal-count-main-places-expected-expected = { $count } lieux principaux : { $expected } sont attendus
refusal-count-spaces-expected-at-most-most = { $count } cases : { $most } au plus sont attendues
refusal-count-counters-expected-at-most-most = { $count } marqueurs temporels : { $most } au plus sont attendus
refusal-factor-expected-0-5-mk-11-1 = { $factor } : 0.5 est attendu (MK-11.1)
refusal-found-of-value-value-expected-count-mk-2-2 = { $found } de valeur { $value } : { $count } sont attendus (MK-2.2)
refusal-found-of-place-expected-count = { $found } de { $place } : { $count } sont attendues
refusal-given-expected-seats-numbers-from-0-to-9 = { $given } : { $seats } nombres de 0 à 9 sont attendus
refusal-key-is-missing-expected-for-kind = il manque { $key } : il est attendu pour { $kind }
refusal-key-expected-only-known-for-kind = { $key } : seuls { $known } sont attendus pour { $kind }
refusal-pair-expected-two-numbers-single-and-double = { $pair } : deux nombres sont attendus, simple et double
refusal-stacked-cards-expected-at-most-24 = { $stacked } cartes : 24 au plus sont attendues
refusal-turns-the-solo-stack-has-stacked-cards-mk-12-7 = { $turns } : la pile du jeu en solitaire a { $stacked } cartes (MK-12.7)
refusal-value-is-in-the-solo-stack = { $value } est dans la pile du jeu en solitaire

## Positions

refusal-a-position-is-a-table-not-kind = une position est une table, pas { $kind }
refusal-a-position-of-given-expected-expected = une position de { $given } : { $expected } est attendu
refusal-chance-expected-digits-hexadecimal-digits = chance : { $digits } chiffres hexadécimaux sont attendus
refusal-place-expected-a-table = { $place } : une table est attendue
refusal-unknown-part-key-expected-some-of-known = partie inconnue { $key } : certaines de { $known } sont attendues
refusal-place-part = { $place } : { $part }
refusal-seat-seat = place { $seat }
refusal-place-expected-a-list-of-at-most-most = { $place } : une liste d’au plus { $most } est attendue
refusal-place-name-expected-one-of-known = { $place } { $name } : un de { $known } est attendu
refusal-place-value-expected-a-whole-number-from-least-to-most = { $place } : { $value } : un nombre entier de { $least } à { $most } est attendu
refusal-place-value-expected-true-or-false = { $place } : { $value } : true ou false est attendu
refusal-board-given-expected-expected = board : { $given } : { $expected } est attendu
refusal-the-pending-decision-has-no-answer-in-this-position = la décision en attente n’a pas de réponse dans cette position
refusal-pending-this-decision-does-not-fit-the-position = pending : cette décision ne va pas avec la position

## Positions de Hansa Teutonica

refusal-route = route
refusal-route-route = route { $route }
refusal-city = ville
refusal-city-city = ville { $city }
refusal-pieces-in-supply = { $pieces } dans la réserve personnelle
refusal-pieces-in-stock = { $pieces } dans la réserve générale
refusal-traders = négociants
refusal-merchants = marchands
refusal-none = aucun
refusal-or-t5-for-a-neutral-trader = , ou t5 pour un négociant neutre
refusal-place-name-expected-a-piece-such-as-t0-or-m-last-neutral = { $place } : { $name } : un commerçant comme t0 ou m{ $last } est attendu{ $neutral }
refusal-a-piece-of-seat-seat-there-are-seats-seats = un commerçant de la place { $seat } : il y a { $seats } places
refusal-board-given-the-options-say-board = board : { $given } : les options disent { $board }
refusal-borders-waived-expected-only-with-the-option-britannia-waiver = frontières levées : attendu seulement avec l’option britannia.waiver
refusal-borders-expected-none-as-board-has-no-regions = borders : rien n’est attendu, car { $board } n’a pas de régions
refusal-city-key-a-free-office-space-left-of-an-occupied-one = ville { $key } : un emplacement de comptoir libre à gauche d’un occupé
refusal-completed-given-the-offices-show-expected = completed : { $given } : les comptoirs en montrent { $expected }
refusal-counted-completed-cities-the-offices-show-completed = { $counted } villes complètes : les comptoirs en montrent { $completed }
refusal-connections-made-expected-1-2-3-in-the-order-they-were-made = connexions { $made } : 1, 2, 3 sont attendus, dans l’ordre où elles ont été faites
refusal-ending-expected-only-while-a-route-is-established-or-when-the-game-is-over = ending : attendu seulement pendant qu’une route commerciale est créée, ou quand la partie est finie
refusal-hand-expected-none-while-a-neutral-trader-is-placed = hand : rien n’est attendu pendant qu’un négociant neutre est placé
refusal-hand-expected-the-pieces-of-the-displaced-player-and-no-others = hand : les commerçants du joueur remplacé sont attendus, et aucun autre
refusal-hand-expected-the-pieces-of-the-pending-decision-and-no-others = hand : les commerçants de la décision en attente sont attendus, et aucun autre
refusal-hand-piece-number-has-no-ground-to-go-to-on-this-board = hand : le commerçant { $number } n’a aucune région où aller sur ce plateau
refusal-hand-held-pieces-expected-none-in-this-decision = hand : { $held } commerçants : aucun n’est attendu dans cette décision
refusal-marker-stock-expected-in-any-order-wanted = marker_stock : attendu, dans n’importe quel ordre : { $wanted }
refusal-mission-cards-dealt-expected-a-different-one-for-each-seat-none-without-modules-missions = cartes Mission { $dealt } : une différente pour chaque place est attendue, aucune sans modules.missions
refusal-more-markers-face-down-on-the-plate-than-nobody-has-seen = plus de jetons face cachée sur l’assiette qu’il n’y en a que personne n’a vus
refusal-neutral-expected-none-without-neutral-traders = neutral : rien n’est attendu sans négociants neutres
refusal-pawn-expected-in-one-of-names = pawn : attendu dans une de { $names }
refusal-pawn-expected-none-while-it-is-still-to-be-placed = pawn : rien n’est attendu tant que le pion est à placer
refusal-pawn-expected-none-without-provinces = pawn : rien n’est attendu sans provinces
refusal-pending-also-recruit-expected-seat-seat-to-have-the-favour-and-a-piece-in-stock = pending also-recruit : la place { $seat } doit avoir la faveur et un commerçant dans la réserve générale
refusal-pending-displaced-expected-a-compensation-of-due = pending displaced : une compensation de { $due } est attendue
refusal-pending-displaced-far-expected-only-with-the-favour-of-seat-seat-for-any-route = pending displaced : far : attendu seulement avec la faveur de la place { $seat } pour une route quelconque
refusal-pending-keep-expected-the-route-that-is-established = pending keep : la route commerciale qui est créée est attendue
refusal-pending-markers-expected-a-revealed-marker-on-the-plate = pending markers : un jeton retourné sur l’assiette est attendu
refusal-pending-neutral-office-expected-neutral-traders-on-all-posts-of-route = pending neutral-office : des négociants neutres sont attendus sur toutes les cases de { $route }
refusal-pending-neutral-expected-a-penalty-of-1-and-two-neutral-traders-or-those-still-to-be-placed = pending neutral : une pénalité de 1 et deux négociants neutres sont attendus, ou ceux qui restent à placer
refusal-pending-pay-expected-a-penalty-of-1-for-a-displaced-trader-2-for-a-merchant = pending pay : une pénalité de 1 est attendue pour un négociant remplacé, de 2 pour un marchand
refusal-pending-price-expected-a-favour-just-bought-and-a-choice = pending price : une faveur tout juste achetée et un choix sont attendus
refusal-pending-reward-expected-pieces-of-seat-seat-on-all-posts-of-route = pending reward : des commerçants de la place { $seat } sont attendus sur toutes les cases de { $route }
refusal-pending-reward-expected-the-marker-taken-among-the-unused-ones-of-seat-seat = pending reward : le jeton pris est attendu parmi ceux que la place { $seat } n’a pas utilisés
refusal-pending-number-seat-seat-cannot-decide-this-while-it-is-the-turn-of-seat-active = pending { $number } : la place { $seat } ne peut décider cela pendant le tour de la place { $active }
refusal-pending-expected-at-least-the-turn = pending : au moins le tour est attendu
refusal-pending-these-decisions-cannot-wait-one-above-the-other-expected-those-of-one-action = pending : ces décisions ne peuvent attendre l’une sur l’autre : celles d’une même action sont attendues
refusal-pending-route-has-no-permanent-marker-that-asks-this-now = pending : { $route } n’a pas de jeton bonus permanent qui demande cela maintenant
refusal-permissions-used-that-this-board-does-not-give = des permissions utilisées que ce plateau ne donne pas
refusal-route-key-a-bonus-marker-where-none-may-lie-ht-8-3-2-ht-8-3-3 = route { $key } : un jeton bonus là où aucun ne peut être (HT-8.3.2, HT-8.3.3)
refusal-route-key-full-of-neutral-traders-expected-it-to-be-established = route { $key } : pleine de négociants neutres : elle devrait être créée
refusal-route-key-wrong-number-of-occupied-posts = route { $key } : faux nombre de cases occupées
refusal-route-key-wrong-number-of-posts-of-seat-seat = route { $key } : faux nombre de cases de la place { $seat }
refusal-route-route-a-trader-on-a-ship-post = route { $route } : un négociant sur une case navire
refusal-seat-seat-skill-developed-taken-steps-expected-0-to-most = place { $seat } : { $skill } développé de { $taken } pas : 0 à { $most } est attendu
refusal-seat-seat-total-pieces-in-all-expected-expected = place { $seat } : { $total } { $pieces } en tout : { $expected } sont attendus
refusal-too-many-marker-markers-expected-those-of-edition = trop de jetons { $marker } : ceux de { $edition } sont attendus
refusal-count-name-markers-in-all-expected-expected = { $count } jetons { $name } en tout : { $expected } sont attendus
refusal-turn-pawn-moved-expected-only-after-something-was-done-in-the-turn = turn : pawn_moved : attendu seulement après que quelque chose a été fait dans le tour
refusal-turn-stage-closed-with-left-actions-left-expected-none = turn : stage closed avec { $left } actions restantes : aucune n’est attendue
refusal-turn-stage-expected-none-as-no-module-in-play-asks-for-it = turn : stage : rien n’est attendu, car aucun module en jeu ne le demande
refusal-place-expected-a-list-of-at-most-length-posts = { $place } : une liste d’au plus { $length } cases est attendue
refusal-place-expected-none-without-modules-missions = { $place } : rien n’est attendu sans modules.missions
refusal-place-face-down-markers-on-its-plate-outside-its-turn = { $place } : des jetons face cachée sur son assiette hors de son tour
refusal-place-cities-expected-the-cities-of-a-card-every = { $place } : { $cities } : les villes d’une carte sont attendues : { $every }
refusal-place-count-pieces-too-many-on-desk-and-board = { $place } : { $count } { $pieces } de trop sur l’écritoire et le plateau
refusal-place-kind-expected-the-turn-first-and-only-there = { $place } : { $kind } : le tour est attendu en premier, et là seulement
refusal-place-mine-pieces-in-supply-and-rest-in-stock-expected-expected-together-as-the-others-are-on-desk-and-board = { $place } : { $mine } { $pieces } dans la réserve personnelle et { $rest } dans la réserve générale : { $expected } ensemble sont attendus, car les autres sont sur l’écritoire et le plateau
refusal-tiles-imperial-favours-different-of-them-different-expected-expected-in-all = { $tiles } faveurs impériales, dont { $different } différentes : { $expected } en tout sont attendues
refusal-the-game-is-over-expected-a-reason-nothing-pending-and-nothing-in-hand = la partie est finie : une raison est attendue, rien en attente et rien en main

## Positions de Hansa

refusal-port = port
refusal-port-port = port { $port }
refusal-stack-number = pile { $number }
refusal-a-token-at-slot-no-such-warehouse = un jeton à { $slot } : cet entrepôt n’existe pas
refusal-aside-the-options-say-chosen = aside : les options disent { $chosen }
refusal-ending-given-the-stacks-and-idle-rounds-say-expected = ending : { $given } : les piles et les tours sans mouvement disent { $expected }
refusal-first-first-the-options-say-seat-usual-first = first : { $first } : les options disent la place { $usual_first }
refusal-seat-active-is-at-turn-expected-another-after-turns-turns-begun-by-seat-first = c’est le tour de la place { $active } : une autre est attendue après { $turns } tours commencés par la place { $first }
refusal-seat-seat-reserve-given-expected-expected-the-others-are-in-ports = place { $seat } : reserve { $given } : { $expected } est attendu, les autres sont dans les ports
refusal-seat-seat-counted-open-tokens-counted-expected-tokens = place { $seat } : { $counted } jetons visibles comptés : { $tokens } sont attendus
refusal-seat-seat-posts-posts-in-all-expected-expected = place { $seat } : { $posts } comptoirs en tout : { $expected } sont attendus
refusal-seat-seat-tokens-open-tokens-outside-its-turn-expected-at-most-most = place { $seat } : { $tokens } jetons visibles hors de son tour : { $most } au plus sont attendus
refusal-stacks-heights-heights-expected-expected-for-tokens-tokens = stacks : hauteurs { $heights } : { $expected } est attendu pour { $tokens } jetons
refusal-the-game-is-over-after-turns-turns-expected-as-many-for-each-seat = la partie est finie après { $turns } tours : autant pour chaque place sont attendus
refusal-the-game-is-over-expected-the-last-stack-to-be-started-or-the-idle-rounds-to-be-used-up = la partie est finie : la dernière pile devrait être entamée, ou les tours sans mouvement épuisés
refusal-turn-this-phase-cannot-be-asked-in-this-position = turn : cette phase ne peut être demandée dans cette position
refusal-aside-colours-set-aside-expected-expected = { $aside } couleurs mises de côté : { $expected } sont attendues
refusal-counted-warehouses-counted-as-full-expected-expected = { $counted } entrepôts comptés comme pleins : { $expected } sont attendus
refusal-count-tokens-kind-in-all-expected-expected = { $count } jetons { $kind } en tout : { $expected } sont attendus
refusal-count-tokens-kind-too-many-expected-those-of-the-colours-in-play = { $count } jetons { $kind } de trop : ceux des couleurs en jeu sont attendus
refusal-rounds-idle-rounds-expected-the-game-to-be-over-or-fewer-than-most = { $rounds } tours sans mouvement : la partie devrait être finie, ou moins de { $most } sont attendus
refusal-thalers-thalers-in-the-purses-expected-at-most-most = { $thalers } thalers dans les bourses : { $most } au plus sont attendus
refusal-tokens-tokens-in-the-stacks-expected-at-most-most-ha-14-2 = { $tokens } jetons dans les piles : { $most } au plus sont attendus (HA-14.2)

## Positions de Merkator

refusal-pile-value = pile { $value }
refusal-bonus-cards = cartes bonus
refusal-buildings = cartes bâtiment
refusal-opened-open-what-expected-expected = { $opened } { $what } visibles : { $expected } sont attendues
refusal-card-card-fulfilled-or-received-in-this-turn-but-with-nobody = carte { $card } : honorée ou reçue dans ce tour, mais chez personne
refusal-card-card-not-exactly-once-in-pile-stack-or-display = carte { $card } : pas exactement une fois dans une pile ou à l’étalage
refusal-card-key-a-contract-on-display = carte { $key } : un contrat à l’étalage
refusal-card-key-in-a-hand-that-does-not-hold-it = carte { $key } : dans une main qui ne la tient pas
refusal-card-key-in-a-hand-without-variant-hand-card = carte { $key } : dans une main, sans variant.hand_card
refusal-card-key-in-the-discard-where-it-never-goes = carte { $key } : dans la défausse, où elle ne va jamais
refusal-card-key-no-contract-and-yet-with-the-contracts = carte { $key } : pas un contrat, et pourtant avec les contrats
refusal-card-key-out-of-the-game-which-it-never-is = carte { $key } : hors du jeu, ce qu’elle n’est jamais
refusal-card-key-owned-by-no-seat = carte { $key } : à aucune place
refusal-chart-the-solo-game-has-none = chart : le jeu en solitaire n’en a pas
refusal-chart-count-counters-expected-at-most-most-spaces = chart : { $count } marqueurs temporels : { $most } cases au plus sont attendues
refusal-coins-in-the-solo-game-expected-none = des pièces dans le jeu en solitaire : aucune n’est attendue
refusal-discard-value-name-has-value-actual = discard { $value } : { $name } a la valeur { $actual }
refusal-letter-expected-while-goods-are-lost-and-only-then = letter : attendu pendant que des marchandises sont perdues, et alors seulement
refusal-more-bonus-cards-known-than-in-the-stack = plus de cartes bonus connues qu’il n’y en a dans la pile
refusal-payment-expected-while-a-contract-is-paid-and-only-then = payment : attendu pendant qu’un contrat est payé, et alors seulement
refusal-pending-hand-in-expected-in-the-solo-game-only = pending hand-in : attendu seulement dans le jeu en solitaire
refusal-pending-kind-expected-another-seat-than-the-active-one = pending { $kind } : une autre place que l’active est attendue
refusal-pending-expected-the-pawn-on-a-place = pending : le pion est attendu sur un lieu
refusal-pending-seat-seat-cannot-decide-this-in-the-turn-of-seat-active = pending : la place { $seat } ne peut décider cela dans le tour de la place { $active }
refusal-pile-value-card-does-not-belong-there = pile { $value } : { $card } n’y a pas sa place
refusal-pile-value-seen-cards-seen-of-count-expected-at-least-the-top-one = pile { $value } : { $seen } cartes vues de { $count } : au moins celle du dessus est attendue
refusal-piles-value-keys-missing-expected-every-card-somewhere = piles : { $value } : il manque { $keys } : chaque carte est attendue quelque part
refusal-purchase-expected-while-a-card-is-paid-with-contracts-and-only-then = purchase : attendu pendant qu’une carte est payée avec des contrats, et alors seulement
refusal-seat-active-count-coins-after-investing-expected-at-most-15 = place { $active } : { $count } pièces après avoir investi : 15 au plus sont attendues
refusal-seat-active-count-contracts-after-investing-expected-at-most-5 = place { $active } : { $count } contrats après avoir investi : 5 au plus sont attendus
refusal-seat-seat-no-contract-named-and-all-of-value-2-are-elsewhere = place { $seat } : aucun contrat nommé, et tous ceux de valeur 2 sont ailleurs
refusal-seat-seat-no-contract-expected-at-least-one = place { $seat } : aucun contrat : un au moins est attendu
refusal-seat-seat-the-card-in-hand-is-elsewhere = place { $seat } : la carte en main est ailleurs
refusal-seat-seat-wrong-number-of-contracts = place { $seat } : faux nombre de contrats
refusal-solo-stack-expected-every-card-somewhere = solo_stack : chaque carte est attendue quelque part
refusal-solo-stack-expected-in-the-solo-game-only = solo_stack : attendu seulement dans le jeu en solitaire
refusal-solo-stack-count-cards-expected-at-most-most = solo_stack : { $count } cartes : { $most } au plus sont attendues
refusal-space-space-of-the-chart-expected-counters-from-one-space-to-the-end = case { $space } de l’échelle temporelle : des marqueurs sont attendus d’une case jusqu’à la fin
refusal-space-space-of-the-chart-turned-but-not-the-last-of-its-row = case { $space } de l’échelle temporelle : retourné, mais pas le dernier de sa rangée
refusal-the-game-is-over-expected-a-reason-empty-supply-tiles-and-nothing-pending = la partie est finie : une raison, des tuiles de fourniture vides et rien en attente sont attendus
refusal-turn-counters-due-expected-1-or-2-while-a-counter-is-turned-or-goods-are-lost = turn : due : 1 ou 2 est attendu pendant qu’un marqueur est retourné ou que des marchandises sont perdues
refusal-key-missing-missing-expected-every-card-somewhere = { $key } : il manque { $missing } : chaque carte est attendue quelque part
refusal-known-counters-back-expected-at-most-most = { $known } marqueurs temporels { $back } : { $most } au plus sont attendus
refusal-place-tile-colour-stands-twice = { $place } : tile : { $colour } figure deux fois
refusal-place-card-has-value-actual = { $place } : { $card } a la valeur { $actual }
refusal-place-name-is-somewhere-else-already = { $place } : { $name } est déjà ailleurs
refusal-seen-counters-seen-when-they-left-the-chart-expected-at-most-those-that-did = { $seen } marqueurs temporels vus quand ils ont quitté l’échelle : au plus ceux qui l’ont quittée sont attendus
refusal-total-counters-in-all-expected-expected = { $total } marqueurs temporels en tout : { $expected } sont attendus
refusal-turns-turns-to-come-in-the-final-phase-expected-at-most-one-each-and-a-reason = { $turns } tours à venir dans la phase finale : un au plus pour chacun et une raison sont attendus

## Résultats

refusal-no-game-is-in-it-expected-results-of-an-arena-or-records-one-a-line = aucune partie n’y est : des résultats d’arène, ou des enregistrements, un par ligne, sont attendus
refusal-not-a-file-of-results-expected-those-of-an-arena-or-records-one-a-line = pas un fichier de résultats : ceux d’une arène, ou des enregistrements, un par ligne, sont attendus
refusal-results-of-the-form-given-expected-known = résultats de la forme { $given } : { $known } est attendu
refusal-expected-a-game-as-a-json-object = une partie en objet JSON est attendue
refusal-failures-expected-a-list-of-tables = failures : une liste de tables est attendue
refusal-key-expected-seats-numbers-one-for-each-seat = { $key } : { $seats } nombres sont attendus, un par siège
refusal-scores-given-the-record-leads-to-found = scores { $given } : l’enregistrement mène à { $found }

## Tournois

refusal-name-expected-a-place-for-at-least-2-seats = { $name } : au moins 2 places sont attendues
refusal-the-same-place-is-named-twice-expected-each-one-once = deux --place sont les mêmes : chacun une seule fois est attendu
refusal-players-expected-each-player-once = { $players } : chaque robot une seule fois est attendu
refusal-players-expected-at-least-two-different-players = { $players } : au moins deux robots différents sont attendus
refusal-a-tournament-of-given-games-expected-at-most-most = un tournoi de { $given } parties : { $most } au plus sont attendues
refusal-path-another-run-is-writing-to-it = { $path } : une autre commande y écrit
refusal-path-expected-the-results-of-a-tournament-or-a-new-file = { $path } : les résultats d’un tournoi sont attendus, ou un nouveau fichier
refusal-path-holds-the-results-of-another-tournament-or-of-another-version = { $path } contient les résultats d’un autre tournoi, ou d’une autre version
refusal-path-line-line-damaged-expected-game-number-of-the-tournament = { $path }, ligne { $line } : endommagée ; la partie { $number } du tournoi est attendue
refusal-a-process-that-played-games-has-ended = un processus qui jouait des parties s’est terminé
refusal-the-ray-cluster-failed-reason = la grappe Ray a échoué : { $reason }
refusal-no-ray-cluster-at-address-reason = pas de grappe Ray à { $address } : { $reason }

## Apprentissage

refusal-path-expected-the-folder-of-a-training-or-a-new-one = { $path } : le dossier d’un apprentissage est attendu, ou un nouveau
refusal-path-damaged-expected-what-defines-a-training = { $path } : endommagé ; la définition d’un apprentissage est attendue
refusal-path-holds-another-training-or-one-of-another-version = { $path } contient un autre apprentissage, ou celui d’une autre version
refusal-path-damaged-expected-text = { $path } : endommagé ; du texte est attendu
refusal-path-line-line-damaged-expected-a-game-of-this-training = { $path }, ligne { $line } : endommagée ; une partie de cet apprentissage est attendue

## Robots de la maison

refusal-player-name-base-has-no-parameters = robot { $name } : { $base } n’a pas de paramètres
refusal-player-name-parameter-given-expected-each-once-of-known = robot { $name } : paramètre { $given } : sont attendus, chacun une fois, { $known }
refusal-player-name-iterations-given-expected-a-whole-number-from-1-to-most = robot { $name } : { $given } itérations : un nombre entier de 1 à { $most } est attendu
refusal-weights-path-reason = poids { $path } : { $reason }
refusal-where-no-weights-reason = { $where } : pas de poids : { $reason }
refusal-where-weights-of-schema-given-expected-known = { $where } : poids de la forme { $given } : { $known } est attendu
refusal-where-weights-of-the-game-given-expected-known = { $where } : poids du jeu { $given } : { $known } est attendu
refusal-where-feature-name-expected-the-features-of-this-version = { $where } : caractéristique { $name } : celles de cette version sont attendues
refusal-where-feature-name-expected-count-whole-numbers = { $where } : caractéristique { $name } : { $count } nombres entiers sont attendus
refusal-path-exists-already-nothing-was-written = { $path } existe déjà : rien n’a été écrit
refusal-path-cannot-be-written-reason = { $path } ne peut pas être écrit : { $reason }
refusal-path-there-is-no-such-database = { $path } : il n’y a pas de telle base
refusal-path-is-damaged-reason-see-hanse-doctor = { $path } est endommagé ({ $reason }) : voir hanse doctor
refusal-the-database-table-is-not-empty-nothing-was-written = la base n’est pas vide ({ $table }) : rien n’a été écrit
refusal-the-database-was-made-by-another-version-start-its-server-once-then-make-the-copy = la base a été faite par une autre version : démarrez une fois son serveur, puis faites la copie
refusal-path-there-is-no-such-file = { $path } : il n’y a pas de tel fichier
refusal-path-is-no-copy-made-by-hanse-backup = { $path } n’est pas une copie faite par hanse backup
refusal-path-is-damaged-or-no-copy-made-by-hanse-backup-reason = { $path } est endommagé, ou n’est pas une copie faite par hanse backup ({ $reason })
refusal-given-iterations-for-an-action-expected-least-to-most = { $given } itérations par action : { $least } à { $most } sont attendues
refusal-no-seat-given-expected-1-to-most = pas de place { $given } : 1 à { $most } est attendu
refusal-a-game-alone-has-nobody-to-be-ahead-of-expected-one-of-two-or-more = une partie en solitaire n’a personne à devancer : il en faut une à deux ou plus
refusal-the-game-is-not-over-after-count-decisions-only-finished-ones-are-analysed = la partie n’est pas finie après { $count } décisions : seules les parties finies sont analysées

## Problèmes

refusal-where-not-a-puzzle = { $where } : pas un problème
refusal-where-puzzle-format-given-expected-known = { $where } : format de problème { $given } : { $known } attendu
refusal-path-expected-puzzles-of-the-same-game-player-and-seed-or-a-new-file = { $path } : des problèmes du même jeu, joueur et germe sont attendus, ou un nouveau fichier

## Studies

refusal-a-study-of-more-than-most-bytes-expected-a-smaller-one = une étude de plus de { $most } octets : une plus petite était attendue
refusal-not-a-study-expected-json = pas une étude : du JSON était attendu
refusal-not-a-study-expected-a-file-with-the-format-format = pas une étude : un fichier au format { $format } était attendu
refusal-a-study-of-the-form-given-of-a-newer-version-this-one-knows-known = une étude de la forme { $given }, d’une version plus récente : celle-ci connaît { $known }
refusal-a-study-of-the-form-given-expected-known = une étude de la forme { $given } : { $known } était attendu
refusal-chapters-expected-a-list-of-at-most-most = chapters : une liste d’au plus { $most } était attendue
refusal-chapter-place-reason = chapitre { $place } : { $reason }
refusal-expected-a-table-with-a-record = un tableau avec un enregistrement était attendu
refusal-the-game-in-it-is-not-over-expected-a-finished-one-or-a-position = la partie n’est pas terminée : une partie terminée ou une position était attendue
refusal-variation-number-expected-to-follow-a-moment-before-it = variante { $number } : elle doit suivre un moment antérieur
refusal-variation-number-expected-no-decision-after-the-end-of-the-game = variante { $number } : aucune décision n’est attendue après la fin de la partie
refusal-variation-number-reason = variante { $number } : { $reason }
refusal-a-note-at-moment-given-expected-0-to-most = une note au moment { $given } : 0 à { $most } était attendu
refusal-name-expected-a-line-of-at-most-most-letters = name : une ligne d’au plus { $most } lettres était attendue
refusal-moves-expected-a-list-of-at-most-most = moves : une liste d’au plus { $most } était attendue
refusal-moves-expected-pairs-of-whole-numbers = moves : des paires de nombres entiers étaient attendues
refusal-notes-expected-a-table = notes : un tableau était attendu
refusal-notes-key-expected-the-number-of-a-moment = notes : { $key } : le numéro d’un moment était attendu
refusal-note-moment = note { $moment }
refusal-place-expected-a-table-of-text-arrows-rings = { $place } : un tableau de text, arrows, rings était attendu
refusal-place-expected-a-text-of-at-most-most-letters = { $place } : un texte d’au plus { $most } lettres était attendu
refusal-place-expected-at-most-most-arrows-and-rings = { $place } : au plus { $most } flèches et cercles étaient attendus
refusal-place-expected-arrows-and-rings-at-places-of-the-board = { $place } : des flèches et cercles sur des lieux du plateau étaient attendus
refusal-a-position-of-given-expected-one-of-known = une position de { $given } : une de { $known } était attendue
refusal-path-damaged-expected-the-parts-of-a-table = { $path } : endommagé : éléments d’un tableau attendus
refusal-path-exists-already-expected-a-new-file = { $path } existe déjà : nouveau fichier attendu
refusal-path-expected-the-parts-of-a-table-or-a-new-folder = { $path } : éléments d’un tableau ou nouveau dossier attendus
refusal-path-holds-parts-of-another-simulation-or-of-another-version = { $path } contient les éléments d’une autre simulation ou d’une autre version

## Environnements d’apprentissage

refusal-games-games-jobs-jobs-expected-one-at-least-and-a-game-for-each-job = { $games } parties, { $jobs } processus : au moins une est attendue, et une partie par processus
refusal-reset-has-to-be-called-before-call = reset() doit être appelé avant { $call }
refusal-game-number-its-action-is-not-legal-now = partie { $number } : son action n’est pas permise maintenant
refusal-actions-of-shape-shape-and-type-kind-expected-games-whole-numbers = actions de forme { $shape } et de type { $kind } : { $games } nombres entiers sont attendus
refusal-actions-expected-numbers-from-0-to-most = actions : des nombres de 0 à { $most } sont attendus
refusal-max-decisions-0-expected-a-limit-which-openspiel-asks-for = max_decisions = 0 : une limite est attendue, OpenSpiel l’exige
refusal-render-mode = mode d’affichage inconnu
refusal-reward = récompense inconnue
refusal-pictures-need-more-pip-install-hanse-envs-render-mode-svg-does-not = les images demandent plus : pip install 'hanse[envs]' ; render_mode='svg' non
refusal-given-opponents-expected-others-one-for-each-other-seat = { $given } adversaires : { $others } sont attendus, un pour chaque autre place
refusal-seat-seat-expected-0-to-last-or-none = place { $seat } : 0 à { $last } ou None est attendu
refusal-name-value-expected-a-whole-number-not-below-0 = { $name } = { $value } : un nombre entier est attendu, non inférieur à 0
