import type { TaxPart } from "~/kernel/money/price";
import type { PriceLess } from "../lists/price-less";
import { APPOINTMENT_STATE, isOpen, type AppointmentState } from "../appointments/appointment-states";
import { UNPAID_LIMIT_MS } from "../appointments/appointment-conditions";

/** The options of the kinds of service, by the specification's names (section 3, online payment options). */
export interface PaymentOfKind {
  type: string;
  properties: { onlinePaymentOptions?: string };
}

interface PaidKind {
  /** The kind of service: VIDEO_CONSULTATION or PHYSICAL_CONSULTATION. */
  kind: string;
  /** The offering's own option; DISABLED where it says nothing of its own. */
  own: string;
}

const SAYS_NOTHING: ReadonlySet<string> = new Set(["", "DISABLED"]);

/** The option that holds for an offering: its own, else that of all appointments of its kind. */
export function paymentOption(kinds: readonly PaymentOfKind[], { kind, own }: PaidKind): string {
  if (!SAYS_NOTHING.has(own)) return own;
  return kinds.find(({ type }) => type === kind)?.properties.onlinePaymentOptions ?? "DISABLED";
}

/** Whether it must be paid to book; where a try to pay failed, some options leave the request to the staff. */
export function mustBePaidToBook(option: string, paymentFailed = false): boolean {
  if (!option.startsWith("PAY_TO_BOOK")) return false;
  return !(paymentFailed && option === "PAY_TO_BOOK_ALLOW_APPOINTMENT_REQUESTS_IF_PAYMENT_FAILS");
}

/** Whether an appointment must be paid: that is `demanded`, and it costs something at its place (minor units). */
export const mustPay = (demanded: boolean, costMinor: number | null | undefined): boolean =>
  demanded && (costMinor ?? 0) > 0;

/** Whether an appointment must be paid before it begins. */
const mustBePaidToStart = (option: string): boolean => option === "PAY_BEFORE_SESSION_BLOCK_SESSION_FOR_UNPAID";

/** What an appointment costs, in the currency's minor unit. */
export interface AppointmentPrice extends PriceLess {
  costMinor: number;
  currencyCode: string;
  taxes: readonly TaxPart[];
}

/** How an appointment is paid for, as the booking, its page and its changes need it. */
export interface PaymentTerms {
  /** It costs something, and must be paid to book. */
  payToBook: boolean;
  /** It costs something, and must be paid before it begins. */
  payToStart: boolean;
  /** How it is paid, by the specification's online payment options. */
  paymentOption: string;
  /** What it costs; null where it has no price at its place. */
  price: AppointmentPrice | null;
  /** What of that was paid, at the desk or online, and is still here, or was waived, in the currency's minor unit. */
  settledMinor: number;
  /** What is left of it. */
  dueMinor: number;
}

interface StoredTerms {
  type: "video" | "in_patient";
  /** The offering's own option; null where the appointment is of none. */
  ownPaymentOption: string | null;
  costMinor: number | null;
  currencyCode: string | null;
  /** What of it was paid and is still here, or was waived. */
  settledMinor: number;
  /** The taxes in what it costs. */
  taxes: readonly TaxPart[] | null;
  /** The price that was agreed, without and with discounts. */
  baseMinor: number | null;
  discounts: PriceLess["discounts"] | null;
}

/** The terms of a stored appointment, by how its kind of appointment is paid and whether a try to pay for it failed. */
export function paymentTerms(
  { type, ownPaymentOption, costMinor, currencyCode, taxes, baseMinor, discounts, settledMinor }: StoredTerms,
  kinds: readonly PaymentOfKind[],
  paymentFailed: boolean,
): PaymentTerms {
  const kind = type === "video" ? "VIDEO_CONSULTATION" : "PHYSICAL_CONSULTATION";
  const option = paymentOption(kinds, { kind, own: ownPaymentOption ?? "" });
  return {
    payToBook: mustPay(mustBePaidToBook(option, paymentFailed), costMinor),
    payToStart: mustPay(mustBePaidToStart(option), costMinor),
    paymentOption: option,
    price:
      costMinor === null || currencyCode === null
        ? null
        : {
            costMinor,
            currencyCode,
            taxes: taxes ?? [],
            baseMinor: baseMinor ?? costMinor,
            discounts: discounts ?? [],
          },
    settledMinor,
    dueMinor: Math.max(0, (costMinor ?? 0) - settledMinor),
  };
}

/** When an appointment was paid for (UTC ms), by each way there is; null where not by that one. */
export interface PaidBy {
  paidAtClinicAt: number | null;
  paidOnlineAt: number | null;
  /** When one of the patient's credits was set aside for it. */
  paidByCreditAt: number | null;
}

/**
 * Whether it is marked as paid: a credit pays for it, or what was asked for it was paid, and none of that is owed again.
 * The marks are set by the payment that pays what is asked for (`markPaidAtClinic`, `takeBalance`, `applyPayment`, an undo)
 * and taken away in the commit of whatever takes money back: `takeBackPayment` and `refundAtDesk` at the desk, and each
 * refund by a gateway or by hand (`unpaidStatement` of billing). Lists of the unpaid read them by their index; what decides
 * whether something may be done asks `countsAsPaid`.
 */
export const isPaid = ({ paidAtClinicAt, paidOnlineAt, paidByCreditAt }: PaidBy): boolean =>
  paidAtClinicAt !== null || paidOnlineAt !== null || paidByCreditAt !== null;

/** The parts of an appointment that say whether it counts as paid. */
interface PaidSoFar extends Pick<PaymentTerms, "price" | "dueMinor"> {
  appointment: PaidBy;
}

/** Whether an appointment counts as paid: it is marked so, or what was paid and waived of it covers what it costs. */
export const countsAsPaid = ({ appointment, price, dueMinor }: PaidSoFar): boolean =>
  isPaid(appointment) || (price !== null && price.costMinor > 0 && dueMinor === 0);

/**
 * What of an appointment's price is not covered once so much of what was paid went back (minor units); all of what went
 * back where it has no price.
 */
export const lackingAfter = (
  { price, settledMinor }: Pick<PaymentTerms, "price" | "settledMinor">,
  backMinor: number,
) => (price === null ? backMinor : Math.max(0, price.costMinor - settledMinor + backMinor));

/** What of its price is not covered any longer once so much of what was paid went back, and was before (minor units). */
export const uncoveredBy = (terms: Pick<PaymentTerms, "price" | "settledMinor">, backMinor: number): number =>
  terms.price === null ? 0 : lackingAfter(terms, backMinor) - lackingAfter(terms, 0);

const AT_THE_CLINIC_ONLY: ReadonlySet<string> = new Set(["", "DISABLED", "ALLOW_OFFLINE_ONLY"]);

/** What is known of an appointment when it is asked whether it can be paid online. Instants in UTC ms. */
export interface PayableAppointment {
  option: string;
  state: AppointmentState;
  disabled: boolean;
  paid: boolean;
  /** In the currency's minor unit; null where it has no price at its place. */
  costMinor: number | null;
  /** It stands only if it is paid within its time. */
  payToBook: boolean;
  requestedAt: number;
}

export type PayableState = "payable" | "paid" | "free" | "later" | "gone" | "off";

const HELD: readonly AppointmentState[] = [
  APPOINTMENT_STATE.IN_PROGRESS,
  APPOINTMENT_STATE.CONCLUDED,
  APPOINTMENT_STATE.COMPLETED,
];

/**
 * Whether an appointment can be paid online now: it is `paid`, costs nothing, is paid `later`, after it took place, is
 * `gone`, or is not paid online at all. What took place can be paid for when it is closed, too.
 */
export function payableState(appointment: PayableAppointment, now: number): PayableState {
  if (appointment.paid) return "paid";
  const isPayable = isOpen(appointment.state) || appointment.state === APPOINTMENT_STATE.COMPLETED;
  if (!isPayable || appointment.disabled) return "gone";
  if (
    appointment.payToBook &&
    appointment.state === APPOINTMENT_STATE.NEW &&
    now >= appointment.requestedAt + UNPAID_LIMIT_MS
  )
    return "gone";
  if (AT_THE_CLINIC_ONLY.has(appointment.option)) return "off";
  if (appointment.costMinor === null || appointment.costMinor === 0) return "free";
  if (appointment.option === "PAY_AFTER_SESSION" && !HELD.includes(appointment.state)) return "later";
  return "payable";
}

/** What a verified payment does to the appointment that it was for. */
export type PaymentEffect = "confirm" | "pay" | "none" | "not-needed";

const GONE: readonly AppointmentState[] = [
  APPOINTMENT_STATE.CANCELED,
  APPOINTMENT_STATE.REJECTED,
  APPOINTMENT_STATE.EXPIRED,
];

/** Whether what was paid for it is to be given back: it was called off, refused or ran out. */
export const isGone = (state: AppointmentState): boolean => GONE.includes(state);

/**
 * What comes of a verified payment: a request that is paid to book is confirmed, another appointment is marked as paid,
 * also one that is completed by then; of one that is gone or paid already the money is to be given back. A missed one
 * stays as it is.
 */
export function paymentEffect(
  appointment: { state: AppointmentState; disabled: boolean; paid: boolean; paidBy: string | null; payToBook: boolean },
  paymentId: string,
): PaymentEffect {
  if (appointment.paidBy === paymentId) return "none";
  if (appointment.paid || appointment.disabled || isGone(appointment.state)) return "not-needed";
  if (!isOpen(appointment.state) && appointment.state !== APPOINTMENT_STATE.COMPLETED) return "none";
  return appointment.payToBook && appointment.state === APPOINTMENT_STATE.NEW ? "confirm" : "pay";
}
