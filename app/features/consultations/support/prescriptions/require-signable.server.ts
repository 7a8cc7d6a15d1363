import type { RequestContext } from "~/platform/context.server";
import { InvalidError, type FieldError } from "~/platform/http/errors.server";
import { lineProblems, type PrescriptionLine } from "../../domain/prescriptions/line";
import { validityProblem } from "../../domain/prescriptions/validity";
import { checkedLines } from "./checked-lines.server";
import type { ReachedPrescription } from "./reach-prescription.server";

/**
 * Lets somebody sign what is whole: at least one line, each with all that must be said, every warning with its reason,
 * and a last day that is still to come.
 * @throws InvalidError with everything that is missing; a line by its id
 */
export async function requireSignable(
  context: RequestContext,
  { reached, prescription }: ReachedPrescription,
  lines: readonly PrescriptionLine[],
): Promise<void> {
  const problems: FieldError[] = [];
  if (lines.length === 0) problems.push({ field: "", message: "prescriptions:noLines" });
  const problem = validityProblem(prescription.validUntil, reached.facts.today);
  if (problem) problems.push({ field: "validUntil", message: `prescriptions:validity.${problem}` });
  for (const line of lines)
    if (lineProblems(line).length > 0)
      problems.push({ field: line.id, message: "prescriptions:lineNotWhole", values: { name: line.name } });
  const { warnings } = await checkedLines(context, { reached, prescription }, lines);
  for (const { id, name } of lines)
    if (warnings.get(id)?.some(({ reason }) => reason === ""))
      problems.push({ field: id, message: "prescriptions:warningsOpen", values: { name } });
  if (problems.length > 0) throw new InvalidError(problems);
}
