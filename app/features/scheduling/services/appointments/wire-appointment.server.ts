import { formatDayMonthYear } from "~/kernel/time/dates";
import { MINUTE_MS } from "~/kernel/time/minutes";
import type { ZoneTable } from "~/kernel/time/zones";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import { localTime } from "../../domain/availability/local-time";
import { secondsLeft } from "../../domain/appointments/session-time";

/**
 * An appointment as the calls give it (specification, section 3): dates as DD MMM YYYY and minutes from midnight on
 * the clock of its place, `sessionDuration` in minutes, `startTime` in UTC ms, `duetime` in seconds that are left of its
 * session. `rating` is how its provider found it, for staff alone.
 */
export function wireAppointment(
  appointment: AppointmentSummary,
  now: number,
  zones: ZoneTable,
  rating: number | null = null,
) {
  const { id, stateId, type, startsAt, endsAt, requestedAt, timeZone } = appointment;
  const scheduled = localTime(zones, timeZone, startsAt);
  const requested = localTime(zones, timeZone, requestedAt);
  return {
    id,
    uuid: id,
    stateId,
    type,
    scheduledDateStringcc: formatDayMonthYear(scheduled.day),
    scheduledTime: scheduled.minutes,
    requestedDateStringcc: formatDayMonthYear(requested.day),
    requestedTime: requested.minutes,
    sessionDuration: (endsAt - startsAt) / MINUTE_MS,
    duetime: secondsLeft(appointment, now),
    timezonename: timeZone,
    startTime: startsAt,
    requestedEmployeeId: appointment.employee.id,
    branchId: appointment.branch.id,
    serviceOfferingId: appointment.offering?.id ?? null,
    patientId: appointment.patient?.id ?? null,
    reason: appointment.reason,
    employeeInteractionRating: rating,
  };
}
