import { createContext, useContext } from "react";
import { formatMinutes } from "~/kernel/time/minutes";
import { shownHours, type Piece } from "../../domain/calendar/calendar-layout";
import { columnsOf, isRoster, type BoardColumn } from "../../domain/calendar/calendar-move";
import type { CalendarBoard, CalendarProvider } from "../../domain/calendar/calendar-view";

/** How a board is drawn: its columns, its hours, and what a row stands for. */
export interface BoardFrame {
  readonly board: CalendarBoard;
  readonly columns: readonly BoardColumn[];
  /** Minutes from midnight, whole hours. */
  readonly hours: Piece;
  readonly step: number;
  /** Height of a row in CSS pixels at the usual size of text: --board-row. */
  readonly rowPx: number;
  /** Minutes from midnight of each row. */
  readonly rows: readonly number[];
  readonly doctors: ReadonlyMap<string, CalendarProvider>;
  /** How many columns a row of doctors has; 0 where there are no such rows. */
  readonly perDoctor: number;
}

/** As the style sheet has it; and where a quarter of an hour needs a line for its name and one for its time. */
const ROW_PX = 30;
export const TALL_ROW_PX = 60;
/** So many columns leave a name the room of a word. */
const MANY_COLUMNS = 7;
/** Height of a line of an appointment, and of the least that is drawn of one. */
const LINE_PX = 13;
const LEAST_PX = 17;
/** What an appointment's edges take of its height. */
const EDGES_PX = 4;

export function boardFrame(board: CalendarBoard): BoardFrame {
  const hours = shownHours(board);
  const step = board.rowMinutes;
  const rows: number[] = [];
  for (let at = hours.from; at < hours.to; at += step) rows.push(at);
  const columns = columnsOf(board);
  return {
    board,
    columns,
    hours,
    step,
    rowPx: columns.length > MANY_COLUMNS ? TALL_ROW_PX : ROW_PX,
    rows,
    doctors: new Map(board.doctors.map((doctor) => [doctor.id, doctor])),
    perDoctor: isRoster(board) ? board.days.length : 0,
  };
}

/** So many rows as a CSS length. */
export const lengthOf = (rows: number): string => `calc(${rows} * var(--board-row))`;

/** How many minutes the lowest appointment covers, so that its name can be read. */
export const leastMinutes = ({ step, rowPx }: Pick<BoardFrame, "step" | "rowPx">): number =>
  Math.ceil((LEAST_PX / rowPx) * step);

/** How many lines fit a piece of a day. */
export const linesIn = ({ step, rowPx }: Pick<BoardFrame, "step" | "rowPx">, { from, to }: Piece): number =>
  Math.max(1, Math.floor((((to - from) / step) * rowPx - EDGES_PX) / LINE_PX));

/** On how many of its lines a name may stand: of three it leaves one to the time, unless others lie beside it. */
export const nameLines = (lines: number, lanes: number): number =>
  lines === 3 && lanes === 1 ? 2 : Math.min(lines, 3);

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
