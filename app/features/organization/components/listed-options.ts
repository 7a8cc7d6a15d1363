import { callingCodeOptions } from "~/i18n/calling-codes";
import { LOCALE_CODES, LOCALES } from "~/i18n/locales";
import { CURRENCIES } from "~/kernel/currencies";
import { timeZones } from "~/kernel/time-zones";
import type { SelectOption } from "~/ui/form/select-box";

/** The languages of these codes, each by its own name. */
export const listedLanguages = (codes: readonly string[]): SelectOption[] =>
  LOCALE_CODES.filter((code) => codes.includes(code)).map((code) => ({
    value: code,
    label: LOCALES[code].endonym,
    lang: LOCALES[code].bcp47,
  }));

/** The choices of the platform's own tables, in the reader's language. */
export function listedOptions(
  listed: "timeZones" | "currencies" | "callingCodes" | "languages",
  bcp47: string,
): SelectOption[] {
  if (listed === "timeZones") return timeZones().map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }));
  if (listed === "callingCodes")
    return callingCodeOptions(bcp47).map(({ callingCode, label }) => ({ value: callingCode, label }));
  if (listed === "languages") return LOCALE_CODES.map((code) => ({ value: code, label: LOCALES[code].endonym }));
  const names = new Intl.DisplayNames([bcp47], { type: "currency" });
  return CURRENCIES.map(({ code }) => ({ value: code, label: `${names.of(code) ?? code} (${code})` }));
}
