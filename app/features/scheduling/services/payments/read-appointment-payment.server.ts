import {
  activeGatewayType,
  isStillOpen,
  payChoices,
  paymentsOfAppointment,
  settleQuietly,
  type PaymentRow,
} from "~/features/billing/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readForChange } from "../../data/appointments/appointment-change-read.server";
import { readSummary } from "../../data/lists/appointment-rows-read.server";
import { UNPAID_LIMIT_MS } from "../../domain/appointments/appointment-conditions";
import { APPOINTMENT_STATE, isAhead } from "../../domain/appointments/appointment-states";
import { isPaid, type PayableState } from "../../domain/payments/online-payment";
import type { PaymentStep, PaymentView } from "../../domain/payments/payment-view";
import { payableNow, type LoadedToPay } from "../../support/payments/payable-now.server";
import { justPaid } from "../../support/payments/paid-parts.server";
import { asAskedFor } from "../../support/payments/to-pay-of.server";
import { applyNow } from "./apply-payment.server";
import { subjectOf } from "../appointments/change-appointment.server";
import type { PayableAppointmentLoaded } from "./open-payable-appointment.server";

/** What an appointment's page says of paying: where, and how much; null where there is nothing to pay online now. */
export async function payLink(context: RequestContext, loaded: LoadedToPay) {
  if (payableNow(context, loaded) !== "payable" || !loaded.price) return null;
  if ((await activeGatewayType(context)) === undefined) return null;
  return {
    appointmentId: loaded.appointment.id,
    toStart: loaded.payToStart,
    ...loaded.price,
    dueMinor: loaded.dueMinor,
  };
}

const RETURNED: Partial<Record<PaymentRow["status"], PaymentStep>> = {
  PENDING: "checking",
  UNCLEAR: "checking",
  FAILED: "failed",
  EXPIRED: "closed",
};

function stepOf(state: PayableState, payment: PaymentRow | null, open: boolean): PaymentStep {
  if (state === "paid") return "paid";
  if (payment?.status === "PAID") return state === "gone" ? "gone" : "paid";
  if (payment?.status === "PENDING") return "checking";
  if (state !== "payable") return state;
  if (!open) return "off";
  return (payment && RETURNED[payment.status]) ?? "toPay";
}

/**
 * How the payment of an appointment stands, for its page and call: what is open is asked for at the gateway first, and
 * what is paid takes effect.
 */
export async function readAppointmentPayment({
  context,
  loaded,
  returned,
}: PayableAppointmentLoaded): Promise<PaymentView> {
  const { id } = loaded.appointment;
  await authorize(context, "payment.make", subjectOf(loaded.appointment));
  const stored = returned ?? (await paymentsOfAppointment(context.db, id))[0] ?? null;
  const payment = stored && (await settleQuietly(context, stored));
  if (payment?.status === "PAID") await applyNow(context, payment);
  const { price: before } = loaded;
  const [found, summary, choices] = await Promise.all([
    readForChange(context.db, id, context.now),
    readSummary(context.db, id),
    payChoices(context, before?.currencyCode ?? context.profile.currencyCode),
  ]);
  if (!found || !summary) throw new NotFoundError();
  const after = await asAskedFor(context, found);
  const { payToBook, appointment, dueMinor } = after;
  const { price } = after;
  // One that took effect says no more: some of it may have gone back since.
  const tookEffect = [appointment.onlinePaymentId, ...after.earlierPayments].includes(payment?.id ?? "");
  const step = stepOf(payableNow(context, after), tookEffect ? null : payment, choices.length > 0);
  const waits = payToBook && appointment.stateId === APPOINTMENT_STATE.NEW && !isPaid(appointment);
  return {
    appointmentId: id,
    step,
    choices,
    chosen: payment && isStillOpen(payment.status) ? payment.gatewayType : null,
    moneyBack: step === "gone" && payment?.status === "PAID",
    price,
    askedMinor: price && (isPaid(appointment) ? price.costMinor : dueMinor),
    offeringName: summary.offering?.name ?? "",
    instructions: (isAhead(summary.stateId) && summary.offering?.instructions) || "",
    startsAt: summary.startsAt,
    endsAt: summary.endsAt,
    timeZone: summary.timeZone,
    provider: summary.employee,
    payBefore: waits ? appointment.createdAt + UNPAID_LIMIT_MS : null,
    isUnclear: step === "checking" && payment?.status === "UNCLEAR",
    paid: step === "paid" ? await justPaid(context, payment) : null,
    confirmed: appointment.stateId === APPOINTMENT_STATE.CONFIRMED,
  };
}
