### Positions set up by hand, studies with chapters, and the explorer of openings and habits.

## The editor

editor-name = Set up a position
editor-edition = Edition
editor-board = Board
editor-usual = as usual
editor-seats = Seats
editor-deal = Deal anew
editor-clear = Empty the board
editor-undo = Undo
editor-tools = What is put on the board
editor-remove = take away
editor-impossible = This position is impossible:
editor-possible = This position is possible.
editor-beside = Beside the board
editor-turn = Turn
editor-decides = Who decides
editor-seat = Seat { $number }
editor-actions = Actions left
editor-score = Points
editor-none = none
editor-take = Take away: { $what }
editor-add = Add: { $what }
editor-then = What now?
editor-judge = Analyse this position
editor-judging = Analysing …
editor-position = Position
editor-save = Save as a file
editor-load = Open a file
editor-first = Only a possible position can be played, analysed or kept.
editor-pawn = pawn

## Studies

book-studies = Studies
book-about = A study collects chapters, each a finished game or a position, with comments, drawings and variations. It is private until you share its link or make it public.
book-name = Name of the study
book-new = New study
book-import = Import a study from a file
book-unreadable = This file cannot be read: expected a study that was exported here.
book-mine = Your studies
book-public = Public studies
book-is-public = public
book-none = None yet.
book-which = Into which study
book-chapter-name = Name of the chapter
book-put-in = Put into a study
book-make-public = public
book-link = Copy the link
book-export = Export as a file
book-delete = Delete the study
book-delete-chapter = Delete the chapter
book-sure = Really delete?
book-public-about = Everybody can read it; only you can change it.
book-private-about = Only who has the link can read it; only you can change it.
book-by = by { $who }
book-chapter = Chapter
book-earlier = Move up
book-later = Move down
book-begin = No chapter yet: set up a position, or put a finished game in from its table or its analysis.
book-empty = No chapter yet.
book-modes = What a click on the board does
book-arrow-to = Now choose where the arrow ends.
book-all-choices = All decisions possible here
book-start = To the beginning
book-back = The decision before
book-on = The next decision
book-over = The game is over.
book-comment = Comment on this moment
book-has-comment = with a comment
book-moves = Decisions and variations
book-cut = Delete this variation from here
book-try = Play on from here
book-edit-position = Change this position in the editor
study-play-friends = Play on with friends
study-way-back = Back to the study
study-best-shown = The numbers on the board show the better line.
book-chapters = { $count ->
    [one] 1 chapter
   *[other] { $count } chapters
}
book-vary = Variation
    .about = Choose a decision: it becomes a variation.
book-ring = Ring
    .about = Choose a place: a ring comes, or goes.
book-arrow = Arrow
    .about = Choose where the arrow begins.

## Openings and habits

verb-explore = openings and habits in a file of games: how they began, by whom, with which result
arg-explore-file = records, one a line, or the results of an arena
arg-explore-after = only seats that began so: QUESTION=ANSWER, as often as wished
explore-name = Openings and habits
explore-about = How the public games of this server began, by whom, and with which result. Choose answers to see what followed them.
explore-none = No public game has come to its end here yet.
explore-kind = Games
explore-kind-line = { $game }, { $board }, { $seats } seats ({ $games })
explore-chosen = Began with
explore-everything = everything
explore-answer = Answer
explore-times = Times
explore-won = Won
explore-points = Points
explore-players = By whom
explore-tables = Games that began so
explore-game = Game { $number }
explore-take = Only with { $what }
explore-drop = Without { $what }
explore-seat = Place in the order of play
explore-seat-number = number { $number }
explore-ending = How the game ended
explore-no-ending = no reason told
explore-margin = Margin of the victory
explore-margin-tie = shared victory
explore-margin-close = at most 3 points
explore-margin-clear = 4 to 10 points
explore-margin-far = more than 10 points
explore-question = no question { $given }: expected one of { $known }
