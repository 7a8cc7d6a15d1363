import { z } from "zod";
import { writtenText } from "~/kernel/text-fields";

/** So long a comment may be. */
export const COMMENT_MAX = 2000;

/** What somebody says to an entry, as a form posts it with the record. */
export const commentSchema = z.object({
  id: z.string().trim().min(1).max(64),
  /** The same one for a comment that is sent again. */
  idempotencyKey: z.string().min(8, "errors:field.invalid").max(100, "errors:field.invalid").optional(),
  comment: writtenText(COMMENT_MAX).min(1, "errors:field.mandatory"),
});
