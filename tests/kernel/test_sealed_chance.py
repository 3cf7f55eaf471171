"""A sealed seed deals from a stream that tells nothing of itself; every other seed deals as it always did."""

from __future__ import annotations

import hashlib

import pytest

from hanse.games import GAMES
from hanse.kernel.chance import SEAL, chance_from_seed, sealed_chance
from hanse.kernel.contract import Game, State

SEED = SEAL + hashlib.sha256(b"a seed").hexdigest()


def first(game: Game, seed: int | str) -> State:
    preset = game.presets()[0]
    seats = next(n for n in reversed(game.seats) if _fits(game, preset, n))
    return game.start(game.options(preset, seats), seed)


def _fits(game: Game, preset: str, seats: int) -> bool:
    try:
        game.options(preset, seats)
    except Exception:
        return False
    return True


def test_the_stream_is_blake2b_with_a_key_in_counter_mode() -> None:
    key = b"k" * 32
    blocks = [hashlib.blake2b(n.to_bytes(8, "little"), key=key, person=b"hanse-chance").digest() for n in range(2)]
    stream = b"".join(blocks)
    chance = sealed_chance(key)
    assert [chance.word() for _ in range(32)] == [
        int.from_bytes(stream[4 * n : 4 * n + 4], "little") for n in range(32)
    ]


def test_what_is_stored_of_a_sealed_stream_is_drawn_and_not_its_key() -> None:
    chance, other = sealed_chance(b"k" * 32), sealed_chance(b"k" * 32)
    words: list[int] = [other.word() for _ in range(4)]
    assert chance.state() == b"".join(word.to_bytes(4, "little") for word in words)
    assert chance.state() != sealed_chance(b"k" * 32).state()


def test_only_a_whole_sealed_seed_is_sealed_and_only_for_the_deal() -> None:
    assert chance_from_seed(SEED).sealed
    assert chance_from_seed(SEED, "position").sealed
    assert chance_from_seed(SEED).state() != chance_from_seed(SEED, "position").state()
    for seed, purpose in ((SEED, "players"), (SEED[:-1], "game"), (SEED.upper(), "game"), (7, "game"), ("7", "game")):
        assert not chance_from_seed(seed, purpose).sealed


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_sealed_games_are_dealt_differently_written_down_and_read_again(game: Game) -> None:
    state = first(game, SEED)
    other = first(game, SEED[:-1] + ("0" if SEED[-1] != "0" else "1"))
    assert state.to_data() == first(game, SEED).to_data() != other.to_data()
    again = game.read_position(state.to_data())
    assert again.to_data() == state.to_data()


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_sealed_game_goes_on_from_its_written_position_with_the_same_chance(game: Game) -> None:
    state = first(game, SEED)
    chance = chance_from_seed(5, "players")
    for _ in range(400):
        if state.over():
            break
        again = game.read_position(state.to_data())
        legal = state.legal()
        code = legal[chance.below(len(legal))]
        state.play(code)
        again.play(code)
        assert again.key() == state.key()


def test_later_chance_of_a_sealed_game_stays_sealed_and_samples_of_it_are_quick() -> None:
    game = GAMES["merkator"]
    state = first(game, SEED)
    assert state.to_data()["chance"].startswith(SEAL)
    assert not state.sample(0, chance_from_seed(1)).to_data()["chance"].startswith(SEAL)
    assert state.sample(0, chance_from_seed(SEED, "position")).to_data()["chance"].startswith(SEAL)
    assert not first(game, 1).to_data()["chance"].startswith(SEAL)
