import { DAY_MS } from "~/kernel/time/dates";
import type { ZoneTable } from "~/kernel/time/zones";
import type { RequestContext } from "~/platform/context.server";
import { authorize } from "~/platform/access/authorize.server";
import { NotFoundError } from "~/platform/http/errors.server";
import type { AppointmentRow } from "../../data/appointments/appointment-change-read.server";
import { readSchedules } from "../../data/availability/schedules.server";
import { readStaffChoice, type StaffChoice } from "../../data/appointments/staff-offer-read.server";
import { bookingRules, type Schedules } from "../../domain/booking/bookable";
import { localDay, type BookingOffer } from "../../domain/booking/booking-offer";
import { heldInterval } from "../../domain/appointments/appointment-time";
import { viewerOf } from "../../support/availability/viewer.server";
import { DEFAULT_SETTINGS } from "../booking/read-booking-offer.server";
import { readSessionsOf } from "../groups/read-offered-sessions.server";

/** The schedules as they are once an appointment has left its own time: it is not in its own way. */
function without(schedules: Schedules, own: AppointmentRow): Schedules {
  const { employeeId } = own;
  const held = heldInterval(own);
  const ofPatient = (schedules.ofPatient ?? []).filter(
    ({ start, end }) => start !== own.startsAt || end !== own.endsAt,
  );
  const busy = [...(schedules.busy.get(employeeId) ?? [])];
  const at = busy.findIndex((each) => each.start === held.start && each.end === held.end);
  if (at === -1) return { ...schedules, ofPatient };
  busy.splice(at, 1);
  const appointments = new Map(schedules.appointmentsOn.get(employeeId) ?? []);
  const onDay = appointments.get(own.localDay);
  if (onDay !== undefined) appointments.set(own.localDay, onDay - 1);
  return {
    ...schedules,
    ofPatient,
    busy: new Map(schedules.busy).set(employeeId, busy),
    appointmentsOn: new Map(schedules.appointmentsOn).set(employeeId, appointments),
  };
}

/**
 * When one provider can give one offering at one place, by the rules that patients book by. With `moving`, as if that
 * appointment had left its time, and as long as it is. With `until` (UTC ms), as far ahead as that at least.
 * @throws NotFoundError where provider, offering or place is not this organization's
 */
export async function readStaffOffer(
  context: RequestContext,
  { employeeId, ...choice }: StaffChoice,
  zones: ZoneTable,
  moving?: AppointmentRow,
  until?: number,
): Promise<BookingOffer> {
  return readOfferOfSome(context, { ...choice, employeeIds: [employeeId] }, zones, { moving, until });
}

/** The same of several providers, of whom any will do. */
export async function readOfferOfSome(
  context: RequestContext,
  choice: Omit<StaffChoice, "employeeId"> & { employeeIds: readonly string[] },
  zones: ZoneTable,
  { moving, until }: { moving?: AppointmentRow | undefined; until?: number | undefined } = {},
): Promise<BookingOffer> {
  await authorize(context, "slots.read");
  const { db, now, profile } = context;
  const found = await readStaffChoice(db, choice);
  if (!found) throw new NotFoundError();
  const settings = found.settings ?? DEFAULT_SETTINGS;
  const range = { from: now, to: Math.max(until ?? 0, now + (settings.horizonDays + 2) * DAY_MS) };
  const [schedules, sessions] = await Promise.all([
    readSchedules(db, choice.employeeIds, range, viewerOf(context), settings.dailyMaximum !== null),
    readSessionsOf(context, found.offering, range),
  ]);
  const offering = moving
    ? {
        ...found.offering,
        durationMinutes: (moving.endsAt - moving.startsAt) / 60_000,
        bufferBeforeMinutes: moving.bufferBeforeMinutes,
        bufferAfterMinutes: moving.bufferAfterMinutes,
      }
    : found.offering;
  return {
    now,
    settings,
    rules: bookingRules(settings, localDay(zones, profile.timeZone, now)),
    offering,
    places: [found.place],
    providers: found.providers,
    schedules: moving ? without(schedules, moving) : schedules,
    ...sessions,
  };
}
