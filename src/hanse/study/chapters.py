"""What a tally says, as charts in the words of one language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from hanse.arena.intervals import wilson
from hanse.arena.ratings import rate
from hanse.kernel.contract import Game
from hanse.messages import Catalogue
from hanse.study.charts import Cell, Chapter, Chart, Grid, Mark, Part, Row
from hanse.study.strategies import first_moves, strategies
from hanse.study.tally import OTHERS, WINNERS, Kind, Tally, Won, player_key
from hanse.study.writer import Writer

BINS = 12  # bars that lengths are shown in
COLUMNS = 4  # players who get a column of their own


def chapter(tally: Tally, words: Catalogue) -> Chapter:
    """All that is told of the games of one kind."""
    writer = Writer(words.of(tally.game.key))
    parts = [_players(tally, writer), _seats(tally, writer), _points(tally, writer), _course(tally, writer)]
    if tally.games:
        parts += [strategies(tally, writer), first_moves(tally, writer)]
    return Chapter(
        key=kind_key(tally.kind),
        title=kind_title(tally.game, tally.kind, words),
        about=_about(tally, writer),
        parts=[part for part in parts if part.exhibits] if tally.games else [],
    )


def kind_key(kind: Kind) -> str:
    """A kind of games in file names and addresses."""
    data = kind.data if kind.data != "standard" else ""
    return "-".join(str(word) for word in (kind.game, kind.preset, kind.board, kind.seats, data) if word)


def kind_title(game: Game, kind: Kind, words: Catalogue) -> str:
    """A kind of games in words."""
    own = words.of(kind.game)
    preset = own.say(f"preset-{kind.preset}") if kind.preset else own.say("report-own-options")
    title = own.say(
        "report-kind", game=game.name, preset=preset, board=own.say(f"board-{kind.board}"), seats=kind.seats
    )
    return title if kind.data in ("", "standard") else own.say("report-own-facts", kind=title, data=kind.data)


def _about(tally: Tally, writer: Writer) -> str:
    stopped = writer.say("report-stopped", count=tally.stopped) if tally.stopped else ""
    if not tally.games:
        return stopped
    about = writer.say(
        "report-about",
        games=tally.games,
        decisions=writer.whole(tally.decisions.mean),
        points=writer.number(tally.winning.mean),
        range=writer.between(writer.number(tally.winning.least, 0), writer.number(tally.winning.most, 0)),
    )
    return f"{about} {stopped}".rstrip()


def _players(tally: Tally, writer: Writer) -> Part:
    """Ratings, the cross table and every line-up; one player alone cannot be compared."""
    exhibits: list[Chart | Grid] = []
    if len(tally.players) > 1 and tally.pairs:
        ranked = list(rate(tally.matches))
        exhibits = [_ratings(tally, writer), _cross(tally, ranked, writer), _line_ups(tally, writer)]
    return Part("players", writer.say("report-players"), exhibits=exhibits, text=list(_failures(tally, writer)))


def _failures(tally: Tally, writer: Writer) -> Iterator[str]:
    for player, count in sorted(tally.failures.items()):
        yield writer.say("report-failed", player=player, count=count)


def _ratings(tally: Tally, writer: Writer) -> Chart:
    ratings = rate(tally.matches)
    timed = any(tally.asked.values())
    rows = []
    for player, rating in ratings.items():
        low, high = rating.interval
        cells = [
            writer.number(rating.mean),
            writer.between(writer.number(low), writer.number(high)),
            writer.whole(rating.games),
            writer.percent(tally.players[player].victories / tally.players[player].count),
        ]
        if timed:
            cells.append(writer.number(1000 * tally.seconds[player] / max(1, tally.asked[player])))
        rows.append(Row(player, [Mark(rating.mean, low, high)], cells))
    least = min(0.0, *(rating.interval[0] for rating in ratings.values()))
    most = max(rating.interval[1] for rating in ratings.values())
    columns = ["report-rating", "report-interval", "report-games", "report-victories-seat"]
    return Chart(
        "ratings",
        writer.say("report-ratings"),
        writer.say("report-ratings-note"),
        rows,
        writer.say("report-player"),
        [writer.say(column) for column in [*columns, *(["report-time"] if timed else [])]],
        (writer.number(least), writer.number(most)),
        least,
        most,
        dots=True,
    )


def _cross(tally: Tally, ranked: Sequence[str], writer: Writer) -> Grid:
    rows = [(name, [_duel(tally.pairs.get((name, other)), writer) for other in ranked]) for name in ranked]
    return Grid(
        "cross",
        writer.say("report-cross"),
        writer.say("report-cross-note"),
        writer.say("report-cross-corner"),
        ranked,
        rows,
    )


def _duel(won: Won | None, writer: Writer) -> Cell:
    if won is None:
        return Cell("–")
    share = won.victories / won.count
    more = f"{writer.percents(*wilson(won.victories, won.count))} · {writer.say('report-of-games', games=won.count)}"
    return Cell(writer.percent(share), more, share)


def _line_ups(tally: Tally, writer: Writer) -> Chart:
    rows = []
    for line_up, wons in sorted(tally.line_ups.items(), key=lambda entry: (-len(entry[0]), entry[0])):
        if len(line_up) < 2:
            continue
        for player, seats in sorted(line_up, key=lambda entry: -wons[entry[0]].victories):
            even = seats / tally.kind.seats
            others = ", ".join(f"{count} × {name}" for name, count in line_up if name != player)
            label = writer.say("report-against", player=f"{seats} × {player}", others=others)
            rows.append(won_row(label, wons[player], even, writer, [writer.percent(even)]))
    columns = ["report-games", "report-victories", "report-interval", "report-even"]
    return Chart(
        "line-ups",
        writer.say("report-line-ups"),
        writer.say("report-line-ups-note"),
        rows,
        writer.say("report-line-up"),
        [writer.say(column) for column in columns],
        (writer.percent(0), writer.percent(1)),
        0,
        1,
        dots=True,
    )


def won_row(label: str, won: Won, even: float, writer: Writer, more: Sequence[str] = ()) -> Row:
    """How often something won: cases, share, interval."""
    low, high = wilson(won.victories, won.count)
    share = won.victories / won.count
    cells = [writer.whole(won.count), writer.percent(share), writer.percents(low, high), *more]
    return Row(label, [Mark(share, low, high)], cells, even)


def _seats(tally: Tally, writer: Writer) -> Part:
    if tally.kind.seats == 1:
        return Part("seats", "")
    even = 1 / tally.kind.seats
    rows = [
        won_row(
            writer.say("report-place", place=place + 1),
            won,
            even,
            writer,
            [writer.number(won.points / won.count)],
        )
        for place, won in sorted(tally.places.items())
    ]
    columns = ["report-games", "report-victories", "report-interval", "report-points"]
    chart = Chart(
        "seats",
        writer.say("report-seats"),
        writer.say("report-seats-note", even=writer.percent(even)),
        rows,
        writer.say("report-order"),
        [writer.say(column) for column in columns],
        (writer.percent(0), writer.percent(min(1, 2 * even))),
        0,
        min(1.0, 2 * even),
        dots=True,
    )
    return Part("seats", writer.say("report-seats-title"), exhibits=[chart])


def _points(tally: Tally, writer: Writer) -> Part:
    """Points by category: of winners and others, and of each player."""
    players = sorted(tally.players) if 1 < len(tally.players) <= COLUMNS else []
    alone = tally.kind.seats == 1
    whom = ["all"] if alone else [WINNERS, OTHERS]
    columns = [*(writer.say(f"report-{name}") for name in whom), *players]
    keys = [*whom, *(player_key(player) for player in players)]
    rows = []
    for category, means in tally.points.items():
        cells = [writer.number(means[key].mean) for key in keys]
        rows.append(Row(writer.say(f"category-{category}"), [Mark(means[name].mean) for name in whom], cells))
    most = max((mark.value for row in rows for mark in row.marks), default=1) or 1
    chart = Chart(
        "points",
        writer.say("report-categories"),
        writer.say("report-categories-note"),
        rows,
        writer.say("report-category"),
        columns,
        (writer.whole(0), writer.number(most)),
        0,
        most,
        series=columns[: len(whom)],
    )
    return Part("points", writer.say("report-points-title"), exhibits=[chart])


def _course(tally: Tally, writer: Writer) -> Part:
    """How long games last and how they end."""
    return Part("course", writer.say("report-course"), exhibits=[_length(tally, writer), _ends(tally, writer)])


def _length(tally: Tally, writer: Writer) -> Chart:
    bins = _bins(tally.turns)
    most = max(bins.values(), default=1)
    rows = [
        Row(
            writer.between(writer.whole(low), writer.whole(high)),
            [Mark(count)],
            [writer.whole(count), writer.percent(count / tally.games)],
        )
        for (low, high), count in bins.items()
    ]
    total = sum(turns * count for turns, count in tally.turns.items())
    return Chart(
        "length",
        writer.say("report-length"),
        writer.say(
            "report-length-note",
            mean=writer.number(total / max(1, tally.games)),
            least=writer.whole(tally.decisions.least),
            most=writer.whole(tally.decisions.most),
        ),
        rows,
        writer.say("report-turns"),
        [writer.say("report-games"), writer.say("report-share")],
        (writer.whole(0), writer.whole(most)),
        0,
        most,
    )


def _bins(counted: Mapping[int, int]) -> dict[tuple[int, int], int]:
    """Numbers in at most so many spans of equal width."""
    if not counted:
        return {}
    least, most = min(counted), max(counted)
    width = -(-(most - least + 1) // BINS)
    spans = [(low, low + width - 1) for low in range(least, most + 1, width)]
    return {span: sum(counted.get(number, 0) for number in range(span[0], span[1] + 1)) for span in spans}


def _ends(tally: Tally, writer: Writer) -> Chart:
    rows = []
    for why, count in tally.ends.most_common():
        low, high = wilson(count, tally.games)
        cells = [writer.whole(count), writer.percent(count / tally.games), writer.percents(low, high)]
        rows.append(Row(writer.say(f"end-{why}"), [Mark(count / tally.games)], cells))
    return Chart(
        "ends",
        writer.say("report-ends"),
        writer.say("report-ends-note"),
        rows,
        writer.say("report-end"),
        [writer.say("report-games"), writer.say("report-share"), writer.say("report-interval")],
        (writer.percent(0), writer.percent(1)),
        0,
        1,
    )
