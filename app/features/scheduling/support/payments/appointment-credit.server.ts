import { actsForClinic } from "~/platform/access/actor.server";
import { verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import type { AppointmentForChange } from "../../data/appointments/appointment-change-read.server";
import { decide } from "../../domain/appointments/appointment-state";
import type { OfferedCredits } from "../../domain/booking/offered-credits";
import { actingAs } from "../../domain/booking/acting-as";
import { isPaid, mustPay } from "../../domain/payments/online-payment";
import { decided, factsOf, subjectOf } from "../../services/appointments/change-appointment.server";
import { priceStands } from "./price-stands.server";
import { offeredCredits } from "../booking/booking-credit.server";

/** How many of its patient's credits could pay for an unpaid appointment, for whoever may say so; null where none. */
export async function creditsFor(
  context: RequestContext,
  loaded: AppointmentForChange,
): Promise<OfferedCredits | null> {
  const { appointment, price, dueMinor } = loaded;
  const { patientId, startsAt, serviceOfferingId, type } = appointment;
  const authority = actsForClinic(context.actor) ? "appointment.markPaid" : "payment.make";
  const mayPay =
    patientId !== null &&
    !isPaid(appointment) &&
    mustPay(true, price?.costMinor) &&
    dueMinor === price?.costMinor &&
    verdictOf(context, authority, subjectOf(appointment)) === "allowed" &&
    decide("pay-with-credit", actingAs(context.actor.kind), decided(loaded), factsOf(context)).ok;
  if (!mayPay) return null;
  const video = type === "video";
  const credits = await offeredCredits(context, { patientId, startsAt, serviceOfferingId, video });
  // What is being paid or invoiced is asked only for those who have a credit.
  if (!credits || (await priceStands(context, loaded)) !== null) return null;
  return credits;
}
