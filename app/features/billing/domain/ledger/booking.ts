import type { GatewayType } from "../accounts/gateway-type";
import type { Money, PaymentPurpose } from "../payments/payment";
import type { Account, EntryKind, LedgerLine } from "./accounts";

/** An appointment as a change of it leaves it: a change is one by its version, however often it is told. */
interface ChangedAppointment {
  appointmentId: string;
  version: number;
}

/** A payment as the books need it. */
export interface BookedPayment {
  id: string;
  purpose: PaymentPurpose;
  gatewayType: GatewayType;
  appointmentId: string | null;
  patientId: string | null;
}

/** What happens to money. Instants in UTC ms, amounts in the currency's minor unit. */
export type MoneyEvent =
  /** Its price is owed from now on: what was paid for it already, else this one. */
  | ({ event: "charged"; patientId: string; price: Money | null } & ChangedAppointment)
  | ({ event: "chargeReversed" } & ChangedAppointment)
  | ({ event: "paidAtClinic"; patientId: string; price: Money } & ChangedAppointment)
  | ({ event: "paidAtClinicUndone" } & ChangedAppointment)
  /** The gateway says so. Of what is not as it was asked for, nobody knows what it is for. */
  | { event: "paid"; payment: BookedPayment; came: Money; isClear: boolean }
  | { event: "refundRequested"; paymentId: string; at: number }
  | { event: "refundRefused"; paymentId: string; at: number }
  | { event: "refunded"; paymentId: string; isByHand: boolean }
  | ({ event: "writtenOff"; patientId: string; amount: Money } & ChangedAppointment)
  /** A person puts right what is wrong, under a name that is theirs. */
  | {
      event: "corrected";
      id: string;
      patientId: string | null;
      currencyCode: string;
      lines: readonly LedgerLine[];
      reason: string;
    };

interface EntryFacts {
  kind: EntryKind;
  /** Names the event: one that is told twice is booked once. */
  sourceKey: string;
  reason: string;
}

/** An entry all of whose lines are known. */
export interface StatedBooking extends EntryFacts {
  way: "stated";
  currencyCode: string;
  patientId: string | null;
  appointmentId: string | null;
  paymentId: string | null;
  lines: readonly LedgerLine[];
}

/** The charge of an appointment, of which at most one stands; of what was paid for it, else of the price. */
export interface ChargeBooking extends EntryFacts {
  way: "charge";
  patientId: string;
  appointmentId: string;
  price: Money | null;
}

/** What takes an entry back that stands: of an appointment its charge or its payment, of a payment its refund on the way. */
export interface ReversalBooking extends EntryFacts {
  way: "reversal";
  of: "CHARGE" | "PAYMENT_AT_CLINIC" | "REFUND_REQUESTED";
  /** Id of the appointment, or of the payment. */
  id: string;
}

/** What follows from what was booked of a payment: it is to go back, or it went, and nothing of it is left. */
export interface RefundBooking extends EntryFacts {
  way: "refund";
  isDone: boolean;
  paymentId: string;
}

export type Booking = StatedBooking | ChargeBooking | ReversalBooking | RefundBooking;

const of = (event: ChangedAppointment, what: string) => `appointment:${event.appointmentId}:${event.version}:${what}`;
export const paidKey = (paymentId: string) => `payment:${paymentId}:paid`;

/** Two sides of one amount. */
export const moved = (
  amountMinor: number,
  [debit, debitHolder]: readonly [Account, string],
  [credit, creditHolder]: readonly [Account, string],
): LedgerLine[] => [
  { account: debit, holder: debitHolder, amountMinor },
  { account: credit, holder: creditHolder, amountMinor: -amountMinor },
];

/** What an organization has got by a payment: it settles what a patient owes, is earned by its link, or is in doubt. */
function paidFor({ purpose, patientId }: BookedPayment, isClear: boolean): readonly [Account, string] {
  if (!isClear) return ["SUSPENSE", ""];
  if (patientId !== null) return ["RECEIVABLE", patientId];
  return purpose === "PAY_NOW" ? ["REVENUE", ""] : ["SUSPENSE", ""];
}

/** @throws RangeError where the sides of an entry do not come to nothing: a defect of the code */
function balanced(booking: StatedBooking): StatedBooking {
  const { lines, kind } = booking;
  const sum = lines.reduce((total, { amountMinor }) => total + amountMinor, 0);
  if (lines.length < 2 || sum !== 0 || lines.some(({ amountMinor }) => !Number.isSafeInteger(amountMinor)))
    throw new RangeError(`an entry of kind ${kind} does not balance`);
  return booking;
}

const stated = (booking: Omit<StatedBooking, "way">): StatedBooking => balanced({ way: "stated", ...booking });

function statedOf(
  event: Extract<MoneyEvent, { event: "paidAtClinic" | "paid" | "writtenOff" | "corrected" }>,
): StatedBooking {
  switch (event.event) {
    case "paidAtClinic": {
      const { appointmentId, patientId, price } = event;
      const lines = moved(price.amountMinor, ["CASH", ""], ["RECEIVABLE", patientId]);
      const named = { appointmentId, patientId, paymentId: null, currencyCode: price.currencyCode, reason: "" };
      return stated({ kind: "PAYMENT_AT_CLINIC", sourceKey: of(event, "paidAtClinic"), ...named, lines });
    }
    case "paid": {
      const { payment, came, isClear } = event;
      const { id: paymentId, appointmentId, patientId, gatewayType } = payment;
      const named = { appointmentId, patientId, paymentId, currencyCode: came.currencyCode, reason: "" };
      const lines = moved(came.amountMinor, ["CLEARING", gatewayType], paidFor(payment, isClear));
      return stated({ kind: isClear ? "PAYMENT" : "PAYMENT_UNCLEAR", sourceKey: paidKey(paymentId), ...named, lines });
    }
    case "writtenOff": {
      const { appointmentId, patientId, amount } = event;
      const lines = moved(amount.amountMinor, ["WRITE_OFFS", ""], ["RECEIVABLE", patientId]);
      const named = { appointmentId, patientId, paymentId: null, currencyCode: amount.currencyCode, reason: "" };
      return stated({ kind: "WRITE_OFF", sourceKey: of(event, "writtenOff"), ...named, lines });
    }
    case "corrected": {
      const { id, patientId, currencyCode, lines, reason } = event;
      const named = { appointmentId: null, patientId, paymentId: null, currencyCode, reason };
      return stated({ kind: "CORRECTION", sourceKey: `correction:${id}`, ...named, lines });
    }
  }
}

/** The entry of an event. @throws RangeError where it does not balance */
export function bookingOf(event: MoneyEvent): Booking {
  switch (event.event) {
    case "charged": {
      const { appointmentId, patientId, price } = event;
      return {
        way: "charge",
        kind: "CHARGE",
        sourceKey: of(event, "charged"),
        reason: "",
        appointmentId,
        patientId,
        price,
      };
    }
    case "chargeReversed": {
      const key = { sourceKey: of(event, "chargeReversed"), reason: "" };
      return { way: "reversal", kind: "CHARGE_REVERSED", of: "CHARGE", id: event.appointmentId, ...key };
    }
    case "paidAtClinicUndone": {
      const key = { sourceKey: of(event, "paidAtClinicUndone"), reason: "" };
      return {
        way: "reversal",
        kind: "PAYMENT_AT_CLINIC_UNDONE",
        of: "PAYMENT_AT_CLINIC",
        id: event.appointmentId,
        ...key,
      };
    }
    case "refundRequested": {
      const { paymentId, at } = event;
      const key = { sourceKey: `payment:${paymentId}:refundRequested:${at}`, reason: "" };
      return { way: "refund", kind: "REFUND_REQUESTED", isDone: false, paymentId, ...key };
    }
    case "refundRefused": {
      const { paymentId: id, at } = event;
      const key = { sourceKey: `payment:${id}:refundRefused:${at}`, reason: "" };
      return { way: "reversal", kind: "REFUND_REFUSED", of: "REFUND_REQUESTED", id, ...key };
    }
    case "refunded": {
      const { paymentId, isByHand } = event;
      const key = { sourceKey: `payment:${paymentId}:refunded`, reason: isByHand ? "byHand" : "" };
      return { way: "refund", kind: "REFUND", isDone: true, paymentId, ...key };
    }
    default:
      return statedOf(event);
  }
}
