"""How a tournament stands, for a reader: ratings, the cross table, the seats."""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hanse.arena.standings import Share, Standings, ratings_of
from hanse.arena.standings import Table as Standing
from hanse.messages import Catalogue

NOTHING = "–"


def standings_tables(standings: Standings, words: Catalogue) -> Iterator[RenderableType]:
    """The tables of each place; where there are several, the ratings in all come last."""
    for number, standing in enumerate(standings.tables):
        title = words.say("arena-title", games=standing.games, place=standing.place.name)
        yield Text(title, style="bold")
        if standing.stopped:
            yield Text(words.say("arena-stopped", games=standing.stopped))
        if not standing.finished:
            continue
        yield _players(standing, words)
        if not standings.tournament.mix:
            yield _cells(standings, number, words)
        yield _seats(standing, words)
    if len(standings.tables) > 1 and standings.finished:
        yield _ratings(standings, words)
    for (player, by, why), count in sorted(standings.failures.items()):
        yield Text(f"{words.say('log-bot-failed', bot=player, by=by, why=why)} ({count})")


def _players(standing: Standing, words: Catalogue) -> Table:
    table = _grid(words, "arena-player", "arena-rating", "arena-won", "arena-score", "arena-time")
    for name, rating in ratings_of(standing.finished).items():
        tally = standing.players[name]
        low, high = rating.interval
        table.add_row(
            name,
            f"{rating.mean:.1f} ({low:.1f} – {high:.1f})",
            _share(tally.share),
            NOTHING if tally.score is None else f"{tally.score:.1f}",
            NOTHING if tally.milliseconds is None else f"{tally.milliseconds:.3g}",
        )
    return table


def _cells(standings: Standings, place: int, words: Catalogue) -> Table:
    """Who is alone stands at the left, whose copies sit at the other seats above."""
    tournament = standings.tournament
    columns = tournament.against or tournament.players
    even = 100 / tournament.places[place].seats
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(words.say("arena-against", even=f"{even:.3g}"), no_wrap=True)
    for name in columns:
        table.add_column(name, justify="right", no_wrap=True)
    for row in tournament.players:
        cells = []
        for column in columns:
            found = standings.share(place, row, column)
            cells.append("" if found is None else _cell(*found, words))
        table.add_row(row, *cells)
    return table


def _cell(share: Share, verdict: str | None, words: Catalogue) -> str:
    """The share above its interval, so that many columns fit beside each other, and what was settled."""
    settled = f"\n{words.say(f'arena-settled-{verdict}')}" if verdict else ""
    return f"{_share(share).replace(' (', chr(10) + '(')}{settled}"


def _seats(standing: Standing, words: Catalogue) -> Table:
    table = _grid(words, "arena-seat", "arena-won")
    for number, share in enumerate(standing.seats):
        table.add_row(str(number + 1), _share(share))
    return table


def _ratings(standings: Standings, words: Catalogue) -> Table:
    table = _grid(words, "arena-player", "arena-rating-all")
    for name, rating in ratings_of(standings.finished).items():
        low, high = rating.interval
        table.add_row(name, f"{rating.mean:.1f} ({low:.1f} – {high:.1f})")
    return table


def _grid(words: Catalogue, first: str, *others: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(words.say(first), no_wrap=True)
    for name in others:
        table.add_column(words.say(name), justify="right")
    return table


def _share(share: Share) -> str:
    """In per cent, with its interval."""
    if share.rate is None or share.interval is None:
        return NOTHING
    low, high = share.interval
    return f"{100 * share.rate:.1f} ({100 * low:.1f} – {100 * high:.1f})"
