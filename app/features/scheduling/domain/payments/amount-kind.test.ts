import { expect, it } from "vitest";
import { amountKindOf } from "./amount-kind";

it.each([
  ["PAYMENT_AT_CLINIC", "received"],
  ["PAYMENT_AT_CLINIC_UNDONE", "reversed"],
  ["PAYMENT", "received"],
  ["PAYMENT_UNCLEAR", "received"],
  ["REFUND", "refunded"],
  ["WRITE_OFF", "waived"],
  ["CORRECTION", "corrected"],
] as const)("of %s the amount is %s", (kind, expected) => {
  expect(amountKindOf({ kind })).toBe(expected);
});
