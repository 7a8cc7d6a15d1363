import { callingCodeList } from "~/i18n/calling-codes";
import { hasMessages, LOCALE_CODES, LOCALES } from "~/i18n/locales";
import { COUNTRY_ENTRIES } from "~/kernel/codes/countries";
import { CURRENCIES } from "~/kernel/codes/currencies";
import { timeZones } from "~/kernel/time/time-zones";
import type { SelectOption } from "~/ui/form/select-box";

/** Those of these languages that the pages are written in, each by its own name. */
export const listedLanguages = (codes: readonly string[]): SelectOption[] =>
  LOCALE_CODES.filter((code) => codes.includes(code) && hasMessages(code)).map((code) => ({
    value: code,
    label: LOCALES[code].endonym,
    lang: LOCALES[code].bcp47,
  }));

/** Languages of the pages, by their own names, in the order of the reader's alphabet. */
const spokenLanguages = (bcp47: string): SelectOption[] =>
  LOCALE_CODES.filter(hasMessages)
    .map((code) => ({ value: code, label: LOCALES[code].endonym }))
    .sort((a, b) => a.label.localeCompare(b.label, bcp47));

/** The platform's tables that list choices. */
export type Listed = "timeZones" | "currencies" | "callingCodes" | "languages" | "countries";

/** Countries by name, in the order of the reader's alphabet. */
function namedCountries(bcp47: string): SelectOption[] {
  const names = new Intl.DisplayNames([bcp47], { type: "region" });
  const codes = [...new Set(COUNTRY_ENTRIES.map(({ countryISOCode }) => countryISOCode))];
  return codes
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .sort((a, b) => a.label.localeCompare(b.label, bcp47));
}

/** Choices of the platform's tables, in the reader's language. */
export function listedOptions(listed: Listed, bcp47: string): SelectOption[] {
  if (listed === "countries") return namedCountries(bcp47);
  if (listed === "timeZones") return timeZones().map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }));
  if (listed === "callingCodes") return callingCodeList(bcp47);
  if (listed === "languages") return spokenLanguages(bcp47);
  const names = new Intl.DisplayNames([bcp47], { type: "currency" });
  return CURRENCIES.map(({ code }) => ({ value: code, label: `${names.of(code) ?? code} (${code})` }));
}
