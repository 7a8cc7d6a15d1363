import fc from "fast-check";
import { expect, test } from "vitest";
import { Books } from "../../../../../tests/support/billing/books";
import { taxedPrice } from "../../../../../tests/support/billing/taxed-price";
import { settledStatus, type GatewayTruth, type PaymentStatus } from "../payments/payment";
import type { MoneyEvent } from "./booking";

const CURRENCIES = ["EUR", "JPY", "KWD", "CLP", "COP", "HUF", "TWD"] as const;
const money = fc.record({
  amountMinor: fc.integer({ min: 1, max: 9_999_999 }),
  currencyCode: fc.constantFrom(...CURRENCIES),
});

/** One appointment's story: what happens to its money, in order. */
const story = (index: number) =>
  fc
    .record({
      price: taxedPrice(CURRENCIES),
      // What was paid ahead may be another amount than what it costs by then.
      other: fc.constantFrom(0, 0, 7),
      way: fc.constantFrom("none", "clinic", "online", "link"),
      isPaidBefore: fc.boolean(),
      isClear: fc.boolean(),
      end: fc.constantFrom("stays", "undone", "asked", "refused", "refunded", "askedAndRefunded", "writtenOff"),
    })
    .map(({ price, other, way, isPaidBefore, isClear, end }): MoneyEvent[] => {
      const appointmentId = `a${index}`;
      const patientId = `p${index % 3}`;
      const paymentId = `y${index}`;
      const ofAppointment = (version: number) => ({ appointmentId, version });
      const charged: MoneyEvent = { event: "charged", patientId, price, ...ofAppointment(2) };
      const came = { amountMinor: price.amountMinor + other, currencyCode: price.currencyCode };
      const own = way === "online" ? { appointmentId, patientId } : { appointmentId: null, patientId: null };
      const payment = {
        id: paymentId,
        purpose: way === "online" ? "VISIT" : "PAY_NOW",
        gatewayType: "STRIPE",
        ...own,
      } as const;
      const paid: MoneyEvent[] =
        way === "none"
          ? []
          : way === "clinic"
            ? [{ event: "paidAtClinic", patientId, price: came, kind: "CARD", ...ofAppointment(3) }]
            : [{ event: "paid", payment, came, isClear }];
      const asked: MoneyEvent = { event: "refundRequested", paymentId, at: 1, reason: "" };
      const ends: Record<typeof end, MoneyEvent[]> = {
        stays: [],
        undone: [
          { event: "paidAtClinicUndone", ...ofAppointment(4) },
          { event: "chargeReversed", ...ofAppointment(5) },
        ],
        asked: [asked],
        refused: [asked, { event: "refundRefused", paymentId, at: 2 }],
        refunded: [{ event: "refunded", paymentId, reason: "Paid twice" }],
        askedAndRefunded: [asked, { event: "refunded", paymentId, reason: "" }],
        writtenOff: [{ event: "writtenOff", id: appointmentId, appointmentId, patientId, amount: price, reason: "" }],
      };
      const byHand: MoneyEvent[] = [
        { event: "chargedByHand", chargeId: `c${index}`, patientId, price },
        ...(isClear ? [] : [{ event: "chargeTakenBack", chargeId: `c${index}` } as const]),
      ];
      const body = isPaidBefore ? [...paid, charged] : [charged, ...paid];
      return [...byHand, ...body, ...(end === "writtenOff" && way !== "none" ? [] : ends[end])];
    });

const stories = fc.tuple(...Array.from({ length: 6 }, (_, index) => story(index)));
const sumOf = (parts: readonly { amountMinor: number }[]) =>
  parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
const booked = (events: readonly MoneyEvent[]) => {
  const books = new Books();
  for (const event of events) books.book(event);
  return books;
};

test("every entry comes to nothing, and so do the books of each currency", () => {
  fc.assert(
    fc.property(stories, (told) => {
      const books = booked(told.flat());
      for (const { lines, taxes = [] } of books.entries) {
        expect(sumOf(lines)).toBe(0);
        expect(sumOf(lines.filter(({ account }) => account === "TAX")) + sumOf(taxes)).toBe(0);
      }
      for (const currency of CURRENCIES) {
        const held = Object.entries(books.balances()).filter(([account]) => account.endsWith(currency));
        expect(held.reduce((sum, [, amount]) => sum + amount, 0)).toBe(0);
      }
    }),
  );
});

test("events that are told again, and in whatever order among appointments, end in the same books", () => {
  fc.assert(
    fc.property(stories, fc.infiniteStream(fc.nat()), (told, choose) => {
      const left = told.map((events) => [...events]);
      const mixed: MoneyEvent[] = [];
      while (left.some((events) => events.length > 0)) {
        const next = left.filter((events) => events.length > 0);
        const [event] = next[(choose.next().value ?? 0) % next.length]?.splice(0, 1) ?? [];
        if (event) mixed.push(event);
        // What was told before comes again.
        const again = mixed[(choose.next().value ?? 0) % mixed.length];
        if (again) mixed.push(again);
      }
      expect(booked(mixed).balances()).toEqual(booked(told.flat()).balances());
    }),
  );
});

test("a refund leaves nothing of a payment in the books, on its way before or not, and of unclear money too", () => {
  fc.assert(
    fc.property(money, fc.boolean(), fc.boolean(), (came, isClear, isAsked) => {
      const paid: MoneyEvent = {
        event: "paid",
        payment: { id: "y", purpose: "VISIT", gatewayType: "STRIPE", appointmentId: "a", patientId: "p" },
        came,
        isClear,
      };
      const asked: MoneyEvent[] = isAsked ? [{ event: "refundRequested", paymentId: "y", at: 1, reason: "" }] : [];
      const books = booked([paid, ...asked, { event: "refunded", paymentId: "y", reason: "" }]);
      expect(books.entries).toHaveLength(isAsked ? 3 : 2);
      expect(books.balances()).toEqual({});
    }),
  );
});

test("whatever messages of a gateway come, late, twice, lost or forged, a last look ends in the books of its truth", () => {
  const truth = fc.constantFrom<GatewayTruth["state"]>("open", "pending", "paid", "failed", "closed");
  // What comes: a moment of the gateway's own course at which it was asked, or a forged word that makes us ask.
  fc.assert(
    fc.property(fc.array(truth, { maxLength: 6 }), fc.boolean(), money, (looks, isPaid, asked) => {
      const payment = { id: "y", purpose: "VISIT", gatewayType: "STRIPE", appointmentId: "a", patientId: "p" } as const;
      let status: PaymentStatus = "OPEN";
      const books = new Books();
      const look = (state: GatewayTruth["state"]) => {
        const word = { state, paymentId: "y", ...asked };
        const next = settledStatus({ id: "y", status, ...asked }, word);
        if (next === "PAID") books.book({ event: "paid", payment, came: asked, isClear: true });
        status = next ?? status;
      };
      // A gateway that has not taken the money never says so: a forged message is only a reason to ask it.
      for (const state of looks) look(!isPaid && state === "paid" ? "open" : state);
      look(isPaid ? "paid" : "closed");
      const { currencyCode, amountMinor } = asked;
      expect(books.balances()).toEqual(
        isPaid
          ? { [`CLEARING STRIPE ${currencyCode}`]: amountMinor, [`RECEIVABLE p ${currencyCode}`]: -amountMinor }
          : {},
      );
    }),
  );
});

test("a correction that does not balance is refused", () => {
  const wrong: MoneyEvent = {
    event: "corrected",
    id: "c",
    patientId: null,
    currencyCode: "EUR",
    reason: "typo",
    lines: [
      { account: "CASH", holder: "", amountMinor: 5 },
      { account: "REVENUE", holder: "", amountMinor: -4 },
    ],
  };
  expect(() => booked([wrong])).toThrow(RangeError);
});

test("a charge books its tax and its discount, and where another amount was paid ahead, their parts in proportion", () => {
  const vat = { name: "VAT", ratePpm: 200_000, isInclusive: true };
  const price = {
    ...{ amountMinor: 9_000, currencyCode: "EUR", taxMinor: 1_500, discountMinor: 1_000 },
    taxes: [{ ...vat, amountMinor: 1_500 }],
  };
  const of = { appointmentId: "a", patientId: "p" };
  const charged: MoneyEvent = { event: "charged", version: 1, price, ...of };
  expect(booked([charged]).balances()).toEqual({
    "DISCOUNTS  EUR": 1_000,
    "RECEIVABLE p EUR": 9_000,
    "REVENUE  EUR": -8_500,
    "TAX  EUR": -1_500,
  });
  const ahead: MoneyEvent = {
    ...{ event: "paidAtClinic", version: 0, ...of },
    price: { amountMinor: 5_000, currencyCode: "EUR" },
  };
  const books = booked([ahead, charged]);
  expect(books.balances()).toEqual({
    "CASH  EUR": 5_000,
    "DISCOUNTS  EUR": 555,
    "REVENUE  EUR": -4_722,
    "TAX  EUR": -833,
  });
  expect(books.entries.at(-1)?.taxes).toEqual([{ ...vat, amountMinor: 833 }]);
  books.book({ event: "chargeReversed", appointmentId: "a", version: 2 });
  expect(books.balances()).toEqual({ "CASH  EUR": 5_000, "RECEIVABLE p EUR": -5_000 });
});
