import { describe, expect, it } from "vitest";
import { listedPayments, paidPayment, type PaidPart } from "./paid-payment";
import type { PaymentItem } from "./payment-item";

const item = (id: string, more: Partial<PaymentItem> = {}): PaymentItem => ({
  ...{ of: "appointment", id, at: 1, what: id, currencyCode: "EUR", totalMinor: 5_000, paidMinor: 5_000 },
  ...{ refundedMinor: 0, dueMinor: 0, coveredMinor: 0, state: "paid" },
  ...{ waivedMinor: 0, overMinor: 0, isByCredit: false, ...more },
});
const part = (key: string, thingId: string | null, more: Partial<PaidPart> = {}): PaidPart => ({
  ...{
    key,
    at: 9,
    thingId,
    what: thingId ?? "",
    currencyCode: "EUR",
    amountMinor: 5_000,
    refundedMinor: 0,
    entryId: "e",
  },
  ...more,
});

describe("a payment for several things", () => {
  it("is one row with its parts, at the place of the newest", () => {
    const parts = [part("k", "a"), part("k", "c"), part("k", null, { amountMinor: 1_000 })];
    const keys = ["a", "c"].map((id) => ({ id, key: "k" }));
    const rows = listedPayments([item("a"), item("b"), item("c")], keys, parts);
    expect(rows.map(({ of, id, totalMinor }) => [of, id, totalMinor])).toEqual([
      ["payment", "k", 11_000],
      ["appointment", "b", 5_000],
    ]);
  });

  it("leaves what is paid in two goes, or owed in part, by itself", () => {
    const parts = [part("k", "a"), part("k", "b"), part("m", "b")];
    const keys = [
      { id: "a", key: "k" },
      { id: "b", key: "k" },
      { id: "b", key: "m" },
    ];
    expect(listedPayments([item("a", { dueMinor: 1 }), item("b")], keys, parts).map(({ of }) => of)).toEqual([
      "appointment",
      "appointment",
    ]);
  });

  it("says what went back of it, and is none where it is for one thing", () => {
    expect(paidPayment([part("k", "a")])).toBeNull();
    expect(paidPayment([part("k", "a"), part("k", null, { amountMinor: 0 })])).toBeNull();
    const back = [part("k", "a", { refundedMinor: 5_000 }), part("k", "b")];
    expect(paidPayment(back)).toMatchObject({ totalMinor: 10_000, refundedMinor: 5_000, state: "partlyRefunded" });
  });
});

describe("the receipt of one thing in a patient's list", () => {
  const receiptOf = (keys: readonly string[], parts: readonly PaidPart[], more: Partial<PaymentItem> = {}) =>
    listedPayments(
      [item("a", more)],
      keys.map((key) => ({ id: "a", key })),
      parts,
    ).map((row) => (row.of === "payment" ? null : row.receiptId));

  it("is that of the one payment that paid for it, also where the rest is still owed", () => {
    expect(receiptOf(["k"], [part("k", "a")])).toEqual(["e"]);
    expect(receiptOf(["k"], [part("k", "a")], { dueMinor: 1 })).toEqual(["e"]);
    // With the day of its last payment.
    const two = [part("k", "a", { at: 5 }), part("m", "a", { at: 7, entryId: "f" })];
    const keys = ["k", "m"].map((key) => ({ id: "a", key }));
    expect(listedPayments([item("a")], keys, two)).toMatchObject([{ id: "a", paidAt: 7 }]);
    // What was taken by mistake is in no part.
    expect(receiptOf(["undone", "k"], [part("k", "a")])).toEqual(["e"]);
  });

  it("is none of what nothing was paid for, nor of what several payments paid for", () => {
    expect(receiptOf([], [])).toEqual([undefined]);
    expect(receiptOf(["k"], [part("k", "a")], { paidMinor: 0 })).toEqual([undefined]);
    expect(receiptOf(["k", "m"], [part("k", "a"), part("m", "a", { entryId: "f" })])).toEqual([undefined]);
  });
});
