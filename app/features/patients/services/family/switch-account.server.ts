import { actForStatement } from "~/features/identity/public.server";
import { commit } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { isLive } from "../../domain/family/family-relation";
import { reachRelation } from "./family-reach.server";

/**
 * Acts for a relative in this session from the next request on.
 * @throws NotFoundError where the relation is not theirs, was not agreed to, has ended, or the relative is disabled
 */
export async function switchAccount(context: RequestContext, rawId: unknown): Promise<void> {
  const { primary, relation } = await reachRelation(context, rawId);
  if (!isLive(relation) || !relation.enabled) throw new NotFoundError();
  await commit(context, {
    guarded: actForStatement(context.db, primary.sessionHash, relation.patientId),
    audit: [
      {
        action: "family.switch",
        subjectKind: "relatedUser",
        subjectId: relation.id,
        patientId: relation.patientId,
        fields: ["actingPatientId"],
      },
    ],
    result: null,
  });
}
