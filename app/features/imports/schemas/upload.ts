import { z } from "zod";
import { writtenText } from "~/kernel/text-fields";
import { MOST_UPLOAD_BYTES, PART_BYTES } from "~/kernel/upload/upload-parts";
import { encodingSchema, importIdSchema } from "./import-forms";

const count = z.coerce.number("errors:field.invalid").int("errors:field.invalid");

/** A file that is to be sent in parts. Sizes in bytes, times in UTC ms. */
export const newUploadSchema = z.object({
  fileName: z
    .string("errors:field.mandatory")
    .min(1, "errors:field.mandatory")
    .transform((name) => name.slice(-200)),
  bytes: count.min(1, "imports:file.empty").max(MOST_UPLOAD_BYTES, "imports:upload.tooLarge"),
  lastModified: count.min(0, "errors:field.invalid"),
  /** SHA-256 of the first part, in hexadecimal. */
  firstPartHash: z.string("errors:field.mandatory").regex(/^[0-9a-f]{64}$/, "errors:field.invalid"),
  importNotes: writtenText(2_000).default(""),
});

export const uploadIdSchema = z.object({ uploadId: importIdSchema });

/** All parts are there; `encoding` where whoever sends the file knows it. */
export const finishUploadSchema = uploadIdSchema.extend({ encoding: encodingSchema });

/** One part of a file, from 1. */
export const uploadPartSchema = uploadIdSchema.extend({
  part: count.min(1, "errors:field.invalid").max(Math.ceil(MOST_UPLOAD_BYTES / PART_BYTES), "errors:field.invalid"),
});

/** What the last call of an upload answers, as the page that sends reads it. */
export const finishedUploadSchema = z.object({ importId: z.string() });
