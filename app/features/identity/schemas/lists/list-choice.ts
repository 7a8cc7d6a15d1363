import { z } from "zod";
import { LIST_NAMES } from "~/kernel/lists/list-choice";
import { nameText } from "~/kernel/text-fields";

const list = z.enum(LIST_NAMES, "errors:field.chooseOne");
const MOST_COLUMNS = 40;

/** The columns that somebody wants to see in a list; which ones there are, the list itself knows. */
export const chosenColumnsSchema = z.object({
  list,
  columns: z
    .array(z.string().regex(/^[a-zA-Z]{1,30}$/, "errors:field.invalid"))
    .max(MOST_COLUMNS, "errors:field.invalid"),
});

/** A view of a list as somebody names it. */
export const newViewSchema = z.object({
  list,
  name: nameText(60),
  query: z.string("errors:field.invalid").max(1_000, "errors:field.tooLong"),
});

export const viewIdSchema = z.object({ id: z.string("errors:field.invalid").min(1).max(64, "errors:field.invalid") });
