import { expect, it } from "vitest";
import { amountWritten } from "./written-amount";

it.each([
  ["12.50", "EUR", 1_250],
  ["12,5", "EUR", 1_250],
  [" 12 ", "EUR", 1_200],
  ["12.505", "BHD", 12_505],
  ["0.01", "USD", 1],
  ["1200", "JPY", 1_200],
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
])("%s in %s is no amount", (text, currency) => {
  expect(amountWritten(text, currency)).toBeUndefined();
});
