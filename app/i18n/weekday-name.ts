import type { Format } from "./format";

/** The name of a weekday, 1 Monday .. 7 Sunday (5 January 1970 was a Monday). */
export const weekdayName = (format: Format, day: number, style: "weekday" | "weekdayShort" = "weekday"): string =>
  format.plainDate(`1970-01-${String(4 + day).padStart(2, "0")}`, style);
