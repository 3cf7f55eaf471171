import { expect, test } from "vitest";
import { neighbour, type Place } from "./neighbours";

const at = (id: string, x: number, y: number, group = id): Place => ({ id, x, y, group });

test("the arrow goes to the nearest place in its direction", () => {
  const here = at("here", 0, 0);
  const places = [here, at("near", 10, 2), at("far", 30, 0), at("left", -5, 0), at("below", 1, 9)];
  expect(neighbour(here, places, "right")?.id).toBe("near");
  expect(neighbour(here, places, "left")?.id).toBe("left");
  expect(neighbour(here, places, "down")?.id).toBe("below");
  expect(neighbour(here, places, "up")).toBeNull();
});

test("places of the same group are preferred", () => {
  const here = at("a.1", 0, 0, "a");
  expect(neighbour(here, [here, at("b.1", 10, 0, "b"), at("a.2", 12, 3, "a")], "right")?.id).toBe("a.2");
});
