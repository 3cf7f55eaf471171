### Gewichte lernen: hanse train

verb-train = aus Spielen zwischen Bots lernen, was Stellungen wert sind
arg-train-game = das Spiel, das gelernt wird
arg-train-all = alle mitgelieferten Gewichte neu machen, jedes in einem Ordner unterhalb von FOLDER
arg-train-from = mit den Gewichten dieser Datei beginnen (sonst mit denen von Hand)
arg-train-out = der Ordner des Trainings (sonst training); ein unterbrochener Lauf geht von ihm aus weiter
arg-train-rounds = wie oft gespielt und gelernt wird und neue Gewichte sich bewähren müssen (sonst 20)
arg-train-games = wie viele Spiele eine Runde hat (sonst 400)
arg-train-matches = wie viele Spiele höchstens entscheiden, ob neue Gewichte Meister werden (sonst 60)
arg-train-watch = in der ersten Runde aus so vielen Spielen lernen, die focused allein spielt, statt aus denen der Liga
arg-train-seed = der Zufall aller Spiele (sonst 1)
arg-train-max-decisions = ein Spiel nach so vielen Entscheidungen anhalten und werten, wie es steht (sonst 5000)

train-planned = Gewichte { $weights }
train-playing = Runde { $round } von { $rounds }: Spiele
train-matching = Runde { $round } von { $rounds }: Wettkämpfe
train-round = Runde { $round } von { $rounds }: { $shares }: { $verdict }
train-share = { $who } { $share }
train-against-champion = gegen den Meister
train-against-focused = gegen focused
train-against-hand = gegen Handarbeit
train-promoted = neuer Meister
train-not-promoted = der Meister bleibt
train-champion = Die Gewichte des Meisters stehen in { $file }.
train-no-champion = Nichts hat die Gewichte vom Anfang geschlagen; sie stehen in { $file }.
train-picture = Die Lernkurve ist { $file }.
train-interrupted = Unterbrochen nach { $games ->
    [one] 1 Spiel
   *[other] { $games } Spielen
}: Alles steht in { $out }. Derselbe Befehl macht weiter.

train-curve-title = Lernen von { $place }: einer gegen Kopien, Anteil der Siege mit 95-%-Bereichen
train-curve-rounds = Runden; ein Dreieck zeigt einen neuen Meister
train-curve-even = gleicher Anteil
