import { expect, it } from "vitest";
import { monthsLater, nextMonthAt } from "./months";

it("a month later is the same day, or the last one of a shorter month, and never drifts", () => {
  expect(monthsLater("2026-01-31", 1)).toBe("2026-02-28");
  expect(monthsLater("2026-01-31", 2)).toBe("2026-03-31");
  expect(monthsLater("2027-12-31", 2)).toBe("2028-02-29");
  expect(monthsLater("2026-12-15", 1)).toBe("2027-01-15");
});

it("the next month begins on its day in the zone, and months that nobody saw begin are passed over", () => {
  const at = (after: string) => new Date(nextMonthAt("2026-01-31", "Europe/Madrid", Date.parse(after))).toISOString();
  expect(at("2026-01-31T09:00:00Z")).toBe("2026-02-27T23:00:00.000Z");
  expect(at("2026-02-27T23:00:00Z")).toBe("2026-03-30T22:00:00.000Z");
  expect(at("2026-06-01T00:00:00Z")).toBe("2026-06-29T22:00:00.000Z");
});
