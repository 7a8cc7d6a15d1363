import { firstCome } from "~/kernel/lists/first-come";
import type { IsoDate } from "~/kernel/time/dates";
import { APPOINTMENT_STATE as S, CALLED_OFF, isAhead } from "../appointments/appointment-states";
import { isProposed, type AppointmentAction } from "../appointments/appointment-transitions";
import { arrivalStage, isStillToCome, minutesWaited, type ArrivalStage } from "../appointments/arrivals/arrival-stage";
import { minutesUnanswered, patientMinutesLate } from "../appointments/arrivals/lateness";
import { byStage, deskProviders, isHere, staged, type DeskAppointment } from "../appointments/arrivals/desk-board";

/** An appointment of the day. */
export interface DayLine extends DeskAppointment {
  /** How far its patient is; null where nobody is expected yet, or not at all. */
  stage: ArrivalStage | null;
  /** Minutes past its start without its patient, or without an answer to what was proposed; 0 where there is time. */
  minutesMissed: number;
  /** It is the patient's birthday. */
  hasBirthday: boolean;
}

/** How the day stands. */
export interface DayNumbers {
  withDoctor: number;
  waiting: number;
  /** Minutes that whoever waits longest has waited; null where nobody waits. */
  longestWait: number | null;
  /**
   * Who is next. At the desk who comes next: the first who is still to come and not late. For a doctor whom they see
   * next: who was called in, who has waited longest, or who comes next; in this order.
   */
  next: DayLine | null;
  /** Patients who are past their start and have not come. */
  missed: number;
  /** Times that the clinic proposed, that are past and that nobody has answered for. */
  unanswered: number;
  /** Doctors who are behind. */
  doctorsBehind: number;
}

const isBirthday = (dateOfBirth: string, day: IsoDate): boolean =>
  dateOfBirth !== "" && dateOfBirth.slice(5) === day.slice(5);

/** The appointments of a day that take or took place, in their order, as they stand at `now` (UTC ms). */
export const dayLines = (appointments: readonly DeskAppointment[], day: IsoDate, now: number): DayLine[] =>
  appointments
    .filter(({ stateId }) => !CALLED_OFF.includes(stateId))
    .map((appointment) => {
      const stage = arrivalStage(appointment, now);
      const late = patientMinutesLate({ stage, startsAt: appointment.startsAt }, now);
      const minutesMissed = late || minutesUnanswered(appointment, now);
      return { ...appointment, stage, minutesMissed, hasBirthday: isBirthday(appointment.patient.dateOfBirth, day) };
    });

/** What the home page says of a change, by the change. */
const SAID = {
  ...{ confirm: "confirm", "no-show": "no-show", cancel: "cancel", "mark-paid": "mark-paid" },
  ...{ conclude: "conclude", complete: "complete" },
} as const satisfies Partial<Record<AppointmentAction, string>>;
const isSaid = (action: AppointmentAction): action is keyof typeof SAID => action in SAID;

/**
 * Which change of the day somebody made last and can undo still, at `now` (UTC ms), as the page says it; null where
 * there is none.
 */
export function lastUndoable(
  appointments: readonly DeskAppointment[],
  actorId: string | null,
  now: number,
): { id: string; done: (typeof SAID)[keyof typeof SAID] } | null {
  const own = appointments.flatMap(({ id, lastChange }) =>
    lastChange && lastChange.actorId === actorId && lastChange.undoUntil > now && isSaid(lastChange.action)
      ? [{ id, done: SAID[lastChange.action], at: lastChange.at }]
      : [],
  );
  const [last] = own.toSorted((a, b) => b.at - a.at);
  return last ? { id: last.id, done: last.done } : null;
}

/**
 * The lines of whoever is here above those of the others: who waits first, then who was called in, then who is with a
 * doctor. The others keep their order.
 */
export function hereFirst(lines: readonly DayLine[]): DayLine[] {
  const here = lines.flatMap((line) => (isHere(line) && line.stage ? [{ line, stage: line.stage }] : []));
  const order = here.toSorted((a, b) => byStage({ ...a.line, stage: a.stage }, { ...b.line, stage: b.stage }));
  return [...order.map(({ line }) => line), ...lines.filter((line) => !isHere(line))];
}

/**
 * Which of the open lines stand on a page that has room for so many: everybody who is here first, and never left out.
 * @returns how many more there are, of whom nobody is here
 */
export function shownOfDay(open: readonly DayLine[], most: number): { shown: DayLine[]; more: number } {
  const shown = hereFirst(open).slice(0, Math.max(most, open.filter(isHere).length));
  return { shown, more: open.length - shown.length };
}

/** Whether something is still to happen with it today; a request whose time is past is not. */
export const isOpenLine = ({ stateId, startsAt }: DayLine, now: number): boolean =>
  isAhead(stateId) && (stateId !== S.NEW || startsAt > now);

/**
 * The numbers of the day.
 * @param ofOneDoctor the lines are a doctor's, who looks at them themselves
 */
export function dayNumbers(
  lines: readonly DayLine[],
  now: number,
  { ofOneDoctor }: { ofOneDoctor: boolean } = { ofOneDoctor: false },
): DayNumbers {
  const at = (stage: ArrivalStage) => lines.filter((line) => line.stage === stage);
  const waiting = at("waiting");
  const expected = at("expected");
  // Who comes next may come so late in the day that nobody expects them yet.
  const comes = lines.find((line) => line.startsAt >= now && isStillToCome(line, now)) ?? null;
  // As in the waiting room: by when they came.
  const waitsLongest = firstCome(waiting, ({ arrival, startsAt }) => arrival?.arrivedAt ?? startsAt);
  const waits = waiting.flatMap(({ arrival }) => (arrival ? [minutesWaited(arrival, now)] : []));
  return {
    withDoctor: at("withDoctor").length,
    waiting: waiting.length,
    longestWait: waits.length > 0 ? Math.max(...waits) : null,
    next: ofOneDoctor ? (at("called")[0] ?? waitsLongest ?? comes) : comes,
    missed: expected.filter(({ minutesMissed }) => minutesMissed > 0).length,
    unanswered: lines.filter((line) => isProposed(line.stateId) && line.minutesMissed > 0).length,
    doctorsBehind: deskProviders(staged(lines, now), now).filter(({ minutesLate }) => minutesLate > 0).length,
  };
}
