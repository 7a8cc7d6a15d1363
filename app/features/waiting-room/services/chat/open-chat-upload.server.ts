import { announcedFile, beginUpload, type BegunUpload } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import { limitRate } from "~/platform/rate-limit.server";
import { MOST_ON_THE_WAY } from "../../domain/chat/chat-upload";
import { chatRefusal, uploadScope, type ChatAddress } from "../../support/chat/chat-upload.server";
import { roomObject } from "../../support/rooms/room-object.server";
import { enterChat } from "./enter-chat.server";

/**
 * Begins to take a file for a chat in parts, or goes on with the same file where the same person did not finish it.
 * @param request its body says what the file is, as JSON
 * @throws what enterChat throws; InvalidError at `file`, also for a name of a kind that is not taken and for a chat that
 * has closed; NotFoundError for who does not take part; RateLimitedError
 */
export async function openChatUpload(
  context: RequestContext,
  request: Request,
  chat: ChatAddress,
): Promise<BegunUpload> {
  const entered = await enterChat(context, request, chat);
  const { identity, room } = entered;
  await limitRate(context, "LINK_LIMIT", `file:${room.id}:${identity.memberId}`);
  const file = await announcedFile("ATTACHMENT", request);
  const answer = await roomObject(entered.context, room.id).mayWrite(identity, chat.chatRoomId);
  if (!answer.status) throw chatRefusal(answer.errorCode);
  return beginUpload(entered.context, uploadScope(entered, chat), file, MOST_ON_THE_WAY);
}
