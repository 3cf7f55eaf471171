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
table-waits-turn = C’est le tour de { $who } : { $actions ->
    [one] { $actions } action restante.
   *[other] { $actions } actions restantes.
}
table-waits-pay = { $who } choisit comment payer.
table-waits-displaced = { $who } a été remplacé sur { $route } et pose ses pièces sur des cases proches.
table-waits-lift = { $who } déplace des pièces.
table-waits-put = { $who } déplace des pièces.
table-waits-reward = { $who } a créé { $route } et choisit sa récompense.
table-waits-markers = { $who } pose de nouveaux jetons bonus.
table-past = Un moment du passé : après { $ply ->
    [one] { $ply } décision.
   *[other] { $ply } décisions.
}
table-over = La partie est terminée.
table-now = Revenir au présent
table-hand = { $count ->
    [one] { $count } pièce en main
   *[other] { $count } pièces en main
}
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
table-confirm-end = { $actions ->
    [one] Il reste { $actions } action : elle serait perdue.
   *[other] Il reste { $actions } actions : elles seraient perdues.
}
table-confirm-nothing = Vous ne prendriez rien pour cette route.
table-confirm-displace = La case vous coûte des pièces de plus, et l’autre joueur est dédommagé.
table-confirm-use = Le jeton sera utilisé. Il compte toujours à la fin.
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
table-markers = Jetons bonus
table-markers-used = { $count ->
    [one] { $count } jeton utilisé
   *[other] { $count } jetons utilisés
}
table-plate = { $count ->
    [one] { $count } jeton sur l’assiette
   *[other] { $count } jetons sur l’assiette
}
table-if-now = Points si la partie finissait maintenant
table-if-now-short = maintenant
table-preview = { $gain } si la partie finissait alors
table-ends = Distance de la fin
table-end-points = { $left ->
    [one] { $left } point avant la fin
   *[other] { $left } points avant la fin
}
table-end-markers = { $left ->
    [one] { $left } jeton en réserve
   *[other] { $left } jetons en réserve
}
table-end-cities = { $left ->
    [one] { $left } ville à compléter
   *[other] { $left } villes à compléter
}
table-place-post = Case { $number } de { $route }, { $piece } de { $owner }
table-place-post-free = Case { $number } de { $route }, libre
table-place-route = Route { $route }
table-place-marker = Place d’un jeton près de { $route }
table-place-city = Ville { $city }
table-place-prestige = Prestige spécial { $colour }
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
table-log-bot-failed = Le robot de { $who } n'a pas donné de réponse à temps ; un plus simple a décidé.
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
table-key-recruit = recruter
table-key-undo = annuler
table-key-end = finir le tour
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
table-guide-look = La table
    .text = La carte montre les villes et les routes entre elles. À droite, votre écritoire : cinq compétences, et vos pièces, négociants (cubes) et marchands (disques). Seules les pièces de votre réserve personnelle servent ; celles de la réserve générale attendent.
table-guide-place = Placez une pièce
    .text = Les cases utilisables sont cerclées. Choisissez une case libre et posez-y un négociant. C’est une action ; vous en avez deux par tour.
table-guide-again = Restez sur la même route
    .text = Placez encore, de préférence sur la même route : il faut en remplir toutes les cases. Quand vos actions sont épuisées, finissez le tour. Les robots jouent, puis c’est de nouveau à vous.
table-guide-recruit = Recrutez
    .text = Votre réserve personnelle est presque vide ? Recrutez : des pièces passent de la réserve générale à la vôtre, autant que le permet votre trésor.
table-guide-fill = Créez une route commerciale
    .text = Quand toutes les cases d’une route sont à vous, la route entière s’éclaire. Choisissez-la : une action suffit pour la créer.
table-guide-reward = Prenez la récompense
    .text = Une route créée donne un comptoir dans l’une de ses deux villes, ou un pas de la compétence inscrite sur la ville. D’abord les compétences, dit un bon conseil : plus d’actions, plus de pièces.
table-guide-displace = Remplacez
    .text = Quelqu’un vous gêne ? Choisissez la pièce d’un autre : vous prenez sa case et payez une pièce de plus pour un négociant, deux pour un marchand. L’autre joueur reçoit des pièces en échange.
table-guide-move = Déplacez
    .text = Vos pièces savent marcher : levez-en une ou deux et posez-les sur des cases libres. C’est aussi une action.
table-guide-marker = Jetons bonus
    .text = Une route avec un jeton le donne à qui la crée. Les jetons restent sur votre écritoire jusqu’à leur usage ; ils comptent aussi à la fin.
table-guide-end = Jusqu’à la fin
    .text = La partie finit à 20 points, quand il n’y a plus de jetons, ou quand assez de villes sont complètes. Puis viennent compétences, jetons, villes et votre plus grand réseau multiplié par vos clés. Les barres près des noms le montrent à tout moment.
