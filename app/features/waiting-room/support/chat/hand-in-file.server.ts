import { commit } from "~/db/commit.server";
import { dropUpload, retireFile, type KeptFile, type StoredUpload } from "~/features/organization/public.server";
import type { SendAnswer } from "../../realtime/protocol-calls";
import type { EnteredChat } from "../../services/chat/enter-chat.server";
import { roomObject } from "../rooms/room-object.server";

interface HandedIn {
  chatRoomId: string;
  clientId: string;
  file: KeptFile;
  /** As what it arrived in parts: where it came too fast it can be handed in again. */
  upload?: StoredUpload;
}

/**
 * Puts a file that is kept into the chat, once for its client id. One that the chat does not take, or of which it has
 * another under this client id, is taken away again.
 */
export async function handInFile(
  { context, room, identity, patientId }: EnteredChat,
  { chatRoomId, clientId, file, upload }: HandedIn,
): Promise<SendAnswer> {
  const object = roomObject(context, room.id);
  const answer = await object.sendFile(identity, { chatRoomId, clientId, file });
  if (upload && !answer.status && answer.errorCode === "rateLimited") return answer;
  const shown = answer.status ? await object.sentFile(identity, chatRoomId, clientId) : null;
  if (shown?.id === file.id) return answer;
  const { writes, outbox } = retireFile(context, file.id);
  await commit(context, {
    writes: [...writes, ...(upload ? dropUpload(context.db, upload) : [])],
    outbox,
    audit: [{ action: "file.delete", subjectKind: "file", subjectId: file.id, patientId }],
    result: null,
  });
  return answer;
}
