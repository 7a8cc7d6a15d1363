import { DAY_MS } from "~/kernel/time/dates";
import type { AppointmentStateName } from "../appointments/appointment-states";

/** How far a feed reaches: two months back and six ahead. */
export const FEED_BACK_MS = 61 * DAY_MS;
export const FEED_AHEAD_MS = 183 * DAY_MS;
/** The most appointments of a feed; where there are more, those nearest to now. */
export const MOST_FEED_APPOINTMENTS = 2_500;
/** The most addresses of one provider that open at a time. */
export const MOST_FEEDS = 10;

/** What a calendar shows of an appointment: whether it is sure, asked for, or off (RFC 5545, 3.8.1.11). */
export type CalendarStatus = "TENTATIVE" | "CONFIRMED" | "CANCELLED";

const STATUS: Readonly<Record<AppointmentStateName, CalendarStatus>> = {
  NEW: "TENTATIVE",
  RESCHEDULED: "TENTATIVE",
  NEW_FROM_ORGANIZATION: "TENTATIVE",
  CONFIRMED: "CONFIRMED",
  CONFIRMED_WALKIN: "CONFIRMED",
  IN_PROGRESS: "CONFIRMED",
  CONCLUDED: "CONFIRMED",
  COMPLETED: "CONFIRMED",
  NO_SHOW: "CONFIRMED",
  BLOCKED: "CONFIRMED",
  CANCELED: "CANCELLED",
  REJECTED: "CANCELLED",
  EXPIRED: "CANCELLED",
};

export const calendarStatus = (state: AppointmentStateName): CalendarStatus => STATUS[state];

/**
 * A person by their initials, such as `A. N.`, for whoever looks at a calendar that is not ours. The first sign of each
 * name, whatever the script.
 */
export function initialsOf(...names: readonly string[]): string {
  const segments = new Intl.Segmenter("und", { granularity: "grapheme" });
  return names
    .flatMap((name) => {
      const first = segments.segment(name.trim())[Symbol.iterator]().next().value;
      return first ? [`${first.segment.toLocaleUpperCase()}.`] : [];
    })
    .join(" ");
}
