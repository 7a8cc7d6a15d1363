import { expect, it } from "vitest";
import { startOfDay } from "./start-of-day";

it("begins a day when the practice's clock does", () => {
  expect(new Date(startOfDay("2027-01-05", "Europe/Madrid")).toISOString()).toBe("2027-01-04T23:00:00.000Z");
  expect(new Date(startOfDay("2027-07-05", "Europe/Madrid")).toISOString()).toBe("2027-07-04T22:00:00.000Z");
});
