import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { linesOf } from "../../data/prescriptions/prescriptions-read.server";
import { lineProblems, settledLine } from "../../domain/prescriptions/line";
import { lineSchema, writtenLine } from "../../schemas/prescriptions/line";
import { lineTargetSchema } from "../../schemas/prescriptions/prescription";
import { putLine } from "../../support/prescriptions/put-line.server";
import { reachPrescription, requireAction } from "../../support/prescriptions/reach-prescription.server";

/**
 * Writes a medicine on a draft, settles what goes without saying and computes the quantity where none was typed.
 * @param raw the fields of the line, `lineId` and the `version` of the draft that they were read at
 * @returns the version that the draft has now
 * @throws NotFoundError, ForbiddenError, InvalidError at the fields; ConflictError where somebody changed or signed it
 */
export async function savePrescriptionLine(
  context: RequestContext,
  rawId: unknown,
  raw: unknown,
): Promise<{ version: number }> {
  await authorize(context, "prescription.write");
  const found = await reachPrescription(context, "prescription.write", rawId);
  await requireAction(context, found, "change", "prescription.write");
  const target = parse(lineTargetSchema, raw);
  const before = (await linesOf(context.db, [found.prescription.id])).find(({ id }) => id === target.lineId);
  const said = parse(lineSchema, raw);
  // Another medicine has other warnings: what one was overruled by says nothing of the next.
  const overruled = before?.name === said.name ? before.medicine.overruled : [];
  const written = settledLine(writtenLine(said, overruled));
  const problems = lineProblems(written);
  if (problems.length > 0) throw new InvalidError(problems);
  return putLine(context, found, target, written);
}
