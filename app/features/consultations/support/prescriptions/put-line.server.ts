import { controlOf, drugCoding, isSameSubstance } from "~/features/phr/public.server";
import { canonicalJson } from "~/kernel/text/canonical-json";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import { linesOf } from "../../data/prescriptions/prescriptions-read.server";
import { insertLine, keepRecordId, updateLine } from "../../data/prescriptions/prescriptions-write.server";
import type { PrescriptionLine, WrittenLine } from "../../domain/prescriptions/line";
import { changeDraft } from "./change-draft.server";
import { reachPrescription, type ReachedPrescription } from "./reach-prescription.server";

/** Nobody takes more at a time; a sheet of them is read by no pharmacy. */
const MOST_LINES = 30;

const same = (line: PrescriptionLine, written: WrittenLine) =>
  canonicalJson([line.name, line.quantity, line.medicine]) ===
  canonicalJson([written.name, written.quantity, written.medicine]);

/** Why its warnings were overruled, as one text that can be compared. */
const overruled = (line: WrittenLine | undefined) => canonicalJson(line?.medicine.overruled ?? []);

/**
 * Writes a line on a draft that somebody may change: a new one at its end, or another text of one that is there. What
 * stands there already, as after a request whose answer was lost, is not written again.
 * @param reasoned other lines of the draft that are written with it: those for whose warnings a reason was given
 * @returns the version that the draft has now
 * @throws InvalidError where there are too many lines, and for a controlled drug; ConflictError
 */
export async function putLine(
  context: RequestContext,
  { prescription }: ReachedPrescription,
  { version, lineId }: { version: number; lineId: string },
  written: WrittenLine,
  reasoned: readonly PrescriptionLine[] = [],
): Promise<{ version: number }> {
  const { db } = context;
  const lines = await linesOf(db, [prescription.id]);
  const there = lines.find(({ id }) => id === lineId);
  if (controlOf(written.name) === "always")
    throw new InvalidError([{ field: "name", message: "prescriptions:controlled", values: { name: written.name } }]);
  if (there && same(there, written) && reasoned.length === 0) return { version: prescription.version };
  if (!there && lines.length >= MOST_LINES)
    throw new InvalidError([{ field: "name", message: "prescriptions:tooManyLines", values: { number: MOST_LINES } }]);
  const coding = drugCoding(written.name);
  const line: PrescriptionLine = {
    ...{
      id: lineId,
      prescriptionId: prescription.id,
      dispensed: 0,
      // Another medicine does not go on with the medication of the one whose line it takes.
      recordId: there && isSameSubstance(there.name, written.name) ? there.recordId : null,
    },
    position: there?.position ?? (lines.at(-1)?.position ?? 0) + 1,
    ...{ codeSystem: coding?.system ?? null, code: coding?.code ?? null, ...written },
  };
  const isReasoned = reasoned.length > 0 || overruled(there) !== overruled(written);
  const next = await changeDraft(context, prescription, {
    ...{ version, parts: isReasoned ? ["lines", "overruled"] : ["lines"] },
    writes: [
      ...(there ? [updateLine(db, line), keepRecordId(db, line, line.recordId)] : [insertLine(db, line)]),
      ...reasoned.map((other) => updateLine(db, other)),
    ],
  }).catch((error: unknown) => repeated(context, prescription.id, [line, ...reasoned], error));
  return { version: next };
}

/** Where a repeated request comes too late for its version, but has been written: the version that there is now. */
async function repeated(
  context: RequestContext,
  id: string,
  lines: readonly PrescriptionLine[],
  error: unknown,
): Promise<number> {
  if (!(error instanceof ConflictError)) throw error;
  const stored = new Map((await linesOf(context.db, [id])).map((line) => [line.id, line]));
  const isStored = (line: PrescriptionLine) => {
    const there = stored.get(line.id);
    return there !== undefined && same(there, line);
  };
  if (!lines.every(isStored)) throw error;
  return (await reachPrescription(context, "prescription.write", id)).prescription.version;
}
