import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { linesOf } from "../../data/prescriptions/prescriptions-read.server";
import { updateLine } from "../../data/prescriptions/prescriptions-write.server";
import { overruledWith } from "../../domain/prescriptions/warnings";
import { overruleSchema } from "../../schemas/prescriptions/prescription";
import { changeDraft, changedMeanwhile } from "../../support/prescriptions/change-draft.server";
import { checkedLines } from "../../support/prescriptions/checked-lines.server";
import { reachPrescription, requireAction } from "../../support/prescriptions/reach-prescription.server";

/**
 * Keeps in each line for which a reason is given why it is prescribed despite the warnings that have none yet.
 * @param raw `reasons` by the ids of the lines, and the draft's `version`
 * @throws NotFoundError, ForbiddenError, ConflictError; InvalidError where no reason is given
 */
export async function overruleWarnings(context: RequestContext, rawId: unknown, raw: unknown): Promise<void> {
  await authorize(context, "prescription.write");
  const found = await reachPrescription(context, "prescription.write", rawId);
  await requireAction(context, found, "change", "prescription.write");
  const { version, reasons } = parse(overruleSchema, raw);
  const { prescription } = found;
  if (prescription.version !== version) throw changedMeanwhile();
  const lines = await linesOf(context.db, [prescription.id]);
  const given = new Map(Object.entries(reasons).filter(([, reason]) => reason !== ""));
  if ([...given.keys()].some((id) => lines.every((line) => line.id !== id))) throw new NotFoundError();
  const { warnings } = await checkedLines(context, found, lines);
  if (given.size === 0) {
    const asked = lines.filter(({ id }) => warnings.get(id)?.some(({ reason }) => reason === ""));
    throw new InvalidError(asked.map(({ id }) => ({ field: `reasons.${id}`, message: "errors:field.mandatory" })));
  }
  const writes = lines.flatMap(({ medicine, ...line }) => {
    const reason = given.get(line.id);
    if (reason === undefined) return [];
    const overruled = overruledWith(warnings.get(line.id) ?? [], medicine.overruled, reason);
    return [updateLine(context.db, { ...line, medicine: { ...medicine, overruled } })];
  });
  await changeDraft(context, prescription, { version, writes, parts: ["lines", "overruled"] });
}
