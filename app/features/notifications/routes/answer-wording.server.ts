import { data, redirect } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { PostedAnswer } from "~/screens/use-posted-form";
import { submitForm } from "~/platform/http/form.server";
import { parse } from "~/platform/http/parse.server";
import { readForm } from "~/platform/http/read-body.server";
import { wordingIntent } from "../schemas/wordings/wording";

/** What is shown in the form of a wording without being saved. */
export interface ShownWording<Preview> extends PostedAnswer {
  preview?: Preview;
  what?: "typed" | "standard";
}

/** What one kind of wording does with each button of its form. */
interface WordingForm<Schema extends z.ZodType, Preview> {
  schema: Schema;
  /** The default in the form's fields, and what it would be as a message. */
  standard: () => Promise<{ words: Record<string, string>; preview: Preview }>;
  preview: (typed: z.infer<Schema>) => Promise<Preview>;
  save: (typed: z.infer<Schema>) => Promise<void>;
  /** Where whoever has saved is led. */
  savedPath: string;
}

/** Answers the form of a wording: it is saved, or shown as it would be sent, as typed or by the default. */
export async function answerWording<Schema extends z.ZodType<Record<string, unknown>>, Preview>(
  request: Request,
  { schema, standard, preview, save, savedPath }: WordingForm<Schema, Preview>,
) {
  const form = Object.fromEntries(await readForm(request));
  const { intent } = parse(wordingIntent, form);
  if (intent === "reset") {
    const { words, preview: shown } = await standard();
    const result = { initialValue: { ...words, version: form.version } };
    return data<ShownWording<Preview>>({ result, what: "standard", preview: shown });
  }
  return submitForm(request, schema, async (typed) => {
    if (intent === "preview") {
      const result = { initialValue: { ...typed } };
      return data<ShownWording<Preview>>({ result, what: "typed", preview: await preview(typed) });
    }
    await save(typed);
    return redirect(savedPath, 303);
  });
}
