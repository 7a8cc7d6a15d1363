import { z } from "zod";
import { isSameSubstance } from "~/features/phr/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { linesOf } from "../../data/prescriptions/prescriptions-read.server";
import { lineProblems, settledLine } from "../../domain/prescriptions/line";
import { fieldsAsFilled, filledWith, lineSchema, writtenLine } from "../../schemas/prescriptions/line";
import { lineTargetSchema, reasonsSchema } from "../../schemas/prescriptions/prescription";
import { putLine } from "../../support/prescriptions/put-line.server";
import { reachPrescription, requireAction } from "../../support/prescriptions/reach-prescription.server";
import { reasonedLines } from "../../support/prescriptions/reasoned-lines.server";

/** What is said where the form still holds what it was filled in with for another medicine. */
export const FILLED_FOR_OTHER = "prescriptions:missing.ofOther";

const postedSchema = z.looseObject({});

/** @throws InvalidError where the form holds the strength or the form that another medicine filled it in with */
function refuseOfAnother(raw: unknown, name: string): void {
  const posted = parse(postedSchema, raw);
  const filled = filledWith(posted);
  if (filled === null || isSameSubstance(filled.name, name)) return;
  const field = fieldsAsFilled(posted).find((each) => each === "strength" || each === "form");
  if (field) throw new InvalidError([{ field, message: FILLED_FOR_OTHER, values: { name: filled.name } }]);
}

/**
 * Writes a medicine on a draft, settles what goes without saying and computes the quantity where none was typed. Reasons
 * that were typed beside it are kept in the same change, for the warnings that there were before it alone.
 * @param raw the fields of the line, `lineId` and the `version` of the draft that they were read at; `reasons` and
 * `dangers` of warnings; `filled` with what and for which name its form was filled in
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
  const said = parse(lineSchema, raw);
  refuseOfAnother(raw, said.name);
  const lines = await linesOf(context.db, [found.prescription.id]);
  const reasoned = await reasonedLines(context, found, lines, {
    ...parse(reasonsSchema, raw),
    version: target.version,
  });
  const before = reasoned.find(({ id }) => id === target.lineId);
  // Another medicine has other warnings: what one was overruled by says nothing of the next.
  const overruled = before?.name === said.name ? before.medicine.overruled : [];
  const written = settledLine(writtenLine(said, overruled));
  const problems = lineProblems(written);
  if (problems.length > 0) throw new InvalidError(problems);
  const others = reasoned.filter((line) => line.id !== target.lineId && !lines.includes(line));
  return putLine(context, found, target, written, others);
}
