import { describe, expect, it } from "vitest";
import { birthDateAmong, birthDatesIn, type MonthNames } from "./birth-date-search";

const ENGLISH = "January February March April May June July August September October November December";
const SPANISH = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre";
const ARABIC = "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر";
const months: MonthNames = ENGLISH.split(" ").map((name, at) => [
  name,
  SPANISH.split(" ")[at] ?? "",
  ARABIC.split(" ")[at] ?? "",
]);

describe("a birth date that is typed into a search", () => {
  it.each([
    "1980-05-14",
    "1980/5/14",
    "14/05/1980",
    "14.5.1980",
    "14. 5. 1980",
    "05/14/1980",
    "14 May 1980",
    "May 14, 1980",
    "14 de mayo de 1980",
    "١٤ مايو ١٩٨٠",
    "١٤/٠٥/١٩٨٠",
    "\u206614/05/1980\u2069",
    "14051980",
    "14-5-1980",
    "19800514",
    "١٤٠٥١٩٨٠",
  ])("is understood as %s", (typed) => expect(birthDatesIn(typed, months)).toEqual(["1980-05-14"]));

  it("is read as the reader writes days, where day and month could change places", () => {
    expect(birthDatesIn("04/05/1980", months)).toEqual(["1980-05-04"]);
    expect(birthDatesIn("04/05/1980", months, true)).toEqual(["1980-04-05"]);
    expect(birthDatesIn("05.05.1980", months)).toEqual(["1980-05-05"]);
  });

  it("has the day first where it is written with dots, whatever the reader writes", () => {
    expect(birthDatesIn("04.05.1980", months, true)).toEqual(["1980-05-04"]);
  });

  it("is read the other way around only where the reader's way is no day", () => {
    expect(birthDatesIn("05/14/1980", months)).toEqual(["1980-05-14"]);
    expect(birthDatesIn("14/05/1980", months, true)).toEqual(["1980-05-14"]);
  });

  it("may have a year of two digits, of either century, but not where it may be a phone", () => {
    expect(birthDatesIn("14/05/80", months)).toEqual(["1980-05-14", "2080-05-14"]);
    expect(birthDatesIn("06 12 34", months)).toEqual([]);
  });

  it("may stand without anything between its numbers, in the reader's order, or with a short year beside a month", () => {
    expect(birthDatesIn("140580", months)).toEqual(["1980-05-14", "2080-05-14"]);
    expect(birthDatesIn("14 May 80", months)).toEqual(["1980-05-14", "2080-05-14"]);
    expect(birthDatesIn("04051980", months)).toEqual(["1980-05-04"]);
    expect(birthDatesIn("04051980", months, true)).toEqual(["1980-04-05"]);
    expect(birthDatesIn("05141980", months)).toEqual(["1980-05-14"]);
    expect(birthDatesIn("900733", months)).toEqual([]);
    expect(birthDatesIn("17040012", months)).toEqual([]);
  });

  it("is none where it is a phone number, a name, or no day of the calendar", () => {
    for (const typed of ["36001234", "+44 7700 900733", "May Smith", "31/02/1980", "14 May", "", "14 Xyz 1980"])
      expect(birthDatesIn(typed, months)).toEqual([]);
  });
});

describe("the birth date among the dates that a search may mean", () => {
  const today = "2026-11-30";
  it.each([
    ["14/05/80", "1980-05-14"],
    ["14/05/12", "2012-05-14"],
    ["04/05/1980", "1980-05-04"],
    ["14/05/2040", undefined],
    ["30/11/2026", undefined],
  ])("%s was on %s: never today or later, and of the later century where none was said", (typed, born) => {
    expect(birthDateAmong(birthDatesIn(typed, months), today)).toBe(born);
  });
});
