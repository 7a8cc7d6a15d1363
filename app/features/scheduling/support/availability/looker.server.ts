import { onlyBookedBy } from "~/platform/access/actor.server";
import type { RequestContext } from "~/platform/context.server";
import type { Looker } from "../../data/availability/schedules.server";
import type { VisitsLookedAt } from "../../data/appointments/visit-that-was.server";

/** The patient who is signed in, or acted for; none where it is anybody else. */
export const patientLooking = ({ actor }: RequestContext): VisitsLookedAt | undefined =>
  actor.kind === "patient" ? { patientId: actor.patientId, bookedBy: onlyBookedBy(actor) } : undefined;

/** For whom a request looks at a provider's time: what is held for this visitor is free to them. */
export const lookerOf = ({ now, visitor }: RequestContext): Looker => ({ now, visitorHash: visitor.hash });
