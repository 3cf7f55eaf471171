"""What players did and what it led to, by the questions of each game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from hanse.arena.intervals import wilson
from hanse.study.charts import Cell, Chart, Grid, Mark, Part, Row
from hanse.study.facts import Namer, Strategies, strategies_of
from hanse.study.tally import ALL, OTHERS, WINNERS, Tally, Won, player_key
from hanse.study.writer import Writer

ANSWERS = 10  # the most frequent ones are shown
COLUMNS = 4  # players who get a column of their own
FIRST = ("first-", "second-")  # questions about the beginning


def strategies(tally: Tally, writer: Writer) -> Part:
    """What was done in whole games."""
    asked = strategies_of(tally.game.key)
    namer = asked.namer(writer.words, tally.kind.board, tally.options)
    choices = [question for question in asked.choices if not question.startswith(FIRST)]
    exhibits: list[Chart | Grid] = [
        _amounts(tally, asked, writer),
        *_counts(tally, asked, namer, writer),
        *_choices(tally, choices, namer, writer),
    ]
    caution = [] if tally.kind.seats == 1 else [writer.say("report-strategies-text")]
    return Part("strategies", writer.say("report-strategies"), caution, exhibits)


def first_moves(tally: Tally, writer: Writer) -> Part:
    """What was done first."""
    asked = strategies_of(tally.game.key)
    namer = asked.namer(writer.words, tally.kind.board, tally.options)
    questions = [question for question in asked.choices if question.startswith(FIRST)]
    exhibits = list(_choices(tally, questions, namer, writer))
    about = [] if tally.kind.seats == 1 else [writer.say("report-first-text")]
    return Part("first", writer.say("report-first"), about, exhibits)


def _title(tally: Tally, question: str, writer: Writer) -> str:
    return writer.say(f"report-{tally.game.key}-{question}")


def _groups(tally: Tally) -> list[str]:
    """Whose means are compared: winners and others, or all where one plays alone."""
    return [ALL] if tally.kind.seats == 1 else [WINNERS, OTHERS]


def _amounts(tally: Tally, asked: Strategies, writer: Writer) -> Grid:
    players = sorted(tally.players) if 1 < len(tally.players) <= COLUMNS else []
    keys = [*_groups(tally), *(player_key(player) for player in players)]
    if ALL not in keys:
        keys.insert(0, ALL)
    rows = []
    for question in asked.amounts:
        if question not in tally.amounts:
            continue
        means = tally.amounts[question]
        cells = [_mean_cell(tally, key, question, writer) for key in keys]
        spread = writer.between(writer.whole(means[ALL].least), writer.whole(means[ALL].most))
        rows.append((_title(tally, question, writer), [*cells, Cell(spread)]))
    columns = [*(writer.say(f"report-{key}") for key in keys[: len(keys) - len(players)]), *players]
    return Grid(
        "amounts",
        writer.say("report-amounts"),
        writer.say("report-amounts-note"),
        writer.say("report-amount"),
        [*columns, writer.say("report-range")],
        rows,
    )


def _mean_cell(tally: Tally, key: str, question: str, writer: Writer) -> Cell:
    """A mean; where not everybody has the amount, also how many have it."""
    mean = tally.amounts[question].get(key)
    seats = tally.seen[key]
    if mean is None or not mean.count:
        return Cell("–")
    more = "" if mean.count == seats else writer.percent(mean.count / seats)
    return Cell(writer.number(mean.mean), more)


def _counts(tally: Tally, asked: Strategies, namer: Namer, writer: Writer) -> Iterator[Chart]:
    groups = _groups(tally)
    for question in asked.counts:
        counted = tally.counts.get(question)
        if counted is None or not counted[ALL].total():
            continue
        answers = _in_order(counted[ALL], len(counted[ALL]))
        rows = []
        for answer in answers:
            means = [counted[group][answer] / max(1, tally.seen[group]) for group in groups]
            rows.append(
                Row(namer(question, answer), [Mark(mean) for mean in means], [writer.number(m, 2) for m in means])
            )
        most = max(mark.value for row in rows for mark in row.marks) or 1
        names = [writer.say(f"report-{group}") for group in groups]
        yield Chart(
            question,
            _title(tally, question, writer),
            writer.say("report-counts-note"),
            rows,
            writer.say("report-kind-of"),
            names,
            (writer.whole(0), writer.number(most, 2)),
            0,
            most,
            series=names,
        )


def _in_order(counted: Mapping[str, int], most: int) -> list[str]:
    """The most frequent answers; numbers in their own order."""
    frequent = sorted(counted, key=lambda answer: (-counted[answer], answer))[:most]
    return sorted(frequent, key=int) if all(answer.isdigit() for answer in frequent) else frequent


def _choices(tally: Tally, questions: Sequence[str], namer: Namer, writer: Writer) -> Iterator[Chart]:
    for question in questions:
        wons = tally.choices.get(question)
        if wons:
            answers = _in_order({answer: won.count for answer, won in wons.items()}, ANSWERS)
            left = sum(won.count for won in wons.values()) - sum(wons[answer].count for answer in answers)
            rows = [(namer(question, answer), wons[answer]) for answer in answers]
            if tally.kind.seats == 1:
                yield _alone(tally, question, rows, writer)
            else:
                yield _led_to(tally, question, rows, left, writer)


def _led_to(tally: Tally, question: str, answers: Sequence[tuple[str, Won]], left: int, writer: Writer) -> Chart:
    """How often each answer won."""
    even = 1 / tally.kind.seats
    rows = []
    for name, won in answers:
        low, high = wilson(won.victories, won.count)
        share = won.victories / won.count
        cells = [
            writer.whole(won.count),
            writer.percent(won.count / tally.seen[ALL]),
            writer.percent(share),
            writer.percents(low, high),
            writer.number(won.points / won.count),
        ]
        rows.append(Row(name, [Mark(share, low, high)], cells, even))
    note = writer.say("report-choice-note", even=writer.percent(even))
    more = writer.say("report-left-out", count=left) if left else ""
    columns = ["report-seats-count", "report-share", "report-victories", "report-interval", "report-points"]
    return Chart(
        question,
        _title(tally, question, writer),
        f"{note} {more}".rstrip(),
        rows,
        writer.say("report-answer"),
        [writer.say(column) for column in columns],
        (writer.percent(0), writer.percent(1)),
        0,
        1,
        dots=True,
    )


def _alone(tally: Tally, question: str, answers: Sequence[tuple[str, Won]], writer: Writer) -> Chart:
    """How many points each answer brought where nobody can be beaten."""
    means = [won.points / won.count for _, won in answers]
    rows = [
        Row(name, [Mark(mean)], [writer.whole(won.count), writer.percent(won.count / tally.games), writer.number(mean)])
        for (name, won), mean in zip(answers, means, strict=True)
    ]
    most = max(means) or 1
    return Chart(
        question,
        _title(tally, question, writer),
        writer.say("report-alone-note"),
        rows,
        writer.say("report-answer"),
        [writer.say(column) for column in ("report-games", "report-share", "report-points")],
        (writer.whole(0), writer.number(most)),
        0,
        most,
    )
