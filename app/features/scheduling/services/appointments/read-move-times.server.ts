import { DAY_MS, addDays, type IsoDate } from "~/kernel/time/dates";
import { createZoneTable } from "~/kernel/time/zones";
import { actsForClinic } from "~/platform/access/actor.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { freeStarts, localDay, type BookingOffer } from "../../domain/booking/booking-offer";
import { patientsBookFrom, withoutNotice } from "../../domain/booking/staff-notice";
import { daysOfTimes } from "../../domain/timings/day-hours";
import { dayWindow } from "../../domain/calendar/day-window";
import type { TimeWeek } from "../../domain/timings/time-week";
import type { AppointmentForChange } from "../../data/appointments/appointment-change-read.server";
import { loadForChange, requireDecision } from "./change-appointment.server";
import { readSummary } from "../../data/lists/appointment-rows-read.server";
import { readSetOptions } from "../../data/appointments/set-options-read.server";
import { providersToAssign } from "../../domain/appointments/assignable";
import { reaches } from "../../support/appointments/reaches.server";
import { buttonsOf } from "./view-appointment.server";
import { readStaffOffer } from "./read-staff-offer.server";
import { NotFoundError } from "~/platform/http/errors.server";
import type { ZoneTable } from "~/kernel/time/zones";

/** An appointment that is to be moved. */
interface Moved {
  /** Its own time, which is not offered (UTC ms); left out where it is one to choose. */
  present?: number | undefined;
  /** Its day, on which the page opens, or on the first one after it with times. */
  near: IsoDate;
}

/** Of each of the next days so many times stand on the page: the day's own link leads to all. */
const FOLLOWING_TIMES = 4;

/**
 * A week of free times of an offer with one provider and place, around the wanted day or that of the appointment that
 * is to be moved.
 */
export function timeWeek(offer: BookingOffer, wanted: IsoDate | undefined, zones: ZoneTable, moved?: Moved): TimeWeek {
  const zone = offer.places[0]?.timeZone ?? "UTC";
  const today = localDay(zones, zone, offer.now);
  const query = { from: offer.now, to: offer.now + (offer.settings.horizonDays + 2) * DAY_MS };
  const starts = freeStarts(offer, query, zones).filter((start) => start !== moved?.present);
  const lastDay = addDays(today, offer.settings.horizonDays);
  const window = dayWindow(starts, { zone, today, lastDay, wanted, near: moved?.near }, zones);
  return {
    zone,
    day: window.day,
    days: daysOfTimes(offer, query, { days: window.days, zone }, zones),
    times: [...(window.days.find(({ date }) => date === window.day)?.starts ?? [])],
    earlier: window.earlier,
    later: window.later,
    nextFreeDay: window.nextFreeDay,
    ...(moved && {
      following: window.following.map(({ date, starts: all }) => ({ date, times: all.slice(0, FOLLOWING_TIMES) })),
    }),
  };
}

/** To whom staff can give the appointment with the move; nobody where they cannot give it away. */
async function othersFor(context: RequestContext, loaded: AppointmentForChange) {
  const mayAssign =
    actsForClinic(context.actor) &&
    buttonsOf(context, loaded).some(({ action, reason }) => action === "assign-provider" && reason === null);
  return mayAssign ? providersToAssign(await readSetOptions(context.db, null), loaded.appointment) : [];
}

/**
 * What the page that moves an appointment shows: the appointment, and the free times of its provider, or of another one
 * to whom staff give it with the move: those of its own day or the first one after it with times, and for staff the
 * first of the next days.
 * @throws NotFoundError, or ConflictError where it can no longer be moved
 */
export async function readMoveTimes(
  context: RequestContext,
  appointmentId: string,
  wanted: IsoDate | undefined,
  withId?: string | null,
) {
  await authorize(context, "slots.read");
  const loaded = await loadForChange(context, appointmentId, "appointment.reschedule");
  requireDecision(context, "reschedule", loaded);
  const [summary, others] = await Promise.all([readSummary(context.db, appointmentId), othersFor(context, loaded)]);
  const { serviceOfferingId, branchId } = loaded.appointment;
  const chosen = others.find(({ id }) => id === withId) ?? null;
  const employeeId = chosen?.id ?? loaded.appointment.employeeId;
  if (!summary || serviceOfferingId === null) throw new NotFoundError();
  const zones = createZoneTable();
  const offer = await readStaffOffer(context, { employeeId, serviceOfferingId, branchId }, zones, loaded.appointment);
  // With somebody else, its own time is one to choose.
  const { startsAt, localDay: near } = loaded.appointment;
  const moved = { present: chosen ? undefined : startsAt, near };
  if (!actsForClinic(context.actor)) {
    // A patient chooses a time and then sends it: what is pressed at once is for staff.
    const { following: _, ...week } = timeWeek(offer, wanted, zones, moved);
    return { appointment: summary, others, chosen, week };
  }
  const week = timeWeek(withoutNotice(offer), wanted, zones, moved);
  const shown = { ...week, patientsFrom: patientsBookFrom(offer) };
  return { appointment: summary, isReached: await reaches(context, summary.patient), others, chosen, week: shown };
}
