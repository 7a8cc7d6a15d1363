import { expect, test } from "vitest";
import { staffClock } from "./reader-clock";

const NOW = Date.UTC(2026, 11, 2, 9);

test("staff read every page by the practice's clock, wherever they are", () => {
  for (const told of ["Asia/Bahrain", "Asia/Dubai", null])
    expect(staffClock(told, "Asia/Bahrain", NOW).zone).toBe("Asia/Bahrain");
});

test("that clock is theirs, and need not be named, where theirs shows the same time now", () => {
  expect(staffClock("Asia/Bahrain", "Asia/Bahrain", NOW).isTheirs).toBe(true);
  expect(staffClock("UTC", "Europe/London", NOW).isTheirs).toBe(true);
  expect(staffClock("UTC", "Europe/London", Date.UTC(2026, 6, 2, 9)).isTheirs).toBe(false);
  expect(staffClock("Asia/Dubai", "Asia/Bahrain", NOW).isTheirs).toBe(false);
  expect(staffClock(null, "Asia/Bahrain", NOW).isTheirs).toBe(false);
});
