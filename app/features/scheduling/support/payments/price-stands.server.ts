import {
  isBeingPaidWithOthers,
  isInvoiced,
  isStillOpen,
  paymentsOfAppointment,
} from "~/features/billing/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { AppointmentForChange } from "../../data/appointments/appointment-change-read.server";
import { isPaid } from "../../domain/payments/online-payment";

/** Why an appointment goes on to cost what it costs: it is paid, is being paid, or stands on an invoice. */
export type PriceStands = "paid" | "beingPaid" | "invoiced";

/**
 * Why the price of an appointment can no longer change, or be paid with a credit: nobody should pay another amount than the
 * one asked for, and an invoice stays as issued. Null where it still can.
 */
export async function priceStands(
  { db }: RequestContext,
  { appointment }: AppointmentForChange,
): Promise<PriceStands | null> {
  if (isPaid(appointment)) return "paid";
  const { id: appointmentId, patientId } = appointment;
  const [payments, isPaidWithOthers, invoiced] = await Promise.all([
    paymentsOfAppointment(db, appointmentId),
    patientId !== null && isBeingPaidWithOthers(db, { patientId, appointmentId }),
    isInvoiced(db, appointmentId),
  ]);
  if (isPaidWithOthers || payments.some(({ status }) => isStillOpen(status))) return "beingPaid";
  return invoiced ? "invoiced" : null;
}
