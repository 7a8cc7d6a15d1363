import { createContext, useContext } from "react";
import { formatMinutes } from "~/kernel/time/minutes";
import { rowMinutes, shownHours, type Piece } from "../../domain/calendar/calendar-layout";
import { columnsOf, type BoardColumn } from "../../domain/calendar/calendar-move";
import type { CalendarBoard, CalendarProvider } from "../../domain/calendar/calendar-view";

/** How a board is drawn: its columns, its hours, and what a row stands for. */
export interface BoardFrame {
  readonly board: CalendarBoard;
  readonly columns: readonly BoardColumn[];
  /** Minutes from midnight, whole hours. */
  readonly hours: Piece;
  readonly step: number;
  /** Minutes from midnight of each row. */
  readonly rows: readonly number[];
  readonly doctors: ReadonlyMap<string, CalendarProvider>;
}

/** Height of a row; a row is the least that a finger or a pointer aims at. */
const ROW_REM = 1.5;

export function boardFrame(board: CalendarBoard): BoardFrame {
  const hours = shownHours(board);
  const step = rowMinutes(board.slotMinutes);
  const rows: number[] = [];
  for (let at = hours.from; at < hours.to; at += step) rows.push(at);
  return {
    board,
    columns: columnsOf(board),
    hours,
    step,
    rows,
    doctors: new Map(board.doctors.map((doctor) => [doctor.id, doctor])),
  };
}

/** So many rows as a CSS length. */
export const lengthOf = (rows: number): string => `${rows * ROW_REM}rem`;

/** Where a piece of a day lies from the top of its column, as CSS lengths. */
export const placeOf = ({ hours, step }: BoardFrame, { from, to }: Piece) => ({
  insetBlockStart: lengthOf((from - hours.from) / step),
  blockSize: lengthOf((to - from) / step),
});

/** hh:mm of minutes that may be the end of the day. */
export const clockOf = (minutes: number): string => formatMinutes(Math.max(0, Math.min(1440, minutes)));

const FrameContext = createContext<BoardFrame | null>(null);
export const FrameProvider = FrameContext.Provider;

/** The frame of the board around. */
export function useFrame(): BoardFrame {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error("there is no board around");
  return frame;
}
