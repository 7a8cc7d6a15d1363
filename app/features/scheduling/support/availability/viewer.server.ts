import { onlyBookedBy } from "~/platform/access/actor.server";
import type { RequestContext } from "~/platform/context.server";
import type { Viewer } from "../../data/availability/schedules.server";
import type { AppointmentsLookedAt } from "../../data/appointments/appointment-that-was.server";

/** The patient who is signed in, or acted for; none where it is anybody else. */
export const patientLooking = ({ actor }: RequestContext): AppointmentsLookedAt | undefined =>
  actor.kind === "patient" ? { patientId: actor.patientId, bookedBy: onlyBookedBy(actor) } : undefined;

/**
 * For whom a request looks at a provider's time: what is held for the visitor counts as free, and a patient is offered
 * no time at which they have an appointment already.
 */
export const viewerOf = (context: RequestContext): Viewer => ({
  now: context.now,
  visitorHash: context.visitor.hash,
  patient: patientLooking(context),
});
