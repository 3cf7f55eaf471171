"""The table itself: what the log, entry by entry, amounts to."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from hanse.games import find_game
from hanse.kernel.contract import State
from hanse.kernel.errors import RecordError, TooNew
from hanse.kernel.record import Record, check_position
from hanse.table.clocks import DAY, Period, clocks_from
from hanse.table.entry import Entry
from hanse.table.fair import SCHEME, Deal, commitment_of, deal_from, seed_of
from hanse.table.seats import BOT, PERSON, account_of, bot_of, seat_from
from hanse.table.undo import reveals

WAITING, PLAYING, OVER = "open", "playing", "over"
ABSENCE = DAY  # seconds; who is away for so long may be replaced, unless something else was agreed


@dataclass(frozen=True)
class Decision:
    """One decision that stands: what was decided, by which seat, in which entry, and whether it revealed something."""

    code: int
    seat: int
    entry: int
    revealed: bool


@dataclass
class Question:
    """Something that the others have to agree to."""

    number: int  # the sequence of the entry that asked
    what: str  # "undo", "replace" or "pause"
    seat: int
    ply: int
    account: str
    waiting: list[str]


class LiveTable:
    """A table as the replay of its log. It changes only by `fold`."""

    def __init__(self, table_id: str, entries: Iterable[Entry]) -> None:
        self.id = table_id
        self.log: list[Entry] = []
        self.events: dict[int, list[dict[str, Any]]] = {}
        self.plies: dict[int, int] = {}  # of each decision's entry, also of those struck later
        self.choices: dict[int, dict[str, Any]] = {}  # codes in words, as far as somebody asked; shared by all copies
        self.struck: set[int] = set()
        self.decisions: list[Decision] = []
        self.requests: dict[tuple[str, str], int] = {}
        self.question: Question | None = None
        self.status = WAITING
        self.state: State | None = None
        self.next_table: str | None = None
        self.position: dict[str, Any] | None = None  # where the game begins, if not with a fresh deal
        self.given: dict[str, Any] | None = None  # that position as it was set up, before what is hidden was dealt
        self.lesson: str | None = None  # chapter and key of the lesson that is taught here
        self.deal: Deal | None = None  # what the pages add to the seed, once all seats are taken
        self.lenient = False  # something was taken back that another person did not agree to
        self.hinted = False  # somebody asked what a strong player would do
        self.stopped = False
        self.paused = False  # nobody decides, and no clock runs
        self.holidays: dict[str, list[Period]] = {}  # of those who sit here, by account
        self.back_at: int | None = None  # the ply that something was taken back to last
        for entry in entries:
            self.fold(entry)

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return self.log[-1].seq

    @property
    def ply(self) -> int:
        """How many decisions stand."""
        return len(self.decisions)

    def mover(self) -> int | None:
        """The seat that has to decide; none before and after the game."""
        return self.state.mover() if self.state is not None and self.status == PLAYING else None

    def bot_to_move(self) -> str | None:
        """The name of the bot that has to decide, if it is one's turn."""
        mover = None if self.paused else self.mover()
        return self.seats[mover].bot if mover is not None and self.seats[mover].kind == BOT else None

    def seats_of(self, account: str | None) -> list[int]:
        """The seats for which this account decides."""
        return [] if account is None else [n for n, seat in enumerate(self.seats) if seat.account == account]

    def people(self) -> list[str]:
        """The accounts at the table, each once."""
        return list(dict.fromkeys(s.account for s in self.seats if s.kind == PERSON and s.account is not None))

    @property
    def dealing(self) -> bool:
        """Whether all seats are taken and pages have still to open their parts of the seed."""
        return self.deal is not None and self.status == WAITING

    def is_member(self, account: str | None) -> bool:
        """Whether the account sits or sat here, or set the table up."""
        return account is not None and account in self.members

    def waited_for(self, seat: int, now: float) -> float:
        """For how long a seat has had to decide; 0 if it has not."""
        return 0.0 if self.mover() != seat or self.paused else max(0.0, now - self.asked().at)

    def asked(self) -> Entry:
        """The entry with which the question came that is open now; after a pause it is asked anew."""
        return next(each for each in reversed(self.log) if each.kind in ("started", "decided", "undone", "resumed"))

    @property
    def by_day(self) -> bool:
        """Whether people have days to decide: only there holidays count."""
        return (self.absence if self.clocks is None else self.clocks.seconds) >= DAY

    def holiday_of(self, seat: int, now: float) -> Period | None:
        """The holiday that whoever sits there is on, or will be."""
        periods = self.holidays.get(self.seats[seat].account or "", [])
        return next((period for period in periods if now < period[1]), None)

    def state_at(self, ply: int) -> State:
        """The state after so many of the decisions that stand."""
        state = self._beginning().begin()
        for decision in self.decisions[:ply]:
            state.apply(decision.code)
        return state

    def record(self) -> Record:
        """The game as a record."""
        return replace(self._beginning(), codes=[d.code for d in self.decisions])

    def _beginning(self) -> Record:
        names = [seat.name or seat.bot or "" for seat in self.seats]
        return Record(self.game, self.options, self.seed, names, position=self.position)

    def after(self, entries: Iterable[Entry]) -> LiveTable:
        """The table with more entries; this one stays as it is."""
        other = copy.copy(self)
        other.log, other.decisions = list(self.log), list(self.decisions)
        other.events, other.plies = dict(self.events), dict(self.plies)
        other.struck, other.members, other.requests = set(self.struck), set(self.members), dict(self.requests)
        other.barred, other.holidays = set(self.barred), dict(self.holidays)
        other.seats = [copy.copy(seat) for seat in self.seats]
        other.question, other.clocks = copy.deepcopy(self.question), copy.deepcopy(self.clocks)
        other.commitments, other.deal = dict(self.commitments), copy.deepcopy(self.deal)
        if self.state is not None:
            other.state = self.state.copy()
            other.state.listen()
        for entry in entries:
            other.fold(entry)
        return other

    def fold(self, entry: Entry) -> None:
        """Take one more entry of the log into account."""
        if entry.kind not in _FOLDS:
            raise TooNew(
                "entry {entry} is of a kind that this version does not know: {kind}", entry=entry.seq, kind=entry.kind
            )
        _FOLDS[entry.kind](self, entry)
        self.log.append(entry)

    # One method for each kind of entry ------------------------------------------------------------------------

    def _created(self, entry: Entry) -> None:
        data = entry.data
        self.game = find_game(data["game"])
        self.preset: str = data["preset"]
        self.options = self.game.read_options(data["options"], data["rules"])
        self.seats = [seat_from(seat) for seat in data["seats"]]
        self.colours: list[int] = data.get("colours") or list(range(len(self.seats)))  # older tables have none
        self.public: bool = data["public"]
        self.host: str = data["host"]
        self.invite: str = data["invite"]
        self.brought: bool = data.get("brought", False)  # from elsewhere: somebody may know what is hidden
        self.fair: bool = "fair" in data  # older tables are dealt from the server's part alone
        if self.fair and data["fair"] != SCHEME:
            raise TooNew(
                "entry {entry} is of a kind that this version does not know: {kind}", entry=entry.seq, kind="fair"
            )
        self.part: str = data["seed"]
        self.seed: str | int = (
            self.part
        )  # of a fair table known once it starts; a number only in a game that was brought
        self.salt: str = data["salt"]
        self.setup: dict[str, Any] = data
        self.commitment = commitment_of(self.part, self.salt)
        self.commitments: dict[str, str] = dict(data.get("commitments", {}))  # of the pages, by account
        self.clocks = clocks_from(data["clock"])
        self.absence = float(data.get("absence", ABSENCE))
        self.patience: float | None = data.get("patience")
        self.arranged: bool = data.get("arranged", False)  # a tournament put everybody on their seats
        self.admitted: set[str] = set(data.get("admitted", []))  # who may see a private table without its link
        self.barred: set[str] = set()  # those whom the host sent away before the start
        accounts = [seat.account or account_of(seat.bot) for seat in self.seats]
        self.members: set[str] = {self.host, *(account for account in accounts if account)}

    def _positioned(self, entry: Entry) -> None:
        self.position = entry.data["position"]
        self.lesson = entry.data["lesson"]
        check_position(self._beginning())

    def _promised(self, entry: Entry) -> None:
        self.commitments[entry.data["account"]] = entry.data["commitment"]

    def _dealing(self, entry: Entry) -> None:
        self.deal = deal_from(entry.data)

    def _opened(self, entry: Entry) -> None:
        assert self.deal is not None
        part = next(part for part in self.deal.parts if part.account == entry.data["account"])
        part.opened = entry.data["part"]
        part.missing = part.opened is None

    def _joined(self, entry: Entry) -> None:
        if "commitment" in entry.data:
            self.commitments[entry.data["account"]] = entry.data["commitment"]
        self.seats[entry.data["seat"]].take(entry.data["account"], entry.data["name"])
        self.members.add(entry.data["account"])

    def _invited(self, entry: Entry) -> None:
        seat = self.seats[entry.data["seat"]]
        seat.kind, seat.bot, seat.name = BOT, bot_of(entry.data["account"]), entry.data["name"]
        self.members.add(entry.data["account"])

    def _left(self, entry: Entry) -> None:
        if entry.data.get("sent_away"):
            self.barred.add(entry.data["account"])
        if self.status == WAITING and not self.arranged:
            self.commitments.pop(self.seats[entry.data["seat"]].account or "", None)
            self.seats[entry.data["seat"]].empty()
            if self.deal is not None:  # parts that may have been opened are used up: the pages send new ones
                self.deal, self.commitments = None, {}
            if not self.people():
                self.status = OVER

    def _started(self, entry: Entry) -> None:
        for number, bot in entry.data["bots"].items():
            seat = self.seats[int(number)]
            seat.kind, seat.bot, seat.name = BOT, bot, ""
        self.status = PLAYING
        if self.fair:
            self.seed = seed_of(self.part, self.salt, [] if self.deal is None else self.deal.opened())
        if "position" in entry.data:
            self.given, self.position = self.position, entry.data["position"]
        self.state = self._beginning().begin()
        self.state.listen()
        if self.clocks is not None:
            self.clocks.begin(len(self.seats), self.state.mover(), entry.at)

    def _decided(self, entry: Entry) -> None:
        assert self.state is not None
        data = entry.data
        code = data["code"]
        if data["seat"] != self.mover():
            raise RecordError(
                "entry {entry}: seat {seat} decides, expected {expected}",
                entry=entry.seq,
                seat=data["seat"],
                expected=self.mover(),
            )
        self.state.play(code)
        events = self.state.events()
        self.events[entry.seq] = events
        self.decisions.append(Decision(code, data["seat"], entry.seq, reveals(self.game, events)))
        self.plies[entry.seq] = self.ply
        if data.get("request"):
            self.requests[(data["account"], data["request"])] = self.ply
        if self.question is not None and (self.question.what == "undo" or self.question.seat == data["seat"]):
            self.question = None
        if self.clocks is not None:
            self.clocks.press(self.state.mover(), entry.at)

    def _undone(self, entry: Entry) -> None:
        ply = entry.data["ply"]
        if not 0 <= ply < self.ply:
            raise RecordError(
                "entry {entry}: taken back to decision {ply}, expected one of {most}",
                entry=entry.seq,
                ply=ply,
                most=self.ply,
            )
        self.struck.update(decision.entry for decision in self.decisions[ply:])
        self.decisions = self.decisions[:ply]
        self.back_at = ply
        self.state = self.state_at(ply)
        self.state.listen()
        self.question = None
        self.lenient = self.lenient or entry.data["lenient"]
        if self.clocks is not None:
            self.clocks.turn_to(self.state.mover(), entry.at)

    def _asked(self, entry: Entry) -> None:
        data = entry.data
        self.question = Question(
            entry.seq, data["what"], data["seat"], data["ply"], data["account"], list(data["waiting"])
        )

    def _answered(self, entry: Entry) -> None:
        if self.question is None:
            return
        if entry.data["yes"] and entry.data["account"] in self.question.waiting:
            self.question.waiting.remove(entry.data["account"])
        elif not entry.data["yes"]:
            self.question = None

    def _chat(self, entry: Entry) -> None:
        """Words change nothing."""

    def _replaced(self, entry: Entry) -> None:
        seat = self.seats[entry.data["seat"]]
        account = seat.account
        seat.hand_over(entry.data["bot"], entry.data.get("why", ""))
        if account is not None and not self.seats_of(account):
            self._take_holidays(account, [])
        if self.paused and not self.people():
            self._resumed(entry)
        question = self.question
        if question is None:
            return
        if account is not None and not self.seats_of(account) and account in question.waiting:
            question.waiting.remove(account)
        if question.what == "replace" or not self.seats_of(question.account) or not question.waiting:
            self.question = None

    def _paused(self, entry: Entry) -> None:
        self.paused, self.question = True, None
        if self.clocks is not None:
            self.clocks.stop(entry.at)

    def _resumed(self, entry: Entry) -> None:
        self.paused = False
        mover = self.mover()
        if self.clocks is not None and mover is not None:
            self.clocks.go_on(mover, entry.at)

    def _holiday(self, entry: Entry) -> None:
        self._take_holidays(entry.data["account"], [(start, end) for start, end in entry.data["periods"]])

    def _take_holidays(self, account: str, periods: list[Period]) -> None:
        self.holidays.pop(account, None)
        if periods:
            self.holidays[account] = periods
        if self.clocks is not None:
            taken = {
                n: self.holidays[seat.account] for n, seat in enumerate(self.seats) if seat.account in self.holidays
            }
            self.clocks.away = taken

    def _bot_failed(self, entry: Entry) -> None:
        """The decision itself follows in its own entry."""

    def _hinted(self, entry: Entry) -> None:
        self.hinted = True

    def _rematch(self, entry: Entry) -> None:
        self.next_table = entry.data["table"]

    def _over(self, entry: Entry) -> None:
        scores = entry.data.get("scores")
        if scores is not None and (self.state is None or not self.state.over() or self.state.scores() != scores):
            raise RecordError("entry {entry}: the game does not end with {scores}", entry=entry.seq, scores=scores)
        self.status = OVER
        self.question, self.paused = None, False
        self.stopped = bool(entry.data.get("stopped"))
        if self.clocks is not None:
            self.clocks.stop(entry.at)


_FOLDS: dict[str, Callable[[LiveTable, Entry], None]] = {
    "created": LiveTable._created,
    "positioned": LiveTable._positioned,
    "promised": LiveTable._promised,
    "dealing": LiveTable._dealing,
    "opened": LiveTable._opened,
    "joined": LiveTable._joined,
    "invited": LiveTable._invited,
    "left": LiveTable._left,
    "started": LiveTable._started,
    "decided": LiveTable._decided,
    "undone": LiveTable._undone,
    "asked": LiveTable._asked,
    "answered": LiveTable._answered,
    "chat": LiveTable._chat,
    "replaced": LiveTable._replaced,
    "paused": LiveTable._paused,
    "resumed": LiveTable._resumed,
    "holiday": LiveTable._holiday,
    "bot_failed": LiveTable._bot_failed,
    "hinted": LiveTable._hinted,
    "rematch": LiveTable._rematch,
    "over": LiveTable._over,
}
