/** The sizes of paper that are printed on, by their common names. */
export type Paper = "A4" | "LETTER";

/**
 * Countries that print on Letter (ISO 3166-1 alpha-2); all others print on A4. From the Unicode Common Locale Data
 * Repository, supplementalData, measurementData, paperSize.
 */
const LETTER_COUNTRIES = new Set("BZ CA CL CO CR GT MX NI PA PH PR SV US VE".split(" "));

/** What a country prints on. A4 where the country is not known. */
export const paperOf = (countryCode: string | undefined): Paper =>
  LETTER_COUNTRIES.has(countryCode ?? "") ? "LETTER" : "A4";
