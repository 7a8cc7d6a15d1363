import { callingCodeLabel, COUNTRY_ENTRIES, type CountryEntry } from "~/kernel/countries";
import { createFormat } from "./format";

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
