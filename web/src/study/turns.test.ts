import { expect, test } from "vitest";
import { turns } from "./turns";

test("what is asked meanwhile waits, also after something that failed", async () => {
  const inTurn = turns();
  const told: string[] = [];
  let release = (): void => undefined;
  const first = inTurn(() => new Promise<void>((done) => (release = done)).then(() => void told.push("first")));
  const second = inTurn(() => Promise.reject(new Error("refused")));
  const third = inTurn(async () => told.push("third"));
  await Promise.resolve();
  expect(told).toEqual([]);
  release();
  await first;
  await expect(second).rejects.toThrow("refused");
  await third;
  expect(told).toEqual(["first", "third"]);
});
