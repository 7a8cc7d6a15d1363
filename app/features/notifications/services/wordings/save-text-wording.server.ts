import { createTranslator } from "~/i18n/translator.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { StaleFormError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { textWordingName } from "../../domain/wordings/text-wording";
import { textWordingForm } from "../../schemas/wordings/wording";
import { checkText } from "./check-wording.server";
import { defaultText } from "../../support/wordings/default-text.server";
import { readTextWording } from "./read-text-wording.server";
import { storeWording } from "./store-wording.server";
import type { TextPlace } from "../../support/wordings/wording-place.server";

/**
 * Saves what a text says in one language; what says the same as the default follows it.
 * @throws InvalidError at the field, StaleFormError where somebody saved it meanwhile
 */
export async function saveTextWording(context: RequestContext, place: TextPlace, raw: unknown): Promise<void> {
  await authorize(context, "settings.change");
  const { text, version } = parse(textWordingForm, raw);
  checkText(place.key, text);
  const asItIs = async () => {
    const now = await readTextWording(context, place);
    return { version: now.version, words: { text: now.text } };
  };
  const now = await asItIs();
  if (version !== now.version) throw new StaleFormError(now.version, now.words);
  if (text === now.words.text) return;
  const { key, locale } = place;
  const opening = text === defaultText(createTranslator(locale), key) ? "" : text;
  const changed = { template: textWordingName(key), locale, subject: "", opening, closing: "", version };
  await storeWording(context, changed, ["text"], asItIs);
}
