import type { LocaleCode } from "~/i18n/locales";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { listWordings as listStored } from "../../data/wordings/wordings.server";
import { wordingFacts, WORDING_KEYS, type WordingKey } from "../../domain/wordings/mail-wording";
import { isTextKey, textWordingName } from "../../domain/wordings/text-wording";
import { wordingLocales } from "../../support/wordings/wording-place.server";

/** One mail, and in which languages the organization words it itself. */
export interface WordingLine {
  key: WordingKey;
  group: ReturnType<typeof wordingFacts>["group"];
  to: ReturnType<typeof wordingFacts>["to"];
  own: LocaleCode[];
  /** The same of its text; null where it is told to no phone. */
  text: { own: LocaleCode[] } | null;
}

/** Every mail that there is. */
export async function listWordings(context: RequestContext): Promise<WordingLine[]> {
  await authorize(context, "settings.change");
  const own = (await listStored(context.db)).filter(
    ({ subject, opening, closing }) => subject + opening + closing !== "",
  );
  const locales = wordingLocales(context);
  const wordedIn = (name: string) =>
    locales.filter((each) => own.some(({ template, locale }) => template === name && locale === each));
  return WORDING_KEYS.map((key) => {
    const { group, to } = wordingFacts(key);
    const text = isTextKey(key) ? { own: wordedIn(textWordingName(key)) } : null;
    return { key, group, to, own: wordedIn(key), text };
  });
}
