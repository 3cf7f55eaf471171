### Positions composées à la main, études en chapitres, et l’explorateur d’ouvertures et d’habitudes.

## L’éditeur

editor-name = Composer une position
editor-edition = Édition
editor-board = Plateau
editor-usual = comme d’habitude
editor-seats = Sièges
editor-deal = Distribuer à nouveau
editor-clear = Vider le plateau
editor-undo = Annuler
editor-tools = Ce qu’on pose sur le plateau
editor-remove = enlever
editor-impossible = Cette position est impossible :
editor-possible = Cette position est possible.
editor-beside = À côté du plateau
editor-turn = Tour
editor-decides = Qui décide
editor-seat = Siège { $number }
editor-actions = Actions restantes
editor-score = Points
editor-none = aucun
editor-take = Enlever : { $what }
editor-add = Ajouter : { $what }
editor-then = Et maintenant ?
editor-judge = Analyser cette position
editor-judging = Analyse …
editor-position = Position
editor-save = Enregistrer dans un fichier
editor-load = Ouvrir un fichier
editor-first = Seule une position possible peut être jouée, analysée ou conservée.
editor-pawn = pion

## Les études

book-studies = Études
book-about = Une étude réunit des chapitres, chacun une partie terminée ou une position, avec commentaires, dessins et variantes. Elle est privée tant que vous ne partagez pas son lien ou ne la rendez pas publique.
book-name = Nom de l’étude
book-new = Nouvelle étude
book-import = Importer une étude d’un fichier
book-unreadable = Ce fichier est illisible : une étude exportée ici était attendue.
book-mine = Vos études
book-public = Études publiques
book-is-public = publique
book-none = Aucune pour l’instant.
book-which = Dans quelle étude
book-chapter-name = Nom du chapitre
book-put-in = Mettre dans une étude
book-make-public = publique
book-link = Copier le lien
book-export = Exporter en fichier
book-delete = Supprimer l’étude
book-delete-chapter = Supprimer le chapitre
book-sure = Vraiment supprimer ?
book-public-about = Tout le monde peut la lire ; vous seul pouvez la modifier.
book-private-about = Seul qui a le lien peut la lire ; vous seul pouvez la modifier.
book-by = par { $who }
book-chapter = Chapitre
book-earlier = Monter
book-later = Descendre
book-begin = Pas encore de chapitre : composez une position, ou ajoutez une partie terminée depuis sa table ou son analyse.
book-empty = Pas encore de chapitre.
book-modes = Ce que fait un clic sur le plateau
book-arrow-to = Choisissez maintenant où la flèche finit.
book-all-choices = Toutes les décisions possibles ici
book-start = Au début
book-back = La décision précédente
book-on = La décision suivante
book-over = La partie est terminée.
book-comment = Commentaire de ce moment
book-has-comment = avec commentaire
book-moves = Décisions et variantes
book-cut = Supprimer cette variante à partir d’ici
book-try = Continuer à jouer d’ici
book-edit-position = Modifier cette position dans l’éditeur
study-play-friends = Continuer avec des amis
study-way-back = Retour à l’étude
study-best-shown = Les numéros sur le plateau montrent la meilleure suite.
book-chapters = { $count ->
    [one] 1 chapitre
   *[other] { $count } chapitres
}
book-vary = Variante
    .about = Choisissez une décision : elle devient une variante.
book-ring = Cercle
    .about = Choisissez un lieu : un cercle apparaît, ou disparaît.
book-arrow = Flèche
    .about = Choisissez où la flèche commence.

## Ouvertures et habitudes

verb-explore = ouvertures et habitudes dans un fichier de parties : comment elles ont commencé, par qui, avec quel résultat
arg-explore-file = des enregistrements, un par ligne, ou les résultats d’une arène
arg-explore-after = seulement les sièges qui ont commencé ainsi : QUESTION=RÉPONSE, autant de fois que voulu
explore-name = Ouvertures et habitudes
explore-about = Comment les parties publiques de ce serveur ont commencé, par qui et avec quel résultat. Choisissez des réponses pour voir ce qui a suivi.
explore-none = Aucune partie publique ne s’est encore terminée ici.
explore-kind = Parties
explore-kind-line = { $game }, { $board }, { $seats } sièges ({ $games })
explore-chosen = Commencées par
explore-everything = tout
explore-answer = Réponse
explore-times = Fois
explore-won = Gagné
explore-points = Points
explore-players = Par qui
explore-tables = Parties commencées ainsi
explore-game = Partie { $number }
explore-take = Seulement avec { $what }
explore-drop = Sans { $what }
explore-seat = Place dans l’ordre du tour
explore-seat-number = numéro { $number }
explore-ending = Comment la partie s’est terminée
explore-no-ending = sans raison dite
explore-margin = Écart de la victoire
explore-margin-tie = victoire partagée
explore-margin-close = 3 points au plus
explore-margin-clear = 4 à 10 points
explore-margin-far = plus de 10 points
explore-question = pas de question { $given } : une de { $known } était attendue
