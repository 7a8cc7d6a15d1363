import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { uploadStatement, type StoredUpload, type UploadScope } from "../../data/files/uploads.server";
import { uploadIdSchema } from "../../schemas/files/upload";

/** Whether an upload is for the same, by the same person. A patient who sends to a chat may have been merged since. */
const fits = (upload: StoredUpload, { purpose, senderId, patientId, chatRoomId }: UploadScope) =>
  upload.purpose === purpose &&
  upload.senderId === senderId &&
  (chatRoomId === null ? upload.patientId === patientId : upload.chatRoomId === chatRoomId);

/**
 * An upload, for whoever began it.
 * @throws NotFoundError also for an upload of somebody else, or for something else
 */
export async function findUpload(context: RequestContext, rawId: unknown, scope: UploadScope): Promise<StoredUpload> {
  const known = uploadIdSchema.safeParse(rawId);
  const [upload] = known.success ? await uploadStatement(context.db, known.data) : [];
  if (!upload || !fits(upload, scope)) throw new NotFoundError();
  return upload;
}
