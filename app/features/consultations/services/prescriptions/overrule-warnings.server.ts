import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError, type FieldError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { linesOf } from "../../data/prescriptions/prescriptions-read.server";
import { updateLine } from "../../data/prescriptions/prescriptions-write.server";
import { overruledWith } from "../../domain/prescriptions/warnings";
import { overruleSchema } from "../../schemas/prescriptions/prescription";
import { changeDraft, changedMeanwhile } from "../../support/prescriptions/change-draft.server";
import { checkedLines, type CheckedLines } from "../../support/prescriptions/checked-lines.server";
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
  const { version, reasons, dangers } = parse(overruleSchema, raw);
  const { prescription } = found;
  if (prescription.version !== version) throw changedMeanwhile();
  const lines = await linesOf(context.db, [prescription.id]);
  const cautions = new Map(Object.entries(reasons).filter(([, reason]) => reason !== ""));
  const ownReasons = dangers.filter(({ reason }) => reason !== "");
  const given = new Set([...cautions.keys(), ...ownReasons.map(({ lineId }) => lineId)]);
  if ([...given].some((id) => lines.every((line) => line.id !== id))) throw new NotFoundError();
  const { warnings } = await checkedLines(context, found, lines);
  if (given.size === 0) throw new InvalidError(askedAgain(lines, warnings, dangers));
  const writes = lines.flatMap(({ medicine, ...line }) => {
    if (!given.has(line.id)) return [];
    const overruled = overruledWith(warnings.get(line.id) ?? [], medicine.overruled, {
      caution: cautions.get(line.id) ?? "",
      dangers: ownReasons.filter(({ lineId }) => lineId === line.id),
    });
    return [updateLine(context.db, { ...line, medicine: { ...medicine, overruled } })];
  });
  await changeDraft(context, prescription, { version, writes, parts: ["lines", "overruled"] });
}

const MANDATORY = "errors:field.mandatory";

/** Each field that is empty: of the cautions of a line, and of each dangerous warning. */
function askedAgain(
  lines: readonly { id: string }[],
  warnings: CheckedLines["warnings"],
  dangers: readonly unknown[],
): FieldError[] {
  const cautioned = lines.filter(({ id }) =>
    warnings.get(id)?.some(({ level, reason }) => level === "warn" && reason === ""),
  );
  return [
    ...cautioned.map(({ id }) => ({ field: `reasons.${id}`, message: MANDATORY })),
    ...dangers.map((_, at) => ({ field: `dangers.${at}.reason`, message: MANDATORY })),
  ];
}
