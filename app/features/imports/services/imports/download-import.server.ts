import { auditStatement } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readImportFile } from "../../support/imports/import-files.server";
import { importOf } from "./import-of.server";

const headersOf = (fileName: string) => ({
  "content-type": "text/csv",
  "content-disposition": `attachment; filename="${fileName}"`,
  "cache-control": "private, no-store",
});

/** The file as it was sent, byte by byte (specification, section 7: import_patients.csv). */
export async function downloadImport(context: RequestContext, importId: string): Promise<Response> {
  const { id, r2Key } = await importOf(context, importId);
  const object = await readImportFile(context, r2Key);
  if (!object) throw new NotFoundError("patientImport");
  await auditStatement(context, { action: "patientImport.read", subjectKind: "patientImport", subjectId: id }).run();
  return new Response(object.body, { headers: headersOf("import_patients.csv") });
}
