import { actForStatement } from "~/features/identity/public.server";
import { commit } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { reachFamily } from "./family-reach.server";

/** Goes back to one's own account. */
export async function switchBack(context: RequestContext): Promise<void> {
  const primary = await reachFamily(context);
  await commit(context, {
    guarded: actForStatement(context.db, primary.sessionHash, null),
    audit: [
      {
        action: "family.switchBack",
        subjectKind: "patient",
        subjectId: primary.patientId,
        patientId: primary.actingPatientId,
        fields: ["actingPatientId"],
      },
    ],
    result: null,
  });
}
