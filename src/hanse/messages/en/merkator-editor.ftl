### Merkator: setting up a position by hand.

merkator-editor-more-cubes = one more cube
merkator-editor-fewer-cubes = one cube fewer
merkator-editor-counters = Time counters
merkator-editor-contracts = Contracts
merkator-editor-bonus = Bonus cards
merkator-editor-buildings = Buildings
merkator-editor-tile = Supply tile
merkator-editor-shops = On offer
merkator-editor-open-bonus = Bonus card { $number }
merkator-editor-open-buildings = Building { $number }
merkator-editor-colour-green = green
merkator-editor-colour-yellow = yellow
merkator-editor-colour-black = black
merkator-editor-colour-purple = purple
merkator-editor-colour-orange = orange
merkator-editor-colour-grey = grey
merkator-editor-colour-blue = blue
merkator-editor-colour-red = red
