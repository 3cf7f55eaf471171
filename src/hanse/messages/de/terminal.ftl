### Der Befehl `hanse` und das Spiel im Terminal.

## Plätze: eine Farbe und eine Hausmarke, dieselben wie auf dem gezeichneten Plan

seat-0 = Blau
    .mark = Vier der Kaufleute
seat-1 = Gelb
    .mark = Doppelkreuz
seat-2 = Rot
    .mark = Anker
seat-3 = Violett
    .mark = Raute
seat-4 = Grün
    .mark = Stundenglas
seat-you = (du)
list-and = { $some } und { $last }
list-or = { $count ->
    [one] { $last }
   *[other] { $some } oder { $last }
}

## Der Bildschirm

desk-score = Punkte
desk-now = Wenn aus
    .narrow = Ende
log-more = … { $count } weitere Zeilen: „verlauf“ eingeben
log-bot-failed = Bot { $bot } { $why ->
    [slow] hat zu lange gebraucht
    [illegal] hat Unerlaubtes gewählt
    [missing] ist nicht da
   *[failed] ist gescheitert
 }; { $by ->
    [first] der Zufall entscheidet
   *[other] { $by } entscheidet
 }

## Fragen

ask-how = Eine Nummer, oder Wörter: { $examples }. Auch: { $commands }
ask-example = „{ $typed }“
ask-again = Gib eine Nummer oder ein Wort ein; „hilfe“ erklärt es.
ask-number = { $given } ist keine Nummer der Liste.
ask-unknown = Nichts, was jetzt erlaubt ist, passt zu „{ $given }“. Gib eine Nummer der Liste ein, oder „hilfe“.

command-help = hilfe
    .about = diese Liste
command-undo = zurücknehmen
    .about = deine letzte Wahl zurücknehmen, außer wenn seither etwas Verdecktes aufgedeckt wurde
command-back = zurück
    .about = zur vorigen Liste
command-list = liste
    .about = alles, was diese Liste bietet
command-log = verlauf
    .about = alles, was bisher geschah
command-score = wertung
    .about = die Wertung aller nach Kategorien, wenn das Spiel jetzt endete
command-rules = regeln
    .about = die Regeln, auf die es jetzt ankommt, mit ihren Nummern; mit einer Nummer diese Regel ganz
command-why = warum
    .about = ein Ort mit Namen: was er ist und warum dort jetzt etwas nicht geht
command-board = plan
    .about = den Plan neu zeichnen
command-save = sichern
    .about = das Spiel in eine Datei schreiben: sichern DATEI (es wird ohnehin nach jeder Entscheidung gesichert)
command-quit = aufhören
    .about = das Spiel verlassen; es ist gesichert und kann fortgesetzt werden


help-choose = Wähle mit einer Nummer, oder gib die Art ein und was die Wahl von anderen unterscheidet, so kurz du willst. Auch die genauen Wörter gelten: { $exact }. Zum Beispiel jetzt:
rules-more = Eine Regel im Wortlaut: „{ $typed }“ eingeben

undo-nothing = In dieser Sitzung gibt es keine Wahl von dir, die zurückgenommen werden könnte.
undo-revealed = Nein: seit deiner letzten Wahl wurde etwas Verdecktes aufgedeckt, und was gesehen ist, ist gesehen.
undo-done = Deine letzte Wahl ist zurückgenommen.
undo-done-others = Deine letzte Wahl ist zurückgenommen, und damit auch, was die Bots seither taten; nichts Verdecktes war aufgedeckt.

thinking = { $who } denkt nach (Strg+C: jetzt entscheiden) …
saved = Gesichert: { $path }
farewell = Das Spiel ist gesichert. Weiter mit: hanse play --resume { $path }
finished-file = Die Aufzeichnung dieses Spiels: { $path } (zu prüfen mit: hanse replay { $path })

welcome-seat = Du spielst
welcome-bots = Die anderen Plätze spielen Bots ({ $bots }).
welcome-file = Nach jeder Entscheidung wird das Spiel gesichert in { $path }
welcome-begin = Weiter mit der Eingabetaste.
welcome-back = Weiter geht es nach { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
}.

score-now = Wenn das Spiel jetzt endete
score-final = Schlusswertung
verdict = { $count ->
    [one] { $winners } gewinnt mit { $points } Punkten.
   *[other] { $winners } teilen sich den Sieg mit { $points } Punkten.
}
verdict-tie = { $tied } sind punktgleich; es gewinnt: { $rule }.

## Die Verben

help-about = Hanse: die Handelsspiele der Hanse spielen, studieren und automatisieren.
help-usage = Aufruf:
help-arguments = Argumente
help-more = hanse VERB --help erklärt ein Verb; --lang en, fr oder de wählt die Sprache, --color never lässt Farben weg.
verb-play = im Terminal gegen Bots spielen
verb-games = die Spiele, ihre Ausgaben, Pläne und Optionen
verb-simulate = Bots beliebig viele Spiele spielen lassen und zusammenfassen
verb-replay = Aufzeichnungen prüfen und ihr Ende zeigen: eine mit Schlusswertung, viele als Tabelle
verb-completion = ausgeben, womit eine Shell diesen Befehl ergänzt: bash, zsh oder tcsh
verb-board = einen Plan oder eine Stellung als SVG zeichnen
verb-rules = das Regelheft eines Spiels, eine Klausel der Referenz oder welche Klauseln die Tests abdecken

arg-help = dies zeigen und enden
arg-lang = Sprache: en, fr oder de
arg-color = Farbe: auto, always (immer) oder never (nie); NO_COLOR in der Umgebung heißt never
arg-version = die Version ausgeben und enden
arg-shell = die Shell: bash, zsh oder tcsh
arg-game = das Spiel, zum Beispiel teutonica oder hansa (siehe: hanse games)
arg-games-game = ein Spiel, um seine Optionen zu sehen
arg-preset = die Ausgabe, deren Regeln gelten (sonst die erste des Spiels)
arg-seats = wie viele spielen (sonst 4, oder so viele, wie die Ausgabe erlaubt)
arg-you = dein Platz (sonst 1); wer beginnt, entscheidet das Los
arg-option = eine Option ändern; mehrmals möglich (siehe: hanse games SPIEL)
arg-seed = der Anfang des Zufalls: derselbe gibt dasselbe Spiel
arg-bot = wer die anderen Plätze spielt: ein Bot aus der Liste von hanse games, MODUL:NAME oder program:BEFEHL (sonst medium)
arg-bot-seconds = die Zeit, die ein Bot für eine Entscheidung hat; von denen des Hauses braucht sie nur master
arg-save = das Spiel in dieser Datei sichern
arg-resume = ein gesichertes Spiel fortsetzen; ohne Datei das letzte
arg-position = von einer Stellung aus beginnen
arg-simulate-games = wie viele Spiele (sonst 100)
arg-simulate-seed = der Zufall des ersten Spiels (sonst 1)
arg-bots = ein Bot für alle Plätze oder einer für jeden, mit Kommas (zu zweit: focused,random); auch MODUL:NAME oder program:BEFEHL
arg-json = das Ergebnis als JSON ausgeben und sonst nichts
arg-simulate-out = die Aufzeichnung jedes Spiels an diese Datei anhängen, eine je Zeile (.jsonl)
arg-max-decisions = ein Spiel nach so vielen Entscheidungen anhalten und es melden
arg-file = eine Aufzeichnung (.json) oder mehrere, eine je Zeile (.jsonl)
arg-log = alles Geschehene in Sätzen ausgeben
arg-svg = die Schlussstellung in diese Datei zeichnen
arg-board = der Plan, zum Beispiel base-4-5 oder hansa
arg-output = die Datei, die geschrieben wird; „-“ gibt sie aus
arg-record = die Stellung einer Aufzeichnung zeichnen
arg-ply = nach so vielen Entscheidungen der Aufzeichnung (sonst allen)
arg-theme = light oder dark
arg-clause = ein Spiel, dessen Regelheft gezeigt wird, oder eine Klausel, zum Beispiel HT-5.2.3
arg-summary = nur die Übersicht, die man beim Spielen offen hat

games-seats = { $least } bis { $most } Plätze
games-presets = Ausgaben
games-boards = Pläne
games-bots = Bots
games-styles = Vorlieben
games-style-use = Eine Stufe mit einer Vorliebe, zum Beispiel: --bot { $example }
chances-title = Wer wann vorn lag (Gewinnaussichten in Prozent, wie das Haus sie nachher beurteilt)
chances-turn = nach { $turn ->
    [one] 1 Zug
   *[other] { $turn } Zügen
}
games-more = hanse games teutonica zeigt die Optionen; hanse play teutonica beginnt ein Spiel.
games-option-use = Eine ändern mit: --option { $example }

simulate-title = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, { $preset }, { $board }
simulate-progress = Spiele
simulate-interrupted = Unterbrochen: die { $games } beendeten Spiele sind gezählt{ $out ->
    [none] .
   *[other] {" "}und ihre Aufzeichnungen stehen in { $out }.
}
simulate-kept = Unterbrochen: { $games ->
    [one] 1 Spiel ist
   *[other] { $games } Spiele sind
 } in { $folder } aufgehoben; derselbe Befehl macht mit den übrigen weiter.
simulate-nothing = Unterbrochen, bevor das erste Spiel beendet war.
simulate-decisions = Entscheidungen je Spiel
simulate-ends = Enden
simulate-stopped = Von der Sicherheitsgrenze angehalten
simulate-range = { $least } – { $most }
simulate-spread = Summe, Spanne
simulate-wins = Siege
simulate-mean = Mittel

replay-good = { $path }: eine gute Aufzeichnung; { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}, das Spiel { $over ->
    [yes] ist aus
   *[no] läuft noch
}.
replay-many = { $path }: { $count ->
    [one] 1 gute Aufzeichnung
   *[other] { $count } gute Aufzeichnungen
}.
replay-column-game = Spiel
replay-column-edition = Ausgabe
replay-column-board = Plan
replay-column-decisions = Entscheidungen
replay-column-end = Ende
replay-column-points = Punkte
replay-column-winner = Sieger
replay-running = läuft noch
replay-own = eigene Optionen
replay-ended = Das Ende: { $why }.
board-written = Geschrieben: { $path }

## Was nicht geht

quoted = „{ $text }“
error-verb = unbekanntes Verb „{ $given }“: erwartet wird eines von { $known }
error-extra = hanse { $verb } braucht { $missing }, das mit einer Erweiterung kommt: pip install "hanse[{ $extra }]"
error-language = unbekannte Sprache „{ $given }“: erwartet wird eine von { $known }
error-color = unbekannte Farbe „{ $given }“: erwartet wird eine von { $known }
error-shell = unbekannte Shell „{ $given }“: erwartet wird eine von { $known }
error-missing = { $verb }: es fehlt: { $given }
error-unrecognized = { $verb }: nicht verstanden: { $given } (siehe: hanse { $verb } --help)
error-needs-value = { $given } braucht einen Wert
error-number-range = „{ $given }“: erwartet wird eine ganze Zahl von { $least } bis { $most }
error-number-least = „{ $given }“: erwartet wird eine ganze Zahl ab { $least }
error-option-form = --option „{ $given }“: erwartet wird NAME=WERT, zum Beispiel { $example }
error-not-with = { $one } geht nicht zusammen mit { $other }
error-your-seat = --you { $given }: erwartet wird ein Platz von 1 bis { $seats }
error-exists = { $path } gibt es schon: setze es mit --resume fort oder wähle einen anderen Namen
error-unreadable = { $path } kann nicht gelesen werden: { $reason }
error-unwritable = { $path } kann nicht geschrieben werden: { $reason }
error-ending = { $path }: erwartet wird ein Name mit der Endung { $expected } oder ohne Endung
error-output = die Ausgabe kann nicht geschrieben werden: { $reason }
error-not-text = { $path } ist keine Textdatei: erwartet wird JSON
error-not-json = { $path } ist beschädigt: erwartet wird ein JSON-Objekt
error-line = { $path }, Zeile { $line }: { $reason }
error-in-file = { $path }: { $reason }
error-no-save = in { $folder } ist kein Spiel gesichert, das weitergehen kann
error-other-game = { $path } ist ein Spiel { $game }, nicht { $given }
error-resume-many = { $path } enthält { $count } Aufzeichnungen: erwartet wird die eines einzigen Spiels
error-save-over = { $path }: dieses Spiel ist aus; zu sehen mit: hanse replay { $path }
error-save-person = { $path } hat keinen Platz für einen Menschen: wähle einen mit --you
error-bots-count = --bots { $given }: erwartet wird ein Bot, oder { $seats } mit Kommas
error-empty = { $path } enthält keine Aufzeichnung
error-ply = --ply { $given }: die Aufzeichnung hat { $most } Entscheidungen
error-theme = unbekanntes Thema „{ $given }“: erwartet wird light oder dark
error-clause = unbekannte Klausel „{ $given }“: erwartet wird ein Spiel oder eine Nummer wie HT-5.2.3
error-summary = „{ $given }“ hat keine Übersicht: erwartet wird ein Spiel
error-no-rules = der Text der Regeln ist hier nicht installiert; er steht in docs/rules der Quellen
error-needs = { $one } braucht { $other }
error-other-board = die Stellung steht auf { $board }, nicht auf { $given }
error-svg-many = { $path } enthält { $count } Aufzeichnungen: --svg zeichnet eine

## Tabellen vieler Spiele

arg-table = eine Tabelle mit einer Zeile je Spiel schreiben (.parquet oder .csv)
arg-decisions = auch eine Tabelle mit einer Zeile je Entscheidung schreiben (.parquet oder .csv)
error-same-file = { $path } ist zweimal genannt: Erwartet wird für jede Tabelle eine Datei
tables-written = Geschrieben: { $paths }

## Eigene Angaben

verb-data = die Angaben auflisten, mit denen ein Spiel gespielt wird, und wie sicher sie sind
arg-reconstructed = nur die Angaben, für die keine Quelle gefunden wurde, jede mit ihrem Ort
arg-data = ein Ordner mit berichtigten Dateien, mit denen statt der mitgelieferten gespielt wird
data-reconstructed = { $count ->
    [0] keine Angabe ist rekonstruiert
    [one] eine Angabe ist rekonstruiert
   *[other] { $count } Angaben sind rekonstruiert
 }
data-total = Rekonstruiert insgesamt: { $count } (data: { $data })
error-no-facts = { $game }: keine seiner Dateien kann ersetzt werden
error-no-toml = { $path }: erwartet wurde ein Ordner mit Dateien (.toml)

## Programme, die spielen

verb-protocol = ein spielendes Programm prüfen, zeigen, was es von sich sagt, oder es an einen Server lassen
arg-protocol-action = test (prüfen), describe (beschreiben) oder join (beitreten)
arg-protocol-given = wie das Programm gestartet wird, als ein Wort: "python my_bot.py"; bei join nach der Adresse eines Servers
protocol-action = hanse protocol { $given }: zur Wahl stehen { $known }
protocol-form = { $given ->
    [0] nichts angegeben
    [one] 1 Angabe
   *[other] { $given } Angaben
 }: erwartet wird { $form }
protocol-ok = gut     { $rule }
protocol-broken = FEHLER  { $rule }; gekommen ist: { $came }
protocol-sum = { $broken ->
    [0] Geprüfte Regeln: { $rules }. Alle sind eingehalten.
    [one] Geprüfte Regeln: { $rules }. 1 ist nicht eingehalten.
   *[other] Geprüfte Regeln: { $rules }. { $broken } sind nicht eingehalten.
}
protocol-about = { $name }, von { $author }
protocol-games = spielt: { $games }
protocol-option = Option { $name } ({ $default }): { $about }
protocol-rule-start = es startet und beantwortet hello mit hello
protocol-rule-protocol = hello nennt die Fassung des Protokolls
protocol-rule-about = hello nennt das Programm; author und about sind, wenn angegeben, kurze Texte
protocol-rule-games = hello zählt Spiele auf, die es gibt
protocol-rule-options = Optionen haben, wenn angegeben, einen Namen und einen üblichen Wert
protocol-rule-ready = isready wird mit readyok beantwortet
protocol-rule-unknown = Nachrichten, die es nicht kennt, werden übergangen
protocol-rule-set = set wird angenommen, auch mit einer Option, die es nicht kennt
protocol-rule-decides = go wird mit decide beantwortet, mit ply und einem Code
protocol-rule-legal = jeder Code ist einer der erlaubten
protocol-rule-told = values, line, looked und words haben, wenn angegeben, ihre Form
protocol-rule-seconds = eine Entscheidung kommt in ihren Sekunden
protocol-rule-iterations = eine Entscheidung kommt in ihren Iterationen
protocol-rule-thinking = isready wird auch beim Nachdenken beantwortet, und die Entscheidung kommt trotzdem
protocol-rule-stop = stop bringt sofort die Entscheidung
protocol-rule-idle = stop nach der Entscheidung ändert nichts, und ungefragt wird nichts gesagt
protocol-rule-again = ein zweites Spiel kann im selben Lauf folgen
protocol-rule-back = ein Spiel, das zurückgeht, wird von Neuem erzählt und geht weiter
protocol-rule-quit = quit beendet es
protocol-rule-end = das Ende seiner Eingabe beendet es
protocol-join-token = { $variable } ist nicht gesetzt: erwartet wird der Schlüssel eines Bots in der Umgebung
protocol-join-url = Adresse „{ $given }“: erwartet wird eine wie http://127.0.0.1:8323
protocol-join-refused = der Server lässt den Bot nicht ein: { $reason }
protocol-joined = { $name } ist am Server (Strg+C beendet es)

verb-think = was ein Spieler in einem Augenblick einer aufgezeichneten Partie täte, und was er erwartet
arg-think-file = eine Aufzeichnung (.json oder .jsonl) einer einzigen Partie
arg-think-ply = der Augenblick nach so vielen Entscheidungen; sonst das Ende der Aufzeichnung, wenn die Partie nicht vorbei ist
arg-think-player = wer gefragt wird: ein Bot, den hanse games nennt, MODUL:NAME oder program:BEFEHL (sonst hard)
error-one-record = { $path }: { $count } Partien: erwartet wird eine
think-over = { $path }: die Partie ist vorbei: erwartet wird ein Augenblick davor, mit --ply bis { $most }
think-failed = { $player } konnte nicht entscheiden: { $reason }
think-title = Nach { $ply ->
    [one] { $ply } Entscheidung
   *[other] { $ply } Entscheidungen
} würde { $player } für { $who } so spielen:
think-chances = Gewinnaussichten in Prozent, wenn es so weitergeht
think-points = Was er erwartet
think-looked = Betrachtet: { $count ->
    [one] { $count } Stellung oder Durchgang.
   *[other] { $count } Stellungen oder Durchgänge.
}
