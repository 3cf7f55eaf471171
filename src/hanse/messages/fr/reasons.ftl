### Ce que répondent les lieux : pourquoi on ne peut rien y décider maintenant, et les lignes de leurs cartes.
### Les arguments sont déjà des mots dans la langue du lecteur ; les nombres restent des nombres.

## Pourquoi on ne peut rien décider ici, dans tous les jeux

why-over = La partie est terminée.
why-decides = C’est à { $who } de décider.
why-asked = Autre chose se décide d’abord.

## La carte d’un lieu

why-which = Pas de tel lieu : { $given }. Tapez { $typed } et le nom d’une ville, d’une route, d’un port ou d’une carte.
card-refused = { $kinds } : { $why }
card-close = Fermer
card-choose = Possible ici : { $choice }
overview-open = { $title } en tableau
