import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { linesOf } from "../../data/prescriptions/prescriptions-read.server";
import { deleteLines } from "../../data/prescriptions/prescriptions-write.server";
import { lineTargetSchema } from "../../schemas/prescriptions/prescription";
import { changeDraft } from "../../support/prescriptions/change-draft.server";
import { reachPrescription, requireAction } from "../../support/prescriptions/reach-prescription.server";

/**
 * Takes a line off a draft; one that is not there any more is gone already.
 * @param raw `lineId`, and the draft's `version`
 * @throws NotFoundError, ForbiddenError, ConflictError
 */
export async function removePrescriptionLine(context: RequestContext, rawId: unknown, raw: unknown): Promise<void> {
  await authorize(context, "prescription.write");
  const found = await reachPrescription(context, "prescription.write", rawId);
  await requireAction(context, found, "change", "prescription.write");
  const { version, lineId } = parse(lineTargetSchema, raw);
  const { prescription } = found;
  const lines = await linesOf(context.db, [prescription.id]);
  if (!lines.some(({ id }) => id === lineId)) return;
  const writes = [deleteLines(context.db, prescription.id, [lineId])];
  await changeDraft(context, prescription, { version, writes, parts: ["lines"] });
}
