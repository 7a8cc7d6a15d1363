import { describe, expect, it } from "vitest";
import { readNumber } from "./read-number";

describe("a number as it is typed", () => {
  it("may have a comma or a point, and the digits of the script", () => {
    expect(["72.5", "72,5", " 72.5 ", "٧٢٫٥", "۷۲٫۵", "७२.५"].map((text) => readNumber(text, "kg"))).toEqual(
      Array.from({ length: 6 }, () => 72.5),
    );
  });

  it("may have its thousands apart, where the unit has no decimals", () => {
    expect(["10000", "10,000", "10.000", "10 000"].map((text) => readNumber(text, "steps"))).toEqual(
      Array.from({ length: 4 }, () => 10_000),
    );
    expect([readNumber("1,200.5", "kg"), readNumber("1.200,5", "kg")]).toEqual([1200.5, 1200.5]);
  });

  it("of a height may be feet and inches", () => {
    expect(readNumber("5'10\"", "ft")).toBeCloseTo(5 + 10 / 12, 10);
    expect(readNumber("5 ft 10 in", "ft")).toBeCloseTo(5 + 10 / 12, 10);
    expect(readNumber("6'", "ft")).toBe(6);
    expect(readNumber("5'10", "cm")).toBeNull();
  });

  it("is nothing else: no words, no minus, no two numbers", () => {
    expect(["", "abc", "-3", "1e3", "70kg", "120/80", "1.2.3"].map((text) => readNumber(text, "kg"))).toEqual(
      Array.from({ length: 7 }, () => null),
    );
  });
});
