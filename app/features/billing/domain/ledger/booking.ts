import type { DeskKind } from "~/kernel/money/desk-kinds";
import type { ChargedPrice, TaxPart } from "~/kernel/money/price";
import type { GatewayType } from "../accounts/gateway-type";
import type { Money, PaymentPurpose } from "../payments/payment";
import type { Account, EntryKind, LedgerLine } from "./accounts";
import { chargeLines, type PaidSoFar } from "./charge-parts";
import { appointmentKey, chargeKey, deskKey, paidKey, waiverKey, type ChangedAppointment } from "./entry-keys";

/** An amount of a patient, for an appointment or none, under the id of what happens. */
interface NamedAmount {
  id: string;
  appointmentId: string | null;
  patientId: string;
  amount: Money;
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
  /** Its price is owed from now on: what was paid for it already, else this one; this one too where a part was paid. */
  | ({ event: "charged"; price: ChargedPrice | null } & PaidSoFar & ChangedAppointment)
  | ({ event: "chargeReversed" } & ChangedAppointment)
  /** By hand, beside what appointments cost. */
  | { event: "chargedByHand"; chargeId: string; patientId: string; price: ChargedPrice }
  | { event: "chargeTakenBack"; chargeId: string }
  | ({ event: "paidAtClinic"; patientId: string; price: Money; kind?: DeskKind } & ChangedAppointment)
  | ({ event: "paidAtClinicUndone" } & ChangedAppointment)
  /** Money at the desk for no appointment, by the id that its row has. */
  | { event: "takenAtDesk"; id: string; patientId: string; kind: DeskKind; amount: Money }
  /** What was booked under a key was no payment. */
  | { event: "deskUndone"; key: string; reason: string }
  | ({ event: "refundedAtDesk"; kind: DeskKind; reason: string } & NamedAmount)
  /** The gateway says so. Of what is not as it was asked for, nobody knows what it is for. */
  | { event: "paid"; payment: BookedPayment; came: Money; isClear: boolean }
  | { event: "refundRequested"; paymentId: string; at: number; reason: string }
  | { event: "refundRefused"; paymentId: string; at: number }
  | { event: "refunded"; paymentId: string; reason: string }
  /** A part of a payment went back, by the id of that refund. */
  | { event: "refundedInPart"; payment: BookedPayment; id: string; amount: Money; reason: string }
  | ({ event: "writtenOff"; reason: string } & NamedAmount)
  /** What was written off is owed no more itself. */
  | ({ event: "writtenOffReversed"; patientId: string; amount: Money } & ChangedAppointment)
  /** What was written off is written off again, by the name of the entry that took that back. */
  | { event: "waiversBack"; key: string }
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
  /** They come to the line TAX. */
  taxes?: readonly TaxPart[];
}

/**
 * The charge of an appointment, of which at most one stands; of what was paid for it, with taxes and discount in
 * proportion, else of the price.
 */
export interface ChargeBooking extends EntryFacts {
  way: "charge";
  patientId: string;
  appointmentId: string;
  price: ChargedPrice | null;
  /** What was paid at the desk is only a part of it. */
  isInPart: boolean;
  /** The online payment that counts; empty for none, left out where any does. */
  onlineId: string | undefined;
}

/** What takes an entry back that stands: of an appointment its charge or its payment, of a payment its refund on the way. */
export interface ReversalBooking extends EntryFacts {
  way: "reversal";
  of: "CHARGE" | "PAYMENT_AT_CLINIC" | "REFUND_REQUESTED" | "WRITE_OFF";
  by: "appointment" | "payment" | "source";
  /** Id of the appointment or of the payment, or the key of the entry's event. */
  id: string;
}

/** What follows from what was booked of a payment: it is to go back, or it went, and nothing of it is left. */
export interface RefundBooking extends EntryFacts {
  way: "refund";
  isDone: boolean;
  paymentId: string;
}

export type Booking = StatedBooking | ChargeBooking | ReversalBooking | RefundBooking;

/** Two sides of one amount. */
const moved = (
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

const sumOf = (amounts: readonly { amountMinor: number }[]) =>
  amounts.reduce((total, { amountMinor }) => total + amountMinor, 0);

/** @throws RangeError where an entry does not come to nothing, or its taxes not to its line TAX: a defect of the code */
function balanced(booking: StatedBooking): StatedBooking {
  const { lines, kind, taxes = [] } = booking;
  const untaxed = kind !== "CORRECTION" && sumOf(lines.filter(({ account }) => account === "TAX")) + sumOf(taxes) !== 0;
  if (
    lines.length < 2 ||
    untaxed ||
    sumOf(lines) !== 0 ||
    lines.some(({ amountMinor }) => !Number.isSafeInteger(amountMinor))
  )
    throw new RangeError(`an entry of kind ${kind} does not balance`);
  return booking;
}

const stated = (booking: Omit<StatedBooking, "way">): StatedBooking => balanced({ way: "stated", ...booking });

type DeskEvent = Extract<MoneyEvent, { event: "paidAtClinic" | "takenAtDesk" | "refundedAtDesk" }>;
type GatewayMoney = Extract<MoneyEvent, { event: "paid" | "refundedInPart" }>;
type StatedEvent =
  | DeskEvent
  | GatewayMoney
  | Extract<MoneyEvent, { event: "chargedByHand" | "writtenOff" | "writtenOffReversed" | "corrected" }>;

/** Money at the desk, which comes in, or with a reason goes back. */
function deskEntry(event: DeskEvent): StatedBooking {
  const { patientId, kind = "" } = event;
  const { amountMinor, currencyCode } = event.event === "paidAtClinic" ? event.price : event.amount;
  const isBack = event.event === "refundedAtDesk";
  return stated({
    kind: isBack ? "REFUND" : "PAYMENT_AT_CLINIC",
    sourceKey: event.event === "paidAtClinic" ? appointmentKey(event, "paidAtClinic") : deskKey(event.id),
    appointmentId: event.event === "takenAtDesk" ? null : event.appointmentId,
    ...{ patientId, paymentId: null, currencyCode, reason: isBack ? event.reason : "" },
    lines: moved(isBack ? -amountMinor : amountMinor, ["CASH", kind], ["RECEIVABLE", patientId]),
  });
}

/** Money that a gateway has taken, or a part of it that went back. */
function gatewayEntry(event: GatewayMoney): StatedBooking {
  const { id: paymentId, appointmentId, patientId, gatewayType } = event.payment;
  const named = { appointmentId, patientId, paymentId };
  if (event.event === "paid") {
    const { came, isClear } = event;
    const lines = moved(came.amountMinor, ["CLEARING", gatewayType], paidFor(event.payment, isClear));
    const entry = { ...named, currencyCode: came.currencyCode, reason: "", lines };
    return stated({ kind: isClear ? "PAYMENT" : "PAYMENT_UNCLEAR", sourceKey: paidKey(paymentId), ...entry });
  }
  const { amount, id, reason } = event;
  const lines = moved(amount.amountMinor, paidFor(event.payment, true), ["CLEARING", gatewayType]);
  const sourceKey = `payment:${paymentId}:refund:${id}`;
  return stated({ kind: "REFUND", sourceKey, ...named, currencyCode: amount.currencyCode, reason, lines });
}

function statedOf(event: StatedEvent): StatedBooking {
  switch (event.event) {
    case "paidAtClinic":
    case "takenAtDesk":
    case "refundedAtDesk":
      return deskEntry(event);
    case "paid":
    case "refundedInPart":
      return gatewayEntry(event);
    case "chargedByHand": {
      const { chargeId, patientId, price } = event;
      const { currencyCode, taxes } = price;
      const named = { appointmentId: null, patientId, paymentId: null, currencyCode, reason: "", taxes };
      const lines = chargeLines(patientId, price);
      return stated({ kind: "CHARGE", sourceKey: chargeKey(chargeId, "charged"), ...named, lines });
    }
    case "writtenOff":
    case "writtenOffReversed": {
      const { appointmentId, patientId, amount } = event;
      const isBack = event.event === "writtenOffReversed";
      const minor = isBack ? -amount.amountMinor : amount.amountMinor;
      const lines = moved(minor, ["WRITE_OFFS", ""], ["RECEIVABLE", patientId]);
      const sourceKey = isBack ? appointmentKey(event, "writtenOffReversed") : waiverKey(event.id);
      const named = { appointmentId, patientId, paymentId: null, currencyCode: amount.currencyCode };
      return stated({ kind: "WRITE_OFF", sourceKey, ...named, reason: isBack ? "" : event.reason, lines });
    }
    case "corrected": {
      const { id, patientId, currencyCode, lines, reason } = event;
      const named = { appointmentId: null, patientId, paymentId: null, currencyCode, reason };
      return stated({ kind: "CORRECTION", sourceKey: `correction:${id}`, ...named, lines });
    }
  }
}

type ReversalEvent = Extract<
  MoneyEvent,
  {
    event: "chargeReversed" | "chargeTakenBack" | "paidAtClinicUndone" | "deskUndone" | "waiversBack" | "refundRefused";
  }
>;

/** The entry that takes another one back. */
function reversalOf(event: ReversalEvent): ReversalBooking {
  switch (event.event) {
    case "chargeReversed": {
      const named = { of: "CHARGE", by: "appointment", id: event.appointmentId, reason: "" } as const;
      return { way: "reversal", kind: "CHARGE_REVERSED", sourceKey: appointmentKey(event, "chargeReversed"), ...named };
    }
    case "chargeTakenBack": {
      const [id, sourceKey] = [chargeKey(event.chargeId, "charged"), chargeKey(event.chargeId, "taken-back")];
      return { way: "reversal", kind: "CHARGE_REVERSED", of: "CHARGE", by: "source", id, sourceKey, reason: "" };
    }
    case "paidAtClinicUndone": {
      const named = { of: "PAYMENT_AT_CLINIC", by: "appointment", id: event.appointmentId, reason: "" } as const;
      const sourceKey = appointmentKey(event, "paidAtClinicUndone");
      return { way: "reversal", kind: "PAYMENT_AT_CLINIC_UNDONE", sourceKey, ...named };
    }
    case "deskUndone": {
      const { key: id, reason } = event;
      const named = { of: "PAYMENT_AT_CLINIC", by: "source", id, sourceKey: `${id}:undone`, reason } as const;
      return { way: "reversal", kind: "PAYMENT_AT_CLINIC_UNDONE", ...named };
    }
    case "waiversBack": {
      const { key: id } = event;
      return {
        way: "reversal",
        kind: "WRITE_OFF",
        of: "WRITE_OFF",
        by: "source",
        id,
        sourceKey: `${id}:undone`,
        reason: "",
      };
    }
    case "refundRefused": {
      const { paymentId: id, at } = event;
      const key = { sourceKey: `payment:${id}:refundRefused:${at}`, reason: "" };
      return { way: "reversal", kind: "REFUND_REFUSED", of: "REFUND_REQUESTED", by: "payment", id, ...key };
    }
  }
}

/** The entry of an event. @throws RangeError where it does not balance */
export function bookingOf(event: MoneyEvent): Booking {
  switch (event.event) {
    case "charged": {
      const { appointmentId, patientId, price, isInPart = false, onlineId } = event;
      const named = { appointmentId, patientId, price, isInPart, onlineId };
      return { way: "charge", kind: "CHARGE", sourceKey: appointmentKey(event, "charged"), reason: "", ...named };
    }
    case "refundRequested": {
      const { paymentId, at, reason } = event;
      const key = { sourceKey: `payment:${paymentId}:refundRequested:${at}`, reason };
      return { way: "refund", kind: "REFUND_REQUESTED", isDone: false, paymentId, ...key };
    }
    case "refunded": {
      const { paymentId, reason } = event;
      const key = { sourceKey: `payment:${paymentId}:refunded`, reason };
      return { way: "refund", kind: "REFUND", isDone: true, paymentId, ...key };
    }
    case "chargeReversed":
    case "chargeTakenBack":
    case "paidAtClinicUndone":
    case "deskUndone":
    case "waiversBack":
    case "refundRefused":
      return reversalOf(event);
    default:
      return statedOf(event);
  }
}
