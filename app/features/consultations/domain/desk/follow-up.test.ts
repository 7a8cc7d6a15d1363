import { expect, test } from "vitest";
import { dayAfter, firstAskedFor, relativeName, relativeOf, USUAL_FOLLOW_UPS } from "./follow-up";

test.each([
  ["2027-01-04", { count: 3, unit: "WEEKS" }, "2027-01-25"],
  ["2027-12-20", { count: 2, unit: "WEEKS" }, "2028-01-03"],
  ["2027-01-31", { count: 1, unit: "MONTHS" }, "2027-02-28"],
  ["2028-01-31", { count: 1, unit: "MONTHS" }, "2028-02-29"],
  ["2027-08-31", { count: 6, unit: "MONTHS" }, "2028-02-29"],
  ["2027-11-15", { count: 3, unit: "MONTHS" }, "2028-02-15"],
  ["2028-02-29", { count: 12, unit: "MONTHS" }, "2029-02-28"],
  ["2027-03-27", { count: 2, unit: "DAYS" }, "2027-03-29"],
] as const)("from %s in %j is %s", (from, relative, day) => {
  expect(dayAfter(from, relative)).toBe(day);
});

test("each of the usual ones is found by its name, and nothing else is", () => {
  for (const each of USUAL_FOLLOW_UPS) expect(relativeOf(relativeName(each))).toEqual(each);
  expect(relativeOf("99-WEEKS")).toBeUndefined();
});

test("a patient is asked to book for ninety days after the day", () => {
  expect(firstAskedFor("2027-04-05")).toBe("2027-01-05");
});
