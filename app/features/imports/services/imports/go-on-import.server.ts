import { commit, refusedAs } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { markResent } from "../../data/import-due.server";
import { goOnStatement } from "../../data/imports.server";
import { importOf } from "./import-of.server";
import { sendNextChunk } from "../run/send-next-chunk.server";

/**
 * Lets an import go on that was stopped because no try could do its next piece.
 * @throws ConflictError where it goes on already, or has ended
 */
export async function goOnImport(context: RequestContext, importId: string): Promise<void> {
  const { id } = await importOf(context, importId);
  const { db, now } = context;
  await commit(context, {
    guarded: goOnStatement(db, id, now),
    writes: [markResent(db, id, now)],
    audit: [{ action: "patientImport.goOn", subjectKind: "patientImport", subjectId: id, fields: ["stoppedAt"] }],
    due: [{ kind: "PATIENT_IMPORT", id, dueAt: now }],
    result: null,
  }).catch(refusedAs({ conflict: () => new ConflictError("importGoesOn") }));
  await sendNextChunk(context, id);
}
