/** The chart and the deck that lie on the table, shared by board, desks and phrases. */
import { size } from "../../shell/room.svelte";
import { theme } from "../../shell/settings.svelte";
import { deck, NO_DECK, type Card, type Deck } from "./cards";
import { chart, type Chart } from "./chart";
import type { View } from "./types";

let shown = $state.raw<Chart | null>(null);
let played = $state.raw<Deck>(NO_DECK);

export const currentChart = (): Chart | null => shown;
export const currentDeck = (): Deck => played;
export const cardOf = (key: string): Card | undefined => played.cards.get(key);

export async function showChart(view: View): Promise<void> {
  [shown, played] = await Promise.all([chart(view.board, theme(), view.options.data, size(), view.chart.side ?? "ultimo"), deck(view.options.data)]);
}
