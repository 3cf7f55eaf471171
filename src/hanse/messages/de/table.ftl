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
table-past = Ein Augenblick der Vergangenheit: nach { $ply ->
    [one] 1 Entscheidung.
   *[other] { $ply } Entscheidungen.
}
table-over = Die Partie ist zu Ende.
table-now = Zurück zu jetzt
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
table-if-now = Punkte, wenn die Partie jetzt endete
table-if-now-short = jetzt
table-preview = { $gain }, wenn die Partie dann endete
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
table-log-bot-failed = Der Bot von { $who } { $why ->
    [slow] gab rechtzeitig keine Antwort
    [illegal] wählte Unerlaubtes
    [missing] ist nicht mehr da
   *[failed] ist gescheitert
 }; ein einfacherer hat entschieden.
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
table-key-undo = zurücknehmen
table-key-end-turn = Zug beenden
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

## The same in every game

points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
end-stopped = von der Sicherheitsgrenze angehalten
category-total = Summe
    .short = Summe
option-players = Wie viele mitspielen.
table-score = Punkte
