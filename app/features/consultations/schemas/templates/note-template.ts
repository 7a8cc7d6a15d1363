import { z } from "zod";
import { lineText, nameText, writtenText } from "~/kernel/text-fields";
import { NOTE_KINDS } from "../../domain/notes/note";
import {
  healthPlaceholderIn,
  isReadByOthers,
  MOST_PROMPT,
  MOST_SECTIONS,
  MOST_TITLE,
  unknownPlaceholder,
} from "../../domain/templates/note-template";
import { SNIPPET_NAME } from "../../domain/templates/snippets";

/** So long a text that a section starts with may be, and a snippet's. */
export const MOST_STARTING_TEXT = 5_000;

/** Whose a template or a snippet is. */
export const WHOSE = ["own", "organization"] as const;

const version = z.coerce.number("errors:field.invalid").int("errors:field.invalid").min(1).optional();
const id = z.string().trim().min(1).max(64).optional();

/** A text with what is filled in, in braces: a name in braces that stands for nothing would stand in the note. */
const fillableText = writtenText(MOST_STARTING_TEXT).superRefine((text, check) => {
  const name = unknownPlaceholder(text);
  if (name === undefined) return;
  check.addIssue({
    ...{ code: "custom", message: "note-editor:templates.unknownPlaceholder" },
    params: { name: `{${name}}` },
  });
});

const section = z.object({
  /** By which a section that was there stays itself when it moves; empty for a new one. */
  id: z.string().max(64).optional(),
  title: lineText(MOST_TITLE).default(""),
  prompt: lineText(MOST_PROMPT).default(""),
  text: fillableText.default(""),
  required: z.literal("on").optional(),
});

/** A section into which nothing was typed, which is left out. */
const isEmpty = ({ title, prompt, text }: z.infer<typeof section>) => title === "" && prompt === "" && text === "";

/** A template as its form posts it; sections that say nothing are left out. */
export const templateFormSchema = z
  .object({
    id,
    version,
    name: nameText(MOST_TITLE),
    kind: z.enum(NOTE_KINDS, "errors:field.invalid"),
    whose: z.enum(WHOSE, "errors:field.invalid"),
    /** The product's own template that a new one is a copy of. */
    from: z.string().max(64).optional(),
    sections: z
      .array(
        section.refine((each) => each.title !== "" || isEmpty(each), {
          ...{ path: ["title"], message: "note-editor:templates.noHeading" },
        }),
      )
      .max(MOST_SECTIONS)
      .transform((sections) => sections.filter((each) => !isEmpty(each))),
  })
  .refine(({ sections }) => sections.length > 0, {
    path: ["sections[0].title"],
    message: "note-editor:templates.noSection",
  })
  .refine(
    ({ kind, sections }) =>
      !isReadByOthers(kind) || !sections.some(({ text }) => healthPlaceholderIn(text) !== undefined),
    { path: ["kind"], message: "note-editor:templates.readByOthers" },
  );

const snippetName = z
  .string("errors:field.mandatory")
  .trim()
  .overwrite((name) => name.replace(/^\./, "").toLowerCase())
  .min(1, "errors:field.mandatory")
  .regex(SNIPPET_NAME, "note-editor:templates.badName");

/** A snippet as its form posts it. */
export const snippetFormSchema = z.object({
  name: snippetName,
  text: fillableText.min(1, "errors:field.mandatory"),
  whose: z.enum(WHOSE, "errors:field.invalid"),
});

/** A snippet as the form below it posts it; whose it is stays. */
export const changedSnippetSchema = snippetFormSchema.omit({ whose: true }).extend({
  id: z.string().trim().min(1, "errors:field.invalid").max(64, "errors:field.invalid"),
  version: z.coerce.number("errors:field.invalid").int("errors:field.invalid").min(1, "errors:field.invalid"),
});

export const keptIdSchema = z.string().trim().min(1).max(64);
