import type { RequestContext } from "~/platform/context.server";
import { keptChatSchema, type KeptChat } from "../../schemas/chat/kept-chat";

/** The name under which the notes that staff wrote in a room are kept, apart from what its patient may read. */
export const notesOf = (appointmentId: string): string => `${appointmentId}.notes`;

/** The name under which the chat of a group session is kept, once for all who took part. */
export const sessionOf = (sessionId: string): string => `${sessionId}.session`;

const keyOf = ({ organization }: RequestContext, name: string) => `transcripts/${organization.id}/${name}.json`;

/** What is kept of a chat: its messages, and what it was about. */
type ChatToKeep = Readonly<Record<string, unknown>> & { messages: readonly object[]; companions?: readonly string[] };

/** Keeps a chat under a name, an appointment's id for its own chat; one in which nothing was and nobody came is not kept. */
export async function keepChat(context: RequestContext, name: string, chat: ChatToKeep): Promise<void> {
  if (chat.messages.length === 0 && !chat.companions?.length) return;
  const httpMetadata = { contentType: "application/json" };
  await context.env.FILES.put(keyOf(context, name), JSON.stringify(chat), { httpMetadata });
}

/** Whether a chat is kept under a name; the caller has authorized it. */
export const hasKeptChat = async (context: RequestContext, name: string): Promise<boolean> =>
  (await context.env.FILES.head(keyOf(context, name))) !== null;

/** The chat that is kept under a name; null where there is none. The caller has authorized it. */
export async function keptChat(context: RequestContext, name: string): Promise<KeptChat | null> {
  const found = await context.env.FILES.get(keyOf(context, name));
  return found && keptChatSchema.parse(await found.json());
}
