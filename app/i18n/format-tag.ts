import type { Display } from "~/kernel/display";

/** A language tag whose hours are up to 12 says so as Unicode has it: https://www.unicode.org/reports/tr35/#UnicodeHourCycleIdentifier */
const TWELVE_HOURS = "-u-hc-h12";

/** The tag that a reader's dates and times are written by: that of the page's language, as they chose it. */
export function formatTag(bcp47: string, display?: Pick<Display, "clock" | "dates">): string {
  if (!display) return bcp47;
  const dates = display.dates !== "language" && bcp47.startsWith("en") ? display.dates : bcp47;
  return display.clock === "12" ? `${dates}${TWELVE_HOURS}` : dates;
}

/** Whether times of a tag have hours up to 12. */
export const hasTwelveHours = (tag: string): boolean => tag.endsWith(TWELVE_HOURS);
