"""What a report shows."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser

import pytest

from hanse.messages import catalogue
from hanse.study.page import chapters_of, page
from hanse.study.replay import replay
from hanse.study.results import read_result
from hanse.study.tally import Study
from tests.study.results import result, some_results


def _study(results: list[dict[str, object]]) -> Study:
    study = Study()
    for entry in results:
        read = read_result(json.dumps(entry))
        study.add(read, replay(read))
    return study


class _Balance(HTMLParser):
    """Notices what is closed in another order than it was opened."""

    VOID = ("meta", "rect", "line", "circle")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_page_is_whole_and_needs_nothing_else(language: str) -> None:
    words = catalogue(language)
    study = _study(some_results())
    text = page(study, chapters_of(study, words), words, ["<cut & dried>"])
    balance = _Balance()
    balance.feed(text)
    assert balance.open == []
    assert f'<html lang="{language}">' in text
    assert "&lt;cut &amp; dried&gt;" in text
    assert not re.search(r"(?:src|href)=\"(?!#)|url\((?!#)|@import|https?:", text)


def test_every_link_leads_to_a_chapter() -> None:
    study = _study(some_results())
    text = page(study, chapters_of(study, catalogue("en")), catalogue("en"), [])
    ids = re.findall(r' id="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', text)) <= set(ids)


def test_games_of_one_kind_are_added_up_and_stopped_ones_apart() -> None:
    study = _study(some_results())
    found = {(kind.game, kind.seats): (tally.games, tally.stopped) for kind, tally in study.tallies.items()}
    assert found == {
        ("hansa", 3): (2, 0),
        ("teutonica", 4): (1, 1),
        ("merkator", 2): (1, 0),
        ("merkator", 1): (1, 0),
    }
    assert (study.games(), study.finished()) == (6, 5)


def test_players_are_compared_where_several_meet() -> None:
    study = _study(some_results())
    parts = {entry.key: [part.key for part in entry.parts] for entry in chapters_of(study, catalogue("en"))}
    assert parts["hansa-hansa2004-hansa-3"] == ["players", "seats", "points", "course", "strategies", "first"]
    assert "players" not in parts["teutonica-base2009-base-4-5-4"]
    assert "seats" not in next(keys for name, keys in parts.items() if "merkator-1" in name)


def test_victories_of_all_places_are_the_games() -> None:
    (tally,) = _study([result("hansa", "hansa2004", ("focused",) * 3, str(seed)) for seed in range(4)]).tallies.values()
    assert sum(won.victories for won in tally.places.values()) == pytest.approx(4)
    assert sum(tally.turns.values()) == 4


def test_a_name_is_shown_as_it_is_written() -> None:
    entry = result("hansa", "hansa2004", ("focused", "random", "focused"))
    entry["record"]["seats"] = ["<b>", "a & b", "<b>"]
    study = _study([entry])
    text = page(study, chapters_of(study, catalogue("en")), catalogue("en"), [])
    assert "<b>" not in text
    assert "&lt;b&gt;" in text
    assert "a &amp; b" in text
