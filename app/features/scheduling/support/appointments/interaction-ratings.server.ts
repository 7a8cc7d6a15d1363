import { actsForClinic } from "~/platform/access/actor.server";
import type { RequestContext } from "~/platform/context.server";
import { readInteractionRatings } from "../../data/appointments/interaction-rating.server";

/**
 * How their providers found some appointments by id: nothing for patients, whom it does not concern. The caller
 * has authorized reading them.
 */
export const interactionRatings = async ({ db, actor }: RequestContext, ids: readonly string[]) =>
  actsForClinic(actor) ? readInteractionRatings(db, ids) : new Map<string, number>();
