import { commit, refusedAs } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { dropCreditLook, expireGrantStatements, readGrant } from "../../data/credits/credit-grants.server";

/** Does one due item: the last day of a grant is over, and what is left of it lapses. Safe to do twice. */
export async function expireCredits(context: RequestContext, item: { id: string; dueAt: number }): Promise<void> {
  await authorize(context, "credit.expire");
  const { id } = item;
  const grant = await readGrant(context.db, id);
  if (grant?.status !== "ACTIVE" || grant.expiresAt > context.now) {
    // Put off, it has a later look of its own.
    await dropCreditLook(context.db, "CREDIT_EXPIRY", item).run();
    return;
  }
  await commit(context, {
    ...expireGrantStatements(context, id),
    audit: [
      {
        action: "credit.expire",
        subjectKind: "creditGrant",
        subjectId: id,
        patientId: grant.patientId,
        fields: ["status"],
      },
    ],
    result: null,
    // Somebody puts it off at this very moment: it is looked at again.
  }).catch(refusedAs({ conflict: () => ({ result: null, replayed: false }) }));
}
