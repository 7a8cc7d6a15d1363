import { z } from "zod";
import { MOST_UPLOAD_BYTES, PART_BYTES } from "~/kernel/upload/upload-parts";

const count = z.coerce.number("errors:field.invalid").int("errors:field.invalid");

/** A file that is to be sent in parts; its size in bytes. */
export const newUploadSchema = z.object({
  fileName: z
    .string("errors:field.mandatory")
    .min(1, "errors:field.mandatory")
    .transform((name) => name.slice(-200)),
  bytes: count.min(1, "files:refused.empty"),
  /** SHA-256 of the first part, in hexadecimal. */
  firstPartHash: z.string("errors:field.mandatory").regex(/^[0-9a-f]{64}$/, "errors:field.invalid"),
});

/** One part of a file, from 1. */
export const partSchema = count
  .min(1, "errors:field.invalid")
  .max(Math.ceil(MOST_UPLOAD_BYTES / PART_BYTES), "errors:field.invalid");

export const uploadIdSchema = z.string().trim().min(1).max(64);
