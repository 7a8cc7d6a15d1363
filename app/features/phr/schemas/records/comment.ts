import { z } from "zod";
import { writtenText } from "~/kernel/text-fields";

/** The most characters of a comment. */
export const COMMENT_MAX = 2000;

/** A comment on an entry, as a form posts it with the id of the record. */
export const commentSchema = z.object({
  id: z.string().trim().min(1).max(64),
  /** The same one for a comment that is sent again. */
  idempotencyKey: z.string().min(8, "errors:field.invalid").max(100, "errors:field.invalid").optional(),
  comment: writtenText(COMMENT_MAX).min(1, "errors:field.mandatory"),
});
