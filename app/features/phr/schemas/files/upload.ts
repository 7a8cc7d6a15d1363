import { z } from "zod";

export const fileIdSchema = z.string().trim().min(1).max(64);

/** What goes with the last call: the small picture that the browser made, as base64. */
export const finishUploadSchema = z.object({ thumbnail: z.string().max(100_000).optional() });

/** A file as a form without script posts it. */
export const sentFileSchema = z.object({ file: z.instanceof(File, { error: "files:refused.none" }) });
