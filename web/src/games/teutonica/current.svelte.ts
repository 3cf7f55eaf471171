/** The chart that lies on the table, shared by board, desks and phrases. */
import { size } from "../../shell/room.svelte";
import { theme } from "../../shell/settings.svelte";
import { chart, type Chart } from "./chart";
import { outside, type View } from "./types";

let shown = $state.raw<Chart | null>(null);

export const currentChart = (): Chart | null => shown;

export async function showChart(view: View): Promise<void> {
  shown = await chart(view.board, theme(), outside(view), size());
}
