import { authorize } from "~/platform/access/authorize.server";
import { withActor, type RequestContext } from "~/platform/context.server";
import { sha256 } from "~/platform/crypto/crypto.server";
import { LinkGoneError } from "~/platform/http/errors.server";
import { readSummary } from "../../data/lists/appointment-rows-read.server";
import { createAppointmentLink } from "../appointments/create-appointment-link.server";
import { entryOfLink } from "./open-waiting-offer.server";

/**
 * Makes a link to the appointment that an offer is about, or that was booked by taking it, for whoever holds the
 * offer's link: both are mailed to the same patient.
 * @throws LinkGoneError for a link that was replaced, or one without an appointment of its patient
 */
export async function openOfferedAppointment(context: RequestContext, token: string): Promise<{ token: string }> {
  await authorize(context, "waitingList.answer");
  const { appointmentId, patientId } = await entryOfLink(context, token);
  const appointment = appointmentId === null ? undefined : await readSummary(context.db, appointmentId);
  if (!appointment || appointment.patient?.id !== patientId) throw new LinkGoneError("linkRevoked");
  const linkHash = await sha256(token);
  const holder = withActor(context, { kind: "link", appointmentId: appointment.id, patientId, linkHash });
  return createAppointmentLink(holder, appointment.id);
}
