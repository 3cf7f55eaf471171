### La table dans le navigateur, pour tous les jeux.

table-board = Plateau
table-zoom = Taille du plateau
table-zoom-in = Plus près
table-zoom-out = Plus loin
table-zoom-fit = Tout le plateau
table-loading = Un instant …
table-missing = Cette table n’existe pas ici
table-prompt = Ce qui est demandé
table-rule = La règle
table-your-turn = À vous
table-you = vous
table-bot = robot
table-bot-0 = Hildebrand
table-bot-1 = Gertrud
table-bot-2 = Tiedemann
table-bot-3 = Mechthild
table-bot-4 = Castorp
table-away = absent
table-on-turn = joue
table-no-question = Rien n’est demandé.
table-waits = { $who } décide.
table-past = Un moment du passé : après { $ply ->
    [one] { $ply } décision.
   *[other] { $ply } décisions.
}
table-over = La partie est terminée.
table-now = Revenir au présent
table-undo = Annuler
table-undo-free = Reprendre la dernière décision
table-undo-ask = Demander aux autres de reprendre la dernière décision
table-undo-question = { $who } demande à reprendre la dernière décision.
table-replace-question = Un robot peut-il prendre la place de { $who } ?
table-yes = Oui
table-no = Non
table-end-turn = Finir le tour
table-cancel = Annuler
table-close = Fermer
table-do-it = Confirmer
table-choices-none = Rien à décider pour vous maintenant.
table-choices-filter = Trouver un choix : ville, sorte …
table-choices-nothing-found = Aucun choix ne contient ces mots.
table-panel = Choix, journal et discussion
table-tab-choices = Choix
table-tab-log = Journal
table-tab-chat = Discussion
table-seats = Places
table-desk-of = Écritoire de { $who }
table-desk-full = complet
table-if-now = Points si la partie finissait maintenant
table-if-now-short = maintenant
table-preview = { $gain } si la partie finissait alors
table-nothing-here = Rien à décider ici maintenant.
table-replace = Demander qu’un robot prenne sa place
table-reconnecting = La connexion est perdue, mais rien d’autre : la table revient d’elle-même …
table-waiting = La table attend des joueurs
table-invite = Lien d’invitation
table-share = Copier le lien de cette table
table-copy = Copier
table-copied = Copié
table-seat-open = libre
table-sit = S’asseoir ici
table-start = Commencer
table-start-about = Les places encore libres seront prises par des robots.
table-leave = Quitter la table
table-sheet = Feuille de score
table-rank = Rang
table-player = Joueur
table-won = { $count ->
    [one] { $who } gagne
   *[other] { $who } gagnent ensemble
}
table-rematch = Encore une partie
table-rematch-go = À la partie suivante
table-record = Télécharger la partie
table-commitment = Sceau du hasard
table-seed = ouvert : { $seed }
table-replay = Revoir
table-replay-first = Au début
table-replay-back = Une décision en arrière
table-replay-on = Une décision en avant
table-replay-last = À la fin
table-replay-play = Dérouler
table-replay-stop = Arrêter
table-replay-slider = Décision
table-replay-close = Fermer
table-log = Journal
table-log-look = Regarder ce moment
table-log-struck = (annulé)
table-log-joined = { $who } prend place.
table-log-left = { $who } s’en va.
table-log-started = La partie commence.
table-log-undone = { $who } reprend une décision.
table-log-asked = { $who } demande une annulation.
table-log-answered = { $who } répond.
table-log-replaced = Un robot prend la place de { $who }.
table-log-bot-failed = Le robot de { $who } { $why ->
    [slow] n'a pas donné de réponse à temps
    [illegal] a choisi ce qui n'est pas permis
    [missing] n'est plus là
   *[failed] a échoué
 } ; un plus simple a décidé.
table-log-rematch = Il y a une partie suivante.
table-stopped = La partie a été arrêtée.
table-log-over = La partie est terminée.
table-chat-empty = Personne n’a encore parlé.
table-chat-say = Dire quelque chose
table-chat-send = Dire
table-keys = Touches
table-key-board = vers le plateau
table-key-arrows = d’un lieu à l’autre
table-key-enter = choisir
table-key-kinds = choisir avec un négociant (t) ou un marchand (m)
table-key-numbers = une ligne d’un menu
table-key-choices = liste des choix
table-key-undo = annuler
table-key-end-turn = finir le tour
table-key-log = journal
table-key-talk = discussion
table-key-desks = écritoires des autres
table-key-replay = à travers le passé
table-key-space = dérouler et arrêter
table-key-escape = fermer, revenir au présent
table-key-help = ces touches

## La première partie

table-guide = Guide
table-guide-step = Étape { $step } sur { $most }
table-guide-next = Suivant
table-guide-done = Continuer sans le guide

## The same in every game

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-stopped = arrêt par la limite de sécurité
category-total = Total
    .short = Total
option-players = Le nombre de joueurs.
table-score = Points
