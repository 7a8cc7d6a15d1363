import { DAY_MS, fromDayNumber } from "~/kernel/time/dates";
import type { RequestContext } from "~/platform/context.server";
import type { EnrolmentRow, EnrolmentSet } from "../data/enrolments.server";
import { nextMonthAt } from "../domain/months";
import { localDay } from "../domain/schedule";

/** Readings count from now on; the first time, the first month begins. */
export function startNow({ now }: RequestContext, row: EnrolmentRow): EnrolmentSet {
  const first = row.startOn === "";
  return {
    ...{ startedAt: now, clockAt: now, lastReadingAt: now },
    ...(first ? { monthsBegun: 1, reviewAt: now + row.content.reviewDays * DAY_MS, ...monthFrom(row, now) } : {}),
  };
}

function monthFrom({ zone }: EnrolmentRow, now: number) {
  const startOn = fromDayNumber(localDay(zone, now));
  return { startOn, monthAt: nextMonthAt(startOn, zone, now) };
}

/**
 * Goes on after a pause. Months that would have begun in it cost nothing: where one would have, months are counted from
 * today, on which the month begins that is paid already, or the next one to be charged.
 */
export function goOnNow(context: RequestContext, row: EnrolmentRow, { isPaid }: { isPaid: boolean }): EnrolmentSet {
  const { now } = context;
  const set = startNow(context, row);
  if (row.startOn === "" || row.monthAt === null || row.monthAt > now) return set;
  const { startOn, monthAt } = monthFrom(row, now);
  return { ...set, startOn, monthAt: isPaid ? monthAt : now };
}
