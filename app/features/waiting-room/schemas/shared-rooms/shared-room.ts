import { z } from "zod";
import { nameText } from "~/kernel/text-fields";

const id = z.string().trim().min(1).max(64);

/** A shared room; `purpose` is what it is for, as `branch:` or `offering:` with the id. */
export const sharedRoomSchema = z.object({
  /** Absent for a new one, with the version that the form was made from. */
  id: id.optional(),
  version: z.coerce.number().int().min(0).optional(),
  name: nameText(120),
  purpose: z.string("errors:field.chooseOne").regex(/^(branch|offering):[\w-]{1,64}$/, "errors:field.chooseOne"),
});

export const switchRoomSchema = z.object({ id });
