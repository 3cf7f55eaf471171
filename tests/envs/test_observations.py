"""What the numbers of an observation say, and what they do not."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from hanse.envs.observations import Observations, observations
from hanse.envs.observing.observer import NUMBER
from hanse.envs.setting import setting
from hanse.kernel.cells import blank
from hanse.kernel.chance import Chance, chance_from_seed
from hanse.kernel.state import BaseState
from hanse.players import policy
from tests.envs.presets import playable

DECISIONS = 120
SAMPLES = 2
FILLER = 254


def _choose(state: BaseState, game: str, chance: Chance) -> int:
    """Mostly sensible, so that the game gets somewhere; sometimes anything, so that it gets everywhere."""
    name = "random" if chance.below(4) == 0 else "focused"
    return policy(game, name)(state, chance)


@pytest.mark.parametrize(("game", "preset", "seats"), playable())
def test_nothing_differs_between_states_that_the_seat_cannot_tell_apart(game: str, preset: str, seats: int) -> None:
    chosen = setting(game, seats, preset)
    parts = Observations(chosen.observer())
    chance = chance_from_seed(f"{game}/{preset}/{seats}")
    state = chosen.begin("observed")
    for _ in range(DECISIONS):
        if state.over():
            break
        seen = [parts.of(state, seat) for seat in range(seats)]
        for seat in range(seats):
            for _ in range(SAMPLES):
                other = state.sample(seat, chance)
                assert np.array_equal(parts.of(other, seat), seen[seat])
        state.apply(_choose(state, game, chance))


@pytest.mark.parametrize(("game", "preset", "seats"), playable())
def test_every_part_is_written_and_within_its_kinds(game: str, preset: str, seats: int) -> None:
    chosen = setting(game, seats, preset)
    observer = chosen.observer()
    chance = chance_from_seed(1)
    state = chosen.begin("written")
    room = int(observer.size) + 1
    for _ in range(60):
        if state.over():
            break
        cells = blank(room)
        for place in range(room):
            cells[place] = FILLER
        observer.write(state, state.mover(), cells, 0)
        written = bytes(cells)
        assert written[-1] == FILLER, "it writes behind its end"
        assert FILLER not in written[:-1], "it leaves something out"
        for part in observer.parts:
            values = written[part.first : part.first + part.size]
            assert part.kinds == NUMBER or max(values, default=0) < part.kinds, part.name
        state.apply(_choose(state, game, chance))


def test_a_mission_is_seen_by_its_seat_alone() -> None:
    chosen = setting("teutonica", 3, options={"modules.missions": True})
    parts = Observations(chosen.observer())
    state = chosen.begin(5)
    view = [state.view(seat)["seats"][seat]["mission"] for seat in range(3)]
    cities = list(state.view(None)["cities"])
    for seat in range(3):
        own = parts.named(parts.of(state, seat))["mission"]
        assert sorted(cities[city] for city in np.flatnonzero(own)) == sorted(view[seat])


def test_seats_are_counted_from_who_looks() -> None:
    chosen = setting("hansa", 3)
    parts = Observations(chosen.observer())
    state = chosen.begin(2)
    for _ in range(6):
        state.apply(state.legal()[0])
    first = parts.named(parts.of(state, 0))
    second = parts.named(parts.of(state, 1))
    assert np.array_equal(np.roll(first["posts"], -1, axis=0), second["posts"])
    assert (int(first["decides"]) - 1) % 3 == int(second["decides"])
    assert np.array_equal(first["market"], second["market"])


def test_features_are_ones_for_kinds_and_logarithms_for_numbers() -> None:
    parts = observations("hansa", 2)
    raw = np.zeros((3, parts.size), np.uint8)
    raw[1, parts.parts["ship"].first] = 4
    raw[2, parts.parts["removed"].first] = 6
    features = parts.features(raw)
    assert features.shape == (3, parts.width)
    assert not features[0].any()
    assert features[1].sum() == 1
    assert features[2].sum() == pytest.approx(np.log(7))


def test_every_part_is_told() -> None:
    for game in ("teutonica", "hansa", "merkator"):
        parts = list(observations(game))
        assert len({part.name for part in parts}) == len(parts)
        assert all(part.about for part in parts)


def test_the_page_tells_what_the_parts_tell() -> None:
    page = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
    for game in ("teutonica", "hansa", "merkator"):
        for part in observations(game, 3):
            assert f"| `{part.name}` |" in page
            assert f"| {part.about} |" in page
