### The rooms around the table in the browser.

web-skip = To the content
web-nav = Rooms
web-lobby = Lobby
web-welcome = Take a seat in the counting-house
web-welcome-about = Against friends or bots; no sign-up needed.
web-your-name = Your name
web-guest-name = Guest { $number }
web-play-bots = Play against three bots
web-new-table = New table
web-learn = Learn by playing
web-learn-about = Short lessons on prepared positions. Each has a task; wrong answers are explained and change nothing, and after each lesson you may play on.
web-learn-start = Begin with the first lesson
web-learn-go-on = Go on learning
web-learn-done = { $done } of { $most } done
web-learn-learnt = done
web-position = Begin from a position
web-position-about = A position as data, for instance one that was drawn or studied, becomes a table with you on the first seat and bots on the others. What is hidden in it is dealt anew, and the game is not rated.
web-position-file = Position (JSON file):
web-position-unreadable = This file is no position: expected JSON.
web-rules = Rules
web-rules-of = Rules of { $game }
web-rules-search = Search the rules
web-rules-none = Nothing here has these words.
web-rules-book = Rulebook
web-rules-summary = On one page
web-rules-reference = Reference
web-rules-ways = Ways to read the rules
web-rules-contents = Contents
web-rules-clause = Clause
web-rules-reference-about = Every rule with its number, as the program plays it.
web-ratings = Ratings
web-rating = Rating
web-rated-games = Games
web-no-ratings = Nobody has a rating here yet.
web-language = Language
web-settings = Settings
web-theme = Light
web-theme-light = By day
web-theme-dark = By lamplight
web-theme-name =
    .auto = as the device
    .light = day
    .dark = lamplight
web-motion = Motion
web-motion-name =
    .auto = pieces glide
    .off = none
web-sound = Sounds at the table, and a bell when it is your turn
web-notifications = A notification of the browser when it is your turn
web-confirm = Ask before costly choices
web-keys = Single keys as shortcuts at the table
web-account = Account
web-account-about = A name and a password keep your games and ratings on every device. A guest who signs up keeps the games played so far.
web-bots = Bots of your own
web-bots-about = A bot is a program that plays by itself, wherever it runs. Its token lets it in; keep it secret.
web-bot-name = Name of the bot
web-bot-make = Make a bot
web-bot-token = The token of { $name }; it is shown only now
web-bot-remove = Remove
web-bot-remove-named = Remove { $name }: its token is revoked
web-you-are = You are { $name }.
web-you-are-guest = You are { $name }, a guest in this browser.
web-password = Password (8 characters or more)
web-sign-up = Sign up
web-sign-in = Sign in
web-sign-out = Sign out
web-be-guest = Play as a guest
web-my-games = My games
web-no-games = No game is running.
web-open-tables = Open tables
web-no-tables = No table waits for players. Open one and send the link to your friends.
web-watch = Watch
web-free-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
web-running = decision { $ply }
web-finished = finished
web-finished-games = Finished games
web-no-finished = No finished game yet.
web-game = Game
web-edition = Edition
web-seats = Seats
web-seat-number = Seat { $number }
web-seat-me = I sit here
web-seat-open = open
web-seat-bot = bot
web-seat-local = somebody at this screen
web-which-bot = Bot at seat { $number }
web-which-style = Style of the bot at seat { $number }
web-levels = Levels
web-other-bots = Other bots
web-local = Name at seat { $number }
web-local-name = Player { $number }
web-who-may-come = Who may come
web-public = Everybody: the table is in the lobby
web-by-invitation = Only people with the invitation link
web-clock = Clock
web-clock-none = none
web-clock-move60 = 1 minute for each decision
web-clock-move300 = 5 minutes for each decision
web-clock-total1800 = 30 minutes in all, 10 seconds more for each decision
web-clock-day = 1 day for each decision
web-clock-days3 = 3 days for each decision
web-agreed = Waiting for each other
web-absence = A bot may take over for somebody who is away for
web-absence-usual = as long as is usual here
web-patience = A bot may take over when a decision takes longer than
web-patience-none = no limit
web-board-and-modules = Board and modules
web-options = Rulings
web-options-reset = Back to the edition
web-create = Open the table
web-fault = Something went wrong. Please try again.

error-web-unreachable = The server cannot be reached.
error-web-server = The server has a problem. Please try again.
error-web-refused = That is not possible.
error-web-board = The drawing of the board is missing.
web-span-less = < 1 s
web-span-seconds = { $count } s
web-span-minutes = { $count } min
web-span-hours = { $count } h
web-span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
web-clock-none-short = no clock
web-clock-each = { $span } a decision
web-clock-all = { $span } in all, { $more } more a decision
web-sure-hardly = hardly known yet
web-sure-roughly = roughly known
web-sure-fairly = fairly well known
web-sure-well = well known
web-for-players = { $count ->
    [1] 1 player
   *[other] { $count } players
}
web-all-my-games = All my games
web-next-turn = Next game where it is my turn
web-no-turn = No other game waits for you.
web-waits-for = { $who } decides
web-won = won
web-rank = place { $rank } of { $of }
web-ended-early = not played to the end
web-rulings-changed = { $count ->
    [one] 1 ruling changed
   *[other] { $count } rulings changed
}
web-find-opponent = Find by an opponent’s name
web-all-games = all
web-none-found = No game fits.
web-pages = Pages
web-page-newer = Newer
web-page-older = Older
web-page-of = Page { $page } of { $pages }
web-leave = Leave
web-leave-named = Leave this game of { $game }?
web-leave-open = Your seat becomes free again.
web-leave-people = A bot takes your place, and the others play on. You may come back as long as the game runs; if you do not, you come last in the rating of this game.
web-leave-bots = The bots play the game to its end without you. You may come back as long as it runs; if you do not, you come last in the rating of this game.
web-my-profile = My profile
web-sign-in-as = Sign in as { $name }
web-change-password = Change the password
web-password-old = The password so far
web-password-new = The new password (8 characters or more)
web-password-sure = Your password, to be sure
web-password-changed = The password is changed; all other browsers are signed out.
web-sessions = Where you are signed in
web-session-unknown = a browser
web-session-since = since { $day }
web-session-here = here
web-session-end = Sign out there
web-data = Your data
web-data-about = A file with everything that is kept about you: games, results, ratings, notes, what you said.
web-data-take = Take my data with me
web-delete = Delete the account
web-delete-about = Your name, password, sessions, notes, results, ratings and bots are deleted, and bots take your place in games that run. Games that are over stay with those who played them, under the name you had at the table. This cannot be taken back.
web-deleted = The account is deleted.
web-profile = Profile
web-profile-since = Here since { $day }.
web-profile-guest = A guest, here since { $day }.
web-results = Results
web-won-games = Won
web-mean-rank = Mean place
web-best-score = Best score
web-rating-about = A cautious estimate: whoever has it is hardly weaker. It rises with good results and with every game that makes it surer.
web-rating-between = true strength most likely between { $low } and { $high }, after { $games ->
    [one] one game
   *[other] { $games } games
}
web-sure = How sure
web-date = Date
web-head-to-head = Head to head
web-ahead = ahead
web-behind = behind
web-favourites = Favourite routes and places
web-last-games = Last public games
web-last-setup = As you set it up last time.
web-usual-setup = The usual set-up
web-shuffle = Chance decides who sits where
web-colour-of = Colour of seat { $number }
web-colour-0 = blue
web-colour-1 = yellow
web-colour-2 = red
web-colour-3 = purple
web-colour-4 = green
web-differing = { $count ->
    [0] as in the book
    [one] 1 differs from the book
   *[other] { $count } differ from the book
}
