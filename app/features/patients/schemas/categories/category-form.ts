import { z } from "zod";
import { nameText } from "~/kernel/text-fields";
import { CATEGORY_COLOURS } from "../../domain/categories/category-colour";
import { formVersion, idField } from "../patients/person-fields";

const NAME_LENGTH = 60;

const category = {
  id: idField.optional(),
  name: nameText(NAME_LENGTH),
  colour: z.enum(CATEGORY_COLOURS, { error: "errors:field.chooseOne" }).default(CATEGORY_COLOURS[0]),
  version: formVersion.optional(),
};

/**
 * A category as it is written down: its name, and the colour that stands beside it. `id` and `version` of one that is
 * there.
 */
export const categoryFormSchema = z.object(category);

/** What the screen of categories sends: a category to be saved, or one to be disabled or enabled. */
export const categoryPostSchema = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.literal("save"), ...category }),
    z.object({ intent: z.enum(["disable", "enable"]), id: idField }),
  ],
  { error: "errors:field.invalid" },
);
