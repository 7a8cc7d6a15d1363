import { countries } from "countries-list";

/** A country's calling code, as in the specification's country list. */
export interface CountryEntry {
  /** Made from the letters of the ISO code and the position among the country's codes, so it never changes. */
  readonly id: number;
  /** Digits only, without the plus: `973`, `1809`. */
  readonly countryCallingCode: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryISOCode: string;
  /** English name; `Format.countryName` has it in other languages. */
  readonly countryName: string;
}

/** Calling codes that a country no longer uses: Kosovo used its neighbors' before it got 383. */
const RETIRED: Readonly<Record<string, readonly number[]>> = { XK: [377, 381, 386] };

/** Calling code of India, for organizations that name no country of their own. */
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

/** Of countries that share a calling code, the one with most of its numbers. */
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

/** Country of a calling code if nothing else names it: the only one, or the main one. */
export const countryOfCallingCode = (code: string): string | undefined =>
  MAIN_COUNTRY[code] ?? COUNTRY_ENTRIES.find(({ countryCallingCode }) => countryCallingCode === code)?.countryISOCode;

export function isCallingCode(code: string): boolean {
  return callingCodes.has(code);
}

/** Calling code that a form starts with: the organization's, otherwise 91. */
export function defaultCallingCode(organizationCode: string | null | undefined): string {
  const code = organizationCode?.trim().replace(/^\+/, "") ?? "";
  return isCallingCode(code) ? code : DEFAULT_CALLING_CODE;
}

/** Label of a calling code in a list: `+973 (Bahrain)`. */
export function callingCodeLabel({ countryCallingCode, countryName }: CountryEntry): string {
  return `+${countryCallingCode} (${countryName})`;
}

/** AA is 101, ZZ is 2626; one more digit counts the country's codes. */
function entryId(isoCode: string, index: number): number {
  const [first = 0, second = 0] = [...isoCode].map((letter) => letter.charCodeAt(0) - 64);
  return (first * 100 + second) * 10 + index;
}

/** Defaults of a country: its first calling code and its most used currency, if it has its own. */
export function countryDefaults(isoCode: string): { callingCode: string; currencyCode: string } | undefined {
  if (!(isoCode in countries)) return undefined;
  const { currency } = countries[isoCode as keyof typeof countries];
  const callingCode = COUNTRY_ENTRIES.find(({ countryISOCode }) => countryISOCode === isoCode)?.countryCallingCode;
  return { callingCode: callingCode ?? DEFAULT_CALLING_CODE, currencyCode: currency[0] ?? "USD" };
}
