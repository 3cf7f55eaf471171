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
table-pause = Pause
table-paused = Der Tisch macht Pause: Niemand entscheidet, und keine Uhr läuft.
table-resume = Weiterspielen
table-pause-question = { $who } bittet um eine Pause.
table-holiday = im Urlaub bis { $day }
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
table-tab-notes = Notizen
table-notes-about = Was du hier schreibst, siehst nur du.
table-notes-kept = Aufbewahrt.
table-notes-open = Noch nicht aufbewahrt …
table-seats = Plätze
table-desk-of = Schreibpult von { $who }
table-desk-full = voll
table-if-now = Punkte, wenn die Partie jetzt endete
table-if-now-short = jetzt
table-preview = { $gain }, wenn die Partie dann endete
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
table-start-host = Wer den Tisch eröffnet hat, beginnt die Partie.
table-arranged = Die Partie beginnt von selbst, sobald die Seiten aller ihren Teil zur Verteilung gegeben haben, und eine Minute später ohne die, die nicht da sind.
table-send-away = Wegschicken
    .named = { $who } wegschicken
table-agreed-absence = Ist jemand seit { $span } abwesend, darf ein Bot übernehmen, wenn die anderen einverstanden sind.
table-agreed-patience = Dasselbe gilt für eine Entscheidung, die länger als { $span } dauert.
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
table-commitment = Siegel des Zufalls
table-fair-own = Es ging mit rechten Dingen zu: Der Teil dieser Seite steckt im Startwert, und alles passt zu dem, was sie am Anfang gesehen hat.
table-fair-seen = Es ging mit rechten Dingen zu: Der Startwert ist der, den diese Seite am Anfang zugesagt sah.
table-fair-unseen = Der Startwert passt zu seinem Siegel. Dieser Browser hat das Siegel am Anfang nicht gesehen.
table-fair-broken = Der Startwert ist nicht der, der am Anfang zugesagt wurde!
table-fair-missing = Die Seite von { $who } konnte ihren Teil nicht öffnen; die Partie begann ohne ihn.
table-replay = Nachspielen
table-replay-start = Die Partie beginnt.
table-replay-over = Die Partie ist zu Ende.
table-replay-ends-turn = beendet den Zug.
table-replay-first = An den Anfang
table-replay-back-decisions = Eine Entscheidung zurück
table-replay-back-turns = Einen Zug zurück
table-replay-back-rounds = Eine Runde zurück
table-replay-on-decisions = Eine Entscheidung weiter
table-replay-on-turns = Einen Zug weiter
table-replay-on-rounds = Eine Runde weiter
table-replay-turns = Zug
table-replay-rounds = Runde
table-replay-where = Zug { $turn }, Runde { $round }
table-replay-last = Ans Ende
table-replay-play = Abspielen
table-replay-stop = Anhalten
table-replay-speed = Tempo
    .slow = langsam
    .usual = normal
    .fast = schnell
table-replay-slider = Entscheidung
table-replay-address = Adresse kopieren
    .about = Kopiert die Adresse dieses Moments
table-replay-frame = Einbetten
    .about = Kopiert, was diesen Moment auf einer anderen Seite zeigt
table-replay-close = Schließen
table-log = Verlauf
table-log-look = Diesen Augenblick ansehen
table-log-struck = (zurückgenommen)
table-log-joined = { $who } nimmt Platz.
table-log-invited = { $who }, ein Bot, setzt sich.
table-invite-bot = Einen Bot beim Namen einladen
table-invite-bot-do = Einladen
table-log-left = { $who } geht.
table-log-dealing = Jede Seite gibt ihren Teil zum Startwert.
table-log-started = Die Partie beginnt.
table-log-undone = { $who } nimmt eine Entscheidung zurück.
table-log-asked = { $who } { $what ->
    [pause] bittet um eine Pause.
    [replace] darf von einem Bot ersetzt werden, wenn die anderen zustimmen.
   *[undo] bittet um Rücknahme.
}
table-log-answered = { $who } antwortet.
table-log-replaced = Ein Bot übernimmt für { $who }.
table-log-paused = Eine Pause beginnt.
table-log-resumed = { $who } beendet die Pause.
table-log-holiday = { $who } meldet Urlaub.
table-log-bot-failed = Der Bot von { $who } { $why ->
    [slow] gab rechtzeitig keine Antwort
    [illegal] wählte Unerlaubtes
    [missing] ist nicht mehr da
   *[failed] ist gescheitert
 }; ein einfacherer hat entschieden.
hint-ask = Was täte der starke Spieler?
hint-about = Ein Tipp wird im Verlauf vermerkt, und die Partie wird nicht mehr gewertet.
hint-thinking = Der starke Spieler denkt nach …
hint-plan = Der starke Spieler täte: { $plan }
hint-values = und erwartet diese Gewinnchancen:
table-log-hinted = { $who } fragt, was der starke Spieler täte.
table-log-rematch = Es gibt eine nächste Partie.
table-stopped = Die Partie wurde abgebrochen.
table-log-over = Die Partie ist zu Ende.
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-say = Etwas sagen
table-chat-send = Sagen
table-keys = Tasten
table-key-board = zum Plan
table-key-walk = zu allen Orten, auch geschlossenen; Enter sagt, was dort ist
table-key-arrows = von Ort zu Ort
table-key-places = was ein Ort ist und warum er geschlossen ist
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
table-key-replay-turn = durch die Vergangenheit, Zug um Zug
table-key-replay-round = durch die Vergangenheit, Runde um Runde
table-key-space = abspielen und anhalten
table-key-escape = schließen, zurück zu jetzt
table-key-help = diese Tasten

## Die erste Partie

table-summary = Die Regeln auf einer Seite
table-summary-apart = In einem eigenen Fenster öffnen
table-guide = Anleitung
table-guide-step = Lektion { $step } von { $most }
table-guide-done = Von hier an weiterspielen
table-lesson-next = Nächste Lektion
table-lesson-back = Zurück
table-lesson-all = Alle Lektionen
table-lesson-other = Das ist erlaubt, aber darum geht es hier nicht. Versuche etwas anderes.

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

## Bots des Hauses

bot-beginner = spielt nach den Regeln und baut gern, eine Aktion nach der anderen; oft mit weniger als dem Besten zufrieden
    .name = Anfänger
bot-easy = plant den Zug nur grob und nimmt mitunter einen schwächeren Plan
    .name = Leicht
bot-medium = plant den Zug sorgfältig und greift selten daneben
    .name = Mittel
bot-hard = vergleicht viele Pläne für den Zug und nimmt den besten, in weniger als einer halben Sekunde
    .name = Schwer
bot-master = denkt bis zu zehn Sekunden je Zug darüber nach, was die anderen antworten könnten
    .name = Meister
bot-focused =
    .name = Zielstrebig
bot-random =
    .name = Zufällig
bot-level = { $level }, { $style }
style-none = ohne Vorliebe
style-builder = mag große Netze
    .name = Netzbauer
style-hunter = ist hinter Bonusmarkern her
    .name = Markerjäger
style-displacer = steht im Weg und lässt die anderen dafür zahlen
    .name = Verdränger
table-bot-tag = Bot: { $bot }
table-thinks = { $who } denkt nach …
    .since = seit { $seconds } s
table-decide-now = Jetzt entscheiden
    .about = Der Bot antwortet mit dem Besten, was er bisher gefunden hat.
table-chances = Gewinnaussichten
    .show = Wer lag wann vorn?
    .about = So beurteilt das Haus den Beginn jedes Zuges, wenn alles Verdeckte bekannt ist.
    .turn = Zug
    .end = Ende
## Blick zurück

table-alone = { $who }: { $points } Punkte
table-look-curve = Die Punkte im Lauf der Partie
table-look-turn = Zug
table-look-end = Ende
table-look-leads = { $count ->
    [0] Die Führung wechselte nie
    [one] Die Führung wechselte einmal
   *[other] Die Führung wechselte { $count }-mal
}
table-look-gains = Woher die meisten Punkte kamen
table-look-time = Zeit
table-look-time-all = insgesamt
table-look-time-each = je Entscheidung
table-look-time-longest = längste
table-look-rating = Wertung
table-look-rating-first = erste Wertung:{" "}
table-look-unrated = Diese Partie zählt nicht für die Wertung.
table-level = Stufe { $level } von { $most }
table-level-below = unter { $points }
table-level-from = ab { $points }
table-own-first = Deine erste Partie allein, die zu Ende kam.
table-own-best = Deine beste hat { $best }, in { $games } Partien.
table-own-best-new = Deine beste bisher! Vorher waren es { $best }.
