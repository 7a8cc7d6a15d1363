import { expect, it } from "vitest";
import { reportDays } from "./period";

it("tells of this month unless asked otherwise, of a year at most, and of no period that ends before it begins", () => {
  const today = "2027-03-09";
  expect(reportDays({ from: null, to: null }, today)).toEqual({ from: "2027-03-01", to: today });
  expect(reportDays({ from: null, to: "2027-02-10" }, today)).toEqual({ from: "2027-02-01", to: "2027-02-10" });
  expect(reportDays({ from: "2020-01-01", to: today }, today)).toEqual({ from: "2026-03-09", to: today });
  expect(reportDays({ from: "2027-03-10", to: today }, today)).toEqual({ from: today, to: today });
});
