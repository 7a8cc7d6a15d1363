import { z } from "zod";
import { trimmedText } from "~/kernel/text/written-text";
import type { WordingField } from "../../domain/wordings/wording-text";

const LONGEST: Readonly<Record<WordingField, number>> = { subject: 150, opening: 2_000, closing: 500 };

/** Spaces in a row say nothing in a mail. */
const plain = (text: string) => trimmedText(text).replace(/[^\S\n]+/g, " ");

const words = (field: WordingField) =>
  z
    .string("errors:field.mandatory")
    .transform(plain)
    .pipe(z.string().trim().min(1, "errors:field.mandatory").max(LONGEST[field], "errors:field.tooLong"));

/** What the form of a wording posts. A subject is one line. */
export const wordingForm = z.object({
  subject: words("subject").transform((text) => text.replace(/\s+/g, " ")),
  opening: words("opening"),
  closing: words("closing"),
  version: z.coerce.number().int().min(0),
});

/** A text is one paragraph, and short: each of its messages is paid for. */
const LONGEST_TEXT = 400;
export const textWordingForm = z.object({
  text: z
    .string("errors:field.mandatory")
    .transform((text) => plain(text).replace(/\s+/g, " "))
    .pipe(z.string().trim().min(1, "errors:field.mandatory").max(LONGEST_TEXT, "errors:field.tooLong")),
  version: z.coerce.number().int().min(0),
});
