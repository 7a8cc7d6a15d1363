import { expect, it } from "vitest";
import { dayPattern, isNoSuchDay, typedDay, writtenDay } from "./typed-day";

const [british, american, german, swedish, arabic] = ["en-GB", "en-US", "de", "sv", "ar-BH"].map(dayPattern);

it("a day is written in the order of the language, in Latin digits", () => {
  const written = [british, american, german, swedish, arabic].map(
    (pattern) => pattern && writtenDay("2026-11-03", pattern),
  );
  expect(written).toEqual(["03/11/2026", "11/03/2026", "03.11.2026", "2026-11-03", "03/11/2026"]);
});

it.each([
  ["3/11/2026", british, "2026-11-03"],
  ["11/3/2026", american, "2026-11-03"],
  ["3.11.26", german, "2026-11-03"],
  ["03112026", british, "2026-11-03"],
  ["٣/١١/٢٠٢٦", arabic, "2026-11-03"],
  ["2026-11-03", british, "2026-11-03"],
  ["3 11 1985", british, "1985-11-03"],
  ["3-11-85", british, "1985-11-03"],
  ["170488", british, "1988-04-17"],
  ["041788", american, "1988-04-17"],
  ["17 Apr 88", british, "1988-04-17"],
  ["April 17, 1988", american, "1988-04-17"],
  ["١٧ أبريل ١٩٨٨", arabic, "1988-04-17"],
  ["17 Foo 1988", british, undefined],
  ["17 Apr", british, undefined],
  ["29/2/2028", british, "2028-02-29"],
  ["29/2/2027", british, undefined],
  ["13/13/2026", british, undefined],
  ["3/11", british, undefined],
  ["tomorrow", british, undefined],
  ["3/11/20266", british, undefined],
  ["", british, undefined],
] as const)("%s is understood as that day, or as none", (text, pattern, day) => {
  expect(pattern && typedDay(text, pattern, 2026)).toBe(day);
});

it("a year of two digits is never after the last one that is meant", () => {
  expect(british && typedDay("17/4/30", british, 2026)).toBe("1930-04-17");
  expect(british && typedDay("17/4/30", british, 2046)).toBe("2030-04-17");
});

it.each([
  ["31/2/1985", british, true],
  ["13/4/1985", american, true],
  ["13/4/1985", british, false],
  ["3/11", british, false],
  ["17 Foo 1988", british, false],
  ["31 Apr 1988", british, true],
  ["tomorrow", british, false],
  ["", british, false],
] as const)("%s is written as a day that does not exist, or is not", (text, pattern, is) => {
  expect(pattern && isNoSuchDay(text, pattern, 2026)).toBe(is);
});
