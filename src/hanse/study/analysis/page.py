"""The analysis as one HTML page that needs nothing else: curve, seats, critical moments with their boards, log."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from typing import Any, Protocol

from hanse.draw import draw_state
from hanse.draw.ink import SEATS
from hanse.kernel.record import Record
from hanse.messages import Catalogue
from hanse.study.analysis.accuracy import MARKS
from hanse.study.writer import Writer

SIGNS = {"blunder": "??", "mistake": "?", "inaccuracy": "?!"}
DASHES = ("", "10 4", "3 3", "12 4 3 4", "6 6")  # what tells the curves apart without colour
WIDTH, HEIGHT, LEFT, BELOW = 960, 320, 44, 26

Data = dict[str, Any]


class Teller(Protocol):
    """Says what happened, or could have, in the words of the game."""

    def seat(self, seat: int) -> str:
        """The name of a seat."""

    def happened(self, events: Sequence[Data]) -> str:
        """What an action did, in one line."""

    def plan(self, state: Any, seat: int, codes: Sequence[int]) -> str:
        """Decisions that a seat could make from here, in one line."""


def page(result: Data, record: Record, words: Catalogue, tell: Teller) -> str:
    """The whole page; `words` are seen from the game."""
    style = (files("hanse.study") / "page.css").read_text(encoding="utf-8")
    own = (files("hanse.study.analysis") / "page.css").read_text(encoding="utf-8")
    title = escape(words.say("study-title", game=record.game.name))
    known = words.say("study-as-known")
    if result["seat"] is not None:
        known = words.say("study-as-seat", who=tell.seat(result["seat"]))
    how = words.say("study-how", iterations=result["iterations"])
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}</title>\n<style>\n{style}{own}</style>\n</head>\n<body>",
            f"<header><h1>{title}</h1><p>{escape(known)}</p><p>{escape(how)}</p></header>\n<main>",
            *_curve(result, words, tell),
            *_seats(result, Writer(words), tell),
            *_moments(result, record, words, tell),
            *_log(result, record, words, tell),
            "</main>\n</body>\n</html>\n",
        ]
    )


def _curve(result: Data, words: Catalogue, tell: Teller) -> Iterator[str]:
    """A line for each seat over all decisions, with the marks on it."""
    moments = result["moments"]
    most = moments[-1]["end"]
    seats = range(len(result["seats"]))
    title = escape(words.say("study-curve"))
    yield f"<h2>{title}</h2><figure><div class=scroll tabindex=0 role=region aria-label='{title}'>"
    yield f'<svg class="curve" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}">'
    for percent in (0, 25, 50, 75, 100):
        height = _down(percent / 100)
        yield f'<line class="scale" x1="{LEFT}" x2="{WIDTH}" y1="{height}" y2="{height}"/>'
        yield f'<text x="{LEFT - 6}" y="{height + 4}" text-anchor="end">{percent}</text>'
    for seat in seats:
        points = [(moment["ply"], moment["before"]["chances"][seat]) for moment in moments]
        points.append((most, result["end"]["chances"][seat]))
        path = " ".join(f"{_across(ply, most)},{_down(chance)}" for ply, chance in points)
        yield f'<polyline class="of{seat}" stroke-dasharray="{DASHES[seat % len(DASHES)]}" points="{path}"/>'
    for place, moment in enumerate(moments):
        if moment.get("mark"):
            x, y = _across(moment["ply"], most), _down(moment["before"]["chances"][moment["seat"]])
            about = escape(_headline(moment, words, tell))
            yield (
                f'<a href="#a{place}"><circle class="of{moment["seat"]} mark" cx="{x}" cy="{y}" r="6">'
                f"<title>{about}</title></circle></a>"
            )
    axis = escape(words.say("study-decisions"))
    yield f'<text x="{WIDTH}" y="{HEIGHT - 6}" text-anchor="end">{axis}</text></svg></div>'
    keys = "".join(
        f'<span><svg width="34" height="12" aria-hidden="true"><line class="of{seat}" x2="34" y1="6" y2="6" '
        f'stroke-dasharray="{DASHES[seat % len(DASHES)]}"/></svg>{escape(_name(result, seat, tell))}</span>'
        for seat in seats
    )
    colours = "".join(
        f".of{seat} {{ stroke: {SEATS[seat][0]}; }} circle.of{seat} {{ fill: {SEATS[seat][0]}; }}" for seat in seats
    )
    yield f'<span class="legend">{keys}</span><style>{colours}</style></figure>'


def _across(ply: int, most: int) -> float:
    return round(LEFT + (WIDTH - LEFT - 8) * ply / max(most, 1), 1)


def _down(chance: float) -> float:
    return round(8 + (HEIGHT - BELOW - 8) * (1 - chance), 1)


def _name(result: Data, seat: int, tell: Teller) -> str:
    name = result["names"][seat]
    return f"{tell.seat(seat)} ({name})" if name else tell.seat(seat)


def _seats(result: Data, writer: Writer, tell: Teller) -> Iterator[str]:
    """Accuracy, marks, and where the win chance of each seat went."""
    heads = [writer.say("study-accuracy"), *(writer.say(f"study-{mark}.many") for mark in MARKS)]
    heads += [writer.say(f"study-{part}") for part in ("skill", "others", "luck")]
    cells = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    yield f"<h2>{escape(writer.say('study-seats'))}</h2><figure><div class=scroll tabindex=0><table>"
    yield f"<thead><tr><th></th>{cells}</tr></thead><tbody>"
    for seat, told in enumerate(result["seats"]):
        accuracy = "–" if told["accuracy"] is None else writer.number(told["accuracy"])
        numbers = [accuracy, *(str(told["marks"][mark]) for mark in MARKS)]
        numbers += [writer.number(100 * told[part]) for part in ("skill", "others", "luck")]
        row = "".join(f"<td>{escape(number)}</td>" for number in numbers)
        yield f'<tr><th scope="row">{escape(_name(result, seat, tell))}</th>{row}</tr>'
    yield f"</tbody></table></div><p class=note>{escape(writer.say('study-seats-note'))}</p></figure>"


def _moments(result: Data, record: Record, words: Catalogue, tell: Teller) -> Iterator[str]:
    """The dearest moments: the board as the seat saw it, what it did, what would have been better."""
    yield f"<h2>{escape(words.say('study-critical'))}</h2>"
    if not result["critical"]:
        yield f"<p>{escape(words.say('study-none'))}</p>"
    for place in result["critical"]:
        moment = result["moments"][place]
        state = record.replay(moment["ply"])
        seat = moment["seat"]
        viewer = seat if result["seat"] is None else result["seat"]
        names = [_name(result, each, tell) for each in range(len(result["seats"]))]
        picture = b64encode(draw_state(state, viewer, language=words.language, names=names).encode()).decode()
        done = tell.plan(state, seat, record.codes[moment["ply"] : moment["end"]])
        better = tell.plan(state, seat, moment["best"]["codes"])
        headline = escape(_headline(moment, words, tell))
        yield f'<section id="m{place}"><h3><a href="#a{place}">{headline}</a></h3>'
        yield f"<p>{escape(words.say('study-done', plan=done))}</p>"
        yield f"<p>{escape(words.say('study-better', plan=better))}</p>"
        yield f'<img alt="{headline}" src="data:image/svg+xml;base64,{picture}"></section>'


def _headline(moment: Data, words: Catalogue, tell: Teller) -> str:
    writer = Writer(words)
    return words.say(
        "study-moment",
        ply=moment["ply"] + 1,
        who=tell.seat(moment["seat"]),
        mark=words.say(f"study-{moment['mark']}"),
        loss=writer.number(100 * moment["loss"]),
        error=writer.number(100 * moment["error"]),
    )


def _log(result: Data, record: Record, words: Catalogue, tell: Teller) -> Iterator[str]:
    """Every action with the chance of its seat before it, and its mark."""
    heads = "".join(
        f'<th scope="col">{escape(words.say(head))}</th>'
        for head in ("study-decision", "study-seat", "study-action", "study-chance", "study-mark")
    )
    yield f"<h2>{escape(words.say('study-log'))}</h2><figure><div class=scroll tabindex=0><table class=log>"
    yield f"<thead><tr>{heads}</tr></thead><tbody>"
    state: Any = record.begin()
    state.listen()
    for place, moment in enumerate(result["moments"]):
        for code in record.codes[moment["ply"] : moment["end"]]:
            state.apply(code)
        told = escape(tell.happened(state.events()))
        chance = f"{100 * moment['before']['chances'][moment['seat']]:.0f}"
        mark = moment.get("mark")
        sign = f'<span class="{mark}">{SIGNS[mark]} {escape(words.say(f"study-{mark}"))}</span>' if mark else ""
        link = f'<a href="#m{place}">{moment["ply"] + 1}</a>' if place in result["critical"] else moment["ply"] + 1
        who = escape(tell.seat(moment["seat"]))
        yield f'<tr id="a{place}"><th>{link}</th><td>{who}</td><td>{told}</td><td>{chance}</td><td>{sign}</td></tr>'
    yield "</tbody></table></div></figure>"
