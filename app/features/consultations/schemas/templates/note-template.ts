import { z } from "zod";
import { lineText, nameText, writtenText } from "~/kernel/text-fields";
import { NOTE_KINDS } from "../../domain/notes/note";
import { MOST_PROMPT, MOST_SECTIONS, MOST_TITLE } from "../../domain/templates/note-template";
import { SNIPPET_NAME } from "../../domain/templates/snippets";

/** So long a text that a section starts with may be, and a snippet's. */
export const MOST_STARTING_TEXT = 5_000;

/** Whose a template or a snippet is. */
export const WHOSE = ["own", "organization"] as const;

const version = z.coerce.number("errors:field.invalid").int("errors:field.invalid").min(1).optional();
const id = z.string().trim().min(1).max(64).optional();

/** A template as its form posts it; sections without a heading are left out. */
export const templateFormSchema = z
  .object({
    id,
    version,
    name: nameText(MOST_TITLE),
    kind: z.enum(NOTE_KINDS, "errors:field.invalid"),
    whose: z.enum(WHOSE, "errors:field.invalid"),
    sections: z
      .array(
        z.object({
          /** By which a section that was there stays itself when it moves; empty for a new one. */
          id: z.string().max(64).optional(),
          title: lineText(MOST_TITLE),
          prompt: lineText(MOST_PROMPT),
          text: writtenText(MOST_STARTING_TEXT),
          required: z.literal("on").optional(),
        }),
      )
      .max(MOST_SECTIONS)
      .transform((sections) => sections.filter(({ title }) => title !== "")),
  })
  .refine(({ sections }) => sections.length > 0, {
    path: ["sections[0].title"],
    message: "note-editor:templates.noSection",
  });

const snippetName = z
  .string("errors:field.mandatory")
  .trim()
  .overwrite((name) => name.replace(/^\./, "").toLowerCase())
  .min(1, "errors:field.mandatory")
  .regex(SNIPPET_NAME, "note-editor:templates.badName");

/** A snippet as its form posts it. */
export const snippetFormSchema = z.object({
  name: snippetName,
  text: writtenText(MOST_STARTING_TEXT).min(1, "errors:field.mandatory"),
  whose: z.enum(WHOSE, "errors:field.invalid"),
});

export const keptIdSchema = z.string().trim().min(1).max(64);
