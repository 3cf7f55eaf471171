### Les pièces autour de la table, dans le navigateur.

web-skip = Aller au contenu
web-nav = Pièces
web-lobby = Accueil
web-welcome = Prenez place au comptoir
web-welcome-about = Contre des amis ou des robots, sans inscription.
web-your-name = Votre nom
web-guest-name = Invité { $number }
web-play-bots = Jouer contre trois robots
web-new-table = Nouvelle table
web-learn = Apprendre en jouant
web-learn-about = De courtes leçons sur des positions préparées. Chacune a une tâche ; les mauvaises réponses sont expliquées et ne changent rien, et après chaque leçon vous pouvez continuer la partie.
web-learn-start = Commencer par la première leçon
web-learn-go-on = Continuer à apprendre
web-learn-done = { $done } sur { $most } faites
web-learn-learnt = faite
web-position = Partir d’une position
web-position-about = Une position en données, dessinée ou étudiée par exemple, devient une table : vous à la première place, des robots aux autres. Ce qui y est caché est redistribué, et la partie n’est pas classée.
web-position-file = Position (fichier JSON) :
web-position-unreadable = Ce fichier n’est pas une position : du JSON est attendu.
web-rules = Règles
web-rules-of = Règles de { $game }
web-rules-search = Chercher dans les règles
web-rules-none = Rien ici ne contient ces mots.
web-rules-book = Livret
web-rules-summary = En une page
web-rules-reference = Référence
web-rules-ways = Façons de lire les règles
web-rules-contents = Table des matières
web-rules-clause = Article
web-rules-reference-about = Chaque règle avec son numéro, telle que le programme la joue. La référence est écrite en anglais.
web-ratings = Classement
web-rating = Cote
web-rated-games = Parties
web-no-ratings = Personne n’est encore classé ici.
web-language = Langue
web-settings = Réglages
web-theme = Lumière
web-theme-light = De jour
web-theme-dark = À la lampe
web-theme-name =
    .auto = comme l’appareil
    .light = jour
    .dark = lampe
web-motion = Mouvement
web-motion-name =
    .auto = les pièces glissent
    .off = aucun
web-sound = Des sons à la table, et une cloche quand c’est à vous
web-notifications = Une notification du navigateur quand c’est à vous
web-confirm = Demander confirmation des choix coûteux
web-keys = Touches simples comme raccourcis à la table
web-account = Compte
web-account-about = Un nom et un mot de passe gardent vos parties et votre cote sur tous vos appareils. Un invité qui s’inscrit garde ses parties.
web-bots = Vos robots
web-bots-about = Un robot est un programme qui joue par lui-même, où qu’il tourne. Son jeton le fait entrer ; gardez-le secret.
web-bot-name = Nom du robot
web-bot-make = Créer un robot
web-bot-token = Le jeton de { $name } ; il n’est montré que maintenant
web-bot-remove = Retirer
web-bot-remove-named = Retirer { $name } : son jeton est révoqué
web-you-are = Vous êtes { $name }.
web-you-are-guest = Vous êtes { $name }, invité dans ce navigateur.
web-password = Mot de passe (8 caractères au moins)
web-sign-up = S’inscrire
web-sign-in = Se connecter
web-sign-out = Se déconnecter
web-be-guest = Jouer en invité
web-my-games = Mes parties
web-no-games = Aucune partie en cours.
web-open-tables = Tables ouvertes
web-no-tables = Aucune table n’attend de joueurs. Ouvrez-en une et envoyez le lien à vos amis.
web-watch = Regarder
web-free-seats = { $count ->
    [one] 1 place libre
   *[other] { $count } places libres
}
web-running = décision { $ply }
web-finished = terminée
web-finished-games = Parties terminées
web-no-finished = Aucune partie terminée.
web-game = Jeu
web-edition = Édition
web-seats = Places
web-seat-number = Place { $number }
web-seat-me = c’est ma place
web-seat-open = libre
web-seat-bot = robot
web-seat-local = quelqu’un devant cet écran
web-which-bot = Robot à la place { $number }
web-which-style = Style du robot à la place { $number }
web-levels = Niveaux
web-other-bots = Autres robots
web-local = Nom à la place { $number }
web-local-name = Joueur { $number }
web-who-may-come = Qui peut venir
web-public = Tout le monde : la table est à l’accueil
web-by-invitation = Seulement avec le lien d’invitation
web-clock = Pendule
web-clock-none = aucune
web-clock-move60 = 1 minute par décision
web-clock-move300 = 5 minutes par décision
web-clock-total1800 = 30 minutes en tout, 10 secondes de plus par décision
web-clock-day = 1 jour par décision
web-clock-days3 = 3 jours par décision
web-agreed = S’attendre les uns les autres
web-absence = Un robot peut prendre la place d’une personne absente depuis
web-absence-usual = le temps habituel ici
web-patience = Un robot peut prendre la place de qui réfléchit à une décision plus de
web-patience-none = sans limite
web-board-and-modules = Plateau et modules
web-options = Points de règle
web-options-reset = Revenir à l’édition
web-create = Ouvrir la table
web-fault = Quelque chose n’a pas marché. Veuillez réessayer.

error-web-unreachable = Le serveur ne répond pas.
error-web-server = Le serveur a un problème. Veuillez réessayer.
error-web-refused = Ce n’est pas possible.
error-web-board = Le dessin du plateau manque.
web-span-less = < 1 s
web-span-seconds = { $count } s
web-span-minutes = { $count } min
web-span-hours = { $count } h
web-span-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
web-clock-none-short = sans pendule
web-clock-each = { $span } par décision
web-clock-all = { $span } en tout, { $more } de plus par décision
web-sure-hardly = encore très incertain
web-sure-roughly = connu à peu près
web-sure-fairly = assez bien connu
web-sure-well = bien connu
web-for-players = { $count ->
    [1] 1 joueur
   *[other] { $count } joueurs
}
web-all-my-games = Toutes mes parties
web-next-turn = Prochaine partie où c’est à moi
web-no-turn = Aucune autre partie ne vous attend.
web-waits-for = à { $who } de décider
web-won = gagnée
web-rank = place { $rank } sur { $of }
web-ended-early = non menée à terme
web-rulings-changed = { $count ->
    [one] 1 règle modifiée
   *[other] { $count } règles modifiées
}
web-find-opponent = Chercher par le nom d’un adversaire
web-all-games = toutes
web-none-found = Aucune partie ne correspond.
web-pages = Pages
web-page-newer = Plus récentes
web-page-older = Plus anciennes
web-page-of = Page { $page } sur { $pages }
web-leave = Quitter
web-leave-named = Quitter cette partie de { $game } ?
web-leave-open = Votre place redevient libre.
web-leave-people = Un robot prend votre place et les autres continuent. Vous pouvez revenir tant que la partie dure ; sinon vous êtes dernier dans le classement de cette partie.
web-leave-bots = Les robots finissent la partie sans vous. Vous pouvez revenir tant qu’elle dure ; sinon vous êtes dernier dans le classement de cette partie.
web-my-profile = Mon profil
web-sign-in-as = Se connecter comme { $name }
web-change-password = Changer le mot de passe
web-password-old = Le mot de passe actuel
web-password-new = Le nouveau mot de passe (8 caractères ou plus)
web-password-sure = Votre mot de passe, pour être sûr
web-password-changed = Le mot de passe est changé ; tous les autres navigateurs sont déconnectés.
web-sessions = Où vous êtes connecté
web-session-unknown = un navigateur
web-session-since = depuis { $day }
web-session-here = ici
web-session-end = Y mettre fin
web-data = Vos données
web-data-about = Un fichier avec tout ce qui est conservé à votre sujet : parties, résultats, cotes, notes, paroles.
web-data-take = Emporter mes données
web-delete = Supprimer le compte
web-delete-about = Votre nom, mot de passe, sessions, notes, résultats, cotes et robots sont supprimés, et des robots prennent votre place dans les parties en cours. Les parties terminées restent à ceux qui les ont jouées, sous le nom que vous aviez à la table. C’est irrévocable.
web-deleted = Le compte est supprimé.
web-profile = Profil
web-profile-since = Ici depuis { $day }.
web-profile-guest = Un invité, ici depuis { $day }.
web-results = Résultats
web-won-games = Gagnées
web-mean-rank = Place moyenne
web-best-score = Meilleur score
web-rating-about = Une estimation prudente : on n’est guère plus faible que sa cote. Elle monte avec les bons résultats et avec chaque partie qui la rend plus sûre.
web-rating-between = vraie force sans doute entre { $low } et { $high }, après { $games ->
    [one] une partie
   *[other] { $games } parties
}
web-sure = Certitude
web-date = Date
web-head-to-head = Face à face
web-ahead = devant
web-behind = derrière
web-favourites = Routes et lieux préférés
web-last-games = Dernières parties publiques
web-last-setup = Comme la dernière fois.
web-usual-setup = La mise en place habituelle
web-shuffle = Le hasard décide des places
web-colour-of = Couleur de la place { $number }
web-colour-0 = bleu
web-colour-1 = jaune
web-colour-2 = rouge
web-colour-3 = violet
web-colour-4 = vert
web-differing = { $count ->
    [0] comme dans le livret
    [one] 1 diffère du livret
   *[other] { $count } diffèrent du livret
}
