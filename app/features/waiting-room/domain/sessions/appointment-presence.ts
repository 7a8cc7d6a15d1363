import type { AppointmentOutcome } from "../rooms/room-state";

/** A room lets in from this long before the appointment's start, in milliseconds. */
export const OPENS_BEFORE_MS = 12 * 3_600_000;
/** A link works until this long after the appointment's end, in milliseconds. */
export const LINK_OUTLIVES_APPOINTMENT_MS = 24 * 3_600_000;

/** The specification's states after which nobody waits any more, and what the patient is then told. */
const OUTCOMES: Readonly<Record<number, AppointmentOutcome>> = {
  3: "canceled",
  5: "canceled",
  8: "concluded",
  9: "canceled",
  10: "concluded",
  12: "canceled",
};

/** The states of an appointment that is over. */
export const OVER = Object.keys(OUTCOMES).map(Number);

/** The state of an appointment that was started and not concluded. */
export const IN_PROGRESS = 7;

/** States in which the patient may wait: confirmed, in progress, confirmed walk-in. */
export const AWAITED = [2, IN_PROGRESS, 11];

/** States in which the patient has yet to confirm what the clinic proposed: rescheduled, new from the organization. */
const FOR_PATIENT: readonly number[] = [4, 6];

/** Whether an appointment can begin: its patient may wait, and it has not begun. */
export const isStartable = (stateId: number): boolean => stateId !== IN_PROGRESS && AWAITED.includes(stateId);

export type AppointmentPresence =
  | { kind: "open" }
  | { kind: "early"; opensAt: number }
  /** The side that has yet to confirm it. */
  | { kind: "unconfirmed"; by: "patient" | "clinic" }
  | { kind: "over"; outcome: AppointmentOutcome };

/** Whether the patient of an appointment may come in now. Instants in UTC milliseconds. */
export function appointmentPresence(
  appointment: { stateId: number; startsAt: number },
  now: number,
): AppointmentPresence {
  const outcome = OUTCOMES[appointment.stateId];
  if (outcome) return { kind: "over", outcome };
  if (!AWAITED.includes(appointment.stateId)) {
    return { kind: "unconfirmed", by: FOR_PATIENT.includes(appointment.stateId) ? "patient" : "clinic" };
  }
  const opensAt = appointment.startsAt - OPENS_BEFORE_MS;
  return now < opensAt ? { kind: "early", opensAt } : { kind: "open" };
}
