import type { IsoDate } from "~/kernel/time/dates";

/** The calendar date (YYYY-MM-DD) of an instant in UTC ms, as a calendar on the wall of a zone shows it. */
export function localDate(utc: number, timeZone: string): IsoDate {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(utc);
  const part = (type: "year" | "month" | "day") => parts.find((each) => each.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}
