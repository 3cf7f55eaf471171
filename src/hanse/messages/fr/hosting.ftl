# Ce dont a besoin un hébergeur : copies, examens, modération.

verb-backup = copier tout ce que garde un serveur, même pendant qu’il tourne
verb-restore = remplir une base vide à partir d’une copie
verb-doctor = examiner une base de données, et dire que faire
arg-backup-file = où va la copie : un fichier nouveau, .zip
arg-restore-file = une copie faite par hanse backup
arg-database = où tout est gardé : un fichier, ou postgresql://user@host/name
arg-database-password-file = un fichier avec le mot de passe du PostgreSQL ; la variable HANSE_DATABASE_PASSWORD sert aussi
arg-doctor-quick = ne pas lire le journal de chaque table
backup-done = { $path } : une copie de tout, avec { $tables ->
    [one] une table
   *[other] { $tables } tables
}
restore-done = { $path } est restauré, avec { $tables ->
    [one] une table
   *[other] { $tables } tables
}
doctor-good = bon
doctor-odd = à voir
doctor-bad = mauvais
doctor-sum = { $bad ->
    [0] Rien n’est cassé
    [one] Une chose est cassée
   *[other] { $bad } choses sont cassées
}, { $odd ->
    [0] et rien n’est à voir.
    [one] et une est à voir.
   *[other] et { $odd } sont à voir.
}
doctor-file-good = le fichier est { $path }, { $mib } Mio
doctor-file-bad = il n’y a pas de fichier { $path } : le serveur le crée au démarrage ; ou restaurez votre dernière copie (hanse restore)
doctor-owner-good = cet utilisateur peut écrire { $path }
doctor-owner-bad = cet utilisateur ne peut pas écrire { $path } ou son dossier : donnez les deux à l’utilisateur du serveur (chown)
doctor-private-good = personne d’autre ne peut le lire
doctor-private-odd = d’autres peuvent lire { $path } : graines et sessions s’y trouvent (chmod 600)
doctor-room-good = { $mib } Mio sont libres sur le disque
doctor-room-odd = seuls { $mib } Mio sont libres sur le disque : { $needed } suffiraient pour une copie et des mois de parties
doctor-limit-good = { $limit } fichiers peuvent être ouverts ici, assez pour { $connections } connexions
doctor-limit-odd = seuls { $limit } fichiers peuvent être ouverts ici, assez pour { $connections } connexions : augmentez (LimitNOFILE, ulimit -n)
doctor-open-bad = la base ne peut pas être utilisée : { $reason }
doctor-integrity-good = le fichier est entier
doctor-integrity-bad = le fichier est endommagé ({ $reason }) : arrêtez le serveur, gardez le fichier et restaurez votre dernière copie (hanse restore)
doctor-empty-odd = il n’y a encore rien dedans : le serveur la remplit au démarrage
doctor-empty-bad = elle contient des tables d’autre chose : donnez au serveur une base à lui
doctor-shape-good = sa forme est { $found }, la plus récente
doctor-shape-odd = sa forme est { $found }, celle de cette version est { $known } : faites une copie, puis démarrez le serveur, qui la met à jour
doctor-shape-bad = sa forme est { $found }, faite par une version plus récente ; celle-ci connaît { $known } : revenez à la plus récente, ou restaurez une copie
doctor-orphans-good = aucune ligne ne renvoie à rien
doctor-orphans-odd = des lignes ne renvoient à rien ({ $rows }) : elles ne gênent personne ; quelqu’un a écrit dans la base à la main
doctor-tables-good = { $tables ->
    [one] la seule table est lisible
   *[other] les { $tables } tables sont lisibles
}
doctor-tables-odd = { $count } des { $tables } tables ne sont pas lisibles, et restent telles quelles : { $named }. Une version plus récente lit celles qu’elle a faites, --data celles avec vos propres données ; une table endommagée est intacte dans votre dernière copie

verb-admin = nommer les hôtes d’un serveur ; faire taire, exclure, fermer des tables, lire signalements et journal
arg-admin-action = host, unhost, mute, unmute, ban, unban, close, settle ; ou une liste : hosts, restricted, reports, log
arg-admin-who = un nom, ou le code d’un compte, d’une table ou d’un signalement
arg-admin-days = pour combien de jours ; sans fin sinon
arg-admin-reason = pourquoi ; cela figure au journal
admin-action = hanse admin { $given } : un de { $known } est attendu
admin-form = hanse admin { $action } : { $form } est attendu
admin-done = { $action } : { $who } ; cela figure au journal
admin-none = Rien.
admin-for-good = sans fin
admin-terminal = ligne de commande

arg-serve-log = comment est noté ce qui se passe : text pour les gens, ou json pour les programmes, avec une ligne par requête
arg-serve-metrics = répondre à un Prometheus sur ce port, pour cette machine seule sauf si une adresse le précède
serve-handed-over = Un autre processus continue à la place de celui-ci.
serve-log = --log { $given } : text ou json est attendu
serve-metrics = --metrics { $given } : un port est attendu, ou une adresse et un port, par exemple 127.0.0.1:9323
