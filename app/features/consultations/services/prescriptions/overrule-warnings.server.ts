import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { linesOf } from "../../data/prescriptions/prescriptions-read.server";
import { updateLine } from "../../data/prescriptions/prescriptions-write.server";
import { overruledWith } from "../../domain/prescriptions/warnings";
import { overruleSchema } from "../../schemas/prescriptions/prescription";
import { changeDraft } from "../../support/prescriptions/change-draft.server";
import { checkedLines } from "../../support/prescriptions/checked-lines.server";
import { reachPrescription, requireAction } from "../../support/prescriptions/reach-prescription.server";

/**
 * Keeps in a line why it is prescribed despite the warnings that have no reason yet.
 * @param raw `lineId`, `reason`, and the draft's `version`
 * @throws NotFoundError, ForbiddenError, ConflictError; InvalidError without a reason
 */
export async function overruleWarnings(context: RequestContext, rawId: unknown, raw: unknown): Promise<void> {
  await authorize(context, "prescription.write");
  const found = await reachPrescription(context, "prescription.write", rawId);
  await requireAction(context, found, "change", "prescription.write");
  const { version, lineId, reason } = parse(overruleSchema, raw);
  const { prescription, reached } = found;
  const lines = await linesOf(context.db, [prescription.id]);
  const line = lines.find(({ id }) => id === lineId);
  if (!line) throw new NotFoundError();
  const { warnings } = await checkedLines(context, reached, lines);
  const { medicine } = line;
  const overruled = overruledWith(warnings.get(lineId) ?? [], medicine.overruled, reason);
  const writes = [updateLine(context.db, { ...line, medicine: { ...medicine, overruled } })];
  await changeDraft(context, prescription, { version, writes, parts: ["lines", "overruled"] });
}
