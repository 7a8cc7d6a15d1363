/** What is known of the currencies in which a practice charges. */
interface Known {
  /** Of the practice. */
  currencyCode: string;
  /** In which the services of each location cost. */
  places: readonly { branchId: string; currencyCode: string }[];
  /** Of what can be charged beside appointments. */
  services: readonly { currencyCode: string }[];
}

/** The currencies in which something can be charged in own words: the practice's own, and those of its services. */
export const chargeCurrencies = ({ currencyCode, places, services }: Known): string[] => [
  ...new Set([currencyCode, ...[...places, ...services].map((each) => each.currencyCode).sort()]),
];

/**
 * The currency of a charge in own words where nobody chose one: of the appointment that it is for, else the one in which
 * all services of its location cost, else the practice's.
 */
export function usualCurrency(known: Known, of: { appointment: string | null; branchId: string | null }): string {
  if (of.appointment !== null) return of.appointment;
  const there = new Set(known.places.flatMap((place) => (place.branchId === of.branchId ? place.currencyCode : [])));
  const [one, ...others] = there;
  return one !== undefined && others.length === 0 ? one : known.currencyCode;
}
