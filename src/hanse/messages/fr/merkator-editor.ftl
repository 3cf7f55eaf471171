### Merkator : composer une position à la main.

merkator-editor-more-cubes = un cube de plus
merkator-editor-fewer-cubes = un cube de moins
merkator-editor-counters = Marqueurs de temps
merkator-editor-contracts = Contrats
merkator-editor-bonus = Cartes bonus
merkator-editor-buildings = Bâtiments
merkator-editor-tile = Tuile de réserve
merkator-editor-shops = À l’étalage
merkator-editor-open-bonus = Carte bonus { $number }
merkator-editor-open-buildings = Bâtiment { $number }
merkator-editor-colour-green = vert
merkator-editor-colour-yellow = jaune
merkator-editor-colour-black = noir
merkator-editor-colour-purple = violet
merkator-editor-colour-orange = orange
merkator-editor-colour-grey = gris
merkator-editor-colour-blue = bleu
merkator-editor-colour-red = rouge
