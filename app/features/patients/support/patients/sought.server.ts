import { dateTimeFormat } from "~/i18n/intl-cache";
import { LOCALES, resolveLocale } from "~/i18n/locales";
import type { Sought } from "../../data/patients/patient-search.server";
import { birthDatesIn, type MonthNames } from "../../domain/patients/birth-date-search";
import { searchWords } from "../../domain/patients/search-tokens";

const LETTER = /\p{L}/u;

/** The months as English and the reader's language write them. */
function monthNames(locale: string): MonthNames {
  const languages = [...new Set(["en", LOCALES[resolveLocale(locale)].bcp47])];
  return Array.from({ length: 12 }, (_, month) =>
    languages.flatMap((language) =>
      (["long", "short"] as const).map((style) =>
        dateTimeFormat(language, { month: style, timeZone: "UTC", calendar: "gregory" }).format(
          Date.UTC(2000, month, 15),
        ),
      ),
    ),
  );
}

/** What was typed into a search for a patient, by somebody who reads this language. */
export function soughtIn(typed: string, locale: string): Sought {
  const months = LETTER.test(typed) ? monthNames(locale) : [];
  return { words: searchWords(typed), dates: birthDatesIn(typed, months) };
}
