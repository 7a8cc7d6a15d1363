import { describe, expect, it } from "vitest";
import type { MonthNames } from "./birth-date-search";
import { partsTyped } from "./typed-parts";

const ENGLISH = "January February March April May June July August September October November December";
const months: MonthNames = ENGLISH.split(" ").map((name) => [name, name.slice(0, 3)]);
const nothing = { name: "", phone: "", email: "", dates: [] };
const omar = { ...nothing, name: "Omar Haddad", phone: "07700 900733" };
const born = ["1988-04-17"];
const eitherCentury = ["1988-04-17", "2088-04-17"];

describe("what one box says of a person", () => {
  it.each([
    ["Omar Haddad 07700 900733", omar],
    ["07700 900733 Omar Haddad", omar],
    ["Omar 07700 900733 Haddad", omar],
    ["Omar Haddad, 07700900733", { ...omar, phone: "07700900733" }],
    ["Omar Haddad +44 (0)7700 900733", { ...omar, phone: "+44 (0)7700 900733" }],
    ["عمر حداد ٠٧٧٠٠ ٩٠٠٧٣٣", { ...omar, name: "عمر حداد" }],
    ["Omar Haddad 17/04/1988 07700 900733", { ...omar, dates: born }],
    ["07700 900733 Omar Haddad 17 Apr 1988", { ...omar, dates: born }],
    ["Omar Haddad 17041988 07700 900733", { ...omar, dates: born }],
    ["Omar Haddad 07700 900733 170488", { ...omar, dates: eitherCentury }],
    ["170488 Omar Haddad 07700 900733", { ...omar, dates: eitherCentury }],
    ["Omar Haddad 170488 07700900733", { ...omar, phone: "07700900733", dates: eitherCentury }],
    ["Omar Haddad 36001234 17041988", { ...omar, phone: "36001234", dates: born }],
    ["Omar Haddad 3600 1234 17041988", { ...omar, phone: "3600 1234", dates: born }],
    ["17041988 Omar Haddad 3600 1234", { ...omar, phone: "3600 1234", dates: born }],
    ["Omar Haddad 17041988", { ...omar, phone: "", dates: born }],
    ["Omar Haddad omar@clinic.example", { ...omar, phone: "", email: "omar@clinic.example" }],
    ["May Smith", { ...nothing, name: "May Smith" }],
    ["Maria 42", { ...nothing, name: "Maria", phone: "42" }],
    [" - ", nothing],
    ["", nothing],
  ])("%s", (typed, parts) => {
    expect(partsTyped(typed, months)).toEqual(parts);
  });

  it("takes no part of a phone for a date", () => {
    for (const phone of ["+973 17041988", "07 12 1950 1234", "+44 7700 120788", "12 34 56 78", "06 12 34"])
      expect(partsTyped(phone, months)).toEqual({ ...nothing, phone });
    expect(partsTyped("Jan 12 34 56 78", months)).toMatchObject({ name: "Jan", phone: "12 34 56 78", dates: [] });
  });

  it("has the day and the month in the reader's order", () => {
    expect(partsTyped("Noor 04/05/1988", months).dates).toEqual(["1988-05-04"]);
    expect(partsTyped("Noor 04/05/1988", months, true).dates).toEqual(["1988-04-05"]);
  });
});
