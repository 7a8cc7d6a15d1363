import { useCallback, type KeyboardEvent, type RefObject } from "react";
import { useT } from "~/i18n/use-t";
import { subtract } from "~/kernel/time/intervals";
import { holdsTime } from "../../domain/appointments/appointment-states";
import { pieceOf, type Placed } from "../../domain/calendar/calendar-layout";
import type { CalendarAppointment } from "../../domain/calendar/calendar-view";
import type { BoardFrame } from "./board-frame";
import type { BoardDispatch, BoardRange, BoardState } from "./use-board-state";

const HOUR = 60;

/** Which cell a key leads to; undefined for a key that leads nowhere. */
function cellAfter(key: string, at: BoardState["cursor"], frame: BoardFrame, rtl: boolean) {
  const { columns, step, perDoctor, board } = frame;
  const rows = perDoctor > 0 ? board.doctors : frame.rows;
  const across = perDoctor || columns.length;
  const forward = rtl ? "ArrowLeft" : "ArrowRight";
  const back = rtl ? "ArrowRight" : "ArrowLeft";
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));
  const row = (by: number) => ({ ...at, row: clamp(at.row + by, rows.length - 1) });
  const column = (by: number) => ({ ...at, column: clamp(at.column + by, across - 1) });
  switch (key) {
    case "ArrowDown":
      return row(1);
    case "ArrowUp":
      return row(-1);
    case "PageDown":
      return row(HOUR / step);
    case "PageUp":
      return row(-HOUR / step);
    case "Home":
      return { ...at, row: 0 };
    case "End":
      return { ...at, row: rows.length - 1 };
    case forward:
      return column(1);
    case back:
      return column(-1);
    default:
      return undefined;
  }
}

/** The range of a column between two rows, both inclusive. */
export function rangeOf({ rows, step }: BoardFrame, column: number, a: number, b: number): BoardRange {
  const [first, last] = [Math.min(a, b), Math.max(a, b)];
  return { column, from: rows[first] ?? 0, to: (rows[last] ?? 0) + step };
}

/** What is asked about when a cell is pressed: its row of a time, or of a doctor's day the first free or worked time. */
export function cellRange(frame: BoardFrame, { row, column }: BoardState["cursor"]): BoardRange {
  const { perDoctor, board, columns } = frame;
  if (perDoctor === 0) return rangeOf(frame, column, row, row);
  const at = row * perDoctor + column;
  const day = columns[at]?.day ?? board.day;
  const hours = board.hours.find(({ employeeId }) => employeeId === columns[at]?.employeeId);
  const taken = board.appointments
    .filter(({ employeeId, stateId }) => employeeId === columns[at]?.employeeId && holdsTime(stateId))
    .map(({ startsAt: start, endsAt: end }) => ({ start, end }));
  const pieces = subtract(hours?.open ?? [], taken).flatMap((each) => pieceOf(board.span, day, each) ?? []);
  const from = pieces[0]?.from ?? 9 * HOUR;
  return { column: at, from, to: Math.min(from + board.slotMinutes, pieces[0]?.to ?? Infinity) };
}

/** Whether a time is worked and nothing lies in it, so that a press on it books. */
export function isFreeCell(
  { board, columns, perDoctor }: BoardFrame,
  placed: readonly (readonly Placed<CalendarAppointment>[])[],
  { column, from, to }: BoardRange,
): boolean {
  const at = columns[column];
  const hours = board.hours.find(({ employeeId }) => employeeId === at?.employeeId);
  if (!at || !hours || perDoctor > 0) return false;
  const works = hours.open
    .flatMap((each) => pieceOf(board.span, at.day, each) ?? [])
    .some((piece) => piece.from <= from && from < piece.to);
  const taken = placed[column]?.some(
    ({ item, ...piece }) => holdsTime(item.stateId) && piece.from < to && from < piece.to,
  );
  return works && !taken;
}

/** Which cell an element is; undefined for what is none. */
export const cellAt = (element: EventTarget): BoardState["cursor"] | undefined => {
  const name = element instanceof HTMLElement ? element.dataset["cell"] : undefined;
  const [row, column] = (name ?? "").split("-").map(Number);
  return row === undefined || column === undefined || name === undefined ? undefined : { row, column };
};

/** Puts the focus on a cell. */
export const focusCell = (body: HTMLElement | null, { row, column }: BoardState["cursor"]): void =>
  body?.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`)?.focus();

/** Keys on the cells: one of them is in the order of Tab, the arrows go on from there, with Shift they mark a range. */
export function useGridKeys(
  frame: BoardFrame,
  state: BoardState,
  dispatch: BoardDispatch,
  body: RefObject<HTMLElement | null>,
) {
  const { dir } = useT();
  return useCallback(
    (event: KeyboardEvent) => {
      const at = cellAt(event.target);
      if (!at || event.ctrlKey || event.metaKey || event.altKey) return;
      const { range } = state;
      const marked = frame.perDoctor === 0 && range?.column === at.column ? range : cellRange(frame, at);
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        dispatch({ do: "askRange", range: marked });
        return;
      }
      const next = cellAfter(event.key, at, frame, dir === "rtl");
      if (!next) return;
      event.preventDefault();
      const extends_ = frame.perDoctor === 0 && event.shiftKey && next.column === at.column;
      dispatch({ do: "cursor", ...next });
      if (extends_) {
        // The end that does not move: the one of the marked range that is not the cell with the focus.
        const first = frame.rows.indexOf(marked.from);
        const last = Math.round((marked.to - frame.hours.from) / frame.step) - 1;
        dispatch({ do: "mark", range: rangeOf(frame, at.column, first === at.row ? last : first, next.row) });
      }
      focusCell(body.current, next);
    },
    [frame, state, dispatch, body, dir],
  );
}
