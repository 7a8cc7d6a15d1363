import { expect, it } from "vitest";
import { retryDelay } from "./retry-delay";

it("doubles from half a second to ten, less a random half", () => {
  expect([0, 1, 2, 3, 4, 5, 50].map((failures) => retryDelay(failures, 0))).toEqual([
    500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000,
  ]);
  expect(retryDelay(50, 1)).toBe(5_000);
});
