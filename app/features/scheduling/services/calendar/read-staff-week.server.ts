import { createZoneTable } from "~/kernel/time/zones";
import { addDays } from "~/kernel/time/dates";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { readWhoWorks, type WhoWorks } from "../../data/calendar/calendar-read.server";
import { readCountsOfDays } from "../../data/lists/appointment-count-read.server";
import { endOfDayBefore, firstInstantOf } from "../../data/lists/appointment-list-read.server";
import { readBookedHours } from "../../data/calendar/booked-hours.server";
import { localTime } from "../../domain/availability/local-time";
import { msByDay, weekBefore, weekDays, weekOf, type WeekDay } from "../../domain/calendar/week-plots";
import { workingHours } from "../../domain/timings/working-hours";
import { withinReach } from "../../support/appointments/appointment-reach.server";
import { DEFAULT_SETTINGS } from "../booking/read-booking-offer.server";

const ALL = { employeeId: null, branchId: null, type: null, state: null } as const;

/** Where a doctor works, with the clock of each place. */
const placesOf = ({ branches, worksAt }: WhoWorks, doctorId: string) =>
  worksAt.flatMap(({ employeeId, branchId }) => {
    const place = employeeId === doctorId && branches.find(({ id }) => id === branchId);
    return place ? [{ branchId, zone: place.timeZone }] : [];
  });

/**
 * This week by days: how many appointments, beside last week's, and how many of the hours that are offered are booked.
 * A doctor's are their own.
 */
export async function readStaffWeek(context: RequestContext): Promise<WeekDay[]> {
  await authorize(context, "appointment.list");
  const { actor, db, now, profile } = context;
  if (actor.kind !== "employee") throw new ForbiddenError();
  const filter = withinReach(context, ALL);
  const zones = createZoneTable();
  const { day } = localTime(zones, profile.timeZone, now);
  const days = weekOf(day);
  const [first = day, last = day] = [days[0], days.at(-1)];
  const range = { from: firstInstantOf(first), to: endOfDayBefore(addDays(last, 1)) };
  const [counts, working] = await Promise.all([
    readCountsOfDays(db, filter, { first: weekBefore(day), last }),
    readWhoWorks(db, filter.employeeId),
  ]);
  const hours = await readBookedHours(db, { employeeIds: working.doctors.map(({ id }) => id), ...range });
  const settings = working.settings ?? DEFAULT_SETTINGS;
  const open = working.doctors.flatMap(({ id }) =>
    workingHours(hours.timings.get(id) ?? [], placesOf(working, id), settings, range, zones),
  );
  const offered = msByDay(zones.span(profile.timeZone, range.from, range.to), open);
  return weekDays(days, counts, { booked: hours.booked, offered });
}
