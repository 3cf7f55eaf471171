import { describe, expect, it } from "vitest";
import { changed, checkOf, Follower } from "./changes";
import type { TableOut, Update } from "../shell/api-types";

describe("changes", () => {
  it("puts values in place, takes them away, goes on inside", () => {
    const before = { a: 1, b: { c: [1, 2, 3], d: "x" }, e: [1, 2], f: [{ g: 1 }] };
    const kept = structuredClone(before);
    const change = { a: [], b: { c: { "1": [5] } }, e: { "2": [{ g: 2 }] }, f: { "0": [] }, h: [null] };
    expect(changed<unknown>(before, change)).toEqual({ b: { c: [1, 5, 3], d: "x" }, e: [1, 2, { g: 2 }], f: [], h: null });
    expect(before).toEqual(kept);
  });

  it("checks as the server does, in whatever order keys stand", () => {
    expect(checkOf({ b: [1, true, null, 'é–ü\n"'], a: { zz: 0, z: -3 } })).toBe(402036019);
    expect(checkOf({ a: { z: -3, zz: 0 }, b: [1, true, null, 'é–ü\n"'] })).toBe(402036019);
  });
});

describe("a follower", () => {
  const choice = (code: number): TableOut["choices"][number] => ({ code, family: "any", touches: [] }) as never;
  const whole = (): TableOut => ({ seq: 3, ply: 1, view: { turn: 1 }, choices: [choice(4)], log: null }) as never;
  const update = (told: Partial<Update>): Update => ({ entry: {}, ...told }) as never;

  it("puts the table together from what has changed", () => {
    const follower = new Follower();
    follower.take(whole());
    expect(follower.after(update({}))).toBeNull();
    const told = { change: { seq: [4], ply: [2], view: { turn: [2] } }, check: checkOf({ turn: 2 }), codes: [4, 7], described: [choice(7)] };
    expect(follower.after(update(told))).toEqual({ seq: 4, ply: 2, view: { turn: 2 }, choices: [choice(4), choice(7)], log: null });
  });

  it("never goes back", () => {
    const follower = new Follower();
    const entry = (id: number): Update["entry"] => ({ id }) as never;
    expect(follower.knows(entry(1))).toBe(false);
    expect(follower.take({ ...whole(), seq: 5 })).toBe(true);
    expect(follower.take({ ...whole(), seq: 4 })).toBe(false);
    expect(follower.take({ ...whole(), seq: 5, ply: 2 })).toBe(true);
    expect([4, 5, 6].map((id) => follower.knows(entry(id)))).toEqual([true, true, false]);
  });

  it("says when something does not fit, and keeps what it had", () => {
    const follower = new Follower();
    const wrong = { change: { view: { turn: [2] } }, check: 1, codes: [4], described: [] };
    expect(follower.after(update(wrong))).toBeUndefined();
    follower.take(whole());
    expect(follower.after(update(wrong))).toBeUndefined();
    expect(follower.after(update({ codes: [9], described: [], check: checkOf({ turn: 1 }) }))).toBeUndefined();
    expect(follower.after(update({ codes: [4], described: [], check: checkOf({ turn: 1 }) }))).toEqual(whole());
  });
});
