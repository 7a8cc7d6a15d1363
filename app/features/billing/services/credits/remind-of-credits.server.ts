import { asAsked, commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { dropCreditLook, readGrant } from "../../data/credits/credit-grants.server";
import { REMINDED_BEFORE_MS, usableAt } from "../../domain/credits/credit-grant";
import { toldOfCredits } from "../../support/credits/told-of-credits.server";

/** Does one due item: a patient whose credits end within a week is told that there are some left. Safe to do twice. */
export async function remindOfCredits(context: RequestContext, item: { id: string; dueAt: number }): Promise<void> {
  await authorize(context, "credit.expire");
  const { db, now } = context;
  const { id } = item;
  const grant = await readGrant(db, id);
  const left = grant ? usableAt(grant, now) : 0;
  const done = dropCreditLook(db, "CREDIT_REMINDER", item);
  if (!grant || left === 0 || grant.expiresAt - REMINDED_BEFORE_MS > now) {
    await done.run();
    return;
  }
  await commit(context, {
    guarded: done,
    audit: [
      {
        action: "credit.remind",
        subjectKind: "creditGrant",
        subjectId: id,
        patientId: grant.patientId,
        fields: ["expiresAt"],
      },
    ],
    outbox: await toldOfCredits(context, "credit.expiring", grant.patientId),
    result: null,
    // Another look was faster.
  }).catch(asAsked);
}
