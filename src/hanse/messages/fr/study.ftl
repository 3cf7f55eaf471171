### Ce qu'une partie aurait pu être : `hanse study` et sa page.

verb-study = où une partie enregistrée fut gagnée ou perdue : chances, meilleures actions, précision, hasard
arg-study-file = l’enregistrement d’une partie terminée (.json ou .jsonl)
arg-study-output = la page à écrire (.html ; à côté de l’enregistrement par défaut) ; ses données vont dans un fichier voisin
arg-study-seat = seulement ce que cette place savait, sans le recul (1 est la première)
arg-study-iterations = combien de réflexion vaut une action (96 par défaut)
study-progress = actions
study-stopped = Arrêté après { $done } parties sur { $all } ; la même commande continue.
study-written = Écrit : { $page } et { $data }
study-cost = coût { $loss }

## La page

study-title = Étude d’une partie : { $game }
study-as-known = Chaque action est jugée d’après ce que sa place pouvait savoir à ce moment.
study-as-seat = Le tout comme { $who } le savait, sans le recul.
study-how = Les chances viennent d’une recherche de { $iterations } itérations par action, étalonnées sur des parties entre robots de plusieurs niveaux. Une marque n’est posée qu’au-delà de l’erreur d’échantillonnage.
study-curve = Chances de victoire en pour cent
study-decisions = décisions
study-seats = Précision, adresse et hasard
study-seats-note = En points de chance de victoire : ce que les propres actions ont coûté, ce que celles des autres ont donné, et ce qu’il est advenu de ce qui était caché.
study-accuracy = Précision
study-blunder = bévue
    .many = Bévues
study-mistake = erreur
    .many = Erreurs
study-inaccuracy = imprécision
    .many = Imprécisions
study-skill = Propres actions
study-others = Actions des autres
study-luck = Hasard
study-critical = Moments critiques
study-none = Aucune action n’était sans aucun doute moins bonne qu’une autre.
study-moment = Décision { $ply }, { $who } : { $mark }, { $loss } points de chance perdus (± { $error })
study-done = Joué : { $plan }
study-better = Mieux : { $plan }
study-log = Toute la partie
study-decision = Décision
study-seat = Place
study-action = Ce qui s’est passé
study-chance = Chance
study-mark = Marque

## La page dans le navigateur

study-name = Étudier cette partie
study-known = Jugée d’après
study-known-seat = ce que savait { $who }
study-known-all = le recul : ce que chaque place savait
study-begin = Analyser la partie
study-go-on = Continuer
study-stop = Arrêter
study-to-table = À la table
study-waiting = En attente d’un processus libre : { $done } sur { $all }
study-working = Analyse : { $done } sur { $all }
study-about = Une recherche de { $iterations } itérations par action cherche ce qui aurait été mieux. Elle prend quelques minutes, peut être arrêtée et est conservée.
study-before = L’action précédente
study-after = L’action suivante
study-lost = Elle a coûté { $loss } points de chance de victoire (± { $error }).
study-forced = Il n’y avait pas de choix.
study-question = Que feriez-vous maintenant à la place de { $who } ? Décidez sur le plateau.
study-answer = Montrer ce qui était mieux
study-play-bots = Continuer d’ici contre des robots
study-play-alone = Essayer en solitaire
study-play-about = Ce qui est caché est redistribué, et la partie n’est pas classée.
study-learn = Apprendre de ses erreurs
study-learning = Questions
