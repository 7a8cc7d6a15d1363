import { discardUpload } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import { chatUploadOf, type ChatAddress } from "../../support/chat/chat-upload.server";

/** Ends the sending of a file to a chat by hand; nothing of it is kept. @throws what enterChat throws; NotFoundError */
export async function abortChatUpload(
  context: RequestContext,
  request: Request,
  address: ChatAddress & { uploadId: string },
): Promise<void> {
  const { entered, upload } = await chatUploadOf(context, request, address);
  await discardUpload(entered.context, upload);
}
