import { patientDoubts, readDiscountOffer } from "~/features/billing/public.server";
import { verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import type { AppointmentForChange } from "../../data/appointments/appointment-change-read.server";
import { otherAppointmentsStatement } from "../../data/appointments/other-appointments.server";
import { decide } from "../../domain/appointments/appointment-state";
import { actingAs } from "../../domain/booking/acting-as";
import type { AppointmentDiscountView } from "../../domain/payments/discount-view";
import { isPaid } from "../../domain/payments/online-payment";
import { decided, factsOf, subjectOf } from "../../services/appointments/change-appointment.server";

/** Of an appointment that is not paid whoever takes money for the practice may change the discounts. */
function mayChange(context: RequestContext, loaded: AppointmentForChange): boolean {
  const { appointment } = loaded;
  if (isPaid(appointment) || verdictOf(context, "appointment.markPaid", subjectOf(appointment)) !== "allowed")
    return false;
  return decide("discount", actingAs(context.actor.kind), decided(loaded), factsOf(context)).ok;
}

/** What staff see of the discounts of an appointment; null where it has none and may have none. */
export async function discountOf(
  context: RequestContext,
  loaded: AppointmentForChange,
): Promise<AppointmentDiscountView | null> {
  const { price, appointment } = loaded;
  const { id: appointmentId, serviceOfferingId, patientId } = appointment;
  if (price === null || patientId === null || serviceOfferingId === null) return null;
  const changes = mayChange(context, loaded) && price.baseMinor > 0;
  if (price.discounts.length === 0 && !changes) return null;
  const patient = { id: patientId, others: otherAppointmentsStatement(context.db, patientId, appointmentId) };
  const discounts = await readDiscountOffer(context, { serviceOfferingId, code: "", patient, appointmentId });
  if (price.discounts.length === 0 && !discounts.hasCodes) return null;
  return { price, doubts: patientDoubts(discounts), mayChange: changes };
}
