import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { importStatement, type StoredImport } from "../../data/imports.server";
import { importIdSchema } from "../../schemas/import-forms";

/** The import of an id, for whoever may bring patients in. @throws NotFoundError */
export async function importOf(context: RequestContext, id: unknown): Promise<StoredImport> {
  await authorize(context, "patientImport.manage");
  const known = importIdSchema.safeParse(id);
  const [found] = known.success ? await importStatement(context.db, known.data) : [];
  if (!found) throw new NotFoundError("patientImport");
  return found;
}
