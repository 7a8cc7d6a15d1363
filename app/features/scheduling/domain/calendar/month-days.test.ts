import { expect, it } from "vitest";
import { firstOfMonth, weeksOfMonth } from "./month-days";

it("a month is shown in whole weeks, from Monday on", () => {
  const weeks = weeksOfMonth("2026-05-20");
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1), weeks.length]).toEqual(["2026-04-27", "2026-05-31", 5]);
  expect(weeksOfMonth("2027-02-10")).toHaveLength(4);
});

it("the months before and after go over the year", () => {
  expect([firstOfMonth("2026-01-31", -1), firstOfMonth("2026-12-31", 1)]).toEqual(["2025-12-01", "2027-01-01"]);
});
