import { expect, it } from "vitest";
import { amountReadings, amountWritten, writtenAmount } from "./written-amount";

it.each([
  ["12.50", "EUR", 1_250],
  ["12,5", "EUR", 1_250],
  [" 12 ", "EUR", 1_200],
  ["12.505", "BHD", 12_505],
  ["0.01", "USD", 1],
  ["1200", "JPY", 1_200],
  ["1,000.00", "EUR", 100_000],
  ["1.000,00", "EUR", 100_000],
  ["1,250.500", "BHD", 1_250_500],
  ["1,250,000", "BHD", 1_250_000_000],
  ["1.250", "BHD", 1_250],
  ["\u0661\u066c\u0662\u0665\u0660", "BHD", 1_250_000],
  ["\u0661\u0662\u066b\u0665", "EUR", 1_250],
  ["\u0661\u066b\u0662\u0663\u0664", "KWD", 1_234],
  ["1000000000000", "JPY", 10 ** 12],
])("%s in %s is %d of the minor unit", (text, currency, expected) => {
  expect(amountWritten(text, currency)).toBe(expected);
});

it.each([
  ["12.505", "EUR"],
  ["12.5", "JPY"],
  ["-3", "EUR"],
  ["1e3", "EUR"],
  ["", "EUR"],
  ["1,000", "EUR"],
  ["1,000,00", "EUR"],
  ["10,00.00", "EUR"],
  ["10000000000.01", "EUR"],
  ["1000000000001", "JPY"],
])("%s in %s is no amount", (text, currency) => {
  expect(amountWritten(text, currency)).toBeUndefined();
});

it.each([
  [1_250, "EUR", "12.50"],
  [1_200, "JPY", "1200"],
  [1_234, "KWD", "1.234"],
] as const)("%d of %s stands in a form as %s, and is read back", (minor, currency, text) => {
  expect(writtenAmount(minor, currency)).toBe(text);
  expect(amountWritten(text, currency)).toBe(minor);
});

it("1,250 in a currency of three decimals may be two amounts, and is taken for neither", () => {
  expect(amountReadings("1,250", "BHD")).toEqual([1_250, 1_250_000]);
  expect(amountWritten("1,250", "BHD")).toBeUndefined();
  expect(amountReadings("1,250", "EUR")).toEqual([]);
  expect(amountReadings("1,25", "BHD")).toEqual([1_250]);
});
