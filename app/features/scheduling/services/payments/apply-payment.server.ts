import { flagPayment, readPayment, type PaymentRow } from "~/features/billing/public.server";
import { TOPICS } from "~/outbox/topics";
import { authorize } from "~/platform/access/authorize.server";
import { withActor, type RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readForChange, type AppointmentForChange } from "../../data/appointments/appointment-change-read.server";
import { isPaid, mustBePaidToBook, paymentEffect } from "../../domain/payments/online-payment";
import type { Mail } from "../../support/appointments/change-effects.server";
import { commitChange } from "../appointments/change-appointment.server";

/** The patient hears that it stands, and its doctor of the booking, unless they have heard of the request already. */
function toldOf({ heldMails }: AppointmentForChange): readonly Mail[] {
  const unheard = heldMails.some(({ template }) => template === "appointment.requestReceived");
  return [
    { template: "appointment.confirmed", to: "PATIENT" },
    { template: unheard ? "appointment.requestReceived" : "appointment.confirmed", to: "EMPLOYEE" },
  ];
}

/** What is verified is done by nobody in particular, whoever happens to look. */
const asSystem = (context: RequestContext) => withActor(context, { kind: "system", task: "payment" });

/**
 * Lets a verified payment take effect on its appointment: a request that is paid to book is confirmed and told of,
 * another one is marked as paid. Where the appointment is gone or paid already, the payment is kept for the staff to
 * give back. Done twice for one payment it does nothing new.
 * @throws ConflictError where somebody changed the appointment in this very moment
 */
async function apply(context: RequestContext, payment: PaymentRow): Promise<void> {
  const { id: onlinePaymentId, appointmentId } = payment;
  if (payment.status !== "PAID" || appointmentId === null) return;
  const loaded = await readForChange(context.db, appointmentId, context.now);
  if (!loaded) return flagPayment(context, payment, "NOT_NEEDED");
  const { appointment, paymentOption } = loaded;
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
  if (effect === "not-needed") return flagPayment(context, payment, "NOT_NEEDED");
  const paidOnlineAt = payment.paidAt ?? context.now;
  const set = { paidOnlineAt, onlinePaymentId };
  await commitChange(
    context,
    { id: appointmentId },
    {
      ...(effect === "confirm"
        ? { action: "confirm", authority: "appointment.confirm", mails: toldOf(loaded) }
        : { action: "pay", authority: "payment.make" }),
      auditAs: "payment.apply",
      set,
    },
    // What is decided on is the appointment with its payment.
    { ...loaded, appointment: { ...appointment, paidOnlineAt } },
  );
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
