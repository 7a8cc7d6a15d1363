import type { RequestContext } from "~/platform/context.server";
import { localDate } from "~/kernel/time/local-date";
import { relatedUserView } from "../../domain/family/related-user-view";
import { isDependant, relationFormOf } from "./change-related-user.server";
import { reachRelation } from "./family-reach.server";

/** One relative with the form that changes them. @throws NotFoundError */
export async function readRelatedUser(context: RequestContext, id: unknown) {
  const { primary, relation } = await reachRelation(context, id);
  return {
    ...relatedUserView(relation, primary.actingPatientId),
    ...relationFormOf(relation),
    isDependant: isDependant(relation),
    today: localDate(context.now, context.profile.timeZone),
  };
}
