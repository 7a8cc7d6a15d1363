import { createFormat } from "~/i18n/format";
import { findLocale, hasMessages, LOCALE_CODES, LOCALES, messageLocaleOf, type LocaleCode } from "~/i18n/locales";
import { COUNTRY_ENTRIES, countryDefaults } from "~/kernel/codes/countries";
import { CURRENCIES } from "~/kernel/codes/currencies";
import { timeZones } from "~/kernel/time/time-zones";
import type { RequestContext } from "~/platform/context.server";
import { cookieOf, ZONE_COOKIE } from "~/platform/http/cookies.server";

const COUNTRIES = [...new Set(COUNTRY_ENTRIES.map(({ countryISOCode }) => countryISOCode))];

/** The language tag that a browser likes best: 'en-GB' of 'en-GB,en;q=0.9'. */
const likedTag = (request: Request): string => request.headers.get("accept-language")?.split(/[,;]/)[0]?.trim() ?? "";

/** The liked language's own dates and numbers where its words are those of the page; else the page's language. */
function suggestedLocale(request: Request, { locale }: RequestContext): LocaleCode {
  const shown = findLocale(locale) ?? messageLocaleOf(locale);
  const liked = findLocale(likedTag(request));
  return liked !== null && hasMessages(liked) && messageLocaleOf(liked) === messageLocaleOf(shown) ? liked : shown;
}

/**
 * What a request tells of who wants to open a practice: their zone by the cookie, their country and their way to write
 * dates and numbers by the language of the browser. A script that knows more fills it in.
 */
export function suggestedPractice(request: Request, context: RequestContext) {
  const zone = cookieOf(request, ZONE_COOKIE) ?? "";
  const region = /-([A-Z]{2})$/.exec(likedTag(request))?.[1] ?? "";
  return {
    timeZone: timeZones().includes(zone) ? zone : context.profile.timeZone,
    country: COUNTRIES.includes(region) ? region : "",
    locale: suggestedLocale(request, context),
  };
}

/** A language by its own name, with how it writes a date, a time and a number. */
function formatChoice(code: LocaleCode, now: number, zone: string) {
  const { bcp47, endonym } = LOCALES[code];
  const format = createFormat(bcp47);
  return { value: code, label: `${endonym} · ${format.dateTime(now, zone)} · ${format.number(1234.5)}`, lang: bcp47 };
}

/** The choices of the form, in the reader's language. */
export function practiceChoices({ locale, now, profile }: RequestContext) {
  const { bcp47 } = LOCALES[messageLocaleOf(locale)];
  const format = createFormat(bcp47);
  const names = new Intl.DisplayNames([bcp47], { type: "currency" });
  const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label, bcp47);
  return {
    zones: timeZones().map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") })),
    countries: COUNTRIES.map((code) => ({ value: code, label: format.countryName(code) })).sort(byLabel),
    formats: LOCALE_CODES.filter(hasMessages).map((code) => formatChoice(code, now, profile.timeZone)),
    currencies: CURRENCIES.map(({ code }) => ({ value: code, label: `${names.of(code) ?? code} (${code})` })).sort(
      byLabel,
    ),
  };
}

/** The currency of each country, by its code. */
export const currencyOfCountries = (): Record<string, string> =>
  Object.fromEntries(COUNTRIES.map((code) => [code, countryDefaults(code)?.currencyCode ?? ""]));
