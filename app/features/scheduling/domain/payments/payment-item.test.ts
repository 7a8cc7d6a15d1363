import { expect, test } from "vitest";
import { dueOf, itemStateOf, overOf, type ItemMoney } from "./payment-item";

const money = (more: Partial<ItemMoney>): ItemMoney => ({
  ...{ totalMinor: 5_000, paidMinor: 0, refundedMinor: 0, waivedMinor: 0, isGone: false, isSettled: false },
  ...more,
});

test.each([
  ["unpaid", 5_000, {}],
  ["partlyPaid", 3_000, { paidMinor: 2_000 }],
  ["paid", 0, { paidMinor: 5_000 }],
  ["paid", 0, { isSettled: true }],
  ["paid", 0, { paidMinor: 2_000, waivedMinor: 3_000 }],
  ["waived", 0, { waivedMinor: 5_000 }],
  ["unpaid", 1_000, { waivedMinor: 4_000 }],
  ["refunded", 0, { paidMinor: 5_000, refundedMinor: 5_000, waivedMinor: 5_000 }],
  ["partlyRefunded", 0, { paidMinor: 5_000, refundedMinor: 1_000, waivedMinor: 1_000 }],
  ["paid", 0, { paidMinor: 10_000, refundedMinor: 5_000 }],
  ["cancelled", 0, { paidMinor: 5_000, refundedMinor: 5_000, isGone: true }],
  ["cancelled", 0, { paidMinor: 1_550, isGone: true }],
  ["cancelled", 0, { isGone: true }],
] as const)("is %s, with %d owed", (state, due, more) => {
  expect(itemStateOf(money(more))).toBe(state);
  expect(dueOf(money(more))).toBe(due);
});

test.each([
  [0, { paidMinor: 5_000, refundedMinor: 1_000, waivedMinor: 1_000 }],
  [500, { paidMinor: 5_500 }],
  [2_500, { paidMinor: 3_500, refundedMinor: 1_000, isGone: true }],
] as const)("%d of what was paid pays for nothing", (over, more) => {
  expect(overOf(money(more))).toBe(over);
});
