/**
 * Suggests the zone, the country and the currency of a new practice by what the browser says of itself. What somebody
 * has chosen, or a draft has brought back, stays.
 */
const form = document.querySelector<HTMLFormElement>("form[data-currencies]");

const selectOf = (name: string) => {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLSelectElement ? field : undefined;
};

/** Whether a list still shows what the server chose. */
const isUntouched = ({ options, selectedIndex }: HTMLSelectElement) => {
  const chosen = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex === Math.max(0, chosen);
};

const valuesOf = (select: HTMLSelectElement) => [...select.options].map(({ value }) => value).filter(Boolean);

const currentName = (zone: string) => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return zone;
  }
};

/** The name under which the list has the browser's zone: browsers know some by their older names. */
function zoneIn(zones: readonly string[], zone: string): string | undefined {
  return zones.includes(zone) ? zone : zones.find((each) => currentName(each) === zone);
}

interface WithZones extends Intl.Locale {
  timeZones?: string[];
  getTimeZones?: () => string[] | undefined;
}

/** The country in which the zone is, where the browser knows; else that of its language. */
function countryIn(countries: readonly string[], zone: string): string | undefined {
  const has = (country: string) => {
    const region: WithZones = new Intl.Locale(`und-${country}`);
    return (region.getTimeZones?.() ?? region.timeZones ?? []).includes(zone);
  };
  const spoken = new Intl.Locale(navigator.language).region;
  if (spoken !== undefined && countries.includes(spoken) && has(spoken)) return spoken;
  return countries.find(has) ?? countries.find((country) => country === spoken);
}

function choose(select: HTMLSelectElement | undefined, value: string | undefined): void {
  if (select && value !== undefined && isUntouched(select)) select.value = value;
}

function suggest(): void {
  const [zone, country, currency] = ["timeZone", "country", "currencyCode"].map(selectOf);
  const currencies = JSON.parse(form?.dataset["currencies"] ?? "{}") as Record<string, string>;
  let follows = currency !== undefined && isUntouched(currency);
  const follow = () => {
    if (follows && currency && country) currency.value = currencies[country.value] ?? "";
  };
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (form?.dataset["suggests"] !== undefined) {
    if (zone) choose(zone, zoneIn(valuesOf(zone), here));
    if (country) choose(country, countryIn(valuesOf(country), here));
  }
  follow();
  country?.addEventListener("change", follow);
  currency?.addEventListener("change", () => {
    follows = false;
  });
}

if (form) suggest();
