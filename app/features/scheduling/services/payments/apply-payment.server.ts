import { asAsked, commit } from "~/db/commit.server";
import {
  applyItemStatement,
  flagPayment,
  keepEarlierPayment,
  openPaymentReference,
  readChargeOwed,
  readPayment,
  readPaymentItems,
  settleCharge,
  settleQuietly,
  unchangedCharges,
  wentBackSince,
  type PaymentItemRow,
  type PaymentRow,
} from "~/features/billing/public.server";
import { outboxEntry } from "~/outbox/outbox-entry";
import { TOPICS } from "~/outbox/topics";
import { authorize } from "~/platform/access/authorize.server";
import { withActor, type RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readForChange, type AppointmentForChange } from "../../data/appointments/appointment-change-read.server";
import { APPOINTMENT_STATE } from "../../domain/appointments/appointment-states";
import { isPaid, mustBePaidToBook, mustPay, paymentEffect } from "../../domain/payments/online-payment";
import type { Mail } from "../../support/appointments/change-effects.server";
import { commitChange } from "../appointments/change-appointment.server";

/** The patient hears that it stands, and its doctor of the booking, unless they have heard of the request already. */
export function toldOfPaid({ heldMails }: AppointmentForChange): readonly Mail[] {
  const unheard = heldMails.some(({ template }) => template === "appointment.requestReceived");
  return [
    { template: "appointment.confirmed", to: "PATIENT" },
    { template: unheard ? "appointment.requestReceived" : "appointment.confirmed", to: "EMPLOYEE" },
  ];
}

/**
 * What is paid at the desk has the effect of what is paid online: a request that is paid to book is confirmed and told of,
 * whether or not a try to pay failed before; anything else stays as it is, and tells nobody.
 */
export function paidAtDesk(loaded: AppointmentForChange): {
  loaded: AppointmentForChange;
  told: { mails?: readonly Mail[] };
} {
  const payToBook = mustPay(mustBePaidToBook(loaded.paymentOption), loaded.price?.costMinor);
  const confirms = payToBook && loaded.appointment.stateId === APPOINTMENT_STATE.NEW;
  return { loaded: { ...loaded, payToBook }, told: confirms ? { mails: toldOfPaid(loaded) } : {} };
}

/** What is verified is done by nobody in particular, whoever happens to look. */
const asSystem = (context: RequestContext) => withActor(context, { kind: "system", task: "payment" });

/**
 * Whether a payment pays less than what is owed of its appointment: it asked for all of that when it began, so only where
 * money went back since, its own or other.
 */
async function isPart(
  { db }: RequestContext,
  { id, refundedMinor, purpose }: PaymentRow,
  { appointment, dueMinor }: AppointmentForChange,
  amountMinor: number,
): Promise<boolean> {
  if (amountMinor >= dueMinor) return false;
  return (purpose === "VISIT" && refundedMinor > 0) || (await wentBackSince(db, id, appointment.id)) > 0;
}

/**
 * Lets a verified payment take effect on its appointment: a request that is paid to book is confirmed and told of,
 * another one is marked as paid. Where the appointment is gone or paid already, the payment is kept for the staff to
 * give back; where a part was paid meanwhile, or what is charged became cheaper, it counts, and they are told of what is
 * too much; where money went back meanwhile, it pays a part. Done twice for one payment it does nothing new.
 * @param amountMinor what of the payment is for this appointment, and did not go back
 * @throws ConflictError where somebody changed the appointment in this very moment
 */
async function applyTo(
  context: RequestContext,
  payment: PaymentRow,
  { appointmentId, amountMinor }: { appointmentId: string; amountMinor: number },
): Promise<void> {
  const { id: onlinePaymentId } = payment;
  const loaded = await readForChange(context.db, appointmentId, context.now);
  if (!loaded) return flagPayment(context, payment, "NOT_NEEDED", amountMinor);
  const { appointment, paymentOption, price, dueMinor } = loaded;
  if (loaded.earlierPayments.includes(onlinePaymentId)) return;
  const effect = paymentEffect(
    {
      state: appointment.stateId,
      disabled: appointment.disabledAt !== null,
      paid: isPaid(appointment),
      paidBy: appointment.onlinePaymentId,
      // A try that failed before has no say in what this one does.
      payToBook: mustBePaidToBook(paymentOption),
    },
    onlinePaymentId,
  );
  if (effect === "none") return;
  if (effect === "not-needed") return flagPayment(context, payment, "NOT_NEEDED", amountMinor);
  // What is not charged yet costs what is paid for it ahead, whatever became of its price.
  const settledMinor = price ? price.costMinor - dueMinor : 0;
  if ((settledMinor > 0 || loaded.isCharged === true) && amountMinor > dueMinor)
    await flagPayment(context, payment, "NOT_NEEDED", amountMinor - dueMinor);
  const paidOnlineAt = payment.paidAt ?? context.now;
  const paysPart = await isPart(context, payment, loaded, amountMinor);
  const earlierId = appointment.onlinePaymentId;
  await commitChange(
    context,
    { id: appointmentId },
    {
      ...(effect === "confirm" && !paysPart
        ? { action: "confirm", authority: "appointment.confirm", mails: toldOfPaid(loaded) }
        : { action: "pay", authority: "payment.make", paysPart }),
      auditAs: "payment.apply",
      set: { onlinePaymentId, ...(paysPart ? {} : { paidOnlineAt }) },
      writes: earlierId === null ? [] : keepEarlierPayment(context, earlierId, appointmentId),
    },
    // What is decided on is the appointment with its payment.
    paysPart ? loaded : { ...loaded, appointment: { ...appointment, paidOnlineAt } },
  );
}

/**
 * Marks a charge as paid by an item of a payment, as far as it is still owed; what is more than that, or all of it where
 * the charge is gone, is for the staff to look into.
 */
async function applyToCharge(context: RequestContext, payment: PaymentRow, item: PaymentItemRow): Promise<void> {
  const charge = item.chargeId === null ? null : await readChargeOwed(context.db, item.chargeId);
  const owedMinor = charge && !charge.isGone ? charge.totalMinor - charge.paidMinor : 0;
  const paysMinor = Math.min(item.amountMinor, owedMinor);
  if (paysMinor < item.amountMinor) await flagPayment(context, payment, "NOT_NEEDED");
  await commit(context, {
    guarded: applyItemStatement(context.db, payment.id, item.itemNo, context.now),
    writes:
      charge && paysMinor > 0 ? [unchangedCharges(context, [charge]), settleCharge(context, charge.id, paysMinor)] : [],
    audit: [
      {
        action: "payment.apply",
        subjectKind: "payment",
        subjectId: payment.id,
        patientId: payment.patientId,
        fields: ["appliedAt"],
      },
    ],
    outbox: charge && paysMinor > 0 ? [outboxEntry(context, "charge.settled", { chargeId: charge.id })] : [],
    result: null,
    // Somebody else applied it in this moment.
  }).catch(asAsked);
}

/** Each thing that a payment of several is for, one after the other: what is done already stays. */
async function applyItems(context: RequestContext, payment: PaymentRow): Promise<void> {
  for (const item of await readPaymentItems(context.db, payment.id)) {
    if (item.isApplied) continue;
    if (item.appointmentId === null) await applyToCharge(context, payment, item);
    else await applyTo(context, payment, { appointmentId: item.appointmentId, amountMinor: item.amountMinor });
  }
}

async function apply(context: RequestContext, payment: PaymentRow): Promise<void> {
  if (payment.status !== "PAID") return;
  if (payment.purpose === "BALANCE") await applyItems(context, payment);
  else if (payment.appointmentId !== null)
    await applyTo(context, payment, {
      appointmentId: payment.appointmentId,
      amountMinor: payment.amountMinor - payment.refundedMinor,
    });
}

/** The outbox tells of a verified payment. Safe to run twice. */
export async function applyPayment(context: RequestContext, payload: unknown): Promise<void> {
  await authorize(context, "payment.apply");
  const { paymentId } = parse(TOPICS["payment.verified"], payload);
  const payment = await readPayment(context.db, paymentId);
  if (payment) await apply(asSystem(context), payment);
}

/**
 * The same at once, for whoever waits on a page; where somebody is faster, or just changes the appointment, the outbox
 * does it. It asks nobody's permission: the payment is verified.
 */
export async function applyNow(context: RequestContext, payment: PaymentRow): Promise<void> {
  try {
    await apply(asSystem(context), payment);
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
  }
}

/**
 * Settles the payment that its payer comes back from, and applies it where it is paid. Coming back proves nothing: the
 * gateway is asked.
 * @param reference the signed name of the payment
 * @returns it as it is then; null where they come from none, or not from one for what this patient owes
 */
export async function settleReturned(
  context: RequestContext,
  reference: string | null,
  patientId: string,
): Promise<PaymentRow | null> {
  const id = reference === null ? undefined : await openPaymentReference(context, reference);
  const stored = id === undefined ? undefined : await readPayment(context.db, id);
  if (stored?.purpose !== "BALANCE" || stored.patientId !== patientId) return null;
  const payment = await settleQuietly(context, stored);
  if (payment.status === "PAID") await applyNow(context, payment);
  return payment;
}

/** The same, of which only how it went is told. */
export const applyReturned = async (context: RequestContext, reference: string | null, patientId: string) =>
  (await settleReturned(context, reference, patientId))?.status ?? null;
