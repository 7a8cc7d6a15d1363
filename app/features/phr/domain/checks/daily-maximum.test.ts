import { expect, test } from "vitest";
import { termsOf } from "../vocabulary/terms";
import { SUBSTANCES_WITH_MAXIMUM, usualDailyMaximum } from "./daily-maximum";

test("each substance with a usual daily maximum is one that the vocabulary knows", () => {
  const known = new Set(termsOf("drugs").flatMap(({ substances }) => substances));
  expect(SUBSTANCES_WITH_MAXIMUM.filter((code) => !known.has(code))).toEqual([]);
});

test("a medicine has the maximum of its one substance, in any language, and a combination has none", () => {
  expect(usualDailyMaximum("Paracetamol 500 mg")).toBe(4_000);
  expect(usualDailyMaximum("باراسيتامول")).toBe(4_000);
  expect(usualDailyMaximum("Metformin and sitagliptin")).toBeNull();
  expect(usualDailyMaximum("Grandma's drops")).toBeNull();
});
