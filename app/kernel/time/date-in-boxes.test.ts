import { expect, it } from "vitest";
import { boxesOfDate, dateInBoxes, dateProblem, isDateInBoxes } from "./date-in-boxes";

const british = (day: string, month: string, year: string) => dateInBoxes({ day, month, year });
const american = (month: string, day: string, year: string) => dateInBoxes({ month, day, year });

it.each([
  [british("3", "4", "1980"), "1980-04-03"],
  [british(" ٣ ", "٤", "١٩٨٠"), "1980-04-03"],
  [british("", "", ""), ""],
  [british("03/04/1980", "", ""), "1980-04-03"],
  [american("03/04/1980", "", ""), "1980-03-04"],
  [british("", "", "1980-04-03"), "1980-04-03"],
  [british("03041980", "", ""), "1980-04-03"],
  [british("03/04/1980", "", "1980"), "1980-04-03"],
  [british("31", "2", "1980"), "1980-2-31"],
  [british("3.4.80", "", ""), "--3.4.80"],
  [british("3", "", "1980"), "1980--3"],
  [british("3", "4", "80"), "80-4-3"],
  [british("", "", "1980"), "1980--"],
])("boxes that are filled, or pasted into, are read as that date, or as none: %s", (read, meant) =>
  expect(read).toBe(meant),
);

it("what is no date comes back as it was typed", () => {
  for (const [day, month, year] of [
    ["31", "2", "1980"],
    ["3-4-80", "", ""],
    ["", "12", ""],
  ] as const)
    expect(boxesOfDate(british(day, month, year))).toEqual({ day, month, year });
  expect(boxesOfDate("1980-04-03")).toEqual({ day: "3", month: "4", year: "1980" });
});

it("a date in boxes is told from every other value", () => {
  expect([{ day: "1" }, "1980-04-03", null, { times: "2" }].map(isDateInBoxes)).toEqual([true, false, false, false]);
});

it.each([
  [{ day: "12", month: "13", year: "1948" }, "errors:field.dateMonth"],
  [{ day: "12", month: "", year: "1948" }, "errors:field.dateMonth"],
  [{ day: "32", month: "1", year: "1948" }, "errors:field.dateDay"],
  [{ day: "30", month: "2", year: "1948" }, "errors:field.dateDay"],
  [{ day: "12", month: "4", year: "48" }, "errors:field.dateYear"],
  [{ day: "a-b", month: "4", year: "1948" }, "errors:field.date"],
] as const)("of the boxes %o names the one that is wrong", (boxes, problem) => {
  expect(dateProblem(dateInBoxes(boxes))).toBe(problem);
});
