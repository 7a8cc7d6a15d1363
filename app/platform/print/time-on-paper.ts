import type { Format } from "~/i18n/format";

/** A date and time as papers say it: with the name of its zone, for nobody knows where a paper is read. */
export const timeOnPaper = (format: Pick<Format, "dateTime" | "zoneName">, utc: number, zone: string): string =>
  `${format.dateTime(utc, zone)} (${format.zoneName(zone, utc)})`;
