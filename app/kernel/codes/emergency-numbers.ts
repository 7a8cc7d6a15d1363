import { countryOfCallingCode } from "./countries";

/**
 * Numbers to call in a medical emergency by country (ISO 3166-1 alpha-2), each with the countries where it is the one.
 * Sources: the national numbering plans as published under ITU-T Recommendation E.129; for the European Union,
 * Directive (EU) 2018/1972, article 109. Where the ambulance has a number of its own, it stands here.
 */
const COUNTRIES_OF: Readonly<Record<string, string>> = {
  "112":
    "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MD MT NL PL PT RO SE SI SK TR GE IN KW NG GH TZ",
  "911": "US CA MX PR VI GU AS UY PY EC VE CR PA DO HN JO PH",
  "999": "GB GG IM JE BH QA BD HK MO MY KE UG",
  "000": "AU CX CC NF",
  "111": "NZ",
  "113": "NO",
  "144": "CH",
  "101": "IL PS",
  "103": "RU UA BY KZ KG UZ TJ AM AZ",
  "997": "SA",
  "998": "AE",
  "9999": "OM",
  "123": "EG CO",
  "140": "LB",
  "122": "IQ",
  "110": "SY",
  "190": "TN",
  "115": "IR VN",
  "192": "BR",
  "107": "AR",
  "131": "CL",
  "106": "PE",
  "119": "JP KR TW ID",
  "120": "CN",
  "995": "SG",
  "1669": "TH",
  "1990": "LK",
  "102": "NP",
  "1122": "PK",
  "10177": "ZA",
  "907": "ET",
  "912": "RW",
};

const BY_COUNTRY: ReadonlyMap<string, string> = new Map(
  Object.entries(COUNTRIES_OF).flatMap(([number, countries]) =>
    countries.split(" ").map((country) => [country, number] as const),
  ),
);

/** What mobile networks connect to the emergency service of wherever one is (3GPP TS 22.101, 10.1.1). */
const FROM_ANY_MOBILE = "112";

/**
 * The number to call in a medical emergency in a country, or in that of a calling code where none is named; of one that
 * is not known, what every mobile phone knows.
 */
export const emergencyNumber = (countryCode: string, callingCode = ""): string =>
  BY_COUNTRY.get(countryCode || (countryOfCallingCode(callingCode) ?? "")) ?? FROM_ANY_MOBILE;
