import { createZoneTable } from "~/kernel/time/zones";
import type { IsoDate } from "~/kernel/time/dates";
import { DAY_MS, toDayNumber } from "~/kernel/time/dates";
import { paidOnlineSince, takenAtDeskSince } from "~/features/billing/public.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { readTakings } from "../../data/payments/takings.server";
import { instantOf, localTime } from "../../domain/availability/local-time";
import { ageSpans, countedByWay, countedUp } from "../../domain/payments/money-day";
import { ageOf, byAge } from "../../domain/payments/unpaid-lines";
import { opensPatients } from "../../support/payments/payments-page.server";
import { readUnpaidLines, unpaidPage } from "../../support/payments/unpaid-page.server";
import { moneyDaySchema } from "../../schemas/payments/money-day";

const MOST_LINES = 25;

/**
 * How the money stands at the end of a day and of a month: what was taken, what is unpaid by its age, and what that is:
 * appointments, charges by hand and corrections, the latest first. The sums are those of the list. Of more than two
 * thousand unpaid ones the oldest are left out.
 * @param raw the age that is asked for, and behind which line
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
  const since = { month: startOf(`${day.slice(0, 8)}01`), today: startOf(day) };
  const [atClinic, atDesk, online, { lines }] = await Promise.all([
    readTakings(db, since),
    takenAtDeskSince(db, since),
    paidOnlineSince(db, since),
    readUnpaidLines(context),
    auditRead(context, { action: "payment.list", subjectKind: "appointment", fields: ["unpaid"] }),
  ]);
  const asked = age === null ? lines : lines.filter((line) => ageOf(line, spans) === age);
  const from = after && { at: after.startsAt, id: after.id };
  const { page, next } = await unpaidPage(context, asked, { after: from, size: MOST_LINES });
  const taken = [...atClinic, ...atDesk, ...online];
  return {
    ...{ day, now, timeZone: profile.timeZone, age, currencyCode: profile.currencyCode },
    today: countedUp(taken.filter(({ isToday }) => isToday)),
    todayBy: countedByWay([...atDesk, ...online].filter(({ isToday }) => isToday)),
    month: countedUp(taken),
    unpaidOf: byAge(lines, spans),
    unpaidInAll: countedUp(lines.map((line) => ({ ...line, count: 1 }))),
    unpaid: page,
    after: next && `${next.at}_${next.id}`,
    seesPatients: opensPatients(context),
    isFirstPage: after === null,
  };
}

export type MoneyDay = Awaited<ReturnType<typeof readMoneyDay>>;
