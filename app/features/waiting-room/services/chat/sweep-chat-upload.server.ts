import { commit } from "~/db/commit.server";
import {
  dropUpload,
  endUpload,
  retireFile,
  uploadStatement,
  type StoredUpload,
} from "~/features/organization/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { roomObject } from "../../support/rooms/room-object.server";
import { appointmentOfChat } from "./enter-chat.server";

/** Whether a file never reached its chat because its sender left at that moment; false where that cannot be known. */
async function isInNoChat(context: RequestContext, { id, senderId, chatRoomId }: StoredUpload): Promise<boolean> {
  const roomId = chatRoomId && (await appointmentOfChat(context, chatRoomId))?.waitingRoomId;
  if (!roomId) return false;
  return (await roomObject(context, roomId).sentFile({ memberId: senderId }, chatRoomId, id)) === null;
}

/**
 * Does one due item: throws away an upload of which nothing has arrived for a day, and forgets one that became a file.
 * A file that never came into its chat is taken away.
 */
export async function sweepChatUpload(context: RequestContext, { id }: { id: string }): Promise<void> {
  await authorize(context, "file.erase");
  const [upload] = await uploadStatement(context.db, id);
  const { fileId = null, patientId = null } = upload ?? {};
  if (!upload || fileId === null || !(await isInNoChat(context, upload)))
    return endUpload(context, { id, purpose: "ATTACHMENT" });
  const { writes, outbox } = retireFile(context, fileId);
  await commit(context, {
    writes: [...writes, ...dropUpload(context.db, upload)],
    outbox,
    audit: [{ action: "file.delete", subjectKind: "file", subjectId: fileId, patientId }],
    result: null,
  });
}
