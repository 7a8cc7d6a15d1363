import { answerSending } from "~/platform/calls/answer-sending.server";
import { defineAction } from "~/platform/http/screen.server";
import { keepChatPart } from "../services/chat/keep-chat-part.server";

/** Takes one part of a file for a chat, which is the whole body. */
export const action = defineAction(({ app, request, params }) => {
  const { waitingRoomId = "", chatRoomId = "", uploadId = "", part = "" } = params;
  return answerSending(app, () => keepChatPart(app, request, { waitingRoomId, chatRoomId, uploadId, part }));
});
