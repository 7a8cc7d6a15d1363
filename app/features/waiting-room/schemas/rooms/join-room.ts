import { z } from "zod";
import { nameText } from "~/kernel/text-fields";
import { MAX_NAME_LENGTH } from "../../domain/rooms/room-limits";

/** Who somebody is who opened a room's link: the patient, or somebody with them, by name. */
export const joinRoomSchema = z.discriminatedUnion("as", [
  z.object({ as: z.literal("patient") }),
  z.object({
    as: z.literal("companion"),
    name: nameText(MAX_NAME_LENGTH, "errors:field.invalid"),
  }),
]);
export type JoinRoom = z.infer<typeof joinRoomSchema>;
