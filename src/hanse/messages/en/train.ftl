### Learning weights: hanse train

verb-train = learn what positions are worth from games that bots play
arg-train-game = the game to learn
arg-train-all = make all weights again that come with the house, each in a folder below FOLDER
arg-train-from = begin with the weights of this file (those made by hand by default)
arg-train-out = the folder of the training (training by default); a run that was interrupted goes on from it
arg-train-rounds = how often to play, to learn and to let the new weights prove themselves (20 by default)
arg-train-games = how many games are played in a round (400 by default)
arg-train-matches = how many games decide whether new weights become champion, at most (60 by default)
arg-train-watch = learn in the first round from so many games that focused plays alone, instead of games of the league
arg-train-seed = the seed of all games (1 by default)
arg-train-max-decisions = stop a game after so many decisions and rank it as it stands (5000 by default)

train-planned = Weights { $weights }
train-playing = round { $round } of { $rounds }: games
train-matching = round { $round } of { $rounds }: matches
train-round = Round { $round } of { $rounds }: { $shares }: { $verdict }
train-share = { $who } { $share }
train-against-champion = against the champion
train-against-focused = against focused
train-against-hand = against the hand-made
train-promoted = new champion
train-not-promoted = the champion stays
train-champion = The champion’s weights are in { $file }.
train-no-champion = Nothing beat the weights it began with, which are in { $file }.
train-picture = The learning curve is { $file }.
train-interrupted = Interrupted after { $games ->
    [one] 1 game
   *[other] { $games } games
}: everything is in { $out }. The same command goes on.

train-curve-title = Learning { $place }: one against copies, share of wins with 95 % intervals
train-curve-rounds = Rounds; a triangle marks a new champion
train-curve-even = even share
