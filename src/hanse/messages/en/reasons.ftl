### What places answer: why something cannot be decided there now, and the lines of their cards.
### Arguments are words already in the reader's language; numbers stay numbers.

## Why nothing can be decided here, in every game

why-over = The game is over.
why-decides = { $who } decides now.
why-asked = Something else is decided first.

## The card of a place

why-which = No such place: { $given }. Type { $typed } and the name of a city, a route, a port or a card.
card-refused = { $kinds }: { $why }
card-close = Close
card-choose = Possible here: { $choice }
overview-open = { $title } as a table
