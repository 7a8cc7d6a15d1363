import type { CSSProperties } from "react";
import { personColour } from "~/ui/view/person-colour";
import { APPOINTMENT_STATE as S, type AppointmentState } from "../../domain/appointments/appointment-states";
import type { CalendarAppointment } from "../../domain/calendar/calendar-view";

/** Drawings of 12 by 12, one for each thing that a state says; the word is heard, and stands in the legend. */
export const STATE_SHAPES = {
  asked: "M6 2a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z",
  confirmed: "M6 1.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z",
  walkIn: "M6 .8 11.2 6 6 11.2.8 6Z",
  running: "M2.5 1.2 11 6l-8.5 4.8Z",
  over: "M1.5 6.5 4.8 9.8 10.5 2.5",
  missed: "M6 2a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM3.2 8.8l5.6-5.6",
  gone: "M2 2l8 8M10 2l-8 8",
  here: "M6 1.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM6 3.5V6h2",
  blocked: "M2 5.5h8v5H2zM4 5.5V4a2 2 0 0 1 4 0v1.5",
} as const;
export type StateShape = keyof typeof STATE_SHAPES;

const SHAPES: Readonly<Record<AppointmentState, StateShape>> = {
  [S.NEW]: "asked",
  [S.NEW_FROM_ORGANIZATION]: "asked",
  [S.RESCHEDULED]: "asked",
  [S.CONFIRMED]: "confirmed",
  [S.CONFIRMED_WALKIN]: "walkIn",
  [S.IN_PROGRESS]: "running",
  [S.CONCLUDED]: "over",
  [S.COMPLETED]: "over",
  [S.NO_SHOW]: "missed",
  [S.CANCELED]: "gone",
  [S.REJECTED]: "gone",
  [S.EXPIRED]: "gone",
  [S.BLOCKED]: "blocked",
};

/** By the state; an agreed patient who has come is here. */
export const shapeOf = ({ stateId, arrival }: Pick<CalendarAppointment, "stateId" | "arrival">): StateShape =>
  arrival && (stateId === S.CONFIRMED || stateId === S.CONFIRMED_WALKIN) ? "here" : SHAPES[stateId];

/** Those that are filled; the others are lines. */
export const isFilled = (shape: StateShape): boolean => ["confirmed", "walkIn", "running"].includes(shape);

/** The name of the look of an appointment's box in the style sheet: by how it stands. */
export const boxOf = (appointment: Pick<CalendarAppointment, "stateId" | "arrival">): string =>
  `board-box board-${shapeOf(appointment)}`;

/** The colour of the doctor, for what is drawn in it. */
export const doctorColour = (employeeId: string): CSSProperties => {
  const colour = personColour(employeeId);
  return {
    "--doctor": `var(--person-${colour})`,
    "--doctor-soft": `var(--person-${colour}-soft)`,
  } as CSSProperties;
};
