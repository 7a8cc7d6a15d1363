import { commit, refusedAs } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { terminateStatement } from "../../data/imports.server";
import { viewOf, type ImportView } from "../../domain/imports/import-view";
import { importOf } from "./import-of.server";

/**
 * Ends an import: what was written stays, no further piece is.
 * @returns the record as it is now
 * @throws ConflictError where it has ended already
 */
export async function terminateImport(context: RequestContext, importId: string): Promise<ImportView> {
  const { id } = await importOf(context, importId);
  const { db, now } = context;
  await commit(context, {
    guarded: terminateStatement(db, id, now),
    audit: [{ action: "patientImport.terminate", subjectKind: "patientImport", subjectId: id, fields: ["status"] }],
    result: null,
  }).catch(refusedAs({ conflict: () => new ConflictError("importEnded") }));
  return viewOf(await importOf(context, id), now);
}
