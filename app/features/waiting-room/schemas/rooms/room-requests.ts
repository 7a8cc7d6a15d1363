import { z } from "zod";
import { nameText } from "~/kernel/text-fields";
import { MAX_NAME_LENGTH } from "../../domain/rooms/room-limits";

/** A name to be called by. */
export const guestNameSchema = nameText(MAX_NAME_LENGTH);

/** Body of POST /waitingRoom/checkIn; without a name the one on the link stays. */
export const checkInSchema = z.object({ name: guestNameSchema.nullable().default(null) });
export type CheckIn = z.infer<typeof checkInSchema>;

/** Body of POST /waitingRoom/sendChatMessage; what the text must be is the room's to say. */
export const sendChatMessageSchema = z.object({
  clientId: z.string().min(1).max(80),
  chatRoomId: z.string().min(1).max(80),
  message: z.string(),
});
export type SendChatMessage = z.infer<typeof sendChatMessageSchema>;
