import {
  activeGatewayType,
  asksPhone,
  isStillOpen,
  paymentsOfAppointment,
  settlePayment,
  type PaymentRow,
} from "~/features/billing/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError, UpstreamError } from "~/platform/http/errors.server";
import { readForChange, type AppointmentRow } from "../../data/appointments/appointment-change-read.server";
import { readSummary } from "../../data/lists/appointment-rows-read.server";
import { UNPAID_LIMIT_MS } from "../../domain/appointments/appointment-conditions";
import { APPOINTMENT_STATE, isAhead } from "../../domain/appointments/appointment-states";
import {
  isPaid,
  payableState,
  type PaidBy,
  type PayableState,
  type PaymentTerms,
} from "../../domain/payments/online-payment";
import type { PaymentStep, PaymentView } from "../../domain/payments/payment-view";
import { applyNow } from "./apply-payment.server";
import { subjectOf } from "../appointments/change-appointment.server";
import type { PayableAppointmentLoaded } from "./open-payable-appointment.server";

/** What of an appointment says whether it can be paid online. */
interface LoadedToPay extends PaymentTerms {
  appointment: Pick<AppointmentRow, "id" | "stateId" | "disabledAt" | "createdAt"> & PaidBy;
}

/** Whether a loaded appointment can be paid online now, gateway apart. */
export function payableNow(context: RequestContext, loaded: LoadedToPay): PayableState {
  const { appointment, paymentOption: option, payToBook, price } = loaded;
  const payable = {
    ...{ option, payToBook, state: appointment.stateId, disabled: appointment.disabledAt !== null },
    paid: isPaid(appointment),
    costMinor: price?.costMinor ?? null,
    requestedAt: appointment.createdAt,
  };
  return payableState(payable, context.now);
}

/** What an appointment's page says of paying: where, and how much; null where there is nothing to pay online now. */
export async function payLink(context: RequestContext, loaded: LoadedToPay) {
  if (payableNow(context, loaded) !== "payable" || !loaded.price) return null;
  if ((await activeGatewayType(context)) === undefined) return null;
  return { appointmentId: loaded.appointment.id, toStart: loaded.payToStart, ...loaded.price };
}

/** Coming back proves nothing: the gateway is asked. One that does not answer leaves the payment being checked. */
async function settled(context: RequestContext, payment: PaymentRow): Promise<PaymentRow> {
  if (!isStillOpen(payment.status)) return payment;
  try {
    return await settlePayment(context, payment);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return payment;
  }
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
  const payment = stored && (await settled(context, stored));
  if (payment?.status === "PAID") await applyNow(context, payment);
  const [after, summary, gateway] = await Promise.all([
    readForChange(context.db, id, context.now),
    readSummary(context.db, id),
    activeGatewayType(context),
  ]);
  if (!after || !summary) throw new NotFoundError();
  const { payToBook, appointment, price } = after;
  const step = stepOf(payableNow(context, after), payment, gateway !== undefined);
  const waits = payToBook && appointment.stateId === APPOINTMENT_STATE.NEW && !isPaid(appointment);
  return {
    appointmentId: id,
    step,
    asksPhone: asksPhone(gateway),
    moneyBack: step === "gone" && payment?.status === "PAID",
    price,
    offeringName: summary.offering?.name ?? "",
    instructions: (isAhead(summary.stateId) && summary.offering?.instructions) || "",
    startsAt: summary.startsAt,
    endsAt: summary.endsAt,
    timeZone: summary.timeZone,
    provider: summary.employee,
    payBefore: waits ? appointment.createdAt + UNPAID_LIMIT_MS : null,
    confirmed: appointment.stateId === APPOINTMENT_STATE.CONFIRMED,
  };
}
