/** The options of a new table: the variants come first. */
import type { Setup } from "../../table/scene";

const VARIANTS = ["hand_card", "no_goods_loss", "more_money", "bonus_on_purchase", "sell_new_contract"];
// Alone there are no opponents, no chart and no coins, and goods are never lost.
const NOT_ALONE = new Set(["variant.no_goods_loss", "variant.more_money", "variant.sell_new_contract", "coins.excess", "peace.sellable"]);

export const SETUP: Setup = {
  first: ["variant.two_players", "variant.long", ...VARIANTS.map((variant) => `variant.${variant}`)],
  bySeats: ["variant.two_players", "variant.no_goods_loss"],
  concerns(option, seats) {
    if (option === "variant.long") return false; // the edition says so
    if (option === "variant.two_players") return seats === 2;
    return seats > 1 || !NOT_ALONE.has(option);
  },
  seatsOf: (preset) => (preset === "solo" ? 1 : undefined),
};
