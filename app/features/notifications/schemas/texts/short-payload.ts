import { z } from "zod";
import { SHORT_CHANNELS } from "../../domain/preferences/channel";
import { mailPayload } from "../mail/mail-payload";

/** What the outbox says of a text or a push: what the mail's row says, and the channel. */
export const shortPayload = z.intersection(mailPayload, z.object({ channel: z.enum(SHORT_CHANNELS) }));

export type ShortPayload = z.infer<typeof shortPayload>;
