import { describe, expect, it } from "vitest";
import { lastSetUp, keepSetUp, type SetUp } from "../shell/setups";
import type { GameOut } from "../shell/api-types";
import { SETUP as HANSA } from "./hansa/setup";
import { SETUP as MERKATOR } from "./merkator/setup";
import { SETUP as TEUTONICA } from "./teutonica/setup";

const values = (given: Record<string, string | boolean>) => (option: string) => given[option];

describe("a new table asks what matters", () => {
  it("in Hansa Teutonica by board, modules and number of people", () => {
    const asked = (given: Record<string, string | boolean>, seats: number, option: string): boolean => TEUTONICA.concerns(option, seats, values(given), "");
    expect(asked({ map: "base-4-5" }, 4, "modules.missions")).toBe(true);
    expect(asked({ map: "east" }, 4, "modules.missions")).toBe(false);
    expect(asked({ map: "base-4-5" }, 4, "permanent.timing")).toBe(false);
    expect(asked({ map: "base-4-5", "modules.favours": true }, 4, "favours.anyRoute")).toBe(true);
    expect(asked({ map: "base-4-5", "modules.favours": false }, 4, "favours.anyRoute")).toBe(false);
    expect(asked({ map: "britannia-4-5" }, 4, "britannia.waiver")).toBe(true);
    expect(asked({ map: "base-2-3", twoPlayer: "neutral" }, 2, "twoPlayer.outer")).toBe(false);
    expect(TEUTONICA.offers?.("map", "base-4-5", 3)).toBe(false);
    expect(TEUTONICA.offers?.("map", "britannia-2-3", 3)).toBe(true);
    expect(TEUTONICA.offers?.("map", "east", 3)).toBe(true);
  });
  it("in Merkator nothing of opponents and coins to who plays alone", () => {
    expect(MERKATOR.concerns("variant.more_money", 1, values({}), "solo")).toBe(false);
    expect(MERKATOR.concerns("variant.hand_card", 1, values({}), "solo")).toBe(true);
    expect(MERKATOR.concerns("variant.two_players", 3, values({}), "standard")).toBe(false);
    expect([MERKATOR.seatsOf?.("solo"), MERKATOR.seatsOf?.("long")]).toEqual([1, undefined]);
  });
  it("in Hansa as many colours as are left out", () => {
    expect(HANSA.concerns("setup.colours_aside", 4, values({}), "")).toBe(false);
    expect(HANSA.offers?.("setup.colours_aside", "blue+red", 2)).toBe(true);
    expect(HANSA.offers?.("setup.colours_aside", "blue", 2)).toBe(false);
    expect(HANSA.offers?.("setup.first_player", "4", 3)).toBe(false);
  });
});

describe("the last set-up", () => {
  const kept = new Map<string, string>();
  globalThis.localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } as Storage;
  const game = {
    key: "hansa", presets: ["hansa2004"], seats: [2, 3, 4], bots: ["medium", "hard"],
    options: [{ key: "sale.partial", values: [true, false], defaults: { hansa2004: true } }],
  } as unknown as GameOut;
  const wish: SetUp = {
    preset: "hansa2004", seats: [{ kind: "me" }, { kind: "bot", bot: "hard" }], colours: [3, 0], shuffle: true,
    changes: { "sale.partial": false, "gone.option": 1 }, visible: false, clock: "day", absence: 86_400, patience: null,
  };
  it("comes back as far as its parts are still known", () => {
    expect(lastSetUp(game, ["none", "day"])).toBeNull();
    keepSetUp("hansa", wish);
    expect(lastSetUp(game, ["none", "day"])).toEqual({ ...wish, changes: { "sale.partial": false } });
    expect(lastSetUp(game, ["none"])?.clock).toBe("none");
    keepSetUp("hansa", { ...wish, absence: 17 });
    expect(lastSetUp(game, ["none"])?.absence).toBeNull();
    keepSetUp("hansa", { ...wish, seats: [{ kind: "me" }, { kind: "bot", bot: "gone" }] });
    expect(lastSetUp(game, ["none"])).toBeNull();
    kept.set("hanse.setups", "no data");
    expect(lastSetUp(game, ["none"])).toBeNull();
  });
});
