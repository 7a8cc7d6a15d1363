import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { linesOf } from "../../data/prescriptions/prescriptions-read.server";
import { updateLine } from "../../data/prescriptions/prescriptions-write.server";
import { linesWithReasons, missingReasons, reasonsFor } from "../../domain/prescriptions/given-reasons";
import { overruleSchema } from "../../schemas/prescriptions/prescription";
import { changeDraft, changedMeanwhile } from "../../support/prescriptions/change-draft.server";
import { checkedLines } from "../../support/prescriptions/checked-lines.server";
import { reachPrescription, requireAction } from "../../support/prescriptions/reach-prescription.server";

/**
 * Keeps in each line for which a reason is given why it is prescribed despite the warnings that have none yet: one reason
 * for its cautions, and for each dangerous warning its own.
 * @param raw `reasons` by the ids of the lines, `dangers` with the reasons of dangerous warnings, the draft's `version`
 * @throws NotFoundError, ForbiddenError, ConflictError; InvalidError where no reason is given, or a reason is too short
 */
export async function overruleWarnings(context: RequestContext, rawId: unknown, raw: unknown): Promise<void> {
  await authorize(context, "prescription.write");
  const found = await reachPrescription(context, "prescription.write", rawId);
  await requireAction(context, found, "change", "prescription.write");
  const { version, ...given } = parse(overruleSchema, raw);
  const { prescription } = found;
  if (prescription.version !== version) throw changedMeanwhile();
  const lines = await linesOf(context.db, [prescription.id]);
  const meant = reasonsFor(given);
  if ([...meant].some((id) => lines.every((line) => line.id !== id))) throw new NotFoundError();
  const { warnings } = await checkedLines(context, found, lines);
  if (meant.size === 0) throw new InvalidError(missingReasons(lines, warnings));
  const writes = linesWithReasons(lines, warnings, given)
    .filter(({ id }) => meant.has(id))
    .map((line) => updateLine(context.db, line));
  await changeDraft(context, prescription, { version, writes, parts: ["lines", "overruled"] });
}
