import { expect, test } from "vitest";
import type { TableData } from "../shell/api";
import { hash, partCommitment, promiseOf, seedOf } from "../shell/parts";
import { due, verdict } from "./fairness";

const [OWN, OTHER, SERVER, SALT] = ["a".repeat(64), "b".repeat(64), "c".repeat(64), "salt"];
const COMMITMENT = hash(`${SERVER}:${SALT}`);
const SHOWN: [number, string][] = [[0, partCommitment(OWN)], [1, partCommitment(OTHER)]];
const PROMISE = promiseOf(COMMITMENT, SHOWN);
const KEPT = { part: OWN, commitment: COMMITMENT, promise: PROMISE };

function finished(change: object = {}, fair: object = {}): TableData {
  const parts = [{ seat: 0, commitment: partCommitment(OWN), part: OWN }, { seat: 1, commitment: partCommitment(OTHER), part: OTHER }];
  const seed = seedOf(SERVER, SALT, [[0, OWN], [1, OTHER]]);
  return { id: "t", status: "over", view: {}, your_seats: [0], commitment: COMMITMENT, seed, salt: SALT, fair: { dealing: false, promise: PROMISE, part: SERVER, parts, ...fair }, ...change } as unknown as TableData;
}

test("hashes are those of the server", () => {
  expect(partCommitment(OWN)).toBe("2111c4fc309e9628f3d60479c3f4e61e62f2b5d29b441a28ae275ea1831ad080");
  expect(hash("8:salt")).toBe("e939518401f8187d60f14eca9400b112ff812ebc7cce5a6f2c94ae090909830f");
  expect(promiseOf(hash("8:salt"), SHOWN)).toBe("62ac8cf91119794b382a2a54c3ae402390396c32b615c420bc1e1518fa4abf0c");
});

test("a game dealt from one's own part is known as such", () => {
  expect(verdict(finished(), KEPT)).toBe("own");
  expect(verdict(finished(), { commitment: COMMITMENT, promise: PROMISE })).toBe("seen");
  expect(verdict(finished(), {})).toBe("unseen");
  expect(verdict(finished({ status: "playing" }), KEPT)).toBe(null);
});

test("another seed, part, list or server is found out", () => {
  const seed = seedOf(SERVER, SALT, [[0, OWN], [1, OWN]]);
  const parts = [{ seat: 0, commitment: partCommitment(OWN), part: OWN }];
  expect(verdict(finished({ seed }), KEPT)).toBe("broken");
  expect(verdict(finished({}, { part: OTHER }), KEPT)).toBe("broken");
  expect(verdict(finished({ seed: seedOf(SERVER, SALT, [[0, OWN]]) }, { parts, promise: promiseOf(COMMITMENT, [[0, partCommitment(OWN)]]) }), KEPT)).toBe("broken");
  expect(verdict(finished(), { ...KEPT, commitment: "another" })).toBe("broken");
});

test("games of earlier versions are compared with their one hash", () => {
  const table = finished({ fair: null, seed: SERVER });
  expect(verdict(table, { commitment: COMMITMENT })).toBe("seen");
  expect(verdict({ ...table, seed: OTHER } as TableData, {})).toBe("broken");
});

test("the page promises, opens and forgoes", () => {
  const waiting = (fair: object): TableData => finished({ status: "open" }, { promise: null, part: null, ...fair });
  expect(due(waiting({ parts: [] }), {})).toBe("promise");
  expect(due(waiting({ parts: [{ seat: 0, commitment: partCommitment(OWN) }] }), KEPT)).toBe(null);
  const parts = [{ seat: 0, commitment: partCommitment(OWN), waits: true }];
  expect(due(waiting({ dealing: true, parts }), KEPT)).toBe("open");
  expect(due(waiting({ dealing: true, parts }), {})).toBe("forgo");
  expect(due(waiting({ dealing: true, parts: [{ ...parts[0], waits: false }] }), KEPT)).toBe(null);
  expect(due({ ...waiting({ parts: [] }), your_seats: [] } as TableData, {})).toBe(null);
});
