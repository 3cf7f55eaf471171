### Von Hand aufgebaute Stellungen, Studien mit Kapiteln und der Blick auf Eröffnungen und Gewohnheiten.

## Der Aufbau

editor-name = Stellung aufbauen
editor-edition = Ausgabe
editor-board = Plan
editor-usual = wie üblich
editor-seats = Plätze
editor-deal = Neu auslegen
editor-clear = Plan leeren
editor-undo = Rückgängig
editor-tools = Was auf den Plan kommt
editor-remove = wegnehmen
editor-impossible = Diese Stellung ist unmöglich:
editor-possible = Diese Stellung ist möglich.
editor-beside = Neben dem Plan
editor-turn = Zug
editor-decides = Wer entscheidet
editor-seat = Platz { $number }
editor-actions = Aktionen übrig
editor-score = Punkte
editor-none = keine
editor-take = Wegnehmen: { $what }
editor-add = Hinzufügen: { $what }
editor-then = Und nun?
editor-judge = Diese Stellung analysieren
editor-judging = Wird analysiert …
editor-position = Stellung
editor-save = Als Datei sichern
editor-load = Datei öffnen
editor-first = Nur eine mögliche Stellung kann gespielt, analysiert oder behalten werden.
editor-pawn = Spielfigur

## Studien

book-studies = Studien
book-about = Eine Studie sammelt Kapitel, jedes ein beendetes Spiel oder eine Stellung, mit Kommentaren, Zeichnungen und Varianten. Sie ist privat, bis du ihren Link teilst oder sie öffentlich machst.
book-name = Name der Studie
book-new = Neue Studie
book-import = Studie aus einer Datei einlesen
book-unreadable = Diese Datei ist nicht lesbar: Erwartet wurde eine hier exportierte Studie.
book-mine = Deine Studien
book-public = Öffentliche Studien
book-is-public = öffentlich
book-none = Noch keine.
book-which = In welche Studie
book-chapter-name = Name des Kapitels
book-put-in = In eine Studie aufnehmen
book-make-public = öffentlich
book-link = Link kopieren
book-export = Als Datei exportieren
book-delete = Studie löschen
book-delete-chapter = Kapitel löschen
book-sure = Wirklich löschen?
book-public-about = Alle können sie lesen; nur du kannst sie ändern.
book-private-about = Nur wer den Link hat, kann sie lesen; nur du kannst sie ändern.
book-by = von { $who }
book-chapter = Kapitel
book-earlier = Nach oben
book-later = Nach unten
book-begin = Noch kein Kapitel: Baue eine Stellung auf oder nimm ein beendetes Spiel von seinem Tisch oder seiner Analyse auf.
book-empty = Noch kein Kapitel.
book-modes = Was ein Klick auf den Plan tut
book-arrow-to = Wähle nun, wo der Pfeil endet.
book-all-choices = Alle hier möglichen Entscheidungen
book-start = Zum Anfang
book-back = Die Entscheidung davor
book-on = Die nächste Entscheidung
book-over = Das Spiel ist zu Ende.
book-comment = Kommentar zu diesem Moment
book-has-comment = mit Kommentar
book-moves = Entscheidungen und Varianten
book-cut = Diese Variante ab hier löschen
book-try = Von hier weiterspielen
book-edit-position = Diese Stellung im Aufbau ändern
study-play-friends = Mit Freunden weiterspielen
study-way-back = Zurück zur Studie
study-best-shown = Die Zahlen auf dem Plan zeigen die bessere Folge.
book-chapters = { $count ->
    [one] 1 Kapitel
   *[other] { $count } Kapitel
}
book-vary = Variante
    .about = Wähle eine Entscheidung: Sie wird eine Variante.
book-ring = Ring
    .about = Wähle einen Ort: Ein Ring kommt oder geht.
book-arrow = Pfeil
    .about = Wähle, wo der Pfeil beginnt.

## Eröffnungen und Gewohnheiten

verb-explore = Eröffnungen und Gewohnheiten in einer Datei von Spielen: wie sie begannen, durch wen, mit welchem Ergebnis
arg-explore-file = Aufzeichnungen, eine je Zeile, oder die Ergebnisse einer Arena
arg-explore-after = nur Plätze, die so begannen: FRAGE=ANTWORT, so oft wie gewünscht
explore-name = Eröffnungen und Gewohnheiten
explore-about = Wie die öffentlichen Spiele dieses Servers begannen, durch wen und mit welchem Ergebnis. Wähle Antworten, um zu sehen, was darauf folgte.
explore-none = Hier ist noch kein öffentliches Spiel zu Ende gegangen.
explore-kind = Spiele
explore-kind-line = { $game }, { $board }, { $seats } Plätze ({ $games })
explore-chosen = Begonnen mit
explore-everything = alles
explore-answer = Antwort
explore-times = Mal
explore-won = Gewonnen
explore-points = Punkte
explore-players = Durch wen
explore-tables = Spiele, die so begannen
explore-game = Spiel { $number }
explore-take = Nur mit { $what }
explore-drop = Ohne { $what }
explore-seat = Platz in der Reihenfolge
explore-seat-number = Nummer { $number }
explore-ending = Wie das Spiel endete
explore-no-ending = ohne genannten Grund
explore-margin = Abstand des Sieges
explore-margin-tie = geteilter Sieg
explore-margin-close = höchstens 3 Punkte
explore-margin-clear = 4 bis 10 Punkte
explore-margin-far = mehr als 10 Punkte
explore-question = keine Frage { $given }: Erwartet wurde eine von { $known }
