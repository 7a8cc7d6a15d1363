import { expect, it } from "vitest";
import { reportDays, startOfDay } from "./period";

it("begins a day when the practice's clock does", () => {
  expect(new Date(startOfDay("2027-01-05", "Europe/Madrid")).toISOString()).toBe("2027-01-04T23:00:00.000Z");
  expect(new Date(startOfDay("2027-07-05", "Europe/Madrid")).toISOString()).toBe("2027-07-04T22:00:00.000Z");
});

it("tells of this month unless asked otherwise, of a year at most, and of no period that ends before it begins", () => {
  const today = "2027-03-09";
  expect(reportDays({ from: null, to: null }, today)).toEqual({ from: "2027-03-01", to: today });
  expect(reportDays({ from: null, to: "2027-02-10" }, today)).toEqual({ from: "2027-02-01", to: "2027-02-10" });
  expect(reportDays({ from: "2020-01-01", to: today }, today)).toEqual({ from: "2026-03-09", to: today });
  expect(reportDays({ from: "2027-03-10", to: today }, today)).toEqual({ from: today, to: today });
});
