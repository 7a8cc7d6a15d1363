import type { RequestContext } from "~/platform/context.server";
import { readableCode } from "../../../domain/appointments/arrivals/kiosk-match";
import { ownArrival, type OwnArrivalView } from "../../../domain/appointments/arrivals/own-arrival";
import type { AppointmentSummary } from "../../../domain/lists/appointment-summary";
import { checkInCodes } from "./check-in-code.server";

/** What the patient of an appointment is told of their arrival, who may read it. */
export async function ownArrivalOf(
  context: RequestContext,
  appointment: AppointmentSummary,
): Promise<OwnArrivalView | null> {
  const own = ownArrival(appointment, context.now);
  if (!own) return null;
  const asks = appointment.kiosk && own.stage === "expected";
  return { ...own, code: asks ? readableCode(await (await checkInCodes(context))(appointment.id)) : null };
}
