import { commit, refusedAs } from "~/db/commit.server";
import { abandonMultipart } from "~/platform/abandon-multipart.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import { dropUpload, unfinished, uploadStatement, type StoredUpload } from "../../data/files/uploads.server";
import { eraseContent } from "./file-content.server";

/**
 * Throws away what has arrived of a file; one that is used by now stays. The row goes first: whoever finishes the upload
 * at the same moment finds it gone, instead of using a file that is being erased.
 */
export async function discardUpload(context: RequestContext, upload: StoredUpload): Promise<void> {
  const { env, db } = context;
  const { id, patientId, key, bucketUploadId } = upload;
  const gone = await commit(context, {
    guarded: unfinished(db, id),
    writes: dropUpload(db, upload),
    audit: [{ action: "file.discardUpload", subjectKind: "fileUpload", subjectId: id, patientId, fields: ["files"] }],
    result: true,
  }).catch(refusedAs({ conflict: () => null }));
  if (!gone) return;
  await abandonMultipart(env.FILES, key, bucketUploadId);
  // Put together already, where only the record or the chat did not come to use it.
  await eraseContent(context, id);
}

/**
 * Cleans up after a file that could not be used: what was refused is thrown away, and of an upload that was thrown away
 * meanwhile nothing stays in the bucket. Anything else can be tried again.
 * @throws ConflictError where the upload was thrown away meanwhile
 */
export async function discardAfter(context: RequestContext, upload: StoredUpload, error: unknown): Promise<void> {
  if (error instanceof InvalidError) return discardUpload(context, upload);
  const [there] = await uploadStatement(context.db, upload.id);
  if (there) return;
  await eraseContent(context, upload.id);
  throw new ConflictError("changedMeanwhile");
}

/** Throws away an upload of which nothing has arrived for a day, and forgets one that became a file. */
export async function endUpload(
  context: RequestContext,
  { id, purpose }: Pick<StoredUpload, "id" | "purpose">,
): Promise<void> {
  const [upload] = await uploadStatement(context.db, id);
  if (upload?.fileId === null) await discardUpload(context, upload);
  else await context.db.rawBatch(dropUpload(context.db, { id, purpose }));
}
