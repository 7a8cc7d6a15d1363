import { askedOf } from "~/features/organization/public.server";
import { defineLoader } from "~/platform/http/screen.server";
import { readChatFile } from "../services/chat/read-chat-file.server";

/** A file that was sent in a chat: as a download, or shown where browsers show it. */
export const loader = defineLoader(({ app, request, params, url }) => {
  const { waitingRoomId = "", chatRoomId = "", fileId = "" } = params;
  return readChatFile(app, request, { waitingRoomId, chatRoomId, fileId }, askedOf({ request, url }));
});
