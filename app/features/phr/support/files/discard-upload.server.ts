import { commit } from "~/db/commit.server";
import { eraseContent } from "~/features/organization/public.server";
import { abandonMultipart } from "~/platform/abandon-multipart.server";
import type { RequestContext } from "~/platform/context.server";
import { dropUpload, type StoredUpload } from "../../data/files/uploads.server";

/** Throws away what has arrived of a file; one that a record uses by now stays. */
export async function discardUpload(context: RequestContext, upload: StoredUpload): Promise<void> {
  const { env, db } = context;
  if (upload.fileId !== null) return;
  await abandonMultipart(env.FILES, upload.key, upload.bucketUploadId);
  // Put together already, where only the record did not come to use it.
  await eraseContent(context, upload.id);
  await commit(context, {
    writes: dropUpload(db, upload.id),
    audit: [
      {
        action: "healthRecord.discardUpload",
        subjectKind: "fileUpload",
        subjectId: upload.id,
        patientId: upload.patientId,
        fields: ["files"],
      },
    ],
    result: null,
  });
}
