import { commit } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/errors.server";
import { mapStatement } from "../data/imports.server";
import type { MappingChoice } from "../schemas/import-forms";
import { checkColumns } from "./check-columns.server";
import { isCommitConflict } from "./commit-conflict.server";
import { importOf } from "./import-of.server";

/**
 * Keeps which column says what, so that the preview shows what would become of the rows.
 * @throws InvalidError for a column that the file does not have; ConflictError where the import was started meanwhile
 */
export async function mapColumns(context: RequestContext, importId: string, choice: MappingChoice): Promise<void> {
  const { id, header } = await importOf(context, importId);
  checkColumns(header, choice);
  await commit(context, {
    guarded: mapStatement(context.db, id, choice),
    audit: [{ action: "patientImport.map", subjectKind: "patientImport", subjectId: id }],
    result: null,
  }).catch((error: unknown) => {
    throw isCommitConflict(error) ? new ConflictError("importStarted") : error;
  });
}
