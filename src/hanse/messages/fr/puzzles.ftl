### Problèmes : `hanse puzzles`, et la page où on les résout.

verb-puzzles = des positions où une action est nettement la meilleure sans être l’évidente, tirées de parties de joueurs forts
arg-puzzles-game = le jeu (teutonica par défaut)
arg-puzzles-output = le fichier où les écrire (.jsonl ; puzzles-JEU.jsonl par défaut) ; un fichier du même travail est continué
arg-puzzles-count = combien il doit y en avoir (10 par défaut)
arg-puzzles-records = chercher dans ces parties enregistrées (.json ou .jsonl), au lieu de parties jouées pour cela
arg-puzzles-player = qui joue ces parties, un joueur de la maison (hard par défaut)
arg-puzzles-seed = ce dont les parties sont distribuées (1 par défaut)
arg-puzzles-jobs = processus qui cherchent à la fois (1 par défaut)
puzzles-progress = problèmes
puzzles-stopped = Arrêté à { $count } problèmes ; la même commande continue.
puzzles-found = Problèmes : { $count }, confirmés sur { $candidates } candidats ; { $looked } actions de { $games } parties ont été regardées.
puzzles-written = Écrit : { $path }
puzzles-player = { $given } : un joueur de la maison est attendu : { $known }
puzzles-record = { $path } : partie { $line } : une partie terminée de { $game } à deux places ou plus est attendue

## De quoi il s'agit

puzzle-theme-finish = La fin en vue
puzzle-theme-answer = Hors de son tour
puzzle-theme-block = Sur le chemin
puzzle-theme-displacement = Déplacer l’adversaire
puzzle-theme-office = Un comptoir
puzzle-theme-skill = Une compétence
puzzle-theme-marker = Un marqueur bonus
puzzle-theme-marker-use = Utiliser un marqueur
puzzle-theme-route = Une route
puzzle-theme-move = Déplacer ses pièces
puzzle-theme-supply = La réserve
puzzle-theme-build = Se développer
puzzle-theme-pawn = Le pion
puzzle-theme-favour = Une faveur
puzzle-theme-sale = Une vente
puzzle-theme-refill = Réapprovisionner
puzzle-theme-install = Des comptoirs
puzzle-theme-purchase = Un achat
puzzle-theme-voyage = Une traversée
puzzle-theme-loss = Que céder
puzzle-theme-stop = Quand s’arrêter
puzzle-theme-contract = Un contrat
puzzle-theme-building = Un bâtiment
puzzle-theme-exchange = Un échange
puzzle-theme-journey = Un voyage
puzzle-theme-join = Se joindre ou non
puzzle-theme-letter = Une lettre

## La page

puzzles = Problèmes
puzzles-about = Des positions tirées de parties de robots forts, où une action est nettement la meilleure sans être l’évidente. Décidez sur le plateau comme à une table ; puis voyez à quoi mènent les deux. Chaque réponse a été confirmée par une recherche dix fois plus longue que d’habitude.
puzzle-theme = Thème
puzzle-theme-all = Tous ({ $count })
puzzle-begin = Résoudre
puzzle-next = Problème suivant
puzzle-give-up = Montrer la réponse
puzzle-you = Votre classement : { $rating } ± { $deviation }, { $count ->
        [one] un problème essayé
       *[other] { $count } problèmes essayés
    }
puzzles-all = Tous les problèmes
puzzle-number = Problème { $number }
puzzle-place = { $board }, { $seats ->
        [one] un siège
       *[other] { $seats } sièges
    }
puzzle-new = pas encore essayé
puzzle-was-solved = résolu
puzzle-was-missed = manqué
puzzle-given-up = La réponse
puzzle-standing = Résolus : { $solved } sur { $tried } essayés, { $all } en tout.
puzzle-task = C’est à vous de décider : trouvez la meilleure action.
puzzle-difficulty = Difficulté
puzzle-difficulty-of = Difficulté { $difficulty } sur 5
puzzle-rating = classement { $rating }
puzzle-solved = Juste : c’est la meilleure action.
puzzle-wrong = Ce n’est pas la meilleure action.
puzzle-was-obvious = C’est l’action évidente, et non la meilleure.
puzzle-loss = L’action évidente coûte { $loss } points de chances de gagner (± { $error }).
puzzle-moved = Votre classement : { $before } → { $after }
puzzle-not-first = Seule la première réponse à un problème compte pour le classement.
puzzle-board = Montré sur le plateau
puzzle-show-position = La position
puzzle-show-best = Après la meilleure
puzzle-show-obvious = Après l’évidente
puzzle-way-best = Meilleure
puzzle-way-obvious = Évidente
puzzle-then = Puis peut-être { $who } : { $plan }
puzzle-consequences = Ce qui s’ensuit
puzzle-chances = chances de gagner
puzzle-points = points alors
