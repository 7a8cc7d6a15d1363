import { describe, expect, it } from "vitest";
import { BLOOD_GROUP, NO_HONORIFIC, GENDER, HONORIFIC, nameOfCode } from "./code-tables";

describe("the code tables", () => {
  it("hold the specification's numbers", () => {
    expect([HONORIFIC.mr, HONORIFIC.ms, HONORIFIC.mrs, HONORIFIC.dr, NO_HONORIFIC]).toEqual([1, 2, 3, 8, 0]);
    expect([GENDER.male, GENDER.female, GENDER.intersex]).toEqual([1, 2, 3]);
    expect(Object.values(BLOOD_GROUP)).toEqual([-1, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it("name a stored number, and nothing for one they do not have", () => {
    expect([nameOfCode(HONORIFIC, 8), nameOfCode(BLOOD_GROUP, 6), nameOfCode(GENDER, -1)]).toEqual([
      "dr",
      "B-ve",
      undefined,
    ]);
  });
});
