"""`why PLACE` at the prompt, and every card and reason in every language."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from hanse.cli.faces import face_of
from hanse.cli.places import card_lines, place_named
from hanse.games import GAMES
from hanse.kernel.chance import chance_from_seed
from hanse.kernel.contract import State
from hanse.messages import catalogue, languages
from hanse.players import policy

SETTINGS: list[tuple[str, str, int, dict[str, Any]]] = [
    ("teutonica", "bigbox2020", 4, {"modules.missions": True, "modules.favours": True}),
    ("teutonica", "base2009", 2, {}),
    ("teutonica", "britannia2014", 4, {}),
    ("hansa", "hansa2004", 3, {}),
    ("merkator", "standard", 3, {"variant.hand_card": True}),
]
NAMED = {"teutonica": "lübeck", "hansa": "Riga", "merkator": "Danzig"}
FOUND = {"teutonica": "city:lubeck", "hansa": "port:riga", "merkator": "place:danzig"}


def _moments(key: str, preset: str, seats: int, changes: dict[str, Any]) -> Iterator[State]:
    game, bot, chance = GAMES[key], policy(key), chance_from_seed("told")
    state = game.start(game.options(preset, seats, changes), "told")
    for decisions in range(121):
        if decisions % 40 == 0 and not state.over():
            yield state
        if state.over():
            return
        state.apply(bot(state, chance))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("key", "preset", "seats", "changes"), SETTINGS, ids=str)
def test_every_card_is_told_in_every_language(
    key: str, preset: str, seats: int, changes: dict[str, Any], language: str
) -> None:
    words = catalogue(language).of(key)
    for state in _moments(key, preset, seats, changes):
        for seat in range(seats):
            view = state.view(seat)
            phrases = face_of(key).phrases(words, view)
            for place in state.places():
                told = list(card_lines(place, state, view, seat, phrases))
                assert all(told), place


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", GAMES)
def test_every_reason_has_words(key: str, language: str) -> None:
    words = catalogue(language).of(key)
    reasons = import_module(f"hanse.games.{key}.words").CODEC.reasons
    assert [reason for reason in reasons if not words.has(f"why-{reason}")] == []


@pytest.mark.parametrize("key", GAMES)
def test_a_place_is_found_by_its_name(key: str) -> None:
    game = GAMES[key]
    state = game.start(game.options(game.presets()[0], 3), 1)
    phrases = face_of(key).phrases(catalogue("en").of(key), state.view(0))
    assert place_named(NAMED[key], state, phrases) == FOUND[key]
    assert place_named(NAMED[key][:3], state, phrases) == FOUND[key]
    for nothing in ("", "   ", "atlantis", "∞", "x" * 5000):
        assert place_named(nothing, state, phrases) is None
