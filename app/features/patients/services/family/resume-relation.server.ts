import { commit, refusedAs } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readRelation } from "../../data/family/family-read.server";
import { resumeRelationStatement } from "../../data/family/family-write.server";
import { idField } from "../../schemas/patients/person-fields";
import { isDependant } from "./change-related-user.server";
import { reachFamily } from "./family-reach.server";

/** For so long the end of a connection is taken back. */
const UNDO_MS = 24 * 3_600_000;

/**
 * Takes back that the connection to a dependant was ended. An adult has agreed to one connection, not to the next:
 * they are asked anew.
 * @throws NotFoundError for somebody else's, an adult's, and one that was ended too long ago
 */
export async function resumeRelation(context: RequestContext, rawId: unknown): Promise<void> {
  const primary = await reachFamily(context);
  const relation = await readRelation(context.db, parse(idField, rawId));
  if (!relation || !isDependant(relation)) throw new NotFoundError();
  const userId = relation.primaryPatientId === primary.patientId ? primary.userId : null;
  await authorize(context, "family.manage", { kind: "relatedUser", id: relation.id, userId });
  if (relation.endedAt === null) return;
  await commit(context, {
    guarded: resumeRelationStatement(context.db, relation.id, context.now - UNDO_MS),
    audit: [
      {
        action: "family.resume",
        subjectKind: "relatedUser",
        subjectId: relation.id,
        patientId: relation.patientId,
        fields: ["endedAt"],
      },
    ],
    result: null,
  }).catch(refusedAs({ conflict: () => new NotFoundError() }));
}
