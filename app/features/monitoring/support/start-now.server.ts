import { DAY_MS, fromDayNumber } from "~/kernel/time/dates";
import { startOfDay } from "~/kernel/time/start-of-day";
import type { RequestContext } from "~/platform/context.server";
import type { EnrolmentRow, EnrolmentSet } from "../data/enrolments.server";
import { monthsLater } from "../domain/months";
import { localDay } from "../domain/schedule";

/** Readings count from now on; the first time, the first month begins. */
export function startNow({ now }: RequestContext, row: EnrolmentRow): EnrolmentSet {
  const set = { startedAt: now, clockAt: now, lastReadingAt: now };
  if (row.startOn !== "") return set;
  const startOn = fromDayNumber(localDay(row.zone, now));
  return {
    ...{ ...set, startOn, monthsBegun: 1, reviewAt: now + row.content.reviewDays * DAY_MS },
    monthAt: startOfDay(monthsLater(startOn, 1), row.zone),
  };
}
