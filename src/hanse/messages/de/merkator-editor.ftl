### Merkator: eine Stellung von Hand aufbauen.

merkator-editor-more-cubes = ein Würfel mehr
merkator-editor-fewer-cubes = ein Würfel weniger
merkator-editor-counters = Zeitmarken
merkator-editor-contracts = Verträge
merkator-editor-bonus = Bonuskarten
merkator-editor-buildings = Gebäude
merkator-editor-tile = Vorratstafel
merkator-editor-shops = Auslage
merkator-editor-open-bonus = Bonuskarte { $number }
merkator-editor-open-buildings = Gebäude { $number }
merkator-editor-colour-green = grün
merkator-editor-colour-yellow = gelb
merkator-editor-colour-black = schwarz
merkator-editor-colour-purple = violett
merkator-editor-colour-orange = orange
merkator-editor-colour-grey = grau
merkator-editor-colour-blue = blau
merkator-editor-colour-red = rot
