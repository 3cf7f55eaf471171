import { expect, test } from "vitest";
import { keyText } from "./bytes";
import { whenOf, wishOf } from "./when";

test("quiet hours are minutes of the day, and come back as they were", () => {
  const when = whenOf({ delay: 3600, from: "22:05", to: "07:30" });
  expect(when).toMatchObject({ delay: 3600, quiet_from: 1325, quiet_to: 450 });
  expect(wishOf(when)).toEqual({ delay: 3600, from: "22:05", to: "07:30" });
  expect(whenOf(wishOf({}))).toMatchObject({ delay: 600, quiet_from: null, quiet_to: null });
});

test("keys are written as the server reads them", () => {
  expect(keyText(new Uint8Array([251, 255, 254, 0]).buffer)).toBe("-__-AA");
  expect(keyText(null)).toBe("");
});
