import { z } from "zod";

/**
 * What an inbox tells the tabs of its user: that there is something new, or something was read elsewhere (NEWS), or
 * that they may be signed in no longer (ENDED). What it is, each tab asks for itself, in its own language.
 */
const inboxFrameSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("NEWS"), fresh: z.boolean() }),
  z.object({ type: z.literal("ENDED") }),
]);
export type InboxFrame = z.infer<typeof inboxFrameSchema>;

/** The frame as text, once it was seen to be one. */
export const inboxFrameText = (frame: InboxFrame): string => JSON.stringify(inboxFrameSchema.parse(frame));

/** What the Worker asks of an inbox. `fresh`: something has arrived, not only been read. */
export interface UserInboxCalls {
  tell(fresh: boolean): Promise<void>;
  end(): Promise<void>;
}
