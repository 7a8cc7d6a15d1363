import { createTranslator } from "~/i18n/translator.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { StaleFormError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { WORDING_FIELDS, type WordingField } from "../../domain/wordings/wording-text";
import { wordingForm } from "../../schemas/wordings/wording";
import { checkWording } from "./check-wording.server";
import { defaultWording } from "../../support/wordings/default-wording.server";
import { readWording } from "./read-wording.server";
import { storeWording } from "./store-wording.server";
import type { WordingPlace } from "../../support/wordings/wording-place.server";

/**
 * Saves what a mail says in one language; what says the same as the default follows it.
 * @throws InvalidError at the fields, StaleFormError where somebody saved it meanwhile
 */
export async function saveWording(context: RequestContext, place: WordingPlace, raw: unknown): Promise<void> {
  await authorize(context, "settings.change");
  const { version, ...wording } = parse(wordingForm, raw);
  checkWording(place.key, wording);
  const asItIs = async () => {
    const now = await readWording(context, place);
    return { version: now.version, words: { ...now.wording } };
  };
  const now = await asItIs();
  if (version !== now.version) throw new StaleFormError(now.version, now.words);
  const { key, locale } = place;
  const standard = defaultWording(createTranslator(locale), key);
  const own = (field: WordingField) => (wording[field] === standard[field] ? "" : wording[field]);
  const stored = { subject: own("subject"), opening: own("opening"), closing: own("closing") };
  const fields = WORDING_FIELDS.filter((field) => (stored[field] || standard[field]) !== now.words[field]);
  if (fields.length === 0) return;
  await storeWording(context, { template: key, locale, ...stored, version }, fields, asItIs);
}
