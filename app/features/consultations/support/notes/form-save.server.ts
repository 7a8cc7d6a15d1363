import { z } from "zod";
import { periodText } from "../../domain/notes/period";
import { sha256 } from "~/platform/crypto/crypto.server";

/** The editor's form as a browser without script posts it: every section, changed or not. */
export const noteFormSchema = z.object({
  sections: z.array(
    z
      .object({
        id: z.string(),
        text: z.string().default(""),
        /** Days are posted as two fields beside the text that the page was made with. */
        asks: z.literal("period").optional(),
        from: z.string().default(""),
        to: z.string().default(""),
        base: z.coerce.number("errors:field.invalid").int("errors:field.invalid"),
        /** What the field said when the page was made, as its hash. */
        was: z.string(),
        settles: z
          .union([z.string(), z.array(z.string())])
          .default([])
          .transform((keys) => [keys].flat()),
      })
      .transform(({ asks, from, to, text, ...section }) => ({
        ...section,
        text: asks === "period" ? periodText({ from, to }) : text,
      })),
  ),
});

const linesOf = (text: string) => text.replaceAll("\r\n", "\n");

/** By what a form tells whether a text was changed. */
export const textMark = (text: string): Promise<string> => sha256(linesOf(text));

/**
 * What a form saves: the sections that were typed into, and those whose other texts were settled. Each post is a window
 * of its own, so that a page that was gone back to loses nothing.
 */
export async function formSave({ sections }: z.infer<typeof noteFormSchema>) {
  const marked = await Promise.all(
    sections.map(async ({ was, ...section }) => ({ section, isSame: (await textMark(section.text)) === was })),
  );
  return {
    clientId: crypto.randomUUID(),
    sequence: 1,
    sections: marked
      .filter(({ section, isSame }) => !isSame || section.settles.length > 0)
      .map(({ section }) => ({ ...section, text: linesOf(section.text) })),
  };
}
