import { expect, it } from "vitest";
import { monthsLater } from "./months";

it("a month later is the same day, or the last one of a shorter month, and never drifts", () => {
  expect(monthsLater("2026-01-31", 1)).toBe("2026-02-28");
  expect(monthsLater("2026-01-31", 2)).toBe("2026-03-31");
  expect(monthsLater("2027-12-31", 2)).toBe("2028-02-29");
  expect(monthsLater("2026-12-15", 1)).toBe("2027-01-15");
});
