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
help-more = hanse VERBE --help explique un verbe ; --lang en, fr ou de choisit la langue.
verb-play = jouer dans le terminal contre des robots
verb-games = les jeux, leurs éditions, plateaux et options
verb-simulate = faire jouer des robots autant de parties qu’on veut, avec un résumé
verb-replay = vérifier un enregistrement et donner son décompte final
verb-board = dessiner un plateau ou une position en SVG
verb-rules = une règle, ou les règles que les tests couvrent

arg-help = montrer ceci et finir
arg-lang = langue : en, fr ou de
arg-game = le jeu, par exemple teutonica ou hansa (voir : hanse games)
arg-games-game = un jeu, pour voir ses options
arg-preset = l’édition dont les règles sont appliquées (par défaut la première du jeu)
arg-seats = le nombre de joueurs (4 par défaut)
arg-you = votre place (1 par défaut) ; le sort désigne qui commence
arg-option = changer une option ; peut être répété (voir : hanse games JEU)
arg-seed = la graine du hasard : la même graine donne la même partie
arg-bot = qui joue les autres places : un robot que liste hanse games, ou MODULE:NOM (focused par défaut)
arg-bot-seconds = le temps dont un robot dispose pour une décision ; ceux de la maison s’en passent
arg-save = garder la partie dans ce fichier
arg-resume = reprendre une partie gardée ; sans fichier, la dernière
arg-position = commencer à partir d’une position
arg-simulate-games = le nombre de parties (100 par défaut)
arg-simulate-seed = la graine de la première partie (1 par défaut)
arg-bots = un robot pour toutes les places ou un pour chacune, avec des virgules (à deux : focused,random) ; aussi MODULE:NOM
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
arg-clause = une règle, par exemple HT-5.2.3

games-seats = { $least } à { $most } places
games-presets = Éditions
games-boards = Plateaux
games-bots = Robots
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
replay-ended = La fin : { $why }.
board-written = Écrit : { $path }

## Les refus

quoted = « { $text } »
error-verb = verbe inconnu « { $given } » : un de { $known } est attendu
error-extra = hanse { $verb } a besoin de { $missing }, qui vient avec un complément : pip install "hanse[{ $extra }]"
error-language = langue inconnue « { $given } » : une de { $known } est attendue
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
error-clause = règle inconnue « { $given } » : un numéro comme HT-5.2.3 est attendu
error-no-rules = le texte des règles n’est pas installé ici ; il est dans docs/rules des sources
error-needs = { $one } demande { $other }
error-other-board = la position est sur { $board }, pas sur { $given }
error-svg-many = { $path } contient { $count } enregistrements : --svg en dessine un

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
