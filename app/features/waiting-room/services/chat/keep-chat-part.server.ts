import { takePart } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import { chatUploadOf, type ChatAddress } from "../../support/chat/chat-upload.server";

/**
 * Takes one part (from 1) of a file for a chat: the whole body is the part.
 * @throws what enterChat throws; InvalidError for a part that the file does not have, or of another size, and at `file`
 * for a first part of nothing that is taken; NotFoundError
 */
export async function keepChatPart(
  context: RequestContext,
  request: Request,
  { part, ...address }: ChatAddress & { uploadId: string; part: string },
): Promise<{ part: number }> {
  const { entered, upload } = await chatUploadOf(context, request, address);
  return takePart(entered.context, upload, part, request);
}
