### Apprendre des poids : hanse train

verb-train = apprendre ce que valent les positions grâce à des parties entre robots
arg-train-game = le jeu à apprendre
arg-train-all = refaire tous les poids fournis, chacun dans un dossier sous FOLDER
arg-train-from = commencer par les poids de ce fichier (ceux faits à la main par défaut)
arg-train-out = le dossier de l’apprentissage (training par défaut) ; une commande interrompue y reprend
arg-train-rounds = combien de fois jouer, apprendre et mettre à l’épreuve les nouveaux poids (20 par défaut)
arg-train-games = le nombre de parties d’une manche (400 par défaut)
arg-train-matches = combien de parties, au plus, décident si de nouveaux poids deviennent champion (60 par défaut)
arg-train-watch = apprendre à la première manche de ce nombre de parties que focused joue seul, au lieu de parties de la ligue
arg-train-seed = la graine de toutes les parties (1 par défaut)
arg-train-max-decisions = arrêter une partie après tant de décisions et la classer telle quelle (5000 par défaut)

train-planned = Poids { $weights }
train-playing = manche { $round } sur { $rounds } : parties
train-matching = manche { $round } sur { $rounds } : matchs
train-round = Manche { $round } sur { $rounds } : { $shares } : { $verdict }
train-share = { $who } { $share }
train-against-champion = contre le champion
train-against-focused = contre focused
train-against-hand = contre les poids faits main
train-promoted = nouveau champion
train-not-promoted = le champion reste
train-champion = Les poids du champion sont dans { $file }.
train-no-champion = Rien n’a battu les poids du début ; ils sont dans { $file }.
train-picture = La courbe d’apprentissage est { $file }.
train-interrupted = Interrompu après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : tout est dans { $out }. La même commande continue.

train-curve-title = Apprentissage de { $place } : un contre des copies, part de victoires, intervalles à 95 %
train-curve-rounds = Manches ; un triangle marque un nouveau champion
train-curve-even = part égale
