# Was ein Gastgeber braucht: Sicherungen, Prüfungen, Aufsicht.

verb-backup = alles sichern, was ein Server aufbewahrt, auch während er läuft
verb-restore = eine leere Datenbank aus einer Sicherung füllen
verb-doctor = eine Datenbank untersuchen und sagen, was zu tun ist
arg-backup-file = wohin die Sicherung kommt: eine neue Datei, .zip
arg-restore-file = eine Sicherung von hanse backup
arg-database = wo alles aufbewahrt wird: eine Datei, oder postgresql://user@host/name
arg-database-password-file = eine Datei mit dem Passwort der PostgreSQL; die Variable HANSE_DATABASE_PASSWORD geht auch
arg-doctor-quick = nicht das Protokoll jedes Tisches lesen
backup-done = { $path }: eine Sicherung von allem, mit { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
}
restore-done = { $path } ist zurückgespielt, mit { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
}
doctor-good = gut
doctor-odd = ansehen
doctor-bad = schlecht
doctor-sum = { $bad ->
    [0] Nichts ist kaputt
    [one] Eines ist kaputt
   *[other] { $bad } Dinge sind kaputt
}, { $odd ->
    [0] und nichts ist anzusehen.
    [one] und eines ist anzusehen.
   *[other] und { $odd } sind anzusehen.
}
doctor-file-good = die Datei ist { $path }, { $mib } MiB
doctor-file-bad = es gibt keine Datei { $path }: der Server legt sie an, wenn er startet; oder spielen Sie die letzte Sicherung zurück (hanse restore)
doctor-owner-good = dieser Benutzer darf { $path } schreiben
doctor-owner-bad = dieser Benutzer darf { $path } oder ihren Ordner nicht schreiben: geben Sie beide dem Benutzer des Servers (chown)
doctor-private-good = sonst kann sie niemand lesen
doctor-private-odd = andere können { $path } lesen: Saaten und Sitzungen stehen darin (chmod 600)
doctor-room-good = { $mib } MiB sind auf der Platte frei
doctor-room-odd = nur { $mib } MiB sind auf der Platte frei: { $needed } wären genug für eine Sicherung und Monate von Partien
doctor-limit-good = { $limit } Dateien dürfen hier offen sein, genug für { $connections } Verbindungen
doctor-limit-odd = nur { $limit } Dateien dürfen hier offen sein, genug für { $connections } Verbindungen: erhöhen Sie das (LimitNOFILE, ulimit -n)
doctor-open-bad = die Datenbank ist nicht zu benutzen: { $reason }
doctor-integrity-good = die Datei ist heil
doctor-integrity-bad = die Datei ist beschädigt ({ $reason }): halten Sie den Server an, behalten Sie die Datei und spielen Sie die letzte Sicherung zurück (hanse restore)
doctor-empty-odd = noch ist nichts darin: der Server füllt sie, wenn er startet
doctor-empty-bad = sie enthält Tabellen von etwas anderem: geben Sie dem Server eine eigene Datenbank
doctor-shape-good = ihre Form ist { $found }, die neueste
doctor-shape-odd = ihre Form ist { $found }, die dieser Version ist { $known }: machen Sie eine Sicherung und starten Sie dann den Server, der sie auf den Stand bringt
doctor-shape-bad = ihre Form ist { $found }, von einer neueren Version; diese kennt { $known }: gehen Sie zur neueren zurück, oder spielen Sie eine Sicherung zurück
doctor-orphans-good = keine Zeile zeigt ins Leere
doctor-orphans-odd = Zeilen zeigen ins Leere ({ $rows }): sie schaden niemandem; jemand hat von Hand in die Datenbank geschrieben
doctor-tables-good = { $tables ->
    [one] der eine Tisch ist lesbar
   *[other] alle { $tables } Tische sind lesbar
}
doctor-tables-odd = { $count } von { $tables } Tischen sind nicht lesbar und bleiben, wie sie sind: { $named }. Eine neuere Version liest die ihren, --data die mit eigenen Angaben; ein beschädigter steht heil in der letzten Sicherung

verb-admin = die Gastgeber eines Servers nennen; stumm schalten, sperren, Tische schließen, Meldungen und Buch lesen
arg-admin-action = host, unhost, mute, unmute, ban, unban, close, settle; oder eine Liste: hosts, restricted, reports, log
arg-admin-who = ein Name, oder die Kennung eines Kontos, eines Tisches oder einer Meldung
arg-admin-days = für wie viele Tage; sonst für immer
arg-admin-reason = warum; es steht im Buch
admin-action = hanse admin { $given }: erwartet wird eines von { $known }
admin-form = hanse admin { $action }: erwartet wird { $form }
admin-done = { $action }: { $who }; es steht im Buch
admin-none = Nichts.
admin-for-good = für immer
admin-terminal = Befehlszeile

arg-serve-log = wie aufgeschrieben wird, was geschieht: text für Menschen, oder json für Programme, mit einer Zeile für jede Anfrage
arg-serve-metrics = einem Prometheus an diesem Port antworten, nur auf dieser Maschine, wenn keine Adresse davor steht
serve-handed-over = Ein anderer Prozess macht an Stelle dieses weiter.
serve-log = --log { $given }: erwartet wird text oder json
serve-metrics = --metrics { $given }: erwartet wird ein Port, oder eine Adresse und ein Port, zum Beispiel 127.0.0.1:9323
