import { getCountryDataList } from "countries-list";
import { foldedWords } from "~/kernel/text/fold-text";

/** Languages in which files name countries, besides the country's own. */
const NAMED_IN = ["en", "es", "ar", "fr", "de", "it", "pt", "ru", "tr", "nl", "pl"];

/** What people write that is neither a name nor a code of a standard. */
const SPELLINGS: Readonly<Record<string, string>> = {
  AE: "emirates|u.a.e.|الامارات",
  BA: "bosnia",
  CD: "drc|dr congo|congo kinshasa|zaire",
  CG: "congo brazzaville",
  CI: "ivory coast|cote d ivoire",
  CN: "peoples republic of china|prc|mainland china",
  CV: "cape verde",
  CZ: "czech republic|czechia",
  FM: "micronesia",
  GB: "uk|u.k.|great britain|britain|england|scotland|wales|northern ireland|inglaterra|gran bretaña|بريطانيا|انجلترا",
  IR: "islamic republic of iran|persia",
  KP: "north korea|dprk",
  KR: "south korea|republic of korea",
  LA: "lao|lao pdr",
  MD: "republic of moldova",
  MK: "macedonia|fyrom|north macedonia",
  MM: "burma",
  NL: "holland|holanda",
  PS: "palestine|palestinian territories|state of palestine",
  RU: "russian federation",
  SA: "ksa|kingdom of saudi arabia|saudi",
  SY: "syrian arab republic",
  SZ: "swaziland",
  TL: "east timor",
  TR: "turkey|türkiye|turkiye",
  TZ: "united republic of tanzania",
  US: "usa|u.s.|u.s.a.|america|united states of america|eeuu|ee.uu.|ee uu|estados unidos de america|امريكا",
  VA: "vatican|holy see",
  VN: "viet nam",
};

/** Names that two countries share in one of these languages: which is meant, nobody can tell. */
const OF_TWO =
  "congo|kongo|конго|الكونغو|korea|corea|coree|coreia|kore|корея|كوريا|virgin islands|saint martin|st martin|samoa islands";

/** Without what people write differently: case, accents, gaps, points and articles. */
const folded = (text: string) =>
  foldedWords(text)
    .filter((word) => word !== "the")
    .join("");

function* namesOfCountries(): Generator<[name: string, isoCode: string]> {
  const countries = getCountryDataList();
  for (const { iso2, iso3, name, native } of countries)
    for (const each of [iso2, iso3, name, native]) yield [each, iso2];
  for (const [iso2, names] of Object.entries(SPELLINGS)) for (const each of names.split("|")) yield [each, iso2];
  for (const language of NAMED_IN) {
    const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
    for (const { iso2 } of countries) yield [names.of(iso2) ?? "", iso2];
  }
}

let countries: ReadonlyMap<string, string> | undefined;

/** Made when a file first names a country; of two countries with one name the first counts. */
function countriesByName(): ReadonlyMap<string, string> {
  if (countries) return countries;
  const made = new Map<string, string>();
  for (const [name, isoCode] of namesOfCountries()) {
    const key = folded(name);
    if (key !== "" && !made.has(key)) made.set(key, isoCode);
  }
  countries = made;
  return made;
}

/**
 * The ISO code of a country that is named by a code (BH, BHR), in one of many languages, or as people call it (UK, USA,
 * England). Empty for none, null where it is no country, or a name of two, such as Congo.
 */
export function readCountry(text: string): string | null {
  if (text.trim() === "") return "";
  const key = folded(text);
  return OF_TWO.split("|").some((name) => folded(name) === key) ? null : (countriesByName().get(key) ?? null);
}
