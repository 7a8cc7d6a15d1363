import { keepUploaded } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import { chatRefusal, chatUploadOf, type ChatAddress } from "../../support/chat/chat-upload.server";
import { handInFile } from "../../support/chat/hand-in-file.server";

/**
 * Puts a file whose parts have all arrived into the chat and the record of its appointment. The upload is the client id
 * of the message: asked again, or twice at once, the file is in the chat once.
 * @throws what enterChat throws; ConflictError while parts are missing; InvalidError at `file`, also where the chat has
 * closed, which takes the file away again; NotFoundError; RateLimitedError
 */
export async function finishChatUpload(
  context: RequestContext,
  request: Request,
  address: ChatAddress & { uploadId: string },
): Promise<{ fileId: string }> {
  const { entered, upload } = await chatUploadOf(context, request, address);
  const { patientId, appointmentId } = entered;
  const file = await keepUploaded(entered.context, upload, { patientId, appointmentId }, (id) => ({
    audit: [{ action: "room.file", subjectKind: "file", subjectId: id, patientId, fields: ["ATTACHMENT"] }],
  }));
  const answer = await handInFile(entered, { chatRoomId: address.chatRoomId, clientId: upload.id, file, upload });
  if (!answer.status) throw chatRefusal(answer.errorCode);
  return { fileId: file.id };
}
