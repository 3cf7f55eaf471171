import { describe, expect, it } from "vitest";
import { moves, traces } from "./motion";
import { counted, sign } from "./types";

describe("tokens on the chart", () => {
  it("moves what events tell", () => {
    const drawn = { event: "drawn", slot: "riga.a", token: "blue-2", stack: 3 };
    const bought = { event: "bought", seat: 1, slot: "riga.b", token: "red-1", price: 1, to: null };
    expect(moves([drawn, bought, { event: "turn_ended", seat: 1 }])).toEqual([
      { kind: "drawn", slot: "riga.a", token: "blue-2", stack: 3 },
      { kind: "bought", slot: "riga.b", token: "red-1", seat: 1 },
    ]);
    expect([drawn, bought].flatMap(traces)).toEqual(["slot:riga.b"]);
  });
  it("counts equal tokens once", () => {
    expect(counted(["blue-2", "blue-2", "red-1"])).toEqual([["blue-2", 2], ["red-1", 1]]);
    expect(sign("blue-2")).toBe("good-blue2");
  });
});
