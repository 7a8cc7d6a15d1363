import type { RequestContext } from "~/platform/context.server";
import { InvalidError, type FieldError } from "~/platform/http/errors.server";
import {
  linesWithAnswers,
  linesWithReasons,
  missingReasons,
  type GivenReasons,
} from "../../domain/prescriptions/given-reasons";
import { lineProblems, type PrescriptionLine } from "../../domain/prescriptions/line";
import { validityProblem } from "../../domain/prescriptions/validity";
import { checkedLines } from "./checked-lines.server";
import type { ReachedPrescription } from "./reach-prescription.server";

/**
 * Lets somebody sign what is whole: at least one line, each with all that must be said, every warning with its reason,
 * and a last day that is still to come.
 * @param given reasons for warnings, typed where it is signed
 * @returns the lines with these reasons kept in them, and none that was given for less than is prescribed now
 * @throws InvalidError with everything that is missing; a line by its id, a reason by its field on the draft's page
 */
export async function requireSignable(
  context: RequestContext,
  { reached, prescription }: ReachedPrescription,
  lines: readonly PrescriptionLine[],
  given: GivenReasons,
): Promise<PrescriptionLine[]> {
  const problems: FieldError[] = [];
  if (lines.length === 0) problems.push({ field: "", message: "prescriptions:noLines" });
  const problem = validityProblem(prescription.validUntil, reached.facts.today);
  if (problem) problems.push({ field: "validUntil", message: `prescriptions:validity.${problem}` });
  for (const line of lines)
    if (lineProblems(line).length > 0)
      problems.push({ field: line.id, message: "prescriptions:lineNotWhole", values: { name: line.name } });
  const { warnings, controlledLines } = await checkedLines(context, { reached, prescription }, lines);
  for (const { id, name } of controlledLines)
    problems.push({ field: id, message: "prescriptions:controlled", values: { name } });
  problems.push(...missingReasons(lines, warnings, given));
  if (problems.length > 0) throw new InvalidError(problems);
  return linesWithAnswers(linesWithReasons(lines, warnings, given), warnings);
}
