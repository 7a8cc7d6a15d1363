import { commit, refusedAs } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { linesOf } from "../../data/prescriptions/prescriptions-read.server";
import { deleteLines, deletePrescription, updateDraft } from "../../data/prescriptions/prescriptions-write.server";
import { discardSchema } from "../../schemas/prescriptions/prescription";
import { draftConflict } from "../../support/prescriptions/change-draft.server";
import { reachPrescription, requireAction } from "../../support/prescriptions/reach-prescription.server";

/**
 * Takes a draft away with its lines.
 * @param raw the `version` that its reader saw
 * @throws NotFoundError, ForbiddenError; ConflictError where somebody changed or signed it since
 */
export async function discardPrescription(
  context: RequestContext,
  rawId: unknown,
  raw: unknown,
): Promise<{ patientId: string }> {
  await authorize(context, "prescription.write");
  const found = await reachPrescription(context, "prescription.write", rawId);
  await requireAction(context, found, "discard", "prescription.write");
  const { version } = parse(discardSchema, raw);
  const { id, patientId } = found.prescription;
  const { db, now } = context;
  const lines = await linesOf(db, [id]);
  await commit(context, {
    guarded: updateDraft(db, { id, version }, { now }),
    writes: [
      ...(lines.length > 0
        ? [
            deleteLines(
              db,
              id,
              lines.map((line) => line.id),
            ),
          ]
        : []),
      deletePrescription(db, id),
    ],
    audit: [
      { action: "prescription.discard", subjectKind: "prescription", subjectId: id, patientId, fields: ["state"] },
    ],
    result: null,
  }).catch(refusedAs(() => draftConflict(context, id)));
  return { patientId };
}
