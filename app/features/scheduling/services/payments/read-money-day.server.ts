import { createZoneTable } from "~/kernel/time/zones";
import type { IsoDate } from "~/kernel/time/dates";
import { DAY_MS, toDayNumber } from "~/kernel/time/dates";
import { paidOnlineSince, takenAtDeskSince } from "~/features/billing/public.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { readSummaries } from "../../data/lists/appointment-rows-read.server";
import { readTakings } from "../../data/payments/takings.server";
import { readUnpaid, readUnpaidByAge } from "../../data/payments/unpaid-read.server";
import { instantOf, localTime } from "../../domain/availability/local-time";
import { ageSpans, countedUp } from "../../domain/payments/money-day";
import { askedOfLines } from "../../domain/payments/asked-of-lines";
import { standingOfPatients } from "../../support/payments/standing-of-patient.server";
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
  const since = { month: startOf(`${day.slice(0, 8)}01`), today: startOf(day) };
  const [atClinic, atDesk, online, byAge, found] = await Promise.all([
    readTakings(db, since),
    takenAtDeskSince(db, since),
    paidOnlineSince(db, since),
    readUnpaidByAge(db, spans),
    readUnpaid(db, asked, { after, most: MOST_LINES + 1 }),
    auditRead(context, { action: "payment.list", subjectKind: "appointment", fields: ["unpaid"] }),
  ]);
  const page = found.slice(0, MOST_LINES);
  const last = found.length > MOST_LINES ? page.at(-1) : undefined;
  const [appointments, standings] = await Promise.all([
    readSummaries(
      db,
      page.map(({ id }) => id),
    ),
    standingOfPatients(
      context,
      page.map(({ patientId }) => patientId),
    ),
  ]);
  const unpaid = appointments.flatMap((appointment) =>
    page.filter(({ id }) => id === appointment.id).map((price) => ({ ...price, appointment })),
  );
  const taken = [...atClinic, ...atDesk, ...online];
  return {
    ...{ day, now, timeZone: profile.timeZone, age, currencyCode: profile.currencyCode },
    today: countedUp(taken.filter(({ isToday }) => isToday)),
    todayOnline: countedUp(online.filter(({ isToday }) => isToday)),
    month: countedUp(taken),
    unpaidOf: spans.map((span) => ({
      age: span.age,
      ...countedUp(byAge.filter((row) => row.age === span.age)),
    })),
    unpaidInAll: countedUp(byAge),
    unpaid: askedOfLines(unpaid, standings),
    after: last ? `${last.startsAt}_${last.id}` : null,
    isFirstPage: after === null,
  };
}

export type MoneyDay = Awaited<ReturnType<typeof readMoneyDay>>;
