### La commande `hanse` et le jeu dans le terminal.

## Les places : une couleur et une marque de maison, les mêmes que sur le plateau dessiné

seat-0 = Bleu
    .mark = quatre de chiffre
seat-1 = Jaune
    .mark = croix double
seat-2 = Rouge
    .mark = ancre
seat-3 = Violet
    .mark = losange
seat-4 = Vert
    .mark = sablier
seat-you = (vous)
list-and = { $some } et { $last }
list-or = { $count ->
    [one] { $last }
   *[other] { $some } ou { $last }
}

## L’écran

desk-score = Score
desk-now = Si fini
    .narrow = Fin
log-more = … { $count } lignes de plus : tapez « journal »
log-bot-failed = le robot { $bot } { $why ->
    [slow] a mis trop longtemps
    [illegal] a choisi ce qui n’est pas permis
    [missing] n’est pas là
   *[failed] a échoué
 } ; { $by ->
    [first] le hasard décide
   *[other] { $by } décide
 }

## Les questions

ask-how = Un numéro, ou des mots : { $examples }. Aussi : { $commands }
ask-example = « { $typed } »
ask-again = Tapez un numéro ou un mot ; « aide » explique.
ask-number = { $given } n’est pas un numéro de la liste.
ask-unknown = Rien de permis maintenant ne correspond à « { $given } ». Tapez un numéro de la liste, ou « aide ».

command-help = aide
    .about = cette liste
command-undo = annuler
    .about = reprendre votre dernier choix, sauf si quelque chose de caché a été révélé depuis
command-back = retour
    .about = revenir à la liste précédente
command-list = liste
    .about = tous les choix de cette liste
command-log = journal
    .about = tout ce qui s’est passé
command-score = score
    .about = le score de chacun, par catégorie, si la partie finissait maintenant
command-rules = règles
    .about = les règles qui comptent maintenant, avec leurs numéros ; avec un numéro, cette règle en entier
command-why = pourquoi
    .about = un lieu par son nom : ce qu’il est, et pourquoi on ne peut rien y décider maintenant
command-board = plateau
    .about = dessiner de nouveau le plateau
command-save = sauver
    .about = écrire la partie dans un fichier : sauver FICHIER (elle est gardée après chaque décision)
command-quit = quitter
    .about = partir ; la partie est gardée et peut être reprise


help-choose = Choisissez par numéro, ou tapez la sorte et ce qui distingue le choix, aussi court que vous voulez. Les mots exacts marchent aussi : { $exact }. Par exemple, maintenant :
rules-more = Une règle en entier : tapez « { $typed } »

undo-nothing = Aucun de vos choix ne peut être repris dans cette séance.
undo-revealed = Non : quelque chose de caché a été révélé depuis votre dernier choix, et ce qui est vu est vu.
undo-done = Votre dernier choix est repris.
undo-done-others = Votre dernier choix est repris, et avec lui ce que les robots ont fait depuis ; rien de caché n’était apparu.

thinking = { $who } réfléchit (Ctrl+C : décider maintenant) …
saved = Sauvé : { $path }
farewell = La partie est gardée. Pour continuer : hanse play --resume { $path }
finished-file = L’enregistrement de cette partie : { $path } (à vérifier avec : hanse replay { $path })

welcome-seat = Vous jouez
welcome-bots = Les autres places sont jouées par des robots ({ $bots }).
welcome-file = Après chaque décision, la partie est gardée dans { $path }
welcome-begin = Appuyez sur Entrée pour commencer.
welcome-back = La partie reprend après { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}.

score-now = Si la partie finissait maintenant
score-final = Décompte final
verdict = { $count ->
    [one] { $winners } gagne avec { $points } points.
   *[other] { $winners } partagent la victoire avec { $points } points.
}
verdict-tie = { $tied } sont à égalité ; gagne : { $rule }.

## Les verbes

help-about = Hanse : jouer, étudier et automatiser les jeux de commerce de la Hanse.
help-usage = Usage :
help-arguments = Arguments
help-more = hanse VERBE --help explique un verbe ; --lang en, fr ou de choisit la langue, --color never retire les couleurs.
verb-play = jouer dans le terminal contre des robots
verb-games = les jeux, leurs éditions, plateaux et options
verb-simulate = faire jouer des robots autant de parties qu’on veut, avec un résumé
verb-replay = vérifier des enregistrements et dire leur fin : un avec son décompte, plusieurs en tableau
verb-completion = donner à un interpréteur de quoi compléter cette commande : bash, zsh ou tcsh
verb-board = dessiner un plateau ou une position en SVG
verb-rules = le livret d’un jeu, une clause de sa référence, ou quelles clauses les tests couvrent

arg-help = montrer ceci et finir
arg-lang = langue : en, fr ou de
arg-color = couleur : auto, always (toujours) ou never (jamais) ; NO_COLOR dans l’environnement veut dire never
arg-version = donner la version et s’arrêter
arg-shell = l’interpréteur : bash, zsh ou tcsh
arg-game = le jeu, par exemple teutonica ou hansa (voir : hanse games)
arg-games-game = un jeu, pour voir ses options
arg-preset = l’édition dont les règles sont appliquées (par défaut la première du jeu)
arg-seats = combien jouent (4 par défaut, ou autant que l’édition le permet)
arg-you = votre place (1 par défaut) ; le sort désigne qui commence
arg-option = changer une option ; peut être répété (voir : hanse games JEU)
arg-seed = la graine du hasard : la même graine donne la même partie
arg-bot = qui joue les autres places : un robot que liste hanse games, MODULE:NOM ou program:COMMANDE (medium par défaut)
arg-bot-seconds = le temps dont un robot dispose pour une décision ; de la maison, seul master en a besoin
arg-save = garder la partie dans ce fichier
arg-resume = reprendre une partie gardée ; sans fichier, la dernière
arg-position = commencer à partir d’une position
arg-simulate-games = le nombre de parties (100 par défaut)
arg-simulate-seed = la graine de la première partie (1 par défaut)
arg-bots = un robot pour toutes les places ou un pour chacune, avec des virgules (à deux : focused,random) ; aussi MODULE:NOM ou program:COMMANDE
arg-json = donner le résultat en JSON et rien d’autre
arg-simulate-out = ajouter l’enregistrement de chaque partie à ce fichier, un par ligne (.jsonl)
arg-max-decisions = arrêter une partie après tant de décisions, et le dire
arg-file = un enregistrement (.json), ou plusieurs, un par ligne (.jsonl)
arg-log = donner tout ce qui s’est passé, en phrases
arg-svg = dessiner la position finale dans ce fichier
arg-board = le plateau, par exemple base-4-5 ou hansa
arg-output = le fichier à écrire ; « - » l’affiche
arg-record = dessiner la position d’un enregistrement
arg-ply = après tant de décisions de l’enregistrement (toutes par défaut)
arg-theme = light ou dark
arg-clause = un jeu, dont le livret est affiché, ou une clause, par exemple HT-5.2.3
arg-summary = seulement le résumé à garder ouvert en jouant

games-seats = { $least } à { $most } places
games-presets = Éditions
games-boards = Plateaux
games-bots = Robots
games-styles = Styles
games-style-use = Un niveau dans un style, par exemple : --bot { $example }
chances-title = Qui menait, et quand (chances de victoire en pour cent, comme la maison les juge après coup)
chances-turn = après { $turn ->
    [one] 1 tour
   *[other] { $turn } tours
}
games-more = hanse games teutonica montre les options ; hanse play teutonica commence une partie.
games-option-use = Pour en changer une : --option { $example }

simulate-title = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $preset }, { $board }
simulate-progress = parties
simulate-interrupted = Interrompu : les { $games } parties finies sont comptées{ $out ->
    [none] .
   *[other] {" "}et leurs enregistrements sont dans { $out }.
}
simulate-kept = Interrompu : { $games ->
    [one] 1 partie est gardée
   *[other] { $games } parties sont gardées
 } dans { $folder } ; la même commande continue avec les autres.
simulate-nothing = Interrompu avant la fin de la première partie.
simulate-decisions = Décisions par partie
simulate-ends = Fins
simulate-stopped = Arrêtées par la limite de sécurité
simulate-range = { $least } – { $most }
simulate-spread = Total, extrêmes
simulate-wins = Victoires
simulate-mean = Moyenne

replay-good = { $path } : enregistrement correct ; { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, la partie est { $over ->
    [yes] finie
   *[no] en cours
}.
replay-many = { $path } : { $count ->
    [one] { $count } enregistrement correct
   *[other] { $count } enregistrements corrects
}.
replay-column-game = jeu
replay-column-edition = édition
replay-column-board = plateau
replay-column-decisions = décisions
replay-column-end = fin
replay-column-points = points
replay-column-winner = vainqueur
replay-running = en cours
replay-own = options propres
replay-ended = La fin : { $why }.
board-written = Écrit : { $path }

## Les refus

quoted = « { $text } »
error-verb = verbe inconnu « { $given } » : un de { $known } est attendu
error-extra = hanse { $verb } a besoin de { $missing }, qui vient avec un complément : pip install "hanse[{ $extra }]"
error-language = langue inconnue « { $given } » : une de { $known } est attendue
error-color = couleur inconnue « { $given } » : une de { $known } est attendue
error-shell = interpréteur inconnu « { $given } » : un de { $known } est attendu
error-missing = { $verb } : il manque : { $given }
error-unrecognized = { $verb } : incompris : { $given } (voir : hanse { $verb } --help)
error-needs-value = { $given } demande une valeur
error-number-range = « { $given } » : un nombre entier de { $least } à { $most } est attendu
error-number-least = « { $given } » : un nombre entier à partir de { $least } est attendu
error-option-form = --option « { $given } » : CLÉ=VALEUR est attendu, par exemple { $example }
error-not-with = { $one } ne va pas avec { $other }
error-your-seat = --you { $given } : une place de 1 à { $seats } est attendue
error-exists = { $path } existe déjà : reprenez-le avec --resume ou choisissez un autre nom
error-unreadable = { $path } ne peut être lu : { $reason }
error-unwritable = { $path } ne peut être écrit : { $reason }
error-ending = { $path } : un nom qui finit par { $expected }, ou sans extension, est attendu
error-output = la sortie ne peut pas être écrite : { $reason }
error-not-text = { $path } n’est pas un fichier de texte : du JSON est attendu
error-not-json = { $path } est abîmé : un objet JSON est attendu
error-line = { $path }, ligne { $line } : { $reason }
error-in-file = { $path } : { $reason }
error-no-save = aucune partie à reprendre dans { $folder }
error-other-game = { $path } est une partie de { $game }, pas de { $given }
error-resume-many = { $path } contient { $count } enregistrements : celui d’une seule partie est attendu
error-save-over = { $path } : cette partie est finie ; à voir avec : hanse replay { $path }
error-save-person = { $path } n’a pas de place pour une personne : choisissez-en une avec --you
error-bots-count = --bots { $given } : un robot est attendu, ou { $seats } avec des virgules
error-empty = { $path } ne contient aucun enregistrement
error-ply = --ply { $given } : l’enregistrement a { $most } décisions
error-theme = thème inconnu « { $given } » : light ou dark est attendu
error-clause = clause « { $given } » inconnue : attendu un jeu ou un numéro comme HT-5.2.3
error-summary = « { $given } » n’a pas de résumé : attendu un jeu
error-no-rules = le texte des règles n’est pas installé ici ; il est dans docs/rules des sources
error-needs = { $one } demande { $other }
error-other-board = la position est sur { $board }, pas sur { $given }
error-svg-many = { $path } contient { $count } enregistrements : --svg en dessine un

## Tableaux de nombreuses parties

arg-table = écrire un tableau avec une ligne par partie (.parquet ou .csv)
arg-decisions = écrire aussi un tableau avec une ligne par décision (.parquet ou .csv)
error-same-file = { $path } est nommé deux fois : un fichier attendu pour chaque tableau
tables-written = Écrit : { $paths }

## Des données à soi

verb-data = lister les données avec lesquelles un jeu se joue, et leur fiabilité
arg-reconstructed = seulement les données sans source connue, chacune avec son emplacement
arg-data = un dossier de fichiers de données corrigés, utilisés à la place de ceux du paquet
data-reconstructed = { $count ->
    [0] aucune donnée n’est reconstituée
    [one] une donnée est reconstituée
   *[other] { $count } données sont reconstituées
 }
data-total = Données reconstituées en tout : { $count } (data : { $data })
error-no-facts = { $game } : aucun de ses fichiers de données ne peut être remplacé
error-no-toml = { $path } : un dossier de fichiers de données (.toml) était attendu

## Les programmes qui jouent

verb-protocol = éprouver un programme qui joue, écrit en n’importe quel langage, montrer ce qu’il dit de lui, ou le faire entrer chez un serveur
arg-protocol-action = test (éprouver), describe (décrire) ou join (entrer)
arg-protocol-given = comment lancer le programme, en un seul mot : "python my_bot.py" ; pour join, après l’adresse d’un serveur
protocol-action = hanse protocol { $given } : à choisir parmi { $known }
protocol-form = { $given ->
    [0] rien n’est donné
    [one] 1 argument donné
   *[other] { $given } arguments donnés
 } : { $form } est attendu
protocol-ok = bon     { $rule }
protocol-broken = ÉCHEC   { $rule } ; reçu : { $came }
protocol-sum = { $broken ->
    [0] Règles éprouvées : { $rules }. Toutes sont respectées.
    [one] Règles éprouvées : { $rules }. 1 n’est pas respectée.
   *[other] Règles éprouvées : { $rules }. { $broken } ne sont pas respectées.
}
protocol-about = { $name }, par { $author }
protocol-games = joue à : { $games }
protocol-option = option { $name } ({ $default }) : { $about }
protocol-rule-start = il démarre, et répond hello à hello
protocol-rule-protocol = hello nomme la version du protocole
protocol-rule-about = hello nomme le programme ; author et about, s’ils sont donnés, sont de courts textes
protocol-rule-games = hello énumère des jeux qui existent
protocol-rule-options = les options, s’il y en a, ont un nom et une valeur par défaut
protocol-rule-ready = à isready il répond readyok
protocol-rule-unknown = les messages qu’il ne connaît pas sont ignorés
protocol-rule-set = set est accepté, même avec une option qu’il ne connaît pas
protocol-rule-decides = à go il répond decide, avec le ply et un code
protocol-rule-legal = chaque code est un des codes permis
protocol-rule-told = values, line, looked et words, s’ils sont donnés, ont leur forme
protocol-rule-seconds = une décision vient dans ses secondes
protocol-rule-iterations = une décision vient dans ses itérations
protocol-rule-thinking = isready reçoit sa réponse pendant la réflexion, et la décision vient quand même
protocol-rule-stop = stop amène aussitôt la décision
protocol-rule-idle = stop après la décision ne change rien, et rien n’est dit sans être demandé
protocol-rule-again = une deuxième partie peut suivre sans relancer le programme
protocol-rule-back = une partie qui revient en arrière est racontée de nouveau, et continue
protocol-rule-quit = quit l’arrête
protocol-rule-end = la fin de son entrée l’arrête
protocol-join-token = { $variable } n’est pas défini : le jeton d’un robot est attendu dans l’environnement
protocol-join-url = adresse « { $given } » : une adresse comme http://127.0.0.1:8323 est attendue
protocol-join-refused = le serveur ne laisse pas entrer le robot : { $reason }
protocol-joined = { $name } est chez le serveur (Ctrl+C termine)

verb-think = ce qu’un joueur ferait à un moment d’une partie enregistrée, et ce qu’il en attend
arg-think-file = un enregistrement (.json ou .jsonl) d’une seule partie
arg-think-ply = le moment après tant de décisions ; par défaut la fin de l’enregistrement, si la partie n’est pas finie
arg-think-player = à qui l’on demande : un bot que hanse games énumère, MODULE:NOM ou program:COMMANDE (hard par défaut)
error-one-record = { $path } : { $count } parties : une seule est attendue
think-over = { $path } : la partie est finie : il faut un moment d’avant, par --ply jusqu’à { $most }
think-failed = { $player } n’a pas su décider : { $reason }
think-title = Après { $ply ->
    [one] { $ply } décision
   *[other] { $ply } décisions
}, { $player } jouerait pour { $who } :
think-chances = Chances de gagner en pour cent, si l’on continue ainsi
think-points = Ce qu’il attend
think-looked = Il a regardé { $count ->
    [one] { $count } position ou itération.
   *[other] { $count } positions ou itérations.
}
