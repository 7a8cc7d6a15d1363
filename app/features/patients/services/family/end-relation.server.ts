import { commit, asAsked } from "~/db/commit.server";
import { actForStatement } from "~/features/identity/public.server";
import type { RequestContext } from "~/platform/context.server";
import { endRelationStatement } from "../../data/family/family-write.server";
import { isDependant } from "./change-related-user.server";
import { reachRelation } from "./family-reach.server";

/**
 * Ends a relation, by who acts or by who is acted for: from the next request on nobody acts through it, in whichever
 * browser. The relative's own record stays with the practice.
 * @returns whether the end can be taken back: of a dependant; an adult is asked anew
 * @throws NotFoundError
 */
export async function endRelation(context: RequestContext, rawId: unknown): Promise<{ resumable: boolean }> {
  const { primary, relation } = await reachRelation(context, rawId, true);
  const { db, now } = context;
  const back = primary.actingPatientId === relation.patientId ? [actForStatement(db, primary.sessionHash, null)] : [];
  await commit(context, {
    guarded: endRelationStatement(db, relation.id, now),
    writes: back,
    audit: [
      {
        action: "family.end",
        subjectKind: "relatedUser",
        subjectId: relation.id,
        patientId: relation.patientId,
        fields: ["endedAt"],
      },
    ],
    result: null,
  }).catch(asAsked);
  return { resumable: isDependant(relation) };
}
