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
command-why = why
    .about = a place by name: what it is, and why something cannot be decided there now
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

thinking = { $who } is thinking (Ctrl+C: decide now) …
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
help-more = hanse VERB --help explains a verb; --lang en, fr or de chooses the language, --color never leaves out colours.
verb-play = play a game in the terminal against bots
verb-games = the games, their editions, boards and options
verb-simulate = let bots play any number of games and sum them up
verb-replay = check records and print how they ended: one with its score sheet, many in a table
verb-completion = print what lets a shell complete this command: bash, zsh or tcsh
verb-board = draw a board or a position as SVG
verb-rules = a game's rulebook, a clause of its reference, or which clauses the tests cover

arg-help = show this and end
arg-lang = language: en, fr or de
arg-color = colour: auto, always or never; NO_COLOR in the environment means never
arg-version = print the version and end
arg-shell = the shell: bash, zsh or tcsh
arg-game = the game, for instance teutonica or hansa (see: hanse games)
arg-games-game = a game, to see its options
arg-preset = the edition whose rules are used (the first of the game by default)
arg-seats = how many play (4 by default, or as many as the edition can have)
arg-you = your seat (1 by default); who begins is drawn by lot
arg-option = change one option; may be repeated (see: hanse games GAME)
arg-seed = the seed of chance: the same seed gives the same game
arg-bot = who plays the other seats: a bot that hanse games lists, MODULE:NAME or program:COMMAND (medium by default)
arg-bot-seconds = the time that a bot has for one decision; of the house only master needs it
arg-save = keep the game in this file
arg-resume = go on with a saved game; without a file, with the last one
arg-position = begin from a position
arg-simulate-games = how many games (100 by default)
arg-simulate-seed = the seed of the first game (1 by default)
arg-bots = one bot for all seats or one for each, with commas (for two seats: focused,random); also MODULE:NAME or program:COMMAND
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
arg-clause = a game, whose rulebook is printed, or a clause, for instance HT-5.2.3
arg-summary = only the summary to keep open while playing

games-seats = { $least } to { $most } seats
games-presets = Editions
games-boards = Boards
games-bots = Bots
games-styles = Styles
games-style-use = A level in a style, for instance: --bot { $example }
chances-title = Who was ahead when (chances of winning in percent, as the house judges them afterwards)
chances-turn = after { $turn ->
    [one] 1 turn
   *[other] { $turn } turns
}
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
simulate-kept = Interrupted: { $games ->
    [one] 1 game is
   *[other] { $games } games are
 } kept in { $folder }; the same command goes on with the others.
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
replay-column-game = game
replay-column-edition = edition
replay-column-board = board
replay-column-decisions = decisions
replay-column-end = end
replay-column-points = points
replay-column-winner = winner
replay-running = still running
replay-own = own options
replay-ended = The end: { $why }.
board-written = Written: { $path }

## Refusals

quoted = “{ $text }”
error-verb = unknown verb “{ $given }”: expected one of { $known }
error-extra = hanse { $verb } needs { $missing }, which comes with an extra: pip install "hanse[{ $extra }]"
error-language = unknown language “{ $given }”: expected one of { $known }
error-color = unknown colour “{ $given }”: expected one of { $known }
error-shell = unknown shell “{ $given }”: expected one of { $known }
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
error-clause = unknown clause “{ $given }”: expected a game or a number such as HT-5.2.3
error-summary = “{ $given }” has no summary: expected a game
error-no-rules = the text of the rules is not installed here; it is in docs/rules of the source
error-needs = { $one } needs { $other }
error-other-board = the position is on { $board }, not on { $given }
error-svg-many = { $path } holds { $count } records: --svg draws one

## Tables of many games

arg-table = write a table with a row for each game (.parquet or .csv)
arg-decisions = write a table with a row for each decision too (.parquet or .csv)
error-same-file = { $path } is named twice: expected a file for each table
tables-written = Written: { $paths }

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

## Programs that play

verb-protocol = test a program that plays, in any language, show what it says of itself, or let it join a server
arg-protocol-action = test, describe or join
arg-protocol-given = how the program is started, as one word: "python my_bot.py"; for join after the address of a server
protocol-action = hanse protocol { $given }: expected one of { $known }
protocol-form = { $given ->
    [0] nothing
    [one] 1 argument
   *[other] { $given } arguments
 } given: expected { $form }
protocol-ok = ok      { $rule }
protocol-broken = FAILED  { $rule }; came: { $came }
protocol-sum = { $broken ->
    [0] Rules tried: { $rules }. All of them hold.
    [one] Rules tried: { $rules }. 1 does not hold.
   *[other] Rules tried: { $rules }. { $broken } do not hold.
}
protocol-about = { $name }, by { $author }
protocol-games = plays: { $games }
protocol-option = option { $name } ({ $default }): { $about }
protocol-rule-start = it starts, and answers hello with hello
protocol-rule-protocol = hello names the version of the protocol
protocol-rule-about = hello names the program; author and about, if given, are short texts
protocol-rule-games = hello lists games that there are
protocol-rule-options = options, if given, have a name and a default
protocol-rule-ready = isready is answered with readyok
protocol-rule-unknown = messages that it does not know are passed over
protocol-rule-set = set is taken, also with an option that it does not know
protocol-rule-decides = go is answered with decide, with the ply and a code
protocol-rule-legal = every code is one of the legal ones
protocol-rule-told = values, line, looked and words, if given, have their form
protocol-rule-seconds = a decision comes in its seconds
protocol-rule-iterations = a decision comes in its iterations
protocol-rule-thinking = isready is answered while it thinks, and the decision still comes
protocol-rule-stop = stop brings the decision at once
protocol-rule-idle = stop after the decision changes nothing, and nothing is said unasked
protocol-rule-again = a second game can follow in the same run
protocol-rule-back = a game that goes back is told again, and goes on
protocol-rule-quit = quit ends it
protocol-rule-end = the end of its input ends it
protocol-join-token = { $variable } is not set: expected the token of a bot in the environment
protocol-join-url = address “{ $given }”: expected one like http://127.0.0.1:8323
protocol-join-refused = the server does not let the bot in: { $reason }
protocol-joined = { $name } is at the server (Ctrl+C ends it)

verb-think = what a player would do at a moment of a recorded game, and what it expects
arg-think-file = a record (.json or .jsonl) with one game
arg-think-ply = the moment after so many decisions; by default where the record ends, if the game is not over
arg-think-player = who is asked: a bot that hanse games lists, MODULE:NAME or program:COMMAND (hard by default)
error-one-record = { $path }: { $count } games: expected one
think-over = { $path }: the game is over: expected a moment before, with --ply up to { $most }
think-failed = { $player } could not decide: { $reason }
think-title = After { $ply ->
    [one] { $ply } decision
   *[other] { $ply } decisions
}, { $player } would play for { $who }:
think-chances = Chances of winning in percent, if it goes on like that
think-points = What it expects
think-looked = It looked at { $count ->
    [one] { $count } position or iteration.
   *[other] { $count } positions or iterations.
}
