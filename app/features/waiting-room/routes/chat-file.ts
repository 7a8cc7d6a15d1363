import { defineLoader } from "~/platform/http/screen.server";
import { readChatFile } from "../services/chat/read-chat-file.server";

/** A file that was sent in a chat, as a download. */
export const loader = defineLoader(({ app, request, params }) => {
  const { waitingRoomId = "", chatRoomId = "", fileId = "" } = params;
  return readChatFile(app, request, { waitingRoomId, chatRoomId, fileId });
});
