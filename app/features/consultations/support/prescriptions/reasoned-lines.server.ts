import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { areKept, linesWithReasons, reasonsFor, type GivenReasons } from "../../domain/prescriptions/given-reasons";
import type { PrescriptionLine } from "../../domain/prescriptions/line";
import { changedMeanwhile } from "./change-draft.server";
import { checkedLines } from "./checked-lines.server";
import type { ReachedPrescription } from "./reach-prescription.server";

/**
 * The lines of a draft with the given reasons kept in them, each for the warnings that the draft as it is stored has:
 * whoever gave them saw these, and none that comes with what is changed beside them.
 * @param given the reasons, and the `version` of the draft that they were read at
 * @throws NotFoundError for a line that is not there; ConflictError where they were given for another version, unless they
 * are kept already, as where the answer to the request was lost
 */
export async function reasonedLines(
  context: RequestContext,
  found: ReachedPrescription,
  lines: readonly PrescriptionLine[],
  { version, ...given }: GivenReasons & { version: number },
): Promise<readonly PrescriptionLine[]> {
  const meant = reasonsFor(given);
  if (meant.size === 0) return lines;
  if (found.prescription.version !== version) {
    if (areKept(lines, given)) return lines;
    throw changedMeanwhile();
  }
  if ([...meant].some((id) => lines.every((line) => line.id !== id))) throw new NotFoundError();
  const { warnings } = await checkedLines(context, found, lines);
  return linesWithReasons(lines, warnings, given);
}
