import { dateTimeFormat } from "~/i18n/intl-cache";
import { LOCALES, resolveLocale } from "~/i18n/locales";
import { birthDateAmong, birthDatesIn, type MonthNames } from "../../domain/patients/birth-date-search";
import { plainDigits } from "~/kernel/contact/phone-number";
import type { RequestContext } from "~/platform/context.server";
import { readerFormatTag } from "~/platform/reader-format.server";
import { searchWords } from "../../domain/patients/search-tokens";
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

/** A date in numbers among other words. */
const DATE = /(?<!\S)\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?!\S)/u;

/** A name and a birth date that were typed together, as `Noor 17/04/1988`; no words where they were not. */
function nameAndBirth(typed: string, american: boolean): Sought["born"] {
  const text = plainDigits(typed);
  const [date = ""] = DATE.exec(text) ?? [];
  return { words: date === "" ? [] : searchWords(text.replace(date, " ")), dates: birthDatesIn(date, [], american) };
}

/** What was typed into a search for a patient, by somebody who reads this language and writes dates as they chose. */
export function soughtIn(asTyped: string, reader: Pick<RequestContext, "actor" | "locale" | "profile">): Sought {
  const typed = numberIn(asTyped) ?? withoutTitles(asTyped);
  const months = LETTER.test(typed) ? monthNames(reader.locale) : [];
  const american = /\p{N}/u.test(typed) && monthFirst(readerFormatTag(reader));
  return {
    words: searchWords(typed),
    dates: birthDatesIn(typed, months, american),
    born: nameAndBirth(typed, american),
  };
}

/**
 * The birth date (YYYY-MM-DD) that was typed into a search, alone or beside a name, and what else was; undefined where
 * there is none before `today` (YYYY-MM-DD).
 */
export function bornIn(
  typed: string,
  reader: Pick<RequestContext, "actor" | "locale" | "profile">,
  today: string,
): { birthDate: string; rest: string } | undefined {
  const { dates, born } = soughtIn(typed, reader);
  const alone = birthDateAmong(dates, today);
  if (alone !== undefined) return { birthDate: alone, rest: "" };
  const beside = birthDateAmong(born.dates, today);
  return beside === undefined ? undefined : { birthDate: beside, rest: plainDigits(typed).replace(DATE, " ") };
}
