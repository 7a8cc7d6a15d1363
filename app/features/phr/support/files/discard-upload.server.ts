import { commit, refusedAs } from "~/db/commit.server";
import { eraseContent } from "~/features/organization/public.server";
import { abandonMultipart } from "~/platform/abandon-multipart.server";
import type { RequestContext } from "~/platform/context.server";
import { dropUpload, holdUnfinished, type StoredUpload } from "../../data/files/uploads.server";

/**
 * Throws away what has arrived of a file; one that a record uses by now stays. The database decides first: a file that
 * is finished at the same moment either keeps its content or is refused.
 */
export async function discardUpload(context: RequestContext, upload: StoredUpload): Promise<void> {
  const { env, db } = context;
  const isGone = await commit(context, {
    guarded: holdUnfinished(db, upload.id),
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
    result: true,
  }).then(({ result }) => result, refusedAs({ conflict: () => false }));
  if (!isGone) return;
  // Put together already, where only the record did not come to use it.
  await eraseContent(context, upload.id);
  await abandonMultipart(env.FILES, upload.key, upload.bucketUploadId);
}
