import { answerSending } from "~/platform/calls/answer-sending.server";
import { defineAction } from "~/platform/http/screen.server";
import { abortChatUpload } from "../services/chat/abort-chat-upload.server";
import { finishChatUpload } from "../services/chat/finish-chat-upload.server";

/** Puts a file of which all parts have arrived into the chat, or throws away what has arrived. */
export const action = defineAction(({ app, request, params }) => {
  const { waitingRoomId = "", chatRoomId = "", uploadId = "" } = params;
  const address = { waitingRoomId, chatRoomId, uploadId };
  return answerSending(app, async () => {
    if (request.method !== "DELETE") return finishChatUpload(app, request, address);
    await abortChatUpload(app, request, address);
    return { status: true };
  });
});
