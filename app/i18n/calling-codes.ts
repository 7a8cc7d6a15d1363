import {
  callingCodeLabel,
  countryOfCallingCode,
  COUNTRY_ENTRIES,
  defaultCallingCode,
  type CountryEntry,
} from "~/kernel/codes/countries";
import { createFormat } from "./format";
import { LOCALES } from "./locales";

/** One option of a calling code picker. */
export interface CallingCodeOption {
  readonly id: number;
  readonly callingCode: string;
  readonly isoCode: string;
  /** `+973 (Bahrain)`, the country in the reader's language. */
  readonly label: string;
}

const lists = new Map<string, readonly CountryEntry[]>();

/** The options of a calling code picker in a language (the translator's `bcp47`), sorted by the country's name. */
export function callingCodeOptions(bcp47: string): CallingCodeOption[] {
  return localizedCountries(bcp47).map((entry) => ({
    id: entry.id,
    callingCode: entry.countryCallingCode,
    isoCode: entry.countryISOCode,
    label: callingCodeLabel(entry),
  }));
}

/** Keeps the plus before its digits in a line that runs from right to left. */
const LTR_MARK = "\u200e";
const isRightToLeft = (bcp47: string) =>
  Object.values(LOCALES).some((each) => each.bcp47 === bcp47 && each.dir === "rtl");

const labelOf = (bcp47: string, { label }: CallingCodeOption) => (isRightToLeft(bcp47) ? `${LTR_MARK}${label}` : label);

/** Whether a code by itself means this country. */
const stands = ({ callingCode, isoCode }: CallingCodeOption) => countryOfCallingCode(callingCode) === isoCode;

export interface CallingCodeChoices {
  /**
   * `91` reads '+91 (India)'; `44-GG` is Guernsey, which has the code of another country. Each country is a choice of its
   * own, and the form keeps the code.
   */
  codes: { value: string; label: string }[];
  chosen: string;
}

/**
 * The calling codes of a form in a language, and the choice to start with: the country of the organization's code, else
 * India's.
 */
export function callingCodeChoices(bcp47: string, organizationCode: string): CallingCodeChoices {
  const code = defaultCallingCode(organizationCode);
  return {
    codes: callingCodeOptions(bcp47).map((option) => ({
      value: stands(option) ? option.callingCode : `${option.callingCode}-${option.isoCode}`,
      label: labelOf(bcp47, option),
    })),
    chosen: code,
  };
}

/**
 * The same for a page that must be small: each choice is its own label, and the server reads the code from it.
 * @param typed what was chosen before: a label, or digits; empty if nothing was
 */
export function labelledCallingCodes(bcp47: string, organizationCode: string, typed: string): CallingCodeChoices {
  const { codes, chosen } = callingCodeChoices(bcp47, organizationCode);
  const labels = codes.map(({ label }) => ({ value: label, label }));
  const wanted = typed === "" ? chosen : typed;
  return { codes: labels, chosen: codes.find(({ value }) => value === wanted)?.label ?? wanted };
}

/** Each calling code once, under the country that it stands for, where only the code is kept. */
export const callingCodeList = (bcp47: string): { value: string; label: string }[] =>
  callingCodeOptions(bcp47)
    .filter(stands)
    .map((option) => ({ value: option.callingCode, label: labelOf(bcp47, option) }));

/** The country entries with their names in a language, as that language sorts them. The same list each time. */
export function localizedCountries(bcp47: string): readonly CountryEntry[] {
  const known = lists.get(bcp47);
  if (known) return known;
  const { countryName } = createFormat(bcp47);
  const { compare } = new Intl.Collator(bcp47);
  const list = COUNTRY_ENTRIES.map((entry) => ({ ...entry, countryName: nameOf(entry, countryName) })).sort(
    (a, b) => compare(a.countryName, b.countryName) || a.id - b.id,
  );
  lists.set(bcp47, list);
  return list;
}

/** The English name stands in where the runtime has no other. */
function nameOf({ countryISOCode, countryName }: CountryEntry, localized: (code: string) => string): string {
  const name = localized(countryISOCode);
  return name === countryISOCode ? countryName : name;
}
