import { expect, it } from "vitest";
import { ageOn } from "./age";

it("counts completed years, on the birthday itself too", () => {
  expect(ageOn("2008-11-21", "2026-11-21")).toBe(18);
  expect(ageOn("2008-11-22", "2026-11-21")).toBe(17);
  expect(ageOn("2024-02-29", "2025-02-28")).toBe(0);
  expect(ageOn("2024-02-29", "2025-03-01")).toBe(1);
  expect(ageOn("", "2026-11-21")).toBeNull();
  expect(ageOn("2027-01-01", "2026-11-21")).toBeNull();
});
