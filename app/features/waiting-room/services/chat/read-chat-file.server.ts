import { fileDownload, filePatientQuery, type Asked } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { enterChat } from "./enter-chat.server";
import { roomObject } from "../../support/rooms/room-object.server";

/**
 * A file of a chat as a download, or to be shown, or a part of it, for who takes part in that chat.
 * @param asked the header Range, and whether the browser shows it, which it does with pictures and films alone
 * @throws what enterChat throws; NotFoundError for a file of another chat
 */
export async function readChatFile(
  context: RequestContext,
  request: Request,
  { fileId, ...where }: { waitingRoomId: string; chatRoomId: string; fileId: string },
  asked: Asked = {},
): Promise<Response> {
  const entered = await enterChat(context, request, where);
  const { room, identity } = entered;
  const file = await roomObject(context, room.id).fileIn(identity, where.chatRoomId, fileId);
  if (!file) throw new NotFoundError();
  const [kept] = await filePatientQuery(context.db, fileId);
  const downloaded = { ...file, purpose: "ATTACHMENT", patientId: kept?.patientId ?? null } as const;
  return fileDownload(entered.context, downloaded, asked);
}
