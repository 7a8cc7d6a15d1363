import { z } from "zod";
import { checkbox } from "~/kernel/checkbox-field";
import { writtenText } from "~/kernel/text-fields";

/** So long the words of an addendum may be, and a reason. */
export const MOST_ADDENDUM = 10_000;
export const MOST_REASON = 500;

const reason = writtenText(MOST_REASON).min(1, "errors:field.mandatory");
const version = z.coerce.number("errors:field.invalid").int("errors:field.invalid").min(1, "errors:field.invalid");

/**
 * Signing what was read: the version says what that was. Who has not said lately who they are gives their password, and
 * what looks as if it was left to be filled in stays only where the signer says that it is meant so (`asItStands`).
 */
export const signNoteSchema = z.object({
  version,
  asItStands: checkbox,
  password: z.string("errors:field.invalid").optional(),
});

export const addendumSchema = z.object({
  text: writtenText(MOST_ADDENDUM).min(1, "errors:field.mandatory"),
  reason,
  /** The same for a request that is repeated because its answer was lost. */
  idempotencyKey: z.string().min(8, "errors:field.invalid").max(100, "errors:field.invalid").optional(),
});

/** Why a note is withdrawn, in words that the patient reads, or why it is in error. */
export const noteReasonSchema = z.object({ reason });

export const restrictNoteSchema = z.object({ authorOnly: checkbox });
