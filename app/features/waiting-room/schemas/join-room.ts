import { z } from "zod";
import { MAX_NAME_LENGTH } from "../domain/room-limits";

/** Who somebody is who opened a room's link: the patient, or somebody with them, by name. */
export const joinRoomSchema = z.discriminatedUnion("as", [
  z.object({ as: z.literal("patient") }),
  z.object({
    as: z.literal("companion"),
    name: z
      .string({ error: "errors:field.mandatory" })
      .trim()
      .min(1, "errors:field.mandatory")
      .max(MAX_NAME_LENGTH, "errors:field.invalid"),
  }),
]);
export type JoinRoom = z.infer<typeof joinRoomSchema>;
