import { merge } from "~/kernel/time/intervals";
import { MINUTE_MS, MINUTES_A_DAY } from "~/kernel/time/minutes";
import { instantAt, pieceOf } from "./calendar-layout";
import type { CalendarBoard, CalendarAppointment } from "./calendar-view";
import { APPOINTMENT_STATE, holdsTime, isOpen } from "../appointments/appointment-states";
import type { IsoDate } from "~/kernel/time/dates";

/** A column of the board: a day of one doctor. */
export interface BoardColumn {
  readonly key: string;
  readonly day: IsoDate;
  readonly employeeId: string;
}

/** An appointment on its way: where it would lie, in a column and in minutes of that day's wall clock. */
export interface Moving {
  readonly appointment: CalendarAppointment;
  readonly how: "move" | "resize";
  readonly column: number;
  readonly from: number;
  readonly to: number;
}

/** What a finished move asks for. Instants in UTC ms. */
export interface WantedChange {
  readonly appointment: CalendarAppointment;
  readonly how: "move" | "resize";
  readonly employeeId: string;
  readonly startsAt: number;
  readonly endsAt: number;
  /** Staff say that the patient agreed to it on the phone. */
  readonly patientAgreed?: boolean;
  /** Nobody is told of it. */
  readonly doNotNotify?: boolean;
}

/** Whether the doctors have a row each, as they have in a week of several. */
export const isRoster = ({ view, doctors }: Pick<CalendarBoard, "view" | "doctors">): boolean =>
  view !== "day" && doctors.length > 1;

/**
 * One column a doctor in a day; in a week, one a day of the only doctor. Of a week of several doctors the columns come
 * row by row: the days of the first doctor, then those of the second.
 */
export function columnsOf({ view, day, days, doctors }: CalendarBoard): BoardColumn[] {
  if (view === "day") return doctors.map(({ id }) => ({ key: id, day, employeeId: id }));
  return doctors.flatMap(({ id }) =>
    days.map((each) => ({ key: doctors.length === 1 ? each : `${id} ${each}`, day: each, employeeId: id })),
  );
}

/** The column that an appointment begins in; undefined where it begins on a day that is not shown. */
export function columnOfAppointment(
  board: CalendarBoard,
  columns: readonly BoardColumn[],
  appointment: CalendarAppointment,
) {
  const index = columns.findIndex(({ day, employeeId }) => {
    const piece = pieceOf(board.span, day, { start: appointment.startsAt, end: appointment.endsAt });
    return piece !== null && employeeId === appointment.employeeId;
  });
  return index === -1 ? undefined : index;
}

const MOVABLE: readonly number[] = [
  APPOINTMENT_STATE.NEW,
  APPOINTMENT_STATE.CONFIRMED,
  APPOINTMENT_STATE.RESCHEDULED,
  APPOINTMENT_STATE.NEW_FROM_ORGANIZATION,
  APPOINTMENT_STATE.BLOCKED,
];

/** A time that is kept free of appointments, and has no patient who would have to agree. */
export const isBlocked = ({ stateId }: Pick<CalendarAppointment, "stateId">): boolean =>
  stateId === APPOINTMENT_STATE.BLOCKED;

/**
 * What can be done to an appointment on the board by its state; the services have the last word. An open group session,
 * which stands there as confirmed, moves as a whole.
 */
export const canMove = ({ stateId }: CalendarAppointment): boolean => MOVABLE.includes(stateId);
/** Whether somebody else could give it: an appointment that still holds its time. */
export const canGiveAway = ({ stateId, seats }: CalendarAppointment): boolean =>
  !seats && isOpen(stateId) && holdsTime(stateId);
export const canResize = ({ stateId, seats }: CalendarAppointment): boolean =>
  !seats && (isOpen(stateId) || isBlocked({ stateId })) && holdsTime(stateId);

/** An appointment taken up from where it lies; undefined where it lies in no column. */
export function takeUp(
  board: CalendarBoard,
  columns: readonly BoardColumn[],
  appointment: CalendarAppointment,
  how: Moving["how"],
): Moving | undefined {
  const column = columnOfAppointment(board, columns, appointment);
  const day = column === undefined ? undefined : columns[column]?.day;
  if (column === undefined || day === undefined) return undefined;
  const piece = pieceOf(board.span, day, { start: appointment.startsAt, end: appointment.endsAt });
  return piece ? { appointment, how, column, ...piece } : undefined;
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/**
 * The appointment carried by some minutes and columns: it stays on the board, as long as it is, and ends after it
 * begins.
 */
export function carry(moving: Moving, minutes: number, toColumn: number, columns: number): Moving {
  const { how, from, to } = moving;
  if (how === "resize") return { ...moving, to: clamp(to + minutes, from + 5, MINUTES_A_DAY) };
  const length = to - from;
  const start = clamp(from + minutes, 0, MINUTES_A_DAY - length);
  return { ...moving, column: clamp(toColumn, 0, columns - 1), from: start, to: start + length };
}

/** What the move comes to; undefined where it ends where it began, or at a time that a clock change skips. */
export function wantedChange(
  board: CalendarBoard,
  columns: readonly BoardColumn[],
  { appointment, how, column, from, to }: Moving,
): WantedChange | undefined {
  const target = columns[column];
  if (!target) return undefined;
  const { employeeId } = target;
  if (how === "resize") {
    const endsAt = appointment.startsAt + (to - from) * MINUTE_MS;
    return endsAt === appointment.endsAt
      ? undefined
      : { appointment, how, employeeId: appointment.employeeId, startsAt: appointment.startsAt, endsAt };
  }
  const startsAt = instantAt(board.span, target.day, from);
  if (startsAt === undefined || (startsAt === appointment.startsAt && employeeId === appointment.employeeId))
    return undefined;
  return { appointment, how, employeeId, startsAt, endsAt: startsAt + appointment.endsAt - appointment.startsAt };
}

/** The move to the same time of another day, of the same doctor; undefined at a time that a clock change skips. */
export function changeOnDay(
  { span }: Pick<CalendarBoard, "span">,
  { appointment, how, from }: Moving,
  day: IsoDate,
): WantedChange | undefined {
  const startsAt = how === "move" ? instantAt(span, day, from) : undefined;
  if (startsAt === undefined || startsAt === appointment.startsAt) return undefined;
  const endsAt = startsAt + appointment.endsAt - appointment.startsAt;
  return { appointment, how, employeeId: appointment.employeeId, startsAt, endsAt };
}

/**
 * The column that is so many steps along and rows of doctors down from another, and the view to turn to (-1 before, 1
 * after) where that lies beyond the days that are shown. `perDoctor` is the length of a row, 0 where there are none.
 */
export function columnAfter(
  column: number,
  { along, down }: { readonly along: number; readonly down: number },
  { columns, perDoctor }: { readonly columns: readonly BoardColumn[]; readonly perDoctor: number },
): { readonly column: number; readonly turn: -1 | 0 | 1 } {
  const length = perDoctor || columns.length;
  const row = clamp(Math.floor(column / length) + down, 0, columns.length / length - 1);
  const at = (column % length) + along;
  if (at >= 0 && at < length) return { column: row * length + at, turn: 0 };
  // A day by doctors goes on with the same doctor on the next day, a week with its first day.
  const byDoctor = columns.length > 1 && columns[0]?.day === columns[1]?.day;
  const entered = byDoctor ? column % length : at < 0 ? length - 1 : 0;
  return { column: row * length + entered, turn: at < 0 ? -1 : 1 };
}

/** A rule of booking that a move breaks, as far as the board shows what is there. */
export type BrokenOnBoard = "outsideHours" | "alreadyTaken";

/**
 * The rules that a change breaks by what is on the board; none for a day that it does not show, of which it knows
 * nothing. The server has the last word.
 */
export function brokenOnBoard(
  { hours, appointments, days, span }: Pick<CalendarBoard, "hours" | "appointments" | "days" | "span">,
  { appointment, employeeId, startsAt, endsAt }: WantedChange,
): BrokenOnBoard[] {
  if (isBlocked(appointment) || !days.some((day) => pieceOf(span, day, { start: startsAt, end: endsAt }))) return [];
  const own = hours.find((each) => each.employeeId === employeeId);
  const works = own === undefined || merge(own.open).some(({ start, end }) => start <= startsAt && endsAt <= end);
  const taken = appointments.some(
    (other) =>
      other.id !== appointment.id &&
      other.employeeId === employeeId &&
      holdsTime(other.stateId) &&
      other.startsAt < endsAt &&
      startsAt < other.endsAt,
  );
  return [...(works ? [] : ["outsideHours" as const]), ...(taken ? ["alreadyTaken" as const] : [])];
}

/** What is said once an appointment is moved: that it is confirmed, that nobody is told, or that the patient is asked. */
export const moveSaid = ({ patientAgreed, doNotNotify }: Pick<WantedChange, "patientAgreed" | "doNotNotify">) =>
  patientAgreed ? "moveConfirmed" : doNotNotify ? "moveQuietly" : "move";
