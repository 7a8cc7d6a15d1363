import { expect, it } from "vitest";
import { localDate } from "./local-date";

it("is the date on the wall of the place, not in UTC", () => {
  const lateEvening = Date.UTC(2026, 10, 21, 23, 30);
  expect([
    localDate(lateEvening, "UTC"),
    localDate(lateEvening, "Asia/Bahrain"),
    localDate(lateEvening, "America/New_York"),
  ]).toEqual(["2026-11-21", "2026-11-22", "2026-11-21"]);
});
