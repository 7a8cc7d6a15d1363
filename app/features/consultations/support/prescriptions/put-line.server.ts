import { drugCoding } from "~/features/phr/public.server";
import { canonicalJson } from "~/kernel/text/canonical-json";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import { linesOf } from "../../data/prescriptions/prescriptions-read.server";
import { insertLine, updateLine } from "../../data/prescriptions/prescriptions-write.server";
import type { PrescriptionLine, WrittenLine } from "../../domain/prescriptions/line";
import { changeDraft } from "./change-draft.server";
import { reachPrescription, type ReachedPrescription } from "./reach-prescription.server";

/** Nobody takes more at a time; a sheet of them is read by no pharmacy. */
const MOST_LINES = 30;

const same = (line: PrescriptionLine, written: WrittenLine) =>
  canonicalJson([line.name, line.quantity, line.medicine]) ===
  canonicalJson([written.name, written.quantity, written.medicine]);

/**
 * Writes a line on a draft that somebody may change: a new one at its end, or another text of one that is there. What
 * stands there already, as after a request whose answer was lost, is not written again.
 * @returns the version that the draft has now
 * @throws InvalidError where there are too many lines; ConflictError
 */
export async function putLine(
  context: RequestContext,
  { prescription }: ReachedPrescription,
  { version, lineId }: { version: number; lineId: string },
  written: WrittenLine,
): Promise<{ version: number }> {
  const { db } = context;
  const lines = await linesOf(db, [prescription.id]);
  const there = lines.find(({ id }) => id === lineId);
  if (there && same(there, written)) return { version: prescription.version };
  if (!there && lines.length >= MOST_LINES)
    throw new InvalidError([{ field: "name", message: "prescriptions:tooManyLines", values: { number: MOST_LINES } }]);
  const coding = drugCoding(written.name);
  const line: PrescriptionLine = {
    ...{
      id: lineId,
      prescriptionId: prescription.id,
      dispensed: 0,
      recordId: there?.name === written.name ? there.recordId : null,
    },
    position: there?.position ?? (lines.at(-1)?.position ?? 0) + 1,
    ...{ codeSystem: coding?.system ?? null, code: coding?.code ?? null, ...written },
  };
  const next = await changeDraft(context, prescription, {
    ...{ version, parts: ["lines"] },
    writes: [there ? updateLine(db, line) : insertLine(db, line)],
  }).catch((error: unknown) => repeated(context, prescription.id, line, error));
  return { version: next };
}

/** Where a repeated request comes too late for its version, but has been written: the version that there is now. */
async function repeated(context: RequestContext, id: string, line: PrescriptionLine, error: unknown): Promise<number> {
  if (!(error instanceof ConflictError)) throw error;
  const stored = (await linesOf(context.db, [id])).find((each) => each.id === line.id);
  if (!stored || !same(stored, line)) throw error;
  return (await reachPrescription(context, "prescription.write", id)).prescription.version;
}
