import { expect, it } from "vitest";
import { amountWritten, writtenAmount } from "./written-amount";

it.each([
  ["12.50", "EUR", 1_250],
  ["12,5", "EUR", 1_250],
  [" 12 ", "EUR", 1_200],
  ["12.505", "BHD", 12_505],
  ["0.01", "USD", 1],
  ["1200", "JPY", 1_200],
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
  ["1.000,00", "EUR"],
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
