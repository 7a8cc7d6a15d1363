import { commit, refusedAs } from "~/db/commit.server";
import { patientsToUndo, removePatients } from "~/features/patients/public.server";
import type { RequestContext } from "~/platform/context.server";
import { undoneStatement } from "../../data/undo.server";
import type { StoredImport } from "../../data/imports.server";

/** Patients that one piece takes away. */
const A_PIECE = 5_000;

/** Takes the next patients of an import away; those who are referred to stay. Returns whether there are more. */
export async function undoChunk(context: RequestContext, stored: StoredImport): Promise<boolean> {
  const { db, now } = context;
  const { id, undoneTo } = stored;
  const patients = await patientsToUndo(db, id, undoneTo, A_PIECE);
  const removed = patients.filter(({ kept }) => !kept).map((patient) => patient.id);
  const done = patients.length < A_PIECE;
  const step = { removed: removed.length, kept: patients.length - removed.length, done, now };
  return commit(context, {
    guarded: undoneStatement(db, id, { ...step, from: undoneTo, to: patients.at(-1)?.id ?? undoneTo }),
    writes: removePatients(db, removed),
    audit: [{ action: "patientImport.undo", subjectKind: "patientImport", subjectId: id }],
    result: null,
  }).then(() => !done, refusedAs({ conflict: () => false }));
}
