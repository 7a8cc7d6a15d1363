import type { AuditEntry, Write } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { changedFields } from "~/kernel/changed-fields";
import { answerRenewalsOf, renewalsOf } from "../../data/prescriptions/renewals.server";

type Answer = Omit<Parameters<typeof answerRenewalsOf>[2], "now">;

/**
 * What is written where a prescription ends while its patient waits for an answer to a wish for a renewal of it: none
 * waits for ever. Nothing where none waits.
 */
export async function answeredRenewals(
  { db, now }: RequestContext,
  { id, patientId }: { id: string; patientId: string },
  answer: Answer,
): Promise<{ writes: Write[]; audit: AuditEntry[] }> {
  const waiting = (await renewalsOf(db, [id])).filter(({ state }) => state === "REQUESTED");
  return {
    writes: waiting.length === 0 ? [] : [answerRenewalsOf(db, id, { ...answer, now })],
    audit: waiting.map((wish) => ({
      action: "prescription.answerRenewal",
      ...{ subjectKind: "renewalRequest", subjectId: wish.id, patientId },
      fields: changedFields(wish, answer),
    })),
  };
}
