import { dateTimeFormat } from "~/i18n/intl-cache";
import { LOCALES, resolveLocale } from "~/i18n/locales";
import { birthDateAmong, birthDatesIn, type MonthNames } from "../../domain/patients/birth-date-search";
import type { RequestContext } from "~/platform/context.server";
import { readerFormatTag } from "~/platform/reader-format.server";
import { searchWords } from "../../domain/patients/search-tokens";
import { partsTyped } from "../../domain/patients/typed-parts";
import { numberIn, withoutTitles } from "~/kernel/text/search-terms";
import type { Sought } from "../../domain/patients/search-ways";

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

/** Whether dates in numbers are written with the month before the day, as in American English; by their tag. */
function monthFirst(tag: string): boolean {
  const parts = dateTimeFormat(tag, { day: "numeric", month: "numeric", timeZone: "UTC", calendar: "gregory" });
  return parts.formatToParts(0).find(({ type }) => type === "day" || type === "month")?.type === "month";
}

type Reader = Pick<RequestContext, "actor" | "locale" | "profile">;

/** How the reader writes dates: the names of months, where a word may be one, and whether the month is first. */
const datesOf = (typed: string, reader: Reader) => ({
  months: LETTER.test(typed) ? monthNames(reader.locale) : [],
  american: /\p{N}/u.test(typed) && monthFirst(readerFormatTag(reader)),
});

/** What was typed into a search for a patient, by somebody who reads this language and writes dates as they chose. */
export function soughtIn(asTyped: string, reader: Reader): Sought {
  const typed = numberIn(asTyped) ?? withoutTitles(asTyped);
  const { months, american } = datesOf(typed, reader);
  const { name, phone, dates } = partsTyped(typed, months, american);
  const [number = ""] = searchWords(phone);
  const names = searchWords(name);
  return {
    words: searchWords(typed),
    dates: names.length > 0 || number !== "" ? [] : birthDatesIn(typed, months, american),
    parts: { names, number, dates },
  };
}

/** What somebody typed into one box of a person; the birth date (YYYY-MM-DD) is before `today` (YYYY-MM-DD), or absent. */
export function personTyped(typed: string, reader: Reader, today: string) {
  const { months, american } = datesOf(typed, reader);
  const { dates, ...parts } = partsTyped(withoutTitles(typed), months, american);
  return { ...parts, birthDate: birthDateAmong(dates, today) };
}
