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
table-pause = Pause
table-paused = La table fait une pause : personne ne décide, aucune horloge ne tourne.
table-resume = Reprendre
table-pause-question = { $who } demande une pause.
table-holiday = en vacances jusqu’au { $day }
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
table-tab-notes = Notes
table-notes-about = Vous seul voyez ce que vous écrivez ici.
table-notes-kept = Conservé.
table-notes-open = Pas encore conservé …
table-seats = Places
table-desk-of = Écritoire de { $who }
table-desk-full = complet
table-if-now = Points si la partie finissait maintenant
table-if-now-short = maintenant
table-preview = { $gain } si la partie finissait alors
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
table-start-host = La personne qui a ouvert la table commence la partie.
table-arranged = La partie commence d’elle-même dès que la page de chacun a ajouté sa part à la donne, et une minute plus tard sans les absents.
table-send-away = Renvoyer
    .named = Renvoyer { $who }
table-agreed-absence = Si quelqu’un est absent depuis { $span }, un robot peut prendre sa place si les autres sont d’accord.
table-agreed-patience = Il en va de même d’une décision qui prend plus de { $span }.
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
table-commitment = Sceau du hasard
table-fair-own = La donne était loyale : la part de cette page est dans la graine, et tout correspond à ce qu’elle a vu au début.
table-fair-seen = La donne était loyale : la graine est celle que cette page a vu promettre au début.
table-fair-unseen = La graine correspond à son sceau. Ce navigateur n’a pas vu le sceau au début.
table-fair-broken = La graine n’est pas celle qui a été promise au début !
table-fair-missing = La page de { $who } n’a pas pu ouvrir sa part ; la donne s’est faite sans elle.
table-replay = Revoir
table-replay-start = La partie commence.
table-replay-over = La partie est terminée.
table-replay-ends-turn = termine son tour.
table-replay-first = Au début
table-replay-back-decisions = Une décision en arrière
table-replay-back-turns = Un tour en arrière
table-replay-back-rounds = Une manche en arrière
table-replay-on-decisions = Une décision en avant
table-replay-on-turns = Un tour en avant
table-replay-on-rounds = Une manche en avant
table-replay-turns = tour
table-replay-rounds = manche
table-replay-where = tour { $turn }, manche { $round }
table-replay-last = À la fin
table-replay-play = Dérouler
table-replay-stop = Arrêter
table-replay-speed = Vitesse
    .slow = lente
    .usual = normale
    .fast = rapide
table-replay-slider = Décision
table-replay-address = Copier l’adresse
    .about = Copie l’adresse de ce moment
table-replay-frame = Intégrer
    .about = Copie de quoi montrer ce moment dans une autre page
table-replay-close = Fermer
table-log = Journal
table-log-look = Regarder ce moment
table-log-struck = (annulé)
table-log-joined = { $who } prend place.
table-log-invited = { $who }, un robot, s’assied.
table-invite-bot = Inviter un robot par son nom
table-invite-bot-do = Inviter
table-log-left = { $who } s’en va.
table-log-dealing = Chaque page ajoute sa part au hasard.
table-log-started = La partie commence.
table-log-undone = { $who } reprend une décision.
table-log-asked = { $who } { $what ->
    [pause] demande une pause.
    [replace] peut être remplacé par un robot, si les autres sont d’accord.
   *[undo] demande une annulation.
}
table-log-answered = { $who } répond.
table-log-replaced = Un robot prend la place de { $who }.
table-log-paused = Une pause commence.
table-log-resumed = { $who } met fin à la pause.
table-log-holiday = { $who } annonce des vacances.
table-log-bot-failed = Le robot de { $who } { $why ->
    [slow] n’a pas donné de réponse à temps
    [illegal] a choisi ce qui n’est pas permis
    [missing] n’est plus là
   *[failed] a échoué
 } ; un plus simple a décidé.
hint-ask = Que ferait le joueur fort ?
hint-about = Un conseil est marqué dans le journal, et la partie n’est plus classée.
hint-thinking = Le joueur fort réfléchit …
hint-plan = Le joueur fort ferait : { $plan }
hint-values = et attend ces chances de gagner :
table-log-hinted = { $who } demande ce que ferait le joueur fort.
table-log-rematch = Il y a une partie suivante.
table-stopped = La partie a été arrêtée.
table-log-over = La partie est terminée.
table-chat-empty = Personne n’a encore parlé.
table-chat-say = Dire quelque chose
table-chat-send = Dire
table-keys = Touches
table-key-board = vers le plateau
table-key-walk = à tous les lieux, même fermés ; Entrée dit ce qu’il y a là
table-key-arrows = d’un lieu à l’autre
table-key-places = ce qu’est un lieu, et pourquoi il est fermé
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
table-key-replay-turn = à travers le passé, tour par tour
table-key-replay-round = à travers le passé, manche par manche
table-key-space = dérouler et arrêter
table-key-escape = fermer, revenir au présent
table-key-help = ces touches

## La première partie

table-summary = Les règles en une page
table-summary-apart = Ouvrir dans une fenêtre à part
table-guide = Guide
table-guide-step = Leçon { $step } sur { $most }
table-guide-done = Continuer la partie
table-lesson-next = Leçon suivante
table-lesson-back = Retour
table-lesson-all = Toutes les leçons
table-lesson-other = C’est permis, mais ce n’est pas le sujet ici. Essayez autre chose.

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

## Robots de la maison

bot-beginner = joue selon les règles et aime construire, une action à la fois ; se contente souvent de moins que le mieux
    .name = Débutant
bot-easy = prévoit son tour à grands traits et préfère parfois un plan plus faible
    .name = Facile
bot-medium = prévoit son tour avec soin et se trompe rarement
    .name = Moyen
bot-hard = compare beaucoup de plans pour son tour et prend le meilleur, en moins d’une demi-seconde
    .name = Difficile
bot-master = réfléchit jusqu’à dix secondes par tour à ce que les autres pourraient répondre
    .name = Maître
bot-focused =
    .name = Déterminé
bot-random =
    .name = Au hasard
bot-level = { $level }, { $style }
style-none = tout style
style-builder = aime les grands réseaux
    .name = Bâtisseur de réseau
style-hunter = court après les jetons bonus
    .name = Chasseur de jetons
style-displacer = se met en travers du chemin et le fait payer aux autres
    .name = Gêneur
table-bot-tag = robot : { $bot }
table-thinks = { $who } réfléchit …
    .since = depuis { $seconds } s
table-decide-now = Décider maintenant
    .about = Le robot répond par le meilleur qu’il a trouvé jusqu’ici.
table-chances = Chances de victoire
    .show = Qui menait, et quand ?
    .about = Comme la maison juge le début de chaque tour, en sachant tout ce qui était caché.
    .turn = Tour
    .end = Fin
## Coup d’œil en arrière

table-alone = { $who } : { $points } points
table-look-curve = Le score au fil de la partie
table-look-turn = Tour
table-look-end = Fin
table-look-leads = { $count ->
    [0] La tête n’a jamais changé
    [one] La tête a changé une fois
   *[other] La tête a changé { $count } fois
}
table-look-gains = D’où viennent les points
table-look-time = Temps
table-look-time-all = en tout
table-look-time-each = par décision
table-look-time-longest = le plus long
table-look-rating = Cote
table-look-rating-first = première cote :{" "}
table-look-unrated = Cette partie ne compte pas pour les cotes.
table-level = niveau { $level } sur { $most }
table-level-below = moins de { $points }
table-level-from = à partir de { $points }
table-own-first = Votre première partie en solitaire menée à terme.
table-own-best = Votre meilleur score est { $best }, en { $games } parties.
table-own-best-new = Votre meilleur score ! Il était de { $best }.
