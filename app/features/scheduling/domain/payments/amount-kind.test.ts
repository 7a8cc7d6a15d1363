import { expect, it } from "vitest";
import { amountKindOf } from "./amount-kind";

it.each([
  ["PAYMENT_AT_CLINIC", "paid", "received"],
  ["PAYMENT_AT_CLINIC", "undone", "reversed"],
  ["PAYMENT", "refunded", "received"],
  ["PAYMENT_UNCLEAR", "doubtful", "received"],
  ["WRITE_OFF", "waived", "waived"],
  ["WRITE_OFF", "undone", "waived"],
  ["CORRECTION", "corrected", "corrected"],
] as const)("of %s that is %s the amount is %s", (kind, state, expected) => {
  expect(amountKindOf({ kind, state })).toBe(expected);
});
