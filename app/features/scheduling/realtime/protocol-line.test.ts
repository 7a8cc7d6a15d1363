import { expect, test } from "vitest";
import { reconnectDelay } from "./protocol-line";

test("a board is tried again after half a second at first, and after ten seconds at the latest", () => {
  expect([0, 1, 2, 3, 4, 5, 50].map((failures) => reconnectDelay(failures, 0))).toEqual([
    500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000,
  ]);
});

test("chance takes up to half of the wait off", () => {
  expect([reconnectDelay(5, 1), reconnectDelay(5, 0.5)]).toEqual([5_000, 7_500]);
});
