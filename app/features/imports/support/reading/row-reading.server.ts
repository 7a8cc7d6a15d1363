import { localDate } from "~/features/patients/public.server";
import { LOCALES, LOCALE_CODES, type LocaleCode } from "~/i18n/locales";
import { foldText } from "~/kernel/text/fold-text";
import type { RequestContext } from "~/platform/context.server";
import type { StoredImport } from "../../data/imports.server";
import { roomForCategories } from "../../domain/reading/new-categories";
import type { RowReading } from "../../domain/reading/read-row";

const NAMED_IN = ["en", "es", "ar"];
let languages: ReadonlyMap<string, string> | undefined;

/**
 * Languages by their codes and by their names in themselves, English, Spanish and Arabic; the first of a name counts.
 */
function languageWords(): ReadonlyMap<string, string> {
  if (languages) return languages;
  const names = NAMED_IN.map((locale) => new Intl.DisplayNames(locale, { type: "language", fallback: "none" }));
  const words = new Map<string, string>();
  const learn = (word: string | undefined, code: LocaleCode) => {
    const folded = foldText(word ?? "");
    if (folded !== "" && !words.has(folded)) words.set(folded, code);
  };
  for (const code of LOCALE_CODES) for (const word of [code, code.replace("_", "-")]) learn(word, code);
  for (const code of LOCALE_CODES) {
    const { bcp47, endonym } = LOCALES[code];
    const language = bcp47.split("-")[0] ?? bcp47;
    for (const word of [bcp47, language, endonym, endonym.replace(/ \(.*/, "")]) learn(word, code);
    for (const name of names) for (const word of [name.of(bcp47), name.of(language)]) learn(word, code);
  }
  languages = words;
  return words;
}

/** What the rows of an import are read by: its columns, the organization's categories, calling code and today. */
export function rowReadingOf(
  { now, profile }: RequestContext,
  {
    mapping,
    header,
    dateOrder,
    newCategories,
  }: Pick<StoredImport, "mapping" | "header" | "dateOrder" | "newCategories">,
  categories: readonly { id: string; name: string }[],
): RowReading {
  return {
    mapping,
    columns: header.length,
    dateOrder,
    callingCode: profile.phoneCallingCode.replace(/\D/g, ""),
    today: localDate(now, profile.timeZone),
    categories: new Map(categories.map(({ id, name }) => [foldText(name), id])),
    roomForCategories: roomForCategories(newCategories.length, categories.length),
    languages: languageWords(),
  };
}
