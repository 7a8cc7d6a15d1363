import { commit, refusedAs } from "~/db/commit.server";
import { DAY_MS } from "~/kernel/time/dates";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { beginUndoStatement } from "../../data/undo.server";
import { importOf } from "./import-of.server";
import { sendNextChunk } from "../run/send-next-chunk.server";

/**
 * Takes an import back within a day: its patients go, piece by piece, but those whom something refers to already.
 * @throws ConflictError where it is too late, or it is under way
 */
export async function undoImport(context: RequestContext, importId: string): Promise<void> {
  const { id } = await importOf(context, importId);
  const { db, now } = context;
  await commit(context, {
    guarded: beginUndoStatement(db, id, now - DAY_MS, now),
    audit: [{ action: "patientImport.undo", subjectKind: "patientImport", subjectId: id, fields: ["status"] }],
    due: [{ kind: "PATIENT_IMPORT", id, dueAt: now }],
    result: null,
  }).catch(refusedAs({ conflict: () => new ConflictError("importUndo") }));
  await sendNextChunk(context, id);
}
