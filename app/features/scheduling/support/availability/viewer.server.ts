import { onlyBookedBy } from "~/platform/access/actor.server";
import type { RequestContext } from "~/platform/context.server";
import type { Viewer } from "../../data/availability/schedules.server";
import type { AppointmentsLookedAt } from "../../data/appointments/appointment-that-was.server";

/** The patient who is signed in, or acted for; none where it is anybody else. */
export const patientLooking = ({ actor }: RequestContext): AppointmentsLookedAt | undefined =>
  actor.kind === "patient" ? { patientId: actor.patientId, bookedBy: onlyBookedBy(actor) } : undefined;

/** The visitor for whom a request looks at a provider's time: what is held for them counts as free. */
export const viewerOf = ({ now, visitor }: RequestContext): Viewer => ({ now, visitorHash: visitor.hash });
