import { APPOINTMENT_STATE, type AppointmentState } from "../appointments/appointment-states";
import { isBeforeSession } from "../appointments/session-time";
import { TRANSITIONS } from "../appointments/appointment-transitions";
import { CALENDAR_ACTS, type CalendarAct, type CalendarAppointment } from "./calendar-view";

const FROM = Object.fromEntries(
  CALENDAR_ACTS.map((act) => [
    act,
    TRANSITIONS.filter(({ action, by }) => action === act && by.includes("staff")).flatMap(({ from }) =>
      from === "nothing" ? [] : [...from],
    ),
  ]),
) as Record<CalendarAct, AppointmentState[]>;

/** States in which the clinic has proposed a time: staff confirm it where the patient agreed. */
const PROPOSED: readonly AppointmentState[] = [APPOINTMENT_STATE.RESCHEDULED, APPOINTMENT_STATE.NEW_FROM_ORGANIZATION];

/** Confirming it says that the patient agreed on the phone. */
export const needsAgreement = ({ stateId }: Pick<CalendarAppointment, "stateId">): boolean =>
  PROPOSED.includes(stateId);

/**
 * What can be done to an appointment by its state and the time, of what this person may do at all; the services have
 * the last word. What begins before its time is asked about on the appointment's own page, and a group session is
 * changed on its own.
 */
export function actsOn(
  { stateId, startsAt, seats }: CalendarAppointment,
  may: readonly CalendarAct[],
  now: number,
): CalendarAct[] {
  if (seats) return [];
  const early = isBeforeSession({ startsAt }, now);
  return may.filter((act) => FROM[act].includes(stateId) && !(early && (act === "no-show" || act === "start")));
}
