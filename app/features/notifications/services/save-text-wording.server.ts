import { commit, CommitRefused } from "~/db/commit.server";
import { createTranslator } from "~/i18n/translator.server";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { StaleFormError } from "~/platform/errors.server";
import { parse } from "~/platform/parse.server";
import { writeWording } from "../data/wordings.server";
import { textWordingName } from "../domain/text-wording";
import { textWordingForm } from "../schemas/wording";
import { checkText } from "./check-wording.server";
import { defaultText } from "./default-text.server";
import { readTextWording, type TextPlace } from "./read-text-wording.server";

/**
 * Saves what a text says in one language; what says the same as the default follows it.
 * @throws InvalidError at the field, StaleFormError where somebody saved it meanwhile
 */
export async function saveTextWording(context: RequestContext, place: TextPlace, raw: unknown): Promise<void> {
  await authorize(context, "settings.change");
  const { text, version } = parse(textWordingForm, raw);
  checkText(place.key, text);
  const now = await readTextWording(context, place);
  if (version !== now.version) throw new StaleFormError(now.version, { text: now.text });
  if (text === now.text) return;
  const { key, locale } = place;
  const template = textWordingName(key);
  const opening = text === defaultText(createTranslator(locale), key) ? "" : text;
  try {
    await commit(context, {
      guarded: writeWording(context.db, {
        ...{ template, locale, subject: "", opening, closing: "" },
        ...{ version, at: context.now },
      }),
      audit: [
        { action: "wording.change", subjectKind: "wording", subjectId: `${template}:${locale}`, fields: ["text"] },
      ],
      result: null,
    });
  } catch (error) {
    if (!(error instanceof CommitRefused) || error.failure.kind !== "conflict") throw error;
    const current = await readTextWording(context, place);
    throw new StaleFormError(current.version, { text: current.text });
  }
}
