import { answerSending } from "~/platform/calls/answer-sending.server";
import { defineAction } from "~/platform/http/screen.server";
import { openChatUpload } from "../services/chat/open-chat-upload.server";

/** Begins to take a file for a chat in parts, or goes on. */
export const action = defineAction(({ app, request, params: { waitingRoomId = "", chatRoomId = "" } }) =>
  answerSending(app, () => openChatUpload(app, request, { waitingRoomId, chatRoomId })),
);
