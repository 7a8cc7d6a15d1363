import { callingCodeOptions } from "~/i18n/calling-codes";
import { LOCALES, messageLocaleOf, type LocaleCode } from "~/i18n/locales";
import { defaultCallingCode } from "~/kernel/countries";

/** Of the countries that share a calling code, the one that most of its numbers belong to. */
const MAIN_COUNTRY: Readonly<Record<string, string>> = {
  1: "US",
  7: "RU",
  39: "IT",
  44: "GB",
  47: "NO",
  61: "AU",
  64: "NZ",
  212: "MA",
  262: "RE",
  358: "FI",
  500: "FK",
  590: "GP",
  599: "CW",
};

/** Keeps the plus before its digits in a line that runs from right to left. */
const LTR_MARK = "\u200e";

export interface CallingCodeChoices {
  /** `91-IN` reads '+91 (India)': each country is a choice of its own, and the form keeps the code. */
  codes: { value: string; label: string }[];
  chosen: string;
}

/** The calling codes in the reader's language, and the choice to start with: the organization's code, else 91. */
export function callingCodeChoices(locale: LocaleCode, organizationCode: string): CallingCodeChoices {
  const { bcp47, dir } = LOCALES[messageLocaleOf(locale)];
  const options = callingCodeOptions(bcp47);
  const code = defaultCallingCode(organizationCode);
  const sharing = options.filter(({ callingCode }) => callingCode === code);
  const start = sharing.find(({ isoCode }) => isoCode === MAIN_COUNTRY[code]) ?? sharing[0];
  const valueOf = ({ callingCode, isoCode }: { callingCode: string; isoCode: string }) => `${callingCode}-${isoCode}`;
  return {
    codes: options.map((option) => ({
      value: valueOf(option),
      label: dir === "rtl" ? `${LTR_MARK}${option.label}` : option.label,
    })),
    chosen: start ? valueOf(start) : "",
  };
}
