import { expect, test } from "vitest";
import { inside, MOST, Zoom, zoomed } from "./zoom.svelte";

const whole = { x: 0, y: 0, width: 100, height: 80 };

test("the point under the fingers stays where it is", () => {
  const near = zoomed(whole, whole, 2, { x: 50, y: 40 });
  expect(near).toEqual({ x: 25, y: 20, width: 50, height: 40 });
});

test("nothing beyond the edge is shown, and there is a nearest view", () => {
  expect(inside(whole, { x: -10, y: 70, width: 50, height: 40 })).toEqual({ x: 0, y: 40, width: 50, height: 40 });
  expect(zoomed(whole, whole, 100, { x: 0, y: 0 }).width).toBeCloseTo(100 / MOST);
  expect(zoomed(whole, { x: 25, y: 20, width: 50, height: 40 }, 0.01, { x: 50, y: 40 })).toEqual(whole);
});

const nowhere = { getScreenCTM: () => null } as unknown as SVGSVGElement;
function tap(zoom: Zoom, timeStamp: number): void {
  const event = { pointerId: 1, pointerType: "touch", clientX: 50, clientY: 40, timeStamp } as PointerEvent;
  zoom.down(event);
  zoom.up(nowhere, event);
}

test("of two quick touches the second belongs to the first, which came nearer", () => {
  const zoom = new Zoom();
  zoom.fit(whole);
  tap(zoom, 1000);
  zoom.approach({ x: 50, y: 40 });
  tap(zoom, 1200);
  expect(zoom.near).toBe(true);
  expect(zoom.dragged).toBe(true); // and chooses nothing
  tap(zoom, 1300);
  expect(zoom.near).toBe(false);
});
