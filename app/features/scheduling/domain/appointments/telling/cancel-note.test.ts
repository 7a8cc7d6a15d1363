import { expect, it } from "vitest";
import { backUntil } from "./cancel-note";

const HOUR = 3_600_000;
const asked = { startsAt: 100 * HOUR, now: 50 * HOUR, hours: 24 };

it("says until when a credit, and until when money, comes back to a patient who cancels", () => {
  expect(backUntil("creditBack", asked)).toBe(76 * HOUR);
  expect(backUntil("money", asked)).toBe(100 * HOUR);
});

it("names no time where nothing comes back, or the time has passed", () => {
  expect(backUntil("creditUsed", asked)).toBeUndefined();
  expect(backUntil(null, asked)).toBeUndefined();
  expect(backUntil("money", { ...asked, now: 100 * HOUR })).toBeUndefined();
});
