"""A person at the terminal: shows the game, reads choices and commands, lets the bots play, keeps the record."""

from __future__ import annotations

import contextlib
import re
import shlex
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hanse.cli.chances import chances_table
from hanse.cli.choices import Choice, Entry, distinct, find, legal_choices, menu
from hanse.cli.commands import COMMANDS, command_named
from hanse.cli.common import Refused, check_ending, console_for
from hanse.cli.faces import face_of
from hanse.cli.interrupts import first_interrupt
from hanse.cli.log import Log
from hanse.cli.marks import QUIET, house, signs_for
from hanse.cli.places import card_lines, place_named
from hanse.cli.rules import clause_text
from hanse.cli.saves import ENDINGS, Save
from hanse.cli.session import PERSON, REFUSALS, Session
from hanse.cli.sheet import score_table, verdict
from hanse.cli.suggestions import suggestions
from hanse.messages import Catalogue
from hanse.players.hindsight import look_back
from hanse.players.hosting import Hosting
from hanse.players.house import thinks_long

MANY_PLACES = 12  # more than these are chosen by their number on the board
HELPED = 3  # so many examples of what can be typed stand in the help
# Under a question: how many examples, and which commands; the first that fits on one line, else the last.
ASKED = (
    (2, ("help", "undo", "score", "rules", "quit")),
    (1, ("help", "undo", "score", "rules", "quit")),
    (1, ("help", "undo", "rules", "quit")),
    (1, ("help", "undo", "quit")),
    (1, ("help", "undo")),
    (1, ("help",)),
)


class Quit(Exception):
    """The person leaves the table."""


class Tabletop:
    """One game from the welcome to the score sheet."""

    def __init__(self, session: Session, save: Save, words: Catalogue, hosting: Hosting) -> None:
        self.session = session
        self.save = save
        self.words = words = words.of(session.game.key)
        self.say = words.say
        self.console = console_for(sys.stdout)
        self.signs = signs_for(self.console.encoding)
        self.face = face_of(session.game.key)
        self.phrases = self.face.phrases(words, session.state.view(None))
        self._log_book = Log(self.phrases, self.signs)
        self.names = [self.say("seat-you") if name == PERSON else "" for name in session.names]
        self._bots = {
            seat: hosting.seat(name, session.record, seat) for seat, name in enumerate(session.names) if name != PERSON
        }
        self._notice = ""
        self._told_of: set[int] = set()  # seats of bots that have been said to be thinking

    def run(self) -> int:
        """Play until the game is over or the person leaves; the exit code."""
        self.save.write(self.session.text())  # a game that cannot be kept is not begun
        try:
            self._welcome()
            while not self.session.state.over():
                if self.session.state.mover() == self.session.you:
                    self._decide()
                else:
                    self._bot()
        except (Quit, EOFError):
            self._dismiss()
            self._farewell()
            return 0
        except KeyboardInterrupt:
            self._farewell()
            return 130
        self._dismiss()
        self._finish()
        return 0

    # Decisions -------------------------------------------------------------------------------------------------------

    def _bot(self) -> None:
        seat = self.session.state.mover()
        with self._waiting(seat):
            decided = self._bots[seat].decide(self.session.course)
        self.session.play(decided.thought.code, chosen=False, failures=decided.failures)
        self._keep()

    def _waiting(self, seat: int) -> contextlib.AbstractContextManager[None]:
        """While a bot thinks for long, the first Ctrl+C makes it decide; that is told once until the person decides."""
        if not thinks_long(self.session.names[seat]):
            return contextlib.nullcontext()
        if self.console.is_terminal and seat not in self._told_of:
            self._told_of.add(seat)
            self.console.print(Text(self.say("thinking", who=self.phrases.seat(seat)), style=QUIET))
        return first_interrupt(self._bots[seat].stop)

    def _decide(self) -> None:
        """One decision of the person; a question with a single answer answers itself, except the end of the turn."""
        self._told_of.clear()
        state = self.session.state
        view = state.view(self.session.you)
        choices = legal_choices(state, view, self.phrases, self.face.order)
        if len(distinct(choices)) == 1 and choices[0].family != "end":
            self.session.play(choices[0].code, chosen=False)
        else:
            chosen = self._ask(view, choices)
            if chosen is None:
                return
            self.session.play(chosen.code, chosen=True)
        self._keep()

    def _ask(self, view: dict[str, Any], choices: list[Choice]) -> Choice | None:
        """Show the position and read lines until one choice is meant; None if the position has changed."""
        levels: list[list[Choice]] = [choices]
        entries = self._show(view, levels, board=True)
        while True:
            line = self._read().strip()
            command = command_named(line, self.words)
            if command == "undo":
                if self._undo():
                    return None
            elif command == "back":
                del levels[max(1, len(levels) - 1) :]
                entries = self._show(view, levels, board=False)
            elif command:
                self._do(command, line, view, levels)
            else:
                meant = self._meant(line, entries, levels[-1], choices)
                if len(meant) == 1:
                    return meant[0]
                if meant:
                    levels.append(meant)
                    entries = self._show(view, levels, board=False)

    def _meant(self, line: str, entries: list[Entry], shown: list[Choice], every: list[Choice]) -> list[Choice]:
        """The choices that a line may mean: a number of the list, the only choice, or words."""
        if not line:
            if len(shown) == 1 and len(every) == 1:
                return shown
            self._tell("ask-again")
            return []
        if line.isdigit():
            numbered = [entry for entry in entries if entry.number == int(line)]
            if not numbered:
                self._tell("ask-number", given=line)
            return distinct(numbered[0].choices) if numbered else []
        found = find(line, shown, self.phrases) or find(line, every, self.phrases)
        if not found:
            self._tell("ask-unknown", given=line)
        return found

    # What is shown ---------------------------------------------------------------------------------------------------

    def _draw(self, view: dict[str, Any], below: int) -> None:
        """The whole position; the log takes the rows that are left above `below` rows of questions."""
        screen = self.face.screen(self.words, view, self.signs, self.console.width)
        if self.console.is_terminal:
            self.console.clear()
        parts = screen.parts(view, self.session.you, self.names)
        for part in parts:
            self.console.print(part)
        notice = Text(self._notice, style="italic")
        rows = self._rows(parts) + below + (self._rows([notice]) if self._notice else 0)
        log = self._log_book.last(self.session.news(), self.console, max(3, self.console.height - rows))
        self.console.print(log, end="")
        if self._notice:
            self.console.print(notice)
            self._notice = ""

    def _rows(self, parts: Sequence[RenderableType]) -> int:
        return sum(len(self.console.render_lines(part, pad=False)) for part in parts)

    def _show(self, view: dict[str, Any], levels: Sequence[list[Choice]], *, board: bool) -> list[Entry]:
        """The question and the numbered choices, below the position if it is wanted."""
        entries = menu(levels[-1], self.phrases)
        parts = [*self._question(view, levels, entries)]
        if board:
            self._draw(view, below=self._rows(parts) + 1)
        for part in parts:
            self.console.print(part)
        return entries

    def _question(
        self, view: dict[str, Any], levels: Sequence[list[Choice]], entries: Sequence[Entry]
    ) -> Iterator[RenderableType]:
        """Many places are not listed: their numbers stand on the board."""
        asked = Table.grid(padding=(0, 1, 0, 0))
        asked.add_row(house(self.signs, self.session.you), Text(self.phrases.prompt(view), style="bold"))
        yield asked
        by_place = len(entries) > MANY_PLACES and all(entry.number == self._number(entry) for entry in entries)
        if by_place:
            kind = self.say(f"group-{levels[-1][0].family}")
            yield self._under(Text(self.say("ask-place", kind=kind, count=len(entries))))
        else:
            yield self._list(entries)
        if len(levels) == 1 and not by_place:
            yield self._under(Text(self._how(levels[0]), style=QUIET))

    def _how(self, choices: Sequence[Choice]) -> str:
        """What can be typed now: choices that are legal, commands that would not be refused."""
        ways = suggestions(choices, self.phrases, ASKED[0][0])
        undo = self.session.undoing() not in REFUSALS
        line = ""
        for most, commands in ASKED:
            typed = [self.say("ask-example", typed=way.typed) for way in ways[:most]]
            examples = self.say("list-or", some=typed[0], last=typed[-1], count=len(typed))
            told = ", ".join(self.say(f"command-{name}") for name in commands if undo or name != "undo")
            line = self.say("ask-how", examples=examples, commands=told)
            if cell_len(line) <= self.console.width - 2:
                break
        return line

    def _number(self, entry: Entry) -> int:
        place = entry.choices[0].place
        return place.number if place else 0

    def _under(self, text: Text) -> RenderableType:
        return Padding(text, (0, 0, 0, 2))

    def _list(self, entries: Sequence[Entry]) -> RenderableType:
        labels = []
        for entry in entries:
            label = Text.assemble((f"{entry.number:>2} ", "bold"), entry.label)
            if len(entry.choices) > 1:
                label.append(f" ({len(entry.choices)})", style=QUIET)
            labels.append(label)
        return Padding(Columns(labels, padding=(0, 3, 0, 0), column_first=True), (0, 0, 0, 1))

    def _points(self, sentences: Sequence[str]) -> None:
        table = Table.grid(padding=(0, 1))
        for sentence in sentences:
            table.add_row(f" {self.signs.dot}", sentence)
        self.console.print(table)

    def _tell(self, message: str, **args: object) -> None:
        """Say something; a path in it is not broken over lines, so that it can be copied."""
        self.console.print(Text(self.say(message, **args)), soft_wrap="path" in args)

    # Commands --------------------------------------------------------------------------------------------------------

    def _do(self, command: str, line: str, view: dict[str, Any], levels: list[list[Choice]]) -> None:
        actions: dict[str, Callable[[], None]] = {
            "help": lambda: self._help(levels[0]),
            "list": lambda: self.console.print(self._list(menu(levels[-1], self.phrases))),
            "log": self._log,
            "score": lambda: self._score(view["now"], "score-now"),
            "rules": lambda: self._rules(line, view, levels[0]),
            "why": lambda: self._why(line, view),
            "board": lambda: self._again(view, levels),
            "save": lambda: self._save_as(line),
            "quit": self._quit,
        }
        actions[command]()

    def _log(self) -> None:
        for row in self._log_book.rows(self.session.story(), self.console):
            self.console.print(row)

    def _again(self, view: dict[str, Any], levels: list[list[Choice]]) -> None:
        self._show(view, levels, board=True)

    def _help(self, choices: Sequence[Choice]) -> None:
        families = dict.fromkeys(choice.family for choice in choices)
        self._explain((self.say(f"group-{family}"), self.say(f"group-{family}.about")) for family in families)
        self.console.print()
        self._explain((self.say(f"command-{name}"), self.say(f"command-{name}.about")) for name in COMMANDS)
        self.console.print()
        self.console.print(Text(self.say("help-choose", exact=choices[0].words)))
        self._explain((way.short, way.choice.text) for way in suggestions(choices, self.phrases, HELPED))
        self.console.print()
        self.console.print(Text(self.say("help-board", **vars(self.signs))))

    def _explain(self, rows: Iterable[tuple[str, str]]) -> None:
        """Words in a column, what they mean beside them."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style="bold", min_width=14)
        for word, about in rows:
            table.add_row(f"  {word}", about)
        self.console.print(table)

    def _rules(self, line: str, view: dict[str, Any], choices: Sequence[Choice]) -> None:
        """The rules of the moment, or the clause that is named."""
        clause = line.partition(" ")[2].strip()
        if clause:
            try:
                self.console.print(Text(clause_text(clause, self.words, self.face.rules)))
            except Refused as refusal:
                self.console.print(Text(str(refusal)))
            return
        families = list(dict.fromkeys(choice.family for choice in choices))
        hints = self.phrases.hints(view, families)
        self._points(hints)
        numbered = re.search(rf"{self.face.rules}-([0-9.]*[0-9])", " ".join(hints))
        if numbered:
            self._tell("rules-more", typed=f"{self.say('command-rules')} {numbered[1]}")

    def _why(self, line: str, view: dict[str, Any]) -> None:
        """The card of a place: what it is, and why something cannot be decided there."""
        wanted = line.partition(" ")[2].strip()
        state, you = self.session.state, self.session.you
        place = place_named(wanted, state, self.phrases)
        if place is None:
            self._tell("why-which", typed=self.say("command-why"), given=wanted or "…")
            return
        title, *rows = card_lines(place, state, view, you, self.phrases)
        self.console.print(Text(title, style="bold"))
        self._points(rows)

    def _undo(self) -> bool:
        outcome = self.session.undo()
        if outcome in REFUSALS:
            self._tell(f"undo-{outcome}")
            return False
        self._keep()
        self._notice = self.say(f"undo-{outcome}")
        return True

    def _save_as(self, line: str) -> None:
        name = line.partition(" ")[2].strip()
        try:
            check_ending(name, ENDINGS, self.words)
            (Save(name, self.words) if name else self.save).write(self.session.text())
        except Refused as refusal:
            self.console.print(Text(str(refusal)))
        else:
            self._tell("saved", path=name or self.save.path)

    def _quit(self) -> None:
        raise Quit

    # The frame -------------------------------------------------------------------------------------------------------

    def _keep(self) -> None:
        """Write the record; a disk that is full now does not end the game."""
        try:
            self.save.write(self.session.text())
        except Refused as refusal:
            self._notice = str(refusal)

    def _read(self) -> str:
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (arrow keys and history, where the system has them)
        return input("> ")

    def _welcome(self) -> None:
        if self.session.steps:
            self._tell("welcome-back", count=len(self.session.steps))
            return
        self.console.print(Text(self.say("welcome-title"), style="bold"))
        seat = self.session.you
        you = Text.assemble(house(self.signs, seat), (f" {self.phrases.seat(seat)}", "bold"))
        self.console.print(Text.assemble(self.say("welcome-seat"), " ", you))
        self._points([self.say(f"welcome-{number}") for number in range(1, 6)])
        others = sorted({name for name in self.session.names if name != PERSON})
        if others:
            self._tell("welcome-bots", bots=", ".join(others))
        self._tell("welcome-file", path=self.save.path)
        if sys.stdin.isatty():
            input(self.say("welcome-begin") + " ")

    def _dismiss(self) -> None:
        """Let the bots go. Whoever interrupts does not want to wait even for that."""
        for bot in self._bots.values():
            bot.end()

    def _farewell(self) -> None:
        """Where the game is; if it could not be written to the end, that is a refusal after all."""
        self.console.print()
        self.save.write(self.session.text())
        self._tell("farewell", path=shlex.quote(self.save.path))

    def _score(self, sheet: Sequence[dict[str, int]], title: str) -> None:
        self.console.print(
            score_table(sheet, self.names, self.session.game.parts, self.words, self.signs, self.say(title))
        )

    def _finish(self) -> None:
        state = self.session.state
        view = state.view(self.session.you)
        self._draw(view, below=0)
        sheet = state.score_sheet()
        self.console.print()
        self._score(sheet, "score-final")
        rule = self.face.tiebreak(view)
        for line in verdict(sheet, state.ranks(), rule, self.session.game.parts, self.words):
            self.console.print(Text(line, style="bold"))
        moments = look_back(self.session.record)
        if moments:
            self.console.print(chances_table(moments, self.words, self.signs))
        self._tell("finished-file", path=shlex.quote(self.save.path))
