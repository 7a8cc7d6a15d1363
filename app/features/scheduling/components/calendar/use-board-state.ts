import { useReducer } from "react";
import type { Moving, WantedChange } from "../../domain/calendar/calendar-move";
import type { CalendarAppointment } from "../../domain/calendar/calendar-view";

/** A marked piece of a column, in minutes of its day's clock. */
export interface BoardRange {
  readonly column: number;
  readonly from: number;
  readonly to: number;
}

/** What a person is about to do on a board; at most one of it at a time. */
export interface BoardState {
  /** The cell that Tab leads to. */
  readonly cursor: { readonly row: number; readonly column: number };
  readonly range: BoardRange | null;
  /** The marked range is asked about. */
  readonly asksRange: boolean;
  /** The appointment whose card is open. */
  readonly card: CalendarAppointment | null;
  readonly moving: Moving | null;
  /** The appointment is carried by keys, not by the pointer. */
  readonly byKeys: boolean;
  /** A change that waits for a yes. */
  readonly asked: WantedChange | null;
}

const AT_REST = { range: null, asksRange: false, card: null, moving: null, byKeys: false, asked: null } as const;

type Step =
  | { do: "cursor"; row: number; column: number }
  | { do: "mark"; range: BoardRange }
  | { do: "askRange"; range: BoardRange }
  | { do: "open"; appointment: CalendarAppointment }
  | { do: "carry"; moving: Moving; byKeys: boolean }
  | { do: "ask"; change: WantedChange }
  | { do: "rest" };

function next(state: BoardState, step: Step): BoardState {
  const { cursor } = state;
  switch (step.do) {
    case "cursor":
      return { ...AT_REST, cursor: { row: step.row, column: step.column } };
    case "mark":
      return { ...AT_REST, cursor, range: step.range };
    case "askRange":
      return { ...AT_REST, cursor, range: step.range, asksRange: true };
    case "open":
      return { ...AT_REST, cursor, card: step.appointment };
    case "carry":
      return { ...AT_REST, cursor, moving: step.moving, byKeys: step.byKeys };
    case "ask":
      return { ...AT_REST, cursor, asked: step.change };
    case "rest":
      return { ...AT_REST, cursor };
  }
}

/** The state of a board, and the one way to change it. */
export const useBoardState = (row: number) =>
  useReducer(next, { ...AT_REST, cursor: { row, column: 0 } } satisfies BoardState);

export type BoardDispatch = ReturnType<typeof useBoardState>[1];
