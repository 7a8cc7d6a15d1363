import { expect, test } from "vitest";
import { squareCut } from "./square-cut";

const TALL = { width: 600, height: 900 };

test("the widest square of a picture is as wide as its shorter side, in its middle", () => {
  expect(squareCut(TALL, { zoom: 1, across: 50, down: 50 })).toEqual({ left: 0, top: 150, side: 600 });
});

test("a closer square is smaller, and reaches every edge of the picture", () => {
  expect(squareCut(TALL, { zoom: 2, across: 0, down: 0 })).toEqual({ left: 0, top: 0, side: 300 });
  expect(squareCut(TALL, { zoom: 2, across: 100, down: 100 })).toEqual({ left: 300, top: 600, side: 300 });
});

test("what is asked beyond the bounds stays within the picture", () => {
  expect(squareCut(TALL, { zoom: 0.1, across: -5, down: 500 })).toEqual({ left: 0, top: 300, side: 600 });
  expect(squareCut({ width: 1, height: 3 }, { zoom: 4, across: 50, down: 100 })).toEqual({ left: 0, top: 2, side: 1 });
});
