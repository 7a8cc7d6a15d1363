import { createZoneTable } from "~/kernel/time/zones";
import type { IsoDate } from "~/kernel/time/dates";
import { DAY_MS, toDayNumber } from "~/kernel/time/dates";
import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { readTakings } from "../../data/payments/takings.server";
import { readUnpaid, readUnpaidByAge } from "../../data/payments/unpaid-read.server";
import { instantOf, localTime } from "../../domain/availability/local-time";
import { ageSpans, countedUp } from "../../domain/payments/money-day";
import { moneyDaySchema } from "../../schemas/payments/money-day";

const MOST_LINES = 25;

/**
 * How the money stands at the end of a day and of a month: what was taken, what is unpaid by its age, and the unpaid
 * appointments of an age, the latest first. Of more than two thousand unpaid ones the oldest are left out.
 * @param raw the age that is asked for, and behind which appointment
 */
export async function readMoneyDay(context: RequestContext, raw: unknown) {
  await authorize(context, "payment.review");
  const { age, after } = parse(moneyDaySchema, raw);
  const { db, now, profile } = context;
  const zones = createZoneTable();
  const { day } = localTime(zones, profile.timeZone, now);
  // Where the clock skips midnight, the day begins at one.
  const startOf = (of: IsoDate) =>
    [0, 60].map((minutes) => instantOf(zones, profile.timeZone, { day: of, minutes })).find(Boolean) ??
    toDayNumber(of) * DAY_MS;
  const spans = ageSpans(day, now, startOf);
  const asked = age === null ? spans : spans.filter((span) => span.age === age);
  const [taken, byAge, found] = await Promise.all([
    readTakings(db, { month: startOf(`${day.slice(0, 8)}01`), today: startOf(day) }),
    readUnpaidByAge(db, spans),
    readUnpaid(db, asked, { after, most: MOST_LINES + 1 }),
    auditRead(context, { action: "payment.list", subjectKind: "appointment", fields: ["unpaid"] }),
  ]);
  const unpaid = found.slice(0, MOST_LINES);
  const last = found.length > MOST_LINES ? unpaid.at(-1) : undefined;
  const today = taken.filter(({ isToday }) => isToday);
  return {
    ...{ day, now, timeZone: profile.timeZone, age, currencyCode: profile.currencyCode },
    today: countedUp(today),
    todayOnline: countedUp(today.filter(({ way }) => way === "online")),
    month: countedUp(taken),
    unpaidOf: spans.map((span) => ({
      age: span.age,
      ...countedUp(byAge.filter((row) => row.age === span.age)),
    })),
    unpaidInAll: countedUp(byAge),
    unpaid,
    after: last ? `${last.startsAt}_${last.id}` : null,
    isFirstPage: after === null,
  };
}

export type MoneyDay = Awaited<ReturnType<typeof readMoneyDay>>;
