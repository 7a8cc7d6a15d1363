import { wallMinutes } from "../../domain/calendar/calendar-layout";
import type { CalendarBoard } from "../../domain/calendar/calendar-view";
import type { BoardFrame } from "./board-frame";

interface OpenedBoard extends Pick<BoardFrame, "hours" | "rows"> {
  board: Pick<CalendarBoard, "view" | "day" | "days" | "today" | "span">;
}

/** What is just over stays in sight above now. */
const BEFORE_NOW_MINUTES = 60;
/** Where a board begins on which it is not now. */
const MORNING_MINUTES = 8 * 60;

/** The row that a board is opened at: a little before now (UTC ms) where today is on it, else the morning. */
export function firstRowShown({ board, hours, rows }: OpenedBoard, now: number): number {
  const { view, day, days, today, span } = board;
  const isToday = view === "day" ? day === today : days.includes(today);
  const wanted = isToday ? wallMinutes(span, today, now) - BEFORE_NOW_MINUTES : MORNING_MINUTES;
  const from = Math.max(hours.from, Math.min(wanted, hours.to));
  return Math.max(
    0,
    rows.findLastIndex((minutes) => minutes <= from),
  );
}
