import { describe, expect, it } from "vitest";
import { APPOINTMENT_STATE as S } from "../appointments/appointment-states";
import {
  countsAsPaid,
  isPaid,
  lackingAfter,
  mustBePaidToBook,
  mustPay,
  payableState,
  paymentEffect,
  paymentOption,
  paymentTerms,
  type PayableAppointment,
} from "./online-payment";

const MINUTE = 60_000;
const ALLOW = "PAY_TO_BOOK_ALLOW_APPOINTMENT_REQUESTS_IF_PAYMENT_FAILS";
const BEFORE = "PAY_BEFORE_SESSION_BLOCK_SESSION_FOR_UNPAID";
const BLOCK = "PAY_TO_BOOK_BLOCK_APPOINTMENT_REQUESTS_IF_PAYMENT_FAILS";

describe("the option that holds for an offering", () => {
  const kinds = [{ type: "VIDEO_CONSULTATION", properties: { onlinePaymentOptions: BLOCK } }];

  it("is its own where it has one, else that of all appointments of its kind", () => {
    expect(paymentOption(kinds, { kind: "VIDEO_CONSULTATION", own: "DISABLED" })).toBe(BLOCK);
    expect(paymentOption(kinds, { kind: "VIDEO_CONSULTATION", own: "ALLOW_OFFLINE_ONLY" })).toBe("ALLOW_OFFLINE_ONLY");
    expect(paymentOption(kinds, { kind: "PHYSICAL_CONSULTATION", own: "DISABLED" })).toBe("DISABLED");
  });

  it("asks to be paid to book, and leaves a request whose payment failed to the staff where it says so", () => {
    expect(mustBePaidToBook(BLOCK)).toBe(true);
    expect(mustBePaidToBook(ALLOW)).toBe(true);
    expect(mustBePaidToBook(BLOCK, true)).toBe(true);
    expect(mustBePaidToBook(ALLOW, true)).toBe(false);
    expect(mustBePaidToBook("PAY_BEFORE_SESSION_ALLOW_SESSION_FOR_UNPAID")).toBe(false);
  });
});

describe("an appointment", () => {
  it("that costs nothing at its place needs no payment to be booked, whatever its option says", () => {
    expect(mustPay(true, 4_000)).toBe(true);
    expect(mustPay(false, 4_000)).toBe(false);
    for (const nothing of [0, null, undefined]) expect(mustPay(true, nothing)).toBe(false);
  });

  it("must be paid before it begins where its option blocks it, and it costs something", () => {
    const stored = {
      type: "video" as const,
      ...{ ownPaymentOption: BEFORE, costMinor: 4_000, currencyCode: "EUR", taxes: [], settledMinor: 0 },
      ...{ baseMinor: null, discounts: [] },
    };
    const terms = { payToBook: false, payToStart: true, paymentOption: BEFORE, settledMinor: 0, dueMinor: 4_000 };
    expect(paymentTerms(stored, [], false)).toEqual({
      ...terms,
      price: { costMinor: 4_000, currencyCode: "EUR", taxes: [], baseMinor: 4_000, discounts: [] },
    });
    expect(paymentTerms({ ...stored, settledMinor: 1_500 }, [], false).dueMinor).toBe(2_500);
    expect(paymentTerms({ ...stored, costMinor: 0 }, [], false).payToStart).toBe(false);
    const allows = { ...stored, ownPaymentOption: "PAY_BEFORE_SESSION_ALLOW_SESSION_FOR_UNPAID" };
    expect(paymentTerms(allows, [], false).payToStart).toBe(false);
  });

  it("is paid once staff marked it so, a verified payment did, or a credit pays for it", () => {
    const unpaid = { paidAtClinicAt: null, paidOnlineAt: null, paidByCreditAt: null };
    expect(isPaid(unpaid)).toBe(false);
    for (const way of ["paidAtClinicAt", "paidOnlineAt", "paidByCreditAt"])
      expect(isPaid({ ...unpaid, [way]: 1 })).toBe(true);
  });

  it("counts as paid without a mark where what was paid and waived covers its price, and never where it is free", () => {
    const appointment = { paidAtClinicAt: null, paidOnlineAt: null, paidByCreditAt: null };
    const price = { costMinor: 4_000, currencyCode: "EUR", taxes: [], baseMinor: 4_000, discounts: [] };
    expect(countsAsPaid({ appointment, price, dueMinor: 1 })).toBe(false);
    expect(countsAsPaid({ appointment, price, dueMinor: 0 })).toBe(true);
    expect(countsAsPaid({ appointment: { ...appointment, paidOnlineAt: 1 }, price, dueMinor: 4_000 })).toBe(true);
    expect(countsAsPaid({ appointment, price: { ...price, costMinor: 0 }, dueMinor: 0 })).toBe(false);
    expect(countsAsPaid({ appointment, price: null, dueMinor: 0 })).toBe(false);
  });

  it("lacks what went back, less what was paid beyond its price", () => {
    const price = { costMinor: 4_000, currencyCode: "EUR", taxes: [], baseMinor: 4_000, discounts: [] };
    expect(lackingAfter({ price, settledMinor: 4_000 }, 1_500)).toBe(1_500);
    expect(lackingAfter({ price, settledMinor: 4_500 }, 500)).toBe(0);
    expect(lackingAfter({ price, settledMinor: 4_500 }, 600)).toBe(100);
    expect(lackingAfter({ price: null, settledMinor: 0 }, 600)).toBe(600);
  });
});

describe("whether an appointment can be paid online", () => {
  const appointment: PayableAppointment = {
    option: "ALLOW_ONLINE_AND_OFFLINE",
    state: S.CONFIRMED,
    disabled: false,
    paid: false,
    costMinor: 5_000,
    payToBook: false,
    requestedAt: 0,
  };

  it.each([
    ["payable", {}],
    ["paid", { paid: true }],
    ["paid", { paid: true, state: S.CANCELED }],
    ["gone", { state: S.CANCELED }],
    ["gone", { state: S.EXPIRED }],
    ["gone", { state: S.BLOCKED }],
    ["gone", { disabled: true }],
    ["off", { option: "DISABLED" }],
    ["off", { option: "ALLOW_OFFLINE_ONLY" }],
    ["free", { costMinor: 0 }],
    ["free", { costMinor: null }],
    ["later", { option: "PAY_AFTER_SESSION" }],
    ["payable", { option: "PAY_AFTER_SESSION", state: S.CONCLUDED }],
  ] as const)("is %s where it is %o", (expected, more) => {
    expect(payableState({ ...appointment, ...more }, MINUTE)).toBe(expected);
  });

  it("ends with the 15 minutes of a request that is paid to book", () => {
    const request = { ...appointment, option: BLOCK, payToBook: true, state: S.NEW };
    expect(payableState(request, 15 * MINUTE - 1)).toBe("payable");
    expect(payableState(request, 15 * MINUTE)).toBe("gone");
    expect(payableState({ ...request, state: S.CONFIRMED }, 15 * MINUTE)).toBe("payable");
  });
});

describe("a verified payment", () => {
  const appointment = { state: S.NEW, disabled: false, paid: false, paidBy: null, payToBook: true };

  it.each([
    ["confirm", {}],
    ["pay", { payToBook: false }],
    ["pay", { state: S.CONFIRMED }],
    ["pay", { state: S.RESCHEDULED }],
    ["none", { paid: true, paidBy: "p1" }],
    ["none", { state: S.CANCELED, paid: true, paidBy: "p1" }],
    ["pay", { state: S.COMPLETED }],
    ["none", { state: S.NO_SHOW }],
    ["not-needed", { paid: true }],
    ["not-needed", { paid: true, paidBy: "p2" }],
    ["not-needed", { state: S.CANCELED }],
    ["not-needed", { state: S.REJECTED }],
    ["not-needed", { state: S.EXPIRED }],
    ["not-needed", { disabled: true }],
  ] as const)("leads to %s of an appointment that is %o", (expected, more) => {
    expect(paymentEffect({ ...appointment, ...more }, "p1")).toBe(expected);
  });
});
