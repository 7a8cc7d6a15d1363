import type { Display } from "~/kernel/display";

/**
 * A language tag whose hours are up to 12 says so as Unicode has it:
 * https://www.unicode.org/reports/tr35/#UnicodeHourCycleIdentifier
 */
const TWELVE_HOURS = "-u-hc-h12";

/** Where English dates have the month first: the United States and their territories, Palau, Micronesia, the Philippines. */
const MONTH_FIRST = "US AS GU MP PR UM VI MH FM PW PH";

/** How the dates of an English page are usually written in a country (ISO 3166-1 alpha-2), which may be unknown. */
const usualIn = (bcp47: string, country: string) =>
  bcp47 === "en-US" && country !== "" && !MONTH_FIRST.includes(country) ? "en-GB" : bcp47;

/**
 * The tag that a reader's dates and times are written by: that of the page's language, as they chose it; English dates
 * that nobody chose are written as is usual in the practice's country.
 */
export function formatTag(bcp47: string, display?: Pick<Display, "clock" | "dates">, country = ""): string {
  const chosen = display && display.dates !== "language" && bcp47.startsWith("en") ? display.dates : null;
  const dates = chosen ?? usualIn(bcp47, country);
  return display?.clock === "12" ? `${dates}${TWELVE_HOURS}` : dates;
}

/**
 * The tag that a reader types days by, so that they are read as the page writes them; undefined where nothing but their
 * browser says whether the month comes first.
 */
export function typedDatesTag(bcp47: string, chosen: Display["dates"], country: string): string | undefined {
  if (chosen !== "language") return chosen;
  const isSaid = bcp47 === "en-US" ? country !== "" : bcp47.startsWith("en");
  return isSaid ? usualIn(bcp47, country) : undefined;
}

/** Whether times of a tag have hours up to 12. */
export const hasTwelveHours = (tag: string): boolean => tag.endsWith(TWELVE_HOURS);
