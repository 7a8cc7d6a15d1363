import type { RequestContext } from "~/platform/context.server";
import { withActor } from "~/platform/context.server";
import { sha256 } from "~/platform/crypto.server";
import { LinkGoneError, NotFoundError } from "~/platform/errors.server";
import { readSignedValue, signValue } from "~/platform/signed-value.server";
import { authorize } from "~/platform/authorize.server";
import { readBookedAppointment } from "../data/booked-appointment.server";

/** How long the page that follows a booking can be looked at again by who has its address. */
const VALID_MS = 2 * 3_600_000;

const scopeOf = (context: RequestContext) => ({ purpose: "booking", organizationId: context.organization.id }) as const;

/** A signed reference to what was just booked, for the browser that booked it. */
export const bookingReference = (context: RequestContext, appointmentId: string): Promise<string> =>
  signValue(context.env, scopeOf(context), appointmentId, context.now + VALID_MS);

/**
 * The visit that a reference names, read on behalf of whoever holds it.
 * @throws NotFoundError for what was not signed here, LinkGoneError once its time is over
 */
export async function readByReference(context: RequestContext, reference: string) {
  const signed = await readSignedValue(context.env, scopeOf(context), reference, context.now);
  if (!signed) throw new NotFoundError();
  if (signed.expired) throw new LinkGoneError("linkExpired");
  const booked = await readBookedAppointment(context.db, signed.value);
  if (!booked?.patientId) throw new NotFoundError();
  const { id, patientId, employeeId } = booked;
  const holder = withActor(context, { kind: "link", appointmentId: id, patientId, linkHash: await sha256(reference) });
  await authorize(holder, "appointment.read", { kind: "appointment", id, appointmentId: id, patientId, employeeId });
  return booked;
}
