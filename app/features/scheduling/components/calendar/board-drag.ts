import { carry, wantedChange, type Moving } from "../../domain/calendar/calendar-move";
import type { BoardFrame } from "./board-frame";
import type { BoardDispatch } from "./use-board-state";
import { rangeOf } from "./use-grid-keys";

/** How far a press may slip before it is a drag, in CSS pixels. */
const SLIP = 4;

/** What a drag works on: the frame, the element over which the columns lie, and where it reports to. */
export interface DragField {
  readonly frame: BoardFrame;
  readonly area: HTMLElement;
  readonly rtl: boolean;
  readonly dispatch: BoardDispatch;
}

/** Where a pointer is on the board: the column, and minutes of the day. */
function spotOf({ area, frame: { hours, columns }, rtl }: DragField, event: PointerEvent) {
  const box = area.getBoundingClientRect();
  const across = (rtl ? box.right - event.clientX : event.clientX - box.left) / box.width;
  const down = (event.clientY - box.top) / box.height;
  return {
    column: Math.max(0, Math.min(columns.length - 1, Math.floor(across * columns.length))),
    minutes: hours.from + down * (hours.to - hours.from),
  };
}

/** Follows the pointer until it is let go (true) or Escape is pressed (false). */
function follow(move: (event: PointerEvent) => void, end: (done: boolean) => void): void {
  const stop = (done: boolean) => {
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", cancel);
    window.removeEventListener("keydown", key, true);
    end(done);
  };
  const up = () => stop(true);
  const cancel = () => stop(false);
  const key = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    stop(false);
  };
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", cancel);
  window.addEventListener("keydown", key, true);
}

/** Drags an appointment, or its end, from where it was pressed; `onDrag` once it is a drag and not a press. */
export function dragAppointment(field: DragField, first: Moving, start: PointerEvent, onDrag: () => void): void {
  const { frame, dispatch } = field;
  const { board, columns, step } = frame;
  const snap = Math.min(step, board.slotMinutes);
  const from = spotOf(field, start);
  let at: Moving | undefined;
  follow(
    (event) => {
      if (!at && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < SLIP) return;
      const spot = spotOf(field, event);
      const minutes = Math.round((spot.minutes - from.minutes) / snap) * snap;
      at = carry(first, minutes, spot.column, columns.length);
      onDrag();
      dispatch({ do: "carry", moving: at, byKeys: false });
    },
    (done) => {
      const change = done && at ? wantedChange(board, columns, at) : undefined;
      if (change) dispatch({ do: "ask", change });
      else if (at) dispatch({ do: "rest" });
    },
  );
}

/** Drags over times of one column, from a cell on, and asks what to do with them. */
export function dragRange(field: DragField, { row, column }: { row: number; column: number }): void {
  const { frame, dispatch } = field;
  let range = rangeOf(frame, column, row, row);
  dispatch({ do: "cursor", row, column });
  dispatch({ do: "mark", range });
  follow(
    (event) => {
      const { minutes } = spotOf(field, event);
      const to = Math.floor((minutes - frame.hours.from) / frame.step);
      range = rangeOf(frame, column, row, Math.max(0, Math.min(frame.rows.length - 1, to)));
      dispatch({ do: "mark", range });
    },
    (done) => dispatch(done ? { do: "askRange", range } : { do: "rest" }),
  );
}
