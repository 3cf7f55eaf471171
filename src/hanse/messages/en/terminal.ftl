### The command `hanse` and the game in the terminal.

## Seats: a colour and a house mark, the same as on the drawn board

seat-0 = Blue
    .mark = the four of the merchants
seat-1 = Yellow
    .mark = double cross
seat-2 = Red
    .mark = anchor
seat-3 = Purple
    .mark = lozenge
seat-4 = Green
    .mark = hourglass
seat-you = (you)
list-and = { $some } and { $last }
list-or = { $count ->
    [one] { $last }
   *[other] { $some } or { $last }
}

## The screen

desk-score = Score
desk-now = If over
    .narrow = End
log-more = … { $count } more lines: type “log”
log-bot-failed = bot { $bot } { $why ->
    [slow] took too long
    [illegal] chose what is not allowed
    [missing] is not there
   *[failed] failed
 }; { $by ->
    [first] chance decides
   *[other] { $by } decides
 }

## Asking

ask-how = A number, or words like { $examples }. Also: { $commands }
ask-example = “{ $typed }”
ask-again = Type a number or a word; “help” explains.
ask-number = { $given } is not a number of the list.
ask-unknown = Nothing that you may do now fits “{ $given }”. Type a number of the list, or “help”.

command-help = help
    .about = this list
command-undo = undo
    .about = take back your last choice, unless something hidden was turned up since
command-back = back
    .about = return to the list before
command-list = list
    .about = every choice of this list
command-log = log
    .about = all that happened so far
command-score = score
    .about = the score of everybody, by category, if the game ended now
command-rules = rules
    .about = the rules that matter now, with their numbers; with a number, that rule in full
command-board = board
    .about = draw the board again
command-save = save
    .about = write the game to a file: save FILE (it is kept after every decision anyway)
command-quit = quit
    .about = leave; the game is kept and can be resumed


help-choose = Choose by number, or type the kind and what else tells the choice apart, as short as you like. The exact words work too: { $exact }. For instance, now:
rules-more = A rule in full: type “{ $typed }”

undo-nothing = There is no choice of yours to take back in this sitting.
undo-revealed = No: something hidden was turned up since your last choice, and what has been seen stays seen.
undo-done = Your last choice is taken back.
undo-done-others = Your last choice is taken back, and with it what the bots did since; nothing hidden had come out.

saved = Saved: { $path }
farewell = The game is kept. Continue with: hanse play --resume { $path }
finished-file = The record of this game: { $path } (check it with: hanse replay { $path })

welcome-seat = You play
welcome-bots = The other seats are played by bots ({ $bots }).
welcome-file = After every decision the game is kept in { $path }
welcome-begin = Press Enter to begin.
welcome-back = Welcome back: the game goes on after { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}.

score-now = If the game ended now
score-final = Final score
verdict = { $count ->
    [one] { $winners } wins with { $points } points.
   *[other] { $winners } share the victory with { $points } points.
}
verdict-tie = { $tied } have equal totals; the winner is: { $rule }.

## The verbs

help-about = Hanse: play, study and automate the Hanseatic trading games.
help-usage = Usage:
help-arguments = Arguments
help-more = hanse VERB --help explains a verb; --lang en, fr or de chooses the language.
verb-play = play a game in the terminal against bots
verb-games = the games, their editions, boards and options
verb-simulate = let bots play any number of games and sum them up
verb-replay = check a record and print its final score sheet
verb-board = draw a board or a position as SVG
verb-rules = a clause of the rules, or which clauses the tests cover

arg-help = show this and end
arg-lang = language: en, fr or de
arg-game = the game, for instance teutonica or hansa (see: hanse games)
arg-games-game = a game, to see its options
arg-preset = the edition whose rules are used (the first of the game by default)
arg-seats = how many play (4 by default)
arg-you = your seat (1 by default); who begins is drawn by lot
arg-option = change one option; may be repeated (see: hanse games GAME)
arg-seed = the seed of chance: the same seed gives the same game
arg-bot = who plays the other seats: a bot that hanse games lists, or MODULE:NAME (focused by default)
arg-bot-seconds = the time that a bot has for one decision; those of the house need none
arg-save = keep the game in this file
arg-resume = go on with a saved game; without a file, with the last one
arg-position = begin from a position
arg-simulate-games = how many games (100 by default)
arg-simulate-seed = the seed of the first game (1 by default)
arg-bots = one bot for all seats or one for each, with commas (for two seats: focused,random); also MODULE:NAME
arg-json = print the result as JSON and nothing else
arg-simulate-out = append the record of each game to this file, one a line (.jsonl)
arg-max-decisions = stop a game after so many decisions and report it as stopped
arg-file = a record (.json), or several, one a line (.jsonl)
arg-log = print all that happened, in sentences
arg-svg = draw the final position into this file
arg-board = the board, for instance base-4-5 or hansa
arg-output = the file to write; “-” prints it
arg-record = draw the position of a record
arg-ply = after so many decisions of the record (all by default)
arg-theme = light or dark
arg-clause = a clause, for instance HT-5.2.3

games-seats = { $least } to { $most } seats
games-presets = Editions
games-boards = Boards
games-bots = Bots
games-more = hanse games teutonica lists the options; hanse play teutonica begins a game.
games-option-use = Change one with: --option { $example }

simulate-title = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $preset }, { $board }
simulate-progress = games
simulate-interrupted = Interrupted: the { $games } finished games are counted{ $out ->
    [none] .
   *[other] {" "}and their records are in { $out }.
}
simulate-nothing = Interrupted before the first game was finished.
simulate-decisions = Decisions per game
simulate-ends = Ends
simulate-stopped = Stopped by the safety limit
simulate-range = { $least } – { $most }
simulate-spread = Total, least to most
simulate-wins = Wins
simulate-mean = Mean

replay-good = { $path }: a good record; { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}, the game is { $over ->
    [yes] over
   *[no] still running
}.
replay-many = { $path }: { $count ->
    [one] 1 good record
   *[other] { $count } good records
}.
replay-ended = The end: { $why }.
board-written = Written: { $path }

## Refusals

quoted = “{ $text }”
error-verb = unknown verb “{ $given }”: expected one of { $known }
error-extra = hanse { $verb } needs { $missing }, which comes with an extra: pip install "hanse[{ $extra }]"
error-language = unknown language “{ $given }”: expected one of { $known }
error-missing = { $verb }: missing: { $given }
error-unrecognized = { $verb }: not understood: { $given } (see: hanse { $verb } --help)
error-needs-value = { $given } needs a value
error-number-range = “{ $given }”: expected a whole number from { $least } to { $most }
error-number-least = “{ $given }”: expected a whole number from { $least } on
error-option-form = --option “{ $given }”: expected KEY=VALUE, for instance { $example }
error-not-with = { $one } cannot be used together with { $other }
error-your-seat = --you { $given }: expected a seat from 1 to { $seats }
error-exists = { $path } exists already: go on with it by --resume, or choose another name
error-unreadable = { $path } cannot be read: { $reason }
error-unwritable = { $path } cannot be written: { $reason }
error-ending = { $path }: expected a name that ends with { $expected }, or has no ending
error-output = the output cannot be written: { $reason }
error-not-text = { $path } is not a text file: expected JSON
error-not-json = { $path } is damaged: expected a JSON object
error-line = { $path }, line { $line }: { $reason }
error-in-file = { $path }: { $reason }
error-no-save = there is no saved game to go on with in { $folder }
error-other-game = { $path } is a game of { $game }, not of { $given }
error-resume-many = { $path } holds { $count } records: expected the record of one game
error-save-over = { $path }: this game is over; see it with: hanse replay { $path }
error-save-person = { $path } has no person’s seat: choose one with --you
error-bots-count = --bots { $given }: expected one bot, or { $seats } with commas
error-empty = { $path } holds no record
error-ply = --ply { $given }: the record has { $most } decisions
error-theme = unknown theme “{ $given }”: expected light or dark
error-clause = unknown clause “{ $given }”: expected a number such as HT-5.2.3
error-no-rules = the text of the rules is not installed here; it is in docs/rules of the source
error-needs = { $one } needs { $other }
error-other-board = the position is on { $board }, not on { $given }
error-svg-many = { $path } holds { $count } records: --svg draws one

## Facts of one's own

verb-data = list the facts a game is played with, and how sure they are
arg-reconstructed = only the facts that no source was found for, each with its place
arg-data = a folder with corrected files of facts, to be played with instead of the package's own
data-reconstructed = { $count ->
    [0] no fact is reconstructed
    [one] one fact is reconstructed
   *[other] { $count } facts are reconstructed
 }
data-total = Reconstructed in all: { $count } (data: { $data })
error-no-facts = { $game }: it has no files of facts that can be replaced
error-no-toml = { $path }: expected a folder with files of facts (.toml)
