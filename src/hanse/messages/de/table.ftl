### Der Tisch im Browser, für alle Spiele.

table-board = Spielplan
table-zoom = Größe des Plans
table-zoom-in = Näher
table-zoom-out = Weiter weg
table-zoom-fit = Der ganze Plan
table-loading = Einen Augenblick …
table-missing = Diesen Tisch gibt es hier nicht
table-prompt = Was gefragt ist
table-rule = Die Regel
table-your-turn = Du bist am Zug
table-you = du
table-bot = Bot
table-bot-0 = Hildebrand
table-bot-1 = Gertrud
table-bot-2 = Tiedemann
table-bot-3 = Mechthild
table-bot-4 = Castorp
table-away = abwesend
table-on-turn = am Zug
table-no-question = Nichts ist gefragt.
table-waits = { $who } entscheidet.
table-waits-turn = { $who } ist am Zug: noch { $actions ->
    [one] 1 Aktion.
   *[other] { $actions } Aktionen.
}
table-waits-pay = { $who } wählt, womit bezahlt wird.
table-waits-displaced = { $who } wurde von { $route } verdrängt und setzt Figuren auf nahe Felder.
table-waits-lift = { $who } versetzt Figuren.
table-waits-put = { $who } versetzt Figuren.
table-waits-reward = { $who } hat { $route } errichtet und wählt den Lohn.
table-waits-markers = { $who } legt neue Bonusmarker aus.
table-past = Ein Augenblick der Vergangenheit: nach { $ply ->
    [one] 1 Entscheidung.
   *[other] { $ply } Entscheidungen.
}
table-over = Die Partie ist zu Ende.
table-now = Zurück zu jetzt
table-hand = { $count ->
    [one] 1 Figur in der Hand
   *[other] { $count } Figuren in der Hand
}
table-undo = Zurück
table-undo-free = Die letzte Entscheidung zurücknehmen
table-undo-ask = Die anderen bitten, die letzte Entscheidung zurückzunehmen
table-undo-question = { $who } möchte die letzte Entscheidung zurücknehmen.
table-replace-question = Darf ein Bot für { $who } übernehmen?
table-yes = Ja
table-no = Nein
table-end-turn = Zug beenden
table-cancel = Abbrechen
table-close = Schließen
table-do-it = Ausführen
table-confirm-end = { $actions ->
    [one] 1 Aktion ist übrig und würde verfallen.
   *[other] { $actions } Aktionen sind übrig und würden verfallen.
}
table-confirm-nothing = Du würdest für diese Handelsstraße nichts nehmen.
table-confirm-displace = Du zahlst für das Feld mehr Figuren, und der andere wird entschädigt.
table-confirm-use = Der Marker wird verbraucht. Am Ende zählt er trotzdem.
table-choices-none = Für dich gibt es gerade nichts zu entscheiden.
table-choices-filter = Wahl suchen: Stadt, Art …
table-choices-nothing-found = Keine Wahl enthält diese Wörter.
table-panel = Wahl, Verlauf und Gespräch
table-tab-choices = Wahl
table-tab-log = Verlauf
table-tab-chat = Gespräch
table-seats = Plätze
table-desk-of = Schreibpult von { $who }
table-desk-full = voll
table-markers = Bonusmarker
table-markers-used = { $count ->
    [one] 1 Marker verbraucht
   *[other] { $count } Marker verbraucht
}
table-plate = { $count ->
    [one] 1 Marker auf dem Teller
   *[other] { $count } Marker auf dem Teller
}
table-if-now = Punkte, wenn die Partie jetzt endete
table-if-now-short = jetzt
table-preview = { $gain }, wenn die Partie dann endete
table-ends = Wie nah das Ende ist
table-end-points = { $left ->
    [one] noch 1 Punkt
   *[other] noch { $left } Punkte
}
table-end-markers = { $left ->
    [one] noch 1 Marker im Vorrat
   *[other] noch { $left } Marker im Vorrat
}
table-end-cities = { $left ->
    [one] noch 1 Stadt
   *[other] noch { $left } Städte
}
table-place-post = Feld { $number } von { $route }, { $piece } von { $owner }
table-place-post-free = Feld { $number } von { $route }, frei
table-place-route = Handelsstraße { $route }
table-place-marker = Platz für einen Marker neben { $route }
table-place-city = Stadt { $city }
table-place-prestige = Besonderes Prestige { $colour }
table-nothing-here = Hier gibt es jetzt nichts zu entscheiden.
table-replace = Bitten, dass ein Bot übernimmt
table-reconnecting = Die Verbindung ist weg, sonst nichts: der Tisch kommt von selbst wieder …
table-waiting = Der Tisch wartet auf Spieler
table-invite = Einladungslink
table-share = Link zu diesem Tisch kopieren
table-copy = Kopieren
table-copied = Kopiert
table-seat-open = frei
table-sit = Hier Platz nehmen
table-start = Beginnen
table-start-about = Noch freie Plätze werden mit Bots besetzt.
table-leave = Den Tisch verlassen
table-sheet = Wertungsblatt
table-rank = Rang
table-player = Spieler
table-won = { $count ->
    [one] { $who } gewinnt
   *[other] { $who } gewinnen gemeinsam
}
table-rematch = Noch einmal
table-rematch-go = Zur nächsten Partie
table-record = Aufzeichnung laden
table-commitment = Siegel des Zufalls
table-seed = geöffnet: { $seed }
table-replay = Nachspielen
table-replay-first = An den Anfang
table-replay-back = Eine Entscheidung zurück
table-replay-on = Eine Entscheidung weiter
table-replay-last = Ans Ende
table-replay-play = Abspielen
table-replay-stop = Anhalten
table-replay-slider = Entscheidung
table-replay-close = Schließen
table-log = Verlauf
table-log-look = Diesen Augenblick ansehen
table-log-struck = (zurückgenommen)
table-log-joined = { $who } nimmt Platz.
table-log-left = { $who } geht.
table-log-started = Die Partie beginnt.
table-log-undone = { $who } nimmt eine Entscheidung zurück.
table-log-asked = { $who } bittet um Rücknahme.
table-log-answered = { $who } antwortet.
table-log-replaced = Ein Bot übernimmt für { $who }.
table-log-bot-failed = Der Bot von { $who } gab rechtzeitig keine Antwort; ein einfacherer hat entschieden.
table-log-rematch = Es gibt eine nächste Partie.
table-stopped = Die Partie wurde abgebrochen.
table-log-over = Die Partie ist zu Ende.
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-say = Etwas sagen
table-chat-send = Sagen
table-keys = Tasten
table-key-board = zum Plan
table-key-arrows = von Ort zu Ort
table-key-enter = wählen
table-key-kinds = mit Händler (t) oder Kaufmann (m) wählen
table-key-numbers = eine Zeile eines Menüs
table-key-choices = Liste der Wahl
table-key-recruit = anwerben
table-key-undo = zurücknehmen
table-key-end = Zug beenden
table-key-log = Verlauf
table-key-talk = Gespräch
table-key-desks = Schreibpulte der anderen
table-key-replay = durch die Vergangenheit
table-key-space = abspielen und anhalten
table-key-escape = schließen, zurück zu jetzt
table-key-help = diese Tasten

## Die erste Partie

table-guide = Anleitung
table-guide-step = Schritt { $step } von { $most }
table-guide-next = Weiter
table-guide-done = Ohne Anleitung weiterspielen
table-guide-look = Der Tisch
    .text = Die Karte zeigt Städte und die Handelsstraßen dazwischen. Rechts liegt dein Schreibpult: fünf Fähigkeiten und deine Figuren, Händler (Würfel) und Kaufleute (Scheiben). Nur Figuren im persönlichen Vorrat sind verfügbar; die im allgemeinen Vorrat warten.
table-guide-place = Eine Figur einsetzen
    .text = Felder, die du nutzen darfst, sind umringt. Wähle ein freies Feld und setze einen Händler ein. Das ist eine Aktion; du hast zwei je Zug.
table-guide-again = Auf derselben Straße bleiben
    .text = Setze noch einmal ein, am besten auf derselben Handelsstraße: alle ihre Felder sollen dir gehören. Sind die Aktionen verbraucht, beende den Zug. Die Bots spielen, dann bist du wieder dran.
table-guide-recruit = Anwerben
    .text = Ist dein persönlicher Vorrat fast leer? Wirb an: Figuren kommen aus dem allgemeinen Vorrat, so viele dein Geldbeutel erlaubt.
table-guide-fill = Eine Handelsstraße errichten
    .text = Gehört dir jedes Feld einer Handelsstraße, leuchtet sie auf. Wähle sie: mit einer Aktion ist sie errichtet.
table-guide-reward = Den Lohn nehmen
    .text = Eine errichtete Handelsstraße gibt ein Kontor in einer ihrer beiden Städte oder einen Schritt der Fähigkeit, die an der Stadt steht. Zuerst die Fähigkeiten, heißt ein guter Rat: mehr Aktionen, mehr Figuren.
table-guide-displace = Verdrängen
    .text = Steht jemand im Weg? Wähle die Figur eines anderen: du nimmst das Feld und zahlst eine Figur mehr bei einem Händler, zwei bei einem Kaufmann. Der andere bekommt dafür Figuren.
table-guide-move = Versetzen
    .text = Deine Figuren können wandern: hebe eine oder zwei auf und setze sie auf freie Felder. Auch das ist eine Aktion.
table-guide-marker = Bonusmarker
    .text = Liegt an einer Handelsstraße ein Marker, bekommt ihn, wer sie errichtet. Marker liegen bis zum Gebrauch auf deinem Schreibpult; am Ende zählen sie auch.
table-guide-end = Bis zum Ende
    .text = Die Partie endet bei 20 Punkten, wenn die Marker ausgehen oder wenn genug Städte vollständig sind. Dann zählen Fähigkeiten, Marker, Städte und dein größtes Netz mal deine Schlüssel. Die Balken bei den Namen zeigen es jederzeit.
