import { commit } from "~/db/commit.server";
import { abandonMultipart } from "~/platform/abandon-multipart.server";
import type { RequestContext } from "~/platform/context.server";
import { dropUpload, type StoredUpload } from "../../data/uploads.server";
import { eraseImportFile } from "../../support/imports/import-files.server";

/** Throws away what has arrived of a file. */
export async function discardUpload(context: RequestContext, upload: StoredUpload): Promise<void> {
  await abandonMultipart(context.env.FILES, upload.r2Key, upload.bucketUploadId);
  // Put together already, where only the import was not made of it.
  await eraseImportFile(context, upload.r2Key);
  await commit(context, {
    writes: dropUpload(context.db, upload.id),
    audit: [{ action: "patientImport.abortUpload", subjectKind: "patientImport", subjectId: upload.id }],
    result: null,
  });
}
