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

/** The zones of a country, as far as the browser knows. */
function zonesOf(country: string): readonly string[] {
  const region: WithZones = new Intl.Locale(`und-${country}`);
  return region.getTimeZones?.() ?? region.timeZones ?? [];
}

/** The country in which the zone is, where the browser knows; else that of its language. */
function countryIn(countries: readonly string[], zone: string): string | undefined {
  const has = (country: string) => zonesOf(country).includes(zone);
  const spoken = new Intl.Locale(navigator.language).region;
  if (spoken !== undefined && countries.includes(spoken) && has(spoken)) return spoken;
  return countries.find(has) ?? countries.find((country) => country === spoken);
}

function choose(select: HTMLSelectElement | undefined, value: string | undefined): void {
  if (select && value !== undefined && isUntouched(select)) select.value = value;
}

/** Has a field follow the country until somebody chooses in it; `of` gives what a country suggests, undefined nothing. */
function following(field: HTMLSelectElement | undefined, of: (country: string) => string | undefined) {
  let follows = field !== undefined && isUntouched(field);
  field?.addEventListener("change", () => {
    follows = false;
  });
  return (country: string) => {
    const value = of(country);
    if (follows && field && value !== undefined) field.value = value;
  };
}

/** The zone of a country that has one. Who is in a country of several says in which they are. */
function onlyZoneIn(select: HTMLSelectElement, country: string): string | undefined {
  const zones = new Set(zonesOf(country).map((zone) => zoneIn(valuesOf(select), zone)));
  return zones.size === 1 ? [...zones][0] : undefined;
}

/** The formats of a country in the language that is chosen, if there are such. */
function formatsOf(select: HTMLSelectElement, country: string): string | undefined {
  const [language] = select.value.split("_");
  return valuesOf(select).find((value) => value === `${language}_${country}`);
}

function suggest(): void {
  const [zone, country, currency, formats] = ["timeZone", "country", "currencyCode", "locale"].map(selectOf);
  const currencies = JSON.parse(form?.dataset["currencies"] ?? "{}") as Record<string, string>;
  const followed = [following(currency, (code) => currencies[code] ?? "")];
  const alsoFollowed = [
    following(zone, (code) => zone && onlyZoneIn(zone, code)),
    following(formats, (code) => formats && formatsOf(formats, code)),
  ];
  const follow = (all: readonly ((code: string) => void)[]) => {
    if (country) for (const each of all) each(country.value);
  };
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (form?.dataset["suggests"] !== undefined) {
    if (zone) choose(zone, zoneIn(valuesOf(zone), here));
    if (country) choose(country, countryIn(valuesOf(country), here));
  }
  follow(followed);
  // Not at once: what the browser says of its own zone goes before what a country suggests.
  country?.addEventListener("change", () => follow([...followed, ...alsoFollowed]));
}

if (form) suggest();
