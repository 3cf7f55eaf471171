import { describe, expect, it } from "vitest";
import { changes, type Laid } from "./pieces";
import { counted, sign } from "./types";

const laid = (key: string): Laid => ({ key, token: key.split(" ")[1] ?? "", x: 0, y: 0 });

describe("tokens on the chart", () => {
  it("tells what came and what went", () => {
    const change = changes([laid("riga.a blue-2"), laid("riga.b red-1")], [laid("riga.a blue-2"), laid("reval.a red-1")]);
    expect([...change.come]).toEqual(["reval.a red-1"]);
    expect(change.gone.map((one) => one.key)).toEqual(["riga.b red-1"]);
  });
  it("counts equal tokens once", () => {
    expect(counted(["blue-2", "blue-2", "red-1"])).toEqual([["blue-2", 2], ["red-1", 1]]);
    expect(sign("blue-2")).toBe("good-blue2");
  });
});
