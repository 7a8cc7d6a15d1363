import { keepFile } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { limitRate } from "~/platform/rate-limit.server";
import { readForm } from "~/platform/http/read-body.server";
import type { SendAnswer } from "../../realtime/protocol-calls";
import { sendFileSchema } from "../../schemas/chat/send-file";
import { enterChat } from "./enter-chat.server";
import { handInFile } from "../../support/chat/hand-in-file.server";
import { roomObject } from "../../support/rooms/room-object.server";

/**
 * Sends a file of up to 10 MB whole, as a form without script does, in the chat of an appointment or a group session:
 * checked by its content as any upload, kept for the patient whose appointment it is sent in, and shown to whoever takes
 * part. Sent again under the same client id it is there once.
 * @throws what enterChat throws; InvalidError with the reason at the field `file`; RateLimitedError
 */
export async function sendFile(
  context: RequestContext,
  request: Request,
  where: { waitingRoomId: string; chatRoomId: string },
): Promise<SendAnswer> {
  const entered = await enterChat(context, request, where);
  const { identity, room, patientId, appointmentId } = entered;
  await limitRate(context, "LINK_LIMIT", `file:${room.id}:${identity.memberId}`);
  const sent = parse(sendFileSchema, Object.fromEntries(await readForm(request)));
  const clientId = sent.clientId ?? crypto.randomUUID();
  const object = roomObject(context, room.id);
  const earlier = await object.sentFile(identity, where.chatRoomId, clientId);
  if (earlier) return object.sendFile(identity, { chatRoomId: where.chatRoomId, clientId, file: earlier });
  const wanted = { purpose: "ATTACHMENT", file: sent.file, patientId, appointmentId } as const;
  const kept = await keepFile(entered.context, wanted, (id) => ({
    audit: [{ action: "room.file", subjectKind: "file", subjectId: id, patientId, fields: ["ATTACHMENT"] }],
  }));
  return handInFile(entered, { chatRoomId: where.chatRoomId, clientId, file: kept });
}
