"""Variants, ruling switches and the facts that are played with (section 13), and the presets that set them."""

from __future__ import annotations

from dataclasses import dataclass, field

from hanse.games.merkator.history import HAND_LEAVES_DISPLAY, HISTORY
from hanse.games.merkator.tables import Rules
from hanse.games.merkator.terms import LIGHT, SHELF
from hanse.kernel import options as kernel
from hanse.kernel.errors import OptionError, Phrase
from hanse.kernel.facts import FINGERPRINT_DIGITS, STANDARD
from hanse.kernel.options import OptionField, OptionSet, Value, choice, number, switch, text

SEATS = range(1, 5)
_STOP = OptionField("safety.max_turns_each", (0, 1, 2, 5, 10, 20, 40, 60, 90), 0)  # 0: no stop


@dataclass(frozen=True)
class Options:
    """Everything that may differ between two games before the first decision."""

    players: int = number("players", SEATS, 3)
    data: str = text(
        "data", (LIGHT, STANDARD), f"[0-9a-f]{{{FINGERPRINT_DIGITS}}}", Phrase("the fingerprint of replaced facts")
    )
    variant_long: bool = switch("variant.long")
    variant_two_players: bool = switch("variant.two_players")
    variant_hand_card: bool = switch("variant.hand_card")
    variant_no_goods_loss: bool = switch("variant.no_goods_loss")
    variant_more_money: bool = switch("variant.more_money")
    variant_bonus_on_purchase: bool = switch("variant.bonus_on_purchase")
    variant_sell_new_contract: str = choice("variant.sell_new_contract", "off", "reward", "uncovered")
    fulfil_fresh: str = choice("fulfil.fresh", "allowed", "next-turn")
    coins_excess: str = choice("coins.excess", "forfeit", "must-buy")
    pile_reform: str = choice("pile.reform", "on-demand", "at-once")
    peace_sellable: str = choice("peace.sellable", "no", "yes")
    supply_free_moves: bool = switch("supply.free_moves")
    safety_max_turns_each: int = field(default=0, metadata={"option": _STOP})
    revision: int = kernel.revision(HISTORY)

    def to_data(self) -> dict[str, Value]:
        """The options under the names of the specification."""
        return kernel.to_data(self)


PRESETS: dict[str, dict[str, Value]] = {"standard": {}, "long": {"variant.long": True}, "solo": {}}

# MK-16.2.3: what automatic play changes, so that every game ends.
AUTOMATIC: dict[str, Value] = {"safety.max_turns_each": 60}


def complete(preset: str, seats: int, given: dict[str, object]) -> None:
    """What is usual for so many players, where nobody says otherwise."""
    if preset == "solo" and seats != 1:
        raise OptionError("preset solo for {seats} seats: expected 1", seats=seats)
    # MK-13.2: in force with two players unless switched off; MK-13.8: the solo game contains variant 4
    given.setdefault("variant.two_players", seats == 2)
    given.setdefault("variant.no_goods_loss", seats == 1)


# MK-13.8: what the solo game does not have, and why.
_NOT_ALONE = {
    "variant.long": Phrase("it has no time chart"),
    "variant.two_players": Phrase("it has no opponents"),
    "variant.more_money": Phrase("it has no coins"),
    "variant.sell_new_contract": Phrase("it has no coins"),
    "coins.excess": Phrase("it has no coins"),
    "peace.sellable": Phrase("it has no coins"),
}


def check(options: Options) -> None:
    """Refuse what the rules do not know."""
    SHELF.facts(options.data)
    data = options.to_data()
    if options.players == 1:
        for key, reason in _NOT_ALONE.items():
            usual = next(entry.default for entry in kernel.option_fields(Options) if entry.key == key)
            if data[key] != usual:
                raise OptionError(
                    "option {key} = {given}: not in the solo game, {reason}",
                    key=key,
                    given=kernel.written(data[key]),
                    reason=reason,
                )
        if not options.variant_no_goods_loss:
            raise OptionError("option variant.no_goods_loss = off: the solo game contains this variant (MK-13.8)")
        turns = SHELF.tables(options.data).solo_turns
        if 0 < options.safety_max_turns_each < turns:
            raise OptionError(
                "option safety.max_turns_each = {given}: the solo game has {turns} turns",
                given=options.safety_max_turns_each,
                turns=turns,
            )
    if options.variant_more_money and options.coins_excess != "forfeit":
        raise OptionError("option coins.excess = must-buy: with variant.more_money there is no limit to exceed")


OPTIONS = OptionSet(Options, HISTORY, SEATS, PRESETS, check, complete)


def rules_of(options: Options) -> Rules:
    """The options as the numbers that the rules look up."""
    tables = SHELF.tables(options.data)
    rules = Rules(options.players, dict(options.to_data()))
    rules.revision = options.revision
    rules.long = options.variant_long
    rules.hand_card = options.variant_hand_card
    rules.losses = not options.variant_no_goods_loss
    rules.coin_limit = 0 if options.variant_more_money else tables.coin_limit
    rules.bonus_on_purchase = options.variant_bonus_on_purchase
    rules.sell_reward = options.variant_sell_new_contract == "reward"
    rules.sell_uncovered = options.variant_sell_new_contract == "uncovered"
    rules.hand_refreshes = options.revision < HAND_LEAVES_DISPLAY
    rules.fresh_waits = options.fulfil_fresh == "next-turn"
    rules.must_buy = options.coins_excess == "must-buy"
    rules.reform_at_once = options.pile_reform == "at-once"
    rules.peace_sellable = options.peace_sellable == "yes"
    rules.free_moves = options.supply_free_moves
    rules.most_turns = options.safety_max_turns_each
    if options.players > 1:
        stages = tables.long_stages if options.variant_long else tables.stages
        rules.stages = stages[options.players]
        # MK-13.2: with two players the variant decides, whatever the file says
        rules.joining = tables.joining[options.players] if options.players > 2 else not options.variant_two_players
    return rules
