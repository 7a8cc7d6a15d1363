import { APPOINTMENT_STATE, appointmentStateOf, isAhead } from "./appointment-states";

/** A session lasts as long as it was booked for and this many seconds more, in which it is brought to its end. */
const FINISHING_SECONDS = 300;

/** When an appointment is, when it began, and how it stands; instants in UTC ms. */
export interface SessionTimes {
  stateId: number;
  startsAt: number;
  endsAt: number;
  startedAt: number | null;
}

/**
 * Seconds of an appointment's session that are left: `duetime` and `remainingTime` of the calls. They run from when it
 * was started; before that from when it is booked for, and of one whose provider is late, or is in the call and waits,
 * none is lost. 0 once it is over. So whoever has not been in a session may enter it (specification: while more than 300 remain) from its
 * beginning for as long as it was booked, whatever its length.
 */
export function secondsLeft({ stateId, startsAt, endsAt, startedAt }: SessionTimes, now: number): number {
  const state = appointmentStateOf(stateId);
  if (!isAhead(state) && state !== APPOINTMENT_STATE.BLOCKED) return 0;
  const begins = (state === APPOINTMENT_STATE.IN_PROGRESS ? startedAt : null) ?? Math.max(startsAt, now);
  return Math.max(0, Math.floor((begins + endsAt - startsAt - now) / 1_000) + FINISHING_SECONDS);
}

/** Whether it is still too early to enter an appointment's session, which can be entered from its beginning. */
export const isBeforeSession = ({ startsAt }: Pick<SessionTimes, "startsAt">, now: number): boolean => now < startsAt;
