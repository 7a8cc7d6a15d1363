import { findUpload, type StoredUpload, type UploadScope } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError, RateLimitedError, type AppError } from "~/platform/http/errors.server";
import { enterChat, type EnteredChat } from "../../services/chat/enter-chat.server";

/** A chat as an address names it. */
export interface ChatAddress {
  waitingRoomId: string;
  chatRoomId: string;
}

/** What the uploads of whoever entered a chat are known by: no account, for guests have none. */
export const uploadScope = ({ identity, patientId }: EnteredChat, { chatRoomId }: ChatAddress): UploadScope => ({
  purpose: "ATTACHMENT",
  senderId: identity.memberId,
  patientId,
  chatRoomId,
});

/**
 * An upload for a chat, for whoever began it there, and may enter still.
 * @throws what enterChat throws; NotFoundError also for somebody else's
 */
export async function chatUploadOf(
  context: RequestContext,
  request: Request,
  { uploadId, ...chat }: ChatAddress & { uploadId: string },
): Promise<{ entered: EnteredChat; upload: StoredUpload }> {
  const entered = await enterChat(context, request, chat);
  return { entered, upload: await findUpload(entered.context, uploadId, uploadScope(entered, chat)) };
}

const RETRY_SECONDS = 1;

/** Why a chat does not take a file, as whoever sends it is told. */
export function chatRefusal(code: string): AppError {
  if (code === "rateLimited") return new RateLimitedError(RETRY_SECONDS);
  if (code === "chatClosed") return new InvalidError([{ field: "file", message: "rooms:file.closed" }]);
  return new NotFoundError();
}
