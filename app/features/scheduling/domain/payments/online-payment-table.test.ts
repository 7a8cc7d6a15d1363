import { describe, expect, it } from "vitest";
import { ONLINE_PAYMENT_OPTIONS } from "~/kernel/codes/online-payment-options";
import { OPTION_ROWS, STATE_NUMBERS, STATES } from "../../../../../tests/support/expected/online-payment-options";
import { appointmentStateOf } from "../appointments/appointment-states";
import { decide, type DecidedAppointment } from "../appointments/appointment-state";
import { mustBePaidToBook, payableState, paymentEffect, paymentTerms, type PayableAppointment } from "./online-payment";
import { payWayOf } from "./pay-way";

const LETTERS = { payable: "P", later: "L", gone: "G", off: "O", paid: "A", free: "F" } as const;
const stateOf = (letter: string) => appointmentStateOf(STATE_NUMBERS[letter as keyof typeof STATE_NUMBERS]);
const letters = STATES.split(" ");
const NOW = 1_000_000;

describe.each(Object.entries(OPTION_ROWS))("the option %s", (option, row) => {
  const payable = (letter: string, more: Partial<PayableAppointment> = {}): PayableAppointment => ({
    ...{ option, state: stateOf(letter), disabled: false, paid: false, costMinor: 5_000 },
    ...{ payToBook: row.paidToBook, requestedAt: NOW },
    ...more,
  });
  const said = (more: Partial<PayableAppointment> = {}) =>
    letters.map((letter) => LETTERS[payableState(payable(letter, more), NOW)]).join(" ");
  const terms = (failed: boolean) =>
    paymentTerms(
      {
        type: "video",
        ...{ ownPaymentOption: option === "DISABLED" ? null : option, costMinor: 5_000, currencyCode: "EUR" },
        ...{ taxes: [], settledMinor: 0, baseMinor: null, discounts: [] },
      },
      [],
      failed,
    );

  it("lets an appointment be paid online in the states of its row, and never one that is paid, free or off the list", () => {
    expect(said()).toBe(row.unpaid);
    expect(said({ paid: true })).toBe(letters.map(() => "A").join(" "));
    expect(said({ disabled: true })).toBe(letters.map(() => "G").join(" "));
    const free = said({ costMinor: 0 }).split(" ");
    expect(free.includes("P")).toBe(false);
  });

  it("asks to be paid to book, and to start, as its row says", () => {
    expect(mustBePaidToBook(option)).toBe(row.paidToBook);
    expect(mustBePaidToBook(option, true)).toBe(row.paidToBookAfterFailure);
    expect([terms(false).payToBook, terms(true).payToBook]).toEqual([row.paidToBook, row.paidToBookAfterFailure]);
    expect(terms(false).payToStart).toBe(row.paidToStart);
    const [clinic, video] = row.said;
    expect([payWayOf(option, "clinic"), payWayOf(option, "video")]).toEqual([clinic, video]);
  });

  it("lets staff start an agreed appointment once it is paid where that is asked for, and else at any time", () => {
    const start = (paid: boolean) => {
      const appointment: DecidedAppointment = {
        ...{
          state: stateOf("C"),
          startsAt: NOW,
          endsAt: NOW,
          requestedAt: 0,
          paid,
          proofDueAt: null,
          confirmsItself: false,
        },
        ...{ payToBook: row.paidToBook, payToStart: row.paidToStart, disabled: false, lastChange: null },
      };
      return decide("start", "staff", appointment, { now: NOW, actorId: "" }).ok;
    };
    expect([start(false), start(true)]).toEqual([!row.paidToStart, true]);
  });

  it("lets its patient and the holder of its link begin to pay wherever it can be paid, and staff never", () => {
    const pays = (letter: string, who: "patient" | "public" | "staff") => {
      const appointment: DecidedAppointment = {
        ...{ state: stateOf(letter), startsAt: NOW, endsAt: NOW, requestedAt: 0, paid: false, proofDueAt: null },
        ...{ payToBook: row.paidToBook, payToStart: row.paidToStart, disabled: false, lastChange: null },
        confirmsItself: false,
      };
      return decide("pay", who, appointment, { now: NOW, actorId: "" }).ok;
    };
    for (const letter of letters) {
      const open = !["X", "J", "E", "H"].includes(letter);
      expect([pays(letter, "patient"), pays(letter, "public"), pays(letter, "staff")], letter).toEqual([
        open,
        open,
        false,
      ]);
    }
  });

  it("confirms a new request by its payment where it is paid to book, and marks any other as paid", () => {
    const effect = (letter: string, paid = false) =>
      paymentEffect(
        { state: stateOf(letter), disabled: false, paid, paidBy: null, payToBook: row.paidToBook },
        "payment",
      );
    expect(effect("N")).toBe(row.confirms ? "confirm" : "pay");
    for (const letter of ["C", "S", "O", "I", "U", "D"]) expect(effect(letter), letter).toBe("pay");
    for (const letter of ["X", "J", "E"]) expect(effect(letter), letter).toBe("not-needed");
    expect(effect("H")).toBe("none");
    for (const letter of letters) expect(effect(letter, true), letter).toBe("not-needed");
  });
});

it("the table has a row for each of the nine options", () => {
  expect(Object.keys(OPTION_ROWS).sort()).toEqual([...ONLINE_PAYMENT_OPTIONS].sort());
});
