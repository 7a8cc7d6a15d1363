import { pieceOf, wallMinutes } from "../../domain/calendar/calendar-layout";
import type { CalendarBoard } from "../../domain/calendar/calendar-view";
import type { BoardFrame } from "./board-frame";

interface OpenedBoard extends Pick<BoardFrame, "hours" | "rows"> {
  board: Pick<CalendarBoard, "view" | "day" | "days" | "today" | "span"> & {
    appointments: readonly Pick<CalendarBoard["appointments"][number], "startsAt" | "endsAt">[];
  };
}

/** What is just over stays in sight above now. */
const BEFORE_NOW_MINUTES = 60;
/** Where a board begins on which it is not now, and nothing is booked. */
const MORNING_MINUTES = 8 * 60;

/** When the first appointment of the shown days is, in minutes of the day; the morning where there is none. */
function firstMinutes({ view, day, days, span, appointments }: OpenedBoard["board"]): number {
  const shown = view === "day" ? [day] : days;
  const begins = appointments.flatMap(({ startsAt, endsAt }) =>
    shown.flatMap((each) => pieceOf(span, each, { start: startsAt, end: endsAt })?.from ?? []),
  );
  return begins.length === 0 ? MORNING_MINUTES : Math.min(...begins);
}

/**
 * The row that a board is opened at: a little before now (UTC ms) where today is on it, else at the first appointment.
 */
export function firstRowShown({ board, hours, rows }: OpenedBoard, now: number): number {
  const { view, day, days, today, span } = board;
  const isToday = view === "day" ? day === today : days.includes(today);
  const wanted = isToday ? wallMinutes(span, today, now) - BEFORE_NOW_MINUTES : firstMinutes(board);
  const from = Math.max(hours.from, Math.min(wanted, hours.to));
  return Math.max(
    0,
    rows.findLastIndex((minutes) => minutes <= from),
  );
}
