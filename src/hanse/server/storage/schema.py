"""The database as the newest migration leaves it.

`entries` is the truth. The columns of `seatings` and `members` only help to find a log; they follow from it.
"""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

REVISION = "0015"  # the newest migration

metadata = MetaData()

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("folded", String(128), unique=True),  # only of those who signed up; guests may share a name
    Column("looks", String(128)),  # the same for names that people cannot tell apart; only of those who signed up
    Column("password", String(256)),
    Column("created", Float, nullable=False),
    Index("accounts_looks", "looks", unique=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # only its hash
    Column("account", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Float, nullable=False),
    Column("begun", Float),  # none of those that an older version began
    Column("agent", String(200)),  # the browser, in its own words
)

bots = Table(
    "bots",
    metadata,
    Column("account", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("folded", String(128), nullable=False, unique=True),  # the name; only bots have to differ in it
    Column("token", String(64), nullable=False, unique=True),  # only its hash
)

seatings = Table(
    "seatings",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("bot_next", Boolean, nullable=False),
    Column("last", Integer, nullable=False),
    Column("updated", Float, nullable=False),
    Index("seatings_lobby", "public", "status", "updated"),
    Index("seatings_bots", "bot_next", "updated"),
)

entries = Table(
    "entries",
    metadata,
    Column("seating", String(32), ForeignKey("seatings.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("data", Text, nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("seating", String(32), ForeignKey("seatings.id", ondelete="CASCADE"), primary_key=True),
    Column("account", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("seen", Float, nullable=False),
    Index("members_account", "account"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("player", String(64), primary_key=True),  # an account, or `bot:` and its name
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

outcomes = Table(  # how each seat of a finished game ended
    "outcomes",
    metadata,
    Column("seating", String(32), ForeignKey("seatings.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(32), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("player", String(64), nullable=False),  # as in `ratings`
    Column("rank", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("gone", Boolean, nullable=False),  # the player left, and a bot played on
    Column("at", Float, nullable=False),
    Column("mu_before", Float),  # the rating before and after, if the game counted
    Column("sigma_before", Float),
    Column("mu", Float),
    Column("sigma", Float),
    Index("outcomes_player", "player", "at"),
)

notes = Table(
    "notes",
    metadata,
    Column("account", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("seating", String(32), ForeignKey("seatings.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

orders = Table(  # what people want decided without being asked; in no log, since everybody sees how long a log is
    "orders",
    metadata,
    Column("seating", String(32), ForeignKey("seatings.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("account", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("orders", Text, nullable=False),
)

studies = Table(  # analyses of finished games
    "studies",
    metadata,
    Column("seating", String(32), ForeignKey("seatings.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),  # as this seat knew it; -1 with hindsight
    Column("iterations", Integer, nullable=False),
    Column("notes", Text, nullable=False),
    Column("result", Text),  # once it is done
    Column("at", Float, nullable=False),
)

books = Table(  # studies of people: chapters with comments, drawings and variations
    "books",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(128), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("key", String(64), nullable=False),  # whoever has it reads
    Column("version", Integer, nullable=False),  # grows with every change: nobody overwrites what they have not seen
    Column("chapters", Text, nullable=False),
    Column("count", Integer, nullable=False),  # of the chapters
    Column("updated", Float, nullable=False),
    Index("books_public", "public", "updated"),
)

explored = Table(  # finished games that the explorer has looked at
    "explored",
    metadata,
    Column("seating", String(32), ForeignKey("seatings.id", ondelete="CASCADE"), primary_key=True),
)

explored_seats = Table(  # how each seat of a public game did
    "explored_seats",
    metadata,
    Column("seating", String(32), ForeignKey("seatings.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(32), nullable=False),
    Column("board", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("player", String(64), nullable=False),  # as in `ratings`
    Column("share", Float, nullable=False),  # of the victory
    Column("score", Float, nullable=False),
    Index("explored_seats_kind", "game", "board", "seats"),
    Index("explored_seats_player", "player"),
)

explored_answers = Table(  # and how it began
    "explored_answers",
    metadata,
    Column("seating", String(32), ForeignKey("seatings.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("question", String(32), primary_key=True),
    Column("answer", String(200), nullable=False),
)

hooks = Table(  # where somebody is told that a game waits
    "hooks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("account", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),  # who set it
    Column(
        "seating", String(32), ForeignKey("seatings.id", ondelete="CASCADE"), unique=True
    ),  # told of this table only
    Column("session", String(64), ForeignKey("sessions.token", ondelete="CASCADE"), unique=True),  # of this browser
    Column("browser", Text),  # its keys: what is told is encrypted to them
    Column("made", Float, nullable=False),
    Column("address", Text, nullable=False),
    Column("site", Text, nullable=False),  # how the person reaches this server: links begin with it
    Column("language", String(8), nullable=False),
    Column("delay", Float, nullable=False),  # seconds that a question waits before it is told
    Column("quiet_from", Integer),  # minutes of the day between which nothing is told; none: never quiet
    Column("quiet_to", Integer),
    Column("zone", Integer, nullable=False),  # minutes that the person's clock is ahead of UTC
    Column("failures", Integer, nullable=False),  # in a row
    Column("off", String(32)),  # why it was switched off, if it was
    Index("hooks_account", "account"),
)

reminders = Table(  # the outbox: the question that waits at a table, and the last one that was told through the hook
    "reminders",
    metadata,
    Column("hook", String(32), ForeignKey("hooks.id", ondelete="CASCADE"), primary_key=True),
    Column("seating", String(32), ForeignKey("seatings.id", ondelete="CASCADE"), primary_key=True),
    Column("asked", Integer, nullable=False),  # the entry of the log with which the question came
    Column("told", Integer, nullable=False),
    Column("due", Float, nullable=False),
    Column("claimed", Float, nullable=False),  # when a process last took it on itself to tell
    Index("reminders_due", "due"),
)

keys = Table(  # of the server, made by itself
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

holidays = Table(  # of people, also those that are over: they count for the year
    "holidays",
    metadata,
    Column("account", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("begins", Float, primary_key=True),
    Column("ends", Float, nullable=False),
    Index("holidays_ends", "ends"),
)

hosts = Table(  # who keeps the peace; set by the command line alone
    "hosts",
    metadata,
    Column("account", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
)

restrictions = Table(
    "restrictions",
    metadata,
    Column("account", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("what", String(16), primary_key=True),  # "muted" or "banned"
    Column("until", Float),  # none: for good
)

closed_networks = Table(  # from where nobody new may come for a while: who was barred came from there
    "closed_networks",
    metadata,
    Column("account", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("network", String(45), primary_key=True),
    Column("until", Float, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", Float, nullable=False),
    Column("by", String(32), nullable=False),  # these accounts and tables may be gone by now
    Column("about", String(32)),
    Column("seating", String(32)),
    Column("text", Text, nullable=False),
    Column("settled", Float),
    Index("reports_open", "settled", "at"),
)

interventions = Table(  # who did what as a host
    "interventions",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", Float, nullable=False),
    Column("by", String(32)),  # none: on the command line
    Column("what", String(16), nullable=False),
    Column("about", String(32)),
    Column("seating", String(32)),
    Column("text", Text, nullable=False),
    Index("interventions_at", "at"),
)

clubs = Table(
    "clubs",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("looks", String(128), nullable=False),  # the same for names that people cannot tell apart
    Column("about", Text, nullable=False),
    Column("invite", String(64), nullable=False),  # whoever has it becomes a member without asking
    Column("created", Float, nullable=False),
    Index("clubs_looks", "looks", unique=True),
)

club_members = Table(
    "club_members",
    metadata,
    Column("club", String(32), ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("account", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("role", String(16), nullable=False),  # `asking`, `member` or `organiser`
    Column("since", Float, nullable=False),
    Index("club_members_account", "account"),
)

contests = Table(  # tournaments of people
    "contests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("club", String(32), ForeignKey("clubs.id", ondelete="SET NULL"), index=True),
    Column("organiser", String(32), ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("name", String(64), nullable=False),
    Column("setup", Text, nullable=False),  # what was settled when it was opened
    Column("seed", String(64), nullable=False),  # of pairings and lots
    Column("status", String(16), nullable=False),  # `open`, `running`, `over` or `off`
    Column("begins", Float),  # at this time, if not by hand
    Column("created", Float, nullable=False),
    Column("ended", Float),
    Index("contests_status", "status", "created"),
)

contest_entrants = Table(
    "contest_entrants",
    metadata,
    Column("contest", String(32), ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True),
    Column("account", String(32), primary_key=True),  # stays when the account is gone: others met it
    Column("name", String(64), nullable=False),
    Column("entered", Float, nullable=False),
    Column("gone", Boolean, nullable=False),  # plays no further round
    Index("contest_entrants_account", "account"),
)

contest_rounds = Table(
    "contest_rounds",
    metadata,
    Column("contest", String(32), ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("begun", Float, nullable=False),
    Column("plan", Text, nullable=False),  # the rounds that were to follow, if nobody leaves
)

contest_tables = Table(
    "contest_tables",
    metadata,
    Column("contest", String(32), ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seating", String(32), nullable=False, unique=True),  # the table; opened after the round was written
    Column("seats", Text, nullable=False),  # who sits where
    Column("result", Text),  # how it ended, once it has
)

puzzles = Table(  # how hard they turned out to be
    "puzzles",
    metadata,
    Column("puzzle", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
)

puzzle_answers = Table(  # the first answer of everybody to each; with the rating that it left its account with
    "puzzle_answers",
    metadata,
    Column("account", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("at", Float, nullable=False),
    Index("puzzle_answers_account", "account", "game", "at"),
)
