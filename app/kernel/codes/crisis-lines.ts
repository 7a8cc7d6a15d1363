/**
 * Numbers that people who think of taking their life can call at any hour, free of charge, by country (ISO 3166-1
 * alpha-2). Sources: the line's own site or the ministry of health of each country (988lifeline.org, samaritans.org,
 * 3114.fr, telefonseelsorge.de, sanidad.gob.es, 113.nl, 143.ch, telefonseelsorge.at, lifeline.org.au, 1737.org.nz,
 * telemanas.mohfw.gov.in, cvv.org.br).
 */
const LINES: Readonly<Record<string, string>> = {
  ...{ US: "988", CA: "988", GB: "116 123", IE: "116 123", FR: "3114", DE: "0800 111 0 111", ES: "024" },
  ...{ NL: "113", CH: "143", AT: "142", AU: "13 11 14", NZ: "1737", IN: "14416", BR: "188" },
};

/** The number to call in thoughts of suicide in a country; null where none is known that answers day and night. */
export const crisisLine = (countryCode: string): string | null => LINES[countryCode] ?? null;
