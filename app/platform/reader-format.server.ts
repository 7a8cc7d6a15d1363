import { createFormat, type Format } from "~/i18n/format";
import { formatTag } from "~/i18n/format-tag";
import type { LocaleCode } from "~/i18n/locales";
import { createTranslator } from "~/i18n/translator.server";
import type { RequestContext } from "./context.server";

type Reader = Pick<RequestContext, "actor" | "locale" | "profile">;

/** The tag that dates and times on the pages of whoever asks are written by. */
export const readerFormatTag = ({ actor, locale, profile }: Reader): string =>
  formatTag(createTranslator(locale).bcp47, "display" in actor ? actor.display : undefined, profile.countryCode);

/**
 * The formats of what leaves a practice, such as a paper, a mail or a letter's text: in a language of its own, with dates
 * as the practice's country writes them. How somebody has their own screens is not asked: others read it.
 * @param countryCode ISO 3166-1 alpha-2 of the practice, or empty
 */
export const practiceFormat = ({ countryCode }: { countryCode: string }, locale: LocaleCode): Format =>
  createFormat(formatTag(createTranslator(locale).bcp47, undefined, countryCode));

/** The formats of whoever asks, for what a loader or a service puts into words for a page of theirs. */
export const readerFormat = (context: Reader): Format => createFormat(readerFormatTag(context));
