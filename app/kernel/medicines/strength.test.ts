import { expect, test } from "vitest";
import { plainStrength, strengthNumber, strengthText } from "./strength";

test("a strength is written as a label has it, in whatever digits it was typed", () => {
  const written = {
    ".5": "0.5",
    "5.0": "5",
    "0,50": "0.5",
    "٥٠٠": "500",
    "٠٫٥": "0.5",
    "５００": "500",
    "½": "0.5",
    "": "",
  };
  expect(Object.fromEntries(Object.keys(written).map((typed) => [typed, plainStrength(typed)]))).toEqual(written);
  expect(plainStrength("500/125.0")).toBe("500/125");
  expect(plainStrength("100 IU/ml")).toBe("100 IU/ml");
  expect(plainStrength("0.125")).toBe("0.125");
});

test("a sign, an exponent, zero and what may be thousands are no strength", () => {
  for (const typed of ["-5", "\u22125", "1e3", "0", "1.000", "1,000", "1.000.000", "5,1,1", "5/-5"])
    expect([typed, plainStrength(typed)]).toEqual([typed, null]);
  expect(strengthText.safeParse("1e3").error?.issues[0]?.message).toBe("medications:badStrength");
  expect(strengthText.parse("5.0")).toBe("5");
});

test("a strength is a number where it is one amount", () => {
  expect(["٥٠٠", "0,5", "500/125", "5 %", ""].map(strengthNumber)).toEqual([500, 0.5, null, null, null]);
});
