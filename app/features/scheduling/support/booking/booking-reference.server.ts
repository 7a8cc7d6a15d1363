import type { RequestContext } from "~/platform/context.server";
import { withActor } from "~/platform/context.server";
import { sha256 } from "~/platform/crypto/crypto.server";
import { LinkGoneError, NotFoundError } from "~/platform/http/errors.server";
import { readSignedValue, signValue } from "~/platform/crypto/signed-value.server";
import { authorize } from "~/platform/access/authorize.server";
import { createZoneTable } from "~/kernel/time/zones";
import { actsForClinic } from "~/platform/access/actor.server";
import { readSummary } from "../../data/lists/appointment-rows-read.server";
import { readBookedAppointment } from "../../data/booking/booked-appointment.server";
import { wireAppointment } from "../../services/appointments/wire-appointment.server";

/** How long the page that follows a booking can be looked at again by who has its address. */
const VALID_MS = 2 * 3_600_000;

const scopeOf = (context: RequestContext) => ({ purpose: "booking", organizationId: context.organization.id }) as const;

/** A signed reference to what was just booked, for the browser that booked it. */
export const bookingReference = (context: RequestContext, appointmentId: string): Promise<string> =>
  signValue(context.env, scopeOf(context), appointmentId, context.now + VALID_MS);

/** The appointment that a reference names. @throws NotFoundError for what was not signed here, LinkGoneError when late */
async function appointmentOf(context: RequestContext, reference: string): Promise<string> {
  const signed = await readSignedValue(context.env, scopeOf(context), reference, context.now);
  if (!signed) throw new NotFoundError();
  if (signed.expired) throw new LinkGoneError("linkExpired");
  return signed.value;
}

/** Whoever holds a reference may read its appointment and no other. */
async function authorizeHolder(
  context: RequestContext,
  reference: string,
  { id, patientId, employeeId }: { id: string; patientId: string; employeeId: string },
): Promise<void> {
  const holder = withActor(context, { kind: "link", appointmentId: id, patientId, linkHash: await sha256(reference) });
  await authorize(holder, "appointment.read", { kind: "appointment", id, appointmentId: id, patientId, employeeId });
}

/**
 * The appointment that a reference names, read on behalf of whoever holds it.
 * @throws NotFoundError for what was not signed here, LinkGoneError once its time is over
 */
export async function readByReference(context: RequestContext, reference: string) {
  const booked = await readBookedAppointment(context.db, await appointmentOf(context, reference));
  if (!booked?.patientId) throw new NotFoundError();
  const { id, patientId, employeeId } = booked;
  await authorizeHolder(context, reference, { id, patientId, employeeId });
  return booked;
}

/**
 * The appointment that was just booked, as the calls give it. A stranger is not told under which id of a patient their
 * request is kept.
 * @throws as readByReference
 */
export async function answerByReference(context: RequestContext, reference: string) {
  const appointment = await readSummary(context.db, await appointmentOf(context, reference));
  if (!appointment?.patient) throw new NotFoundError();
  const { id, patient, employee } = appointment;
  await authorizeHolder(context, reference, { id, patientId: patient.id, employeeId: employee.id });
  const known = context.actor.kind === "patient" || actsForClinic(context.actor);
  const wire = wireAppointment(appointment, context.now, createZoneTable());
  return known ? wire : { ...wire, patientId: null };
}
