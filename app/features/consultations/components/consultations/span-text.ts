import type { Format } from "~/i18n/format";

const HOUR_MS = 3_600_000;
/** Longer times are told in days. */
const MOST_HOURS = 48;

/** A length of time as one says it: '30 minutes', '5.5 hours', '3 days'. */
export function spanText(ms: number, { unit }: Pick<Format, "unit">): string {
  const hours = ms / HOUR_MS;
  if (Math.round(hours * 60) < 60) return unit(Math.round(hours * 60), "minute");
  const [value, name] = hours > MOST_HOURS ? ([hours / 24, "day"] as const) : ([hours, "hour"] as const);
  return unit(Math.round(value * 10) / 10, name);
}
