import { expect, test } from "vitest";
import { minorWritten, percentWritten, typedMinor, typedPercent } from "./typed";

test("a percentage is read exactly, with a point, a comma or Arabic digits, and is written as short as it is", () => {
  for (const typed of ["7.25", "7,25", "٧٫٢٥", "7.2500", " 7.25 % ", "٧٫٢٥٪"])
    expect([typed, typedPercent(typed)]).toEqual([typed, 72_500]);
  expect(["0", "100", "0.0001", "100.0"].map(typedPercent)).toEqual([0, 1_000_000, 1, 1_000_000]);
  for (const none of [
    "",
    "-1",
    "100.0001",
    "101",
    "7.25001",
    "1e1",
    "seven",
    "7.2.5",
    "1,000",
    "NaN",
    "7%5",
    "%",
    "%%7",
  ])
    expect([none, typedPercent(none)]).toEqual([none, null]);
  expect([72_500, 200_000, 0, 1, 1_000_000].map(percentWritten)).toEqual(["7.25", "20", "0", "0.0001", "100"]);
});

test("an amount is read in the minor unit of its currency, and nothing is lost", () => {
  expect(typedMinor("12,5", "EUR")).toBe(1_250);
  expect(typedMinor("١٢٫٥", "BHD")).toBe(12_500);
  expect(typedMinor("0.007", "KWD")).toBe(7);
  expect(typedMinor("500.00", "JPY")).toBe(500);
  expect(typedMinor("10000000000", "EUR")).toBe(1_000_000_000_000);
  for (const [none, currency] of [
    ["12.345", "EUR"],
    ["0.5", "JPY"],
    ["-1", "EUR"],
    ["", "EUR"],
    ["10000000000.01", "EUR"],
    ["1 000", "EUR"],
  ] as const)
    expect([none, typedMinor(none, currency)]).toEqual([none, null]);
  expect(minorWritten(1_250, "EUR")).toBe("12.50");
  expect(minorWritten(7, "KWD")).toBe("0.007");
  expect(minorWritten(500, "JPY")).toBe("500");
});
