/** What a public list can be narrowed by: words of a name, and choices. The names are those of its address. */
export const FILTER_NAMES = [
  "q",
  "service",
  "department",
  "location",
  "language",
  "gender",
  "earliest",
  "price",
  "insurance",
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** Within how many days the first free time must lie; 0 is today. */
export const EARLIEST_DAYS = [0, 3, 7] as const;

/** How a list can be sorted besides by who is free first. */
export const LIST_ORDERS = ["price", "nearest"] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];

export interface FilterOption {
  value: string;
  label: string;
}

/**
 * What a list can be narrowed by, as far as there is a choice. Names come from the organization; codes get their words
 * on the page.
 */
export interface FilterChoices {
  service?: FilterOption[];
  department?: FilterOption[];
  location?: FilterOption[];
  /** ISO 639 codes. */
  language?: string[];
  /** Codes of the specification. */
  gender?: number[];
  /** Within how many days. */
  earliest?: readonly number[];
  /** Amounts in the minor unit of the organization's currency. */
  price?: { amounts: number[]; currencyCode: string };
  /** Names of insurers. */
  insurance?: string[];
  /** Towns and places to be near to, and whether what was asked for is among them. */
  near?: { names: string[]; found: boolean };
}

/** How many a list holds; `more` where they were not counted to the end. */
export interface ListCount {
  count: number;
  more: boolean;
}

/** A list that is empty: the filter without which it would hold most, where there is one. */
export type Narrowest = FilterName | null;

const MOST_PRICES = 6;

/** Amounts to choose a limit from: what is asked anywhere, but the highest, evenly thinned. */
export function priceSteps(costs: readonly number[]): number[] {
  const distinct = [...new Set(costs)].filter((cost) => cost > 0).sort((a, b) => a - b);
  const below = distinct.slice(0, -1);
  if (below.length <= MOST_PRICES) return below;
  return Array.from(
    { length: MOST_PRICES },
    (_, index) => below[Math.floor((index * (below.length - 1)) / (MOST_PRICES - 1))]!,
  );
}

/** The languages behind codes such as `ar_BH`, each once. */
export const languageCodes = (spoken: readonly string[]): string[] =>
  [...new Set(spoken.map((code) => code.split(/[-_]/)[0]?.toLowerCase() ?? "").filter(Boolean))].sort();

/** The languages and genders among some doctors, to choose from. */
export const traitChoices = (
  traits: readonly { gender: number; languages: readonly string[] }[],
): Pick<FilterChoices, "language" | "gender"> => ({
  language: languageCodes(traits.flatMap(({ languages }) => languages)),
  gender: [...new Set(traits.map(({ gender }) => gender))].filter((code) => code > 0).sort(),
});

/** Limits of the price to choose from, where prices are shown at all. */
export function priceChoices(
  places: readonly { costMinor: number; currencyCode: string }[],
  { settings, currencyCode }: { settings: { showPrices: boolean }; currencyCode: string },
): FilterChoices["price"] {
  if (!settings.showPrices) return undefined;
  const costs = places.filter((place) => place.currencyCode === currencyCode).map(({ costMinor }) => costMinor);
  return { amounts: priceSteps(costs), currencyCode };
}
