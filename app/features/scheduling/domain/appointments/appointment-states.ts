/** The specification's appointment states and their numbers (section 4). */
export const APPOINTMENT_STATE = {
  NEW: 1,
  CONFIRMED: 2,
  CANCELED: 3,
  RESCHEDULED: 4,
  REJECTED: 5,
  NEW_FROM_ORGANIZATION: 6,
  IN_PROGRESS: 7,
  COMPLETED: 8,
  EXPIRED: 9,
  CONCLUDED: 10,
  CONFIRMED_WALKIN: 11,
  NO_SHOW: 12,
  BLOCKED: 20,
} as const;

export type AppointmentStateName = keyof typeof APPOINTMENT_STATE;
export type AppointmentState = (typeof APPOINTMENT_STATE)[AppointmentStateName];

export type StatusColour = "orange" | "green" | "lightblue" | "lightgrey" | "darkgrey";

interface StateFacts {
  readonly name: AppointmentStateName;
  readonly colour: StatusColour;
  /** Its claims keep the time from others. */
  readonly holdsTime: boolean;
  /**
   * `open` appointments can still be changed, charged and paid; `final` ones only leave the list (or come back by
   * undo). A blocked time is no appointment: it is neither.
   */
  readonly stage: "open" | "final" | "block";
  /** Still to happen, as far as the state can tell. */
  readonly ahead: boolean;
}

/** CONCLUDED stays open: the appointment is over, but staff may still complete it and the patient pay for it. */
const FACTS: Readonly<Record<AppointmentState, StateFacts>> = {
  1: { name: "NEW", colour: "orange", holdsTime: true, stage: "open", ahead: true },
  2: { name: "CONFIRMED", colour: "green", holdsTime: true, stage: "open", ahead: true },
  3: { name: "CANCELED", colour: "lightgrey", holdsTime: false, stage: "final", ahead: false },
  4: { name: "RESCHEDULED", colour: "orange", holdsTime: true, stage: "open", ahead: true },
  5: { name: "REJECTED", colour: "lightgrey", holdsTime: false, stage: "final", ahead: false },
  6: { name: "NEW_FROM_ORGANIZATION", colour: "orange", holdsTime: true, stage: "open", ahead: true },
  7: { name: "IN_PROGRESS", colour: "orange", holdsTime: true, stage: "open", ahead: true },
  8: { name: "COMPLETED", colour: "lightblue", holdsTime: false, stage: "final", ahead: false },
  9: { name: "EXPIRED", colour: "lightgrey", holdsTime: false, stage: "final", ahead: false },
  10: { name: "CONCLUDED", colour: "lightblue", holdsTime: false, stage: "open", ahead: false },
  11: { name: "CONFIRMED_WALKIN", colour: "green", holdsTime: true, stage: "open", ahead: true },
  12: { name: "NO_SHOW", colour: "darkgrey", holdsTime: false, stage: "final", ahead: false },
  20: { name: "BLOCKED", colour: "darkgrey", holdsTime: true, stage: "block", ahead: false },
};

export const APPOINTMENT_STATES: readonly AppointmentState[] = Object.values(APPOINTMENT_STATE);

/** Nobody comes any more, and the time is somebody else's by now. */
export const CALLED_OFF: readonly number[] = [
  APPOINTMENT_STATE.CANCELED,
  APPOINTMENT_STATE.REJECTED,
  APPOINTMENT_STATE.EXPIRED,
];

/** States whose appointment keeps its claims (design: 'a time is held by'). */
export const HOLDING_STATES = APPOINTMENT_STATES.filter((state) => FACTS[state].holdsTime);

export function isAppointmentState(value: number): value is AppointmentState {
  return Object.hasOwn(FACTS, value);
}

export function stateName(state: AppointmentState): AppointmentStateName {
  return FACTS[state].name;
}

export function statusColour(state: AppointmentState): StatusColour {
  return FACTS[state].colour;
}

export function holdsTime(state: AppointmentState): boolean {
  return FACTS[state].holdsTime;
}

export function isOpen(state: AppointmentState): boolean {
  return FACTS[state].stage === "open";
}

export function isFinal(state: AppointmentState): boolean {
  return FACTS[state].stage === "final";
}

/** Still to happen, as far as the state can tell; the day decides the rest. */
export function isAhead(state: AppointmentState): boolean {
  return FACTS[state].ahead;
}

/**
 * Whether an appointment counts as upcoming: still to happen, on or after today's date at its place (both
 * 'YYYY-MM-DD'). Every appointment that does not is past. It goes by the day, as the maintained counters do.
 */
export function countsAsUpcoming(state: AppointmentState, localDate: string, today: string): boolean {
  return FACTS[state].ahead && localDate >= today;
}

/** The state of a stored number. @throws RangeError for a number that no state has, which no write lets in */
export function appointmentStateOf(value: number): AppointmentState {
  if (!isAppointmentState(value)) throw new RangeError(`no appointment state ${value}`);
  return value;
}
