import { commit, refusedAs } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { mapStatement } from "../../data/imports.server";
import type { MappingChoice } from "../../schemas/import-forms";
import { chooseReading } from "./choose-reading.server";
import { importOf } from "../imports/import-of.server";

/**
 * Keeps which column says what, so that the preview shows what would become of the rows.
 * @throws InvalidError for a column that the file does not have; ConflictError where the import was started meanwhile
 */
export async function mapColumns(context: RequestContext, importId: string, choice: MappingChoice): Promise<void> {
  const stored = await importOf(context, importId);
  const { id } = stored;
  const chosen = await chooseReading(context, stored, choice);
  await commit(context, {
    guarded: mapStatement(context.db, id, chosen),
    audit: [
      {
        action: "patientImport.map",
        subjectKind: "patientImport",
        subjectId: id,
        fields: changedFields(stored, chosen),
      },
    ],
    result: null,
  }).catch(refusedAs({ conflict: () => new ConflictError("importStarted") }));
}
