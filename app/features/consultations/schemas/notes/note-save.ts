import { z } from "zod";
import { MOST_SECTION_TEXT } from "../../domain/notes/note-window";

const id = z.string().min(1).max(64);
/** A name that a browser window gives itself. */
const clientId = z.string().regex(/^[\w-]{8,64}$/, "errors:field.invalid");

/** Whether the window goes away with this: others need not follow it any more. */
const leaves = z.boolean().default(false);

const sequence = z.number().int().min(0).max(1_000_000_000);

/** As a field posts it: a form ends lines with two characters. What nobody can see or store is left out. */
const sectionText = z
  .string()
  .max(MOST_SECTION_TEXT * 2, "errors:field.tooLong")
  .overwrite((text) => text.replaceAll("\r\n", "\n").replaceAll("\0", ""))
  .max(MOST_SECTION_TEXT, "errors:field.tooLong");

/** What a window saves of a note; see domain/notes/merge-note. */
export const noteSaveSchema = z.object({
  clientId,
  continues: z.object({ clientId, sequence }).nullable().default(null),
  sequence: sequence.min(1),
  leaves,
  sections: z
    .array(
      z.object({
        id,
        text: sectionText,
        base: z.number().int().min(1),
        settles: z.array(z.string().max(100)).max(50).default([]),
        goesOn: z.boolean().default(false),
      }),
    )
    .max(50)
    .refine(
      (sections) => new Set(sections.map((section) => section.id)).size === sections.length,
      "errors:field.invalid",
    ),
});

/** What a window asks of a note that it shows: how it is now, and whether it is the one that writes from now on. */
export const noteFollowSchema = z.object({
  clientId,
  continues: clientId.nullable().default(null),
  takesOver: z.boolean().default(false),
  leaves,
});
