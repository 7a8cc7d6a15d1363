import { expect, test } from "vitest";
import { fitted, PANE, widthByKey } from "./pane-width";

test("arrows move the edge between call and consultation the way they point, in both directions of writing", () => {
  expect(widthByKey("ArrowLeft", 40, false)).toBe(45);
  expect(widthByKey("ArrowRight", 40, false)).toBe(35);
  expect(widthByKey("ArrowLeft", 40, true)).toBe(35);
  expect(widthByKey("ArrowRight", 40, true)).toBe(45);
});

test("neither side is ever pushed out of the page", () => {
  expect(widthByKey("ArrowLeft", PANE.max, false)).toBe(PANE.max);
  expect(widthByKey("ArrowRight", PANE.min, false)).toBe(PANE.min);
  expect([widthByKey("Home", 40, false), widthByKey("End", 40, false)]).toEqual([PANE.min, PANE.max]);
  expect([fitted(-20), fitted(33.4), fitted(400)]).toEqual([PANE.min, 33, PANE.max]);
  expect(widthByKey("a", 40, false)).toBeUndefined();
});
