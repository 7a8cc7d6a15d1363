import { countries } from "countries-list";

/** A calling code of a country, as the specification's country list holds it. */
export interface CountryEntry {
  /** Made of the ISO code's letters and the place among the country's codes, so it never changes. */
  readonly id: number;
  /** Digits only, without the plus: `973`, `1809`. */
  readonly countryCallingCode: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryISOCode: string;
  /** The English name; `Format.countryName` has it in other languages. */
  readonly countryName: string;
}

/** Calling codes that a country has given up: Kosovo used its neighbours' before it got 383. */
const RETIRED: Readonly<Record<string, readonly number[]>> = { XK: [377, 381, 386] };

/** India: where an organization names no country of its own. */
export const DEFAULT_CALLING_CODE = "91";

/** Every country with its calling codes, by English name; the Dominican Republic has three, Puerto Rico two. */
export const COUNTRY_ENTRIES: readonly CountryEntry[] = Object.entries(countries)
  .flatMap(([countryISOCode, { name, phone }]) =>
    phone
      .filter((code) => !RETIRED[countryISOCode]?.includes(code))
      .map((code, index) => ({
        id: entryId(countryISOCode, index),
        countryCallingCode: String(code),
        countryISOCode,
        countryName: name,
      })),
  )
  .sort((a, b) => a.countryName.localeCompare(b.countryName, "en") || a.id - b.id);

const callingCodes = new Set(COUNTRY_ENTRIES.map(({ countryCallingCode }) => countryCallingCode));

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

/** The country that a calling code stands for where nothing else says which: its own, or its main one. */
export const countryOfCallingCode = (code: string): string | undefined =>
  MAIN_COUNTRY[code] ?? COUNTRY_ENTRIES.find(({ countryCallingCode }) => countryCallingCode === code)?.countryISOCode;

export function isCallingCode(code: string): boolean {
  return callingCodes.has(code);
}

/** The calling code that a form starts with: the organization's own, otherwise 91. */
export function defaultCallingCode(organizationCode: string | null | undefined): string {
  const code = organizationCode?.trim().replace(/^\+/, "") ?? "";
  return isCallingCode(code) ? code : DEFAULT_CALLING_CODE;
}

/** How a calling code reads in a list: `+973 (Bahrain)`. */
export function callingCodeLabel({ countryCallingCode, countryName }: CountryEntry): string {
  return `+${countryCallingCode} (${countryName})`;
}

/** AA is 101, ZZ is 2626; a further digit counts the country's codes. */
function entryId(isoCode: string, index: number): number {
  const [first = 0, second = 0] = [...isoCode].map((letter) => letter.charCodeAt(0) - 64);
  return (first * 100 + second) * 10 + index;
}

/** What a country begins with: its first calling code and the currency most used there, where it has one of its own. */
export function countryDefaults(isoCode: string): { callingCode: string; currencyCode: string } | undefined {
  if (!(isoCode in countries)) return undefined;
  const { currency } = countries[isoCode as keyof typeof countries];
  const callingCode = COUNTRY_ENTRIES.find(({ countryISOCode }) => countryISOCode === isoCode)?.countryCallingCode;
  return { callingCode: callingCode ?? DEFAULT_CALLING_CODE, currencyCode: currency[0] ?? "USD" };
}
