import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { uploadStatement, type StoredUpload } from "../../data/uploads.server";
import { importIdSchema } from "../../schemas/import-forms";

/** The unfinished upload of an id, for whoever may bring patients in. @throws NotFoundError */
export async function uploadOf(context: RequestContext, id: unknown): Promise<StoredUpload> {
  await authorize(context, "patientImport.manage");
  const known = importIdSchema.safeParse(id);
  const [found] = known.success ? await uploadStatement(context.db, known.data) : [];
  if (!found) throw new NotFoundError("patientImportUpload");
  return found;
}
