import { expect, it } from "vitest";
import { brightness, greyPixels, WINDOWS, windowOf } from "./grey-window";

it("what lies below the window is black, what lies above it is white, and its middle is grey", () => {
  expect(brightness(-1_000, WINDOWS.softTissue)).toBe(0);
  expect(brightness(1_000, WINDOWS.softTissue)).toBe(255);
  expect(brightness(40, WINDOWS.softTissue)).toBeGreaterThanOrEqual(127);
  expect(brightness(40, WINDOWS.softTissue)).toBeLessThanOrEqual(128);
});

it("a narrow window parts what a wide one shows alike", () => {
  const difference = (window: { level: number; width: number }) => brightness(45, window) - brightness(35, window);
  expect(difference(WINDOWS.brain)).toBeGreaterThan(difference(WINDOWS.softTissue));
});

it("a window of one value parts black from white, and nothing divides by zero", () => {
  expect(brightness(4, { level: 5, width: 1 })).toBe(0);
  expect(brightness(5, { level: 5, width: 1 })).toBe(255);
});

it("the window of a scan without one of its own shows its darkest value black and its brightest white", () => {
  const window = windowOf(-200, 300);
  expect(brightness(-200, window)).toBe(0);
  expect(brightness(300, window)).toBe(255);
});

it("each value becomes an opaque grey pixel", () => {
  expect([...greyPixels([0, 255], windowOf(0, 255))]).toEqual([0, 0, 0, 255, 255, 255, 255, 255]);
});
