import { carry, changeOnDay, wantedChange, type Moving } from "../../../domain/calendar/calendar-move";
import type { BoardFrame } from "../board-frame";
import { watchEdges } from "./drag-edges";
import type { BoardDispatch } from "../use-board-state";
import { cellAt, rangeOf } from "../use-grid-keys";

/** How far a press may slip before it is a drag, in CSS pixels. */
const SLIP = 4;

type Measured = Pick<Element, "getBoundingClientRect">;

/** What a drag works on: the frame as it is by now, the elements, and where it reports to. */
export interface DragField {
  readonly frame: () => BoardFrame;
  /** What scrolls, and in it the element over which the columns lie. */
  readonly room: Measured & Pick<HTMLElement, "scrollTop">;
  readonly area: Measured & { readonly children: Iterable<Measured> };
  readonly rtl: boolean;
  readonly dispatch: BoardDispatch;
  /** Shows the days before (-1) or after (1). */
  readonly turn: (step: -1 | 1) => void;
}

/** Where a pointer is on the board: the column, and minutes of the day, which a row of a doctor does not have. */
function spotOf({ area, frame, rtl }: DragField, event: PointerEvent): { column: number; minutes: number } | undefined {
  const { hours, columns, perDoctor } = frame();
  if (perDoctor > 0) {
    const cell = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-cell]");
    const at = cell ? cellAt(cell) : undefined;
    return at && { column: at.row * perDoctor + at.column, minutes: 0 };
  }
  const box = area.getBoundingClientRect();
  const across = (rtl ? box.right - event.clientX : event.clientX - box.left) / box.width;
  const down = (event.clientY - box.top) / box.height;
  return {
    column: Math.max(0, Math.min(columns.length - 1, columnAt(area, across, rtl, box))),
    minutes: hours.from + down * (hours.to - hours.from),
  };
}

/** Columns are as wide as what lies in them asks for: the one that a part of the whole width falls into. */
function columnAt(area: DragField["area"], across: number, rtl: boolean, box: DOMRect): number {
  const ends = [...area.children].map((each) => {
    const { left, right } = each.getBoundingClientRect();
    return (rtl ? box.right - left : right - box.left) / box.width;
  });
  const at = ends.findIndex((end) => across < end);
  return at === -1 ? ends.length - 1 : at;
}

/** The day of the month beside the board that a pointer is over. */
const dayUnder = ({ clientX, clientY }: PointerEvent): string | undefined =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-drop-day]")?.dataset["dropDay"];

/** A month that is folded away opens under an appointment on its way. */
function openMonth({ clientX, clientY }: PointerEvent): void {
  const summary = document.elementFromPoint(clientX, clientY)?.closest("[data-drop-open]");
  summary?.closest("details")?.setAttribute("open", "");
}

/** Follows the pointer until it is let go (true) or Escape is pressed (false). */
function follow(move: (event: PointerEvent) => void, end: (done: boolean, last?: PointerEvent) => void): void {
  const stop = (done: boolean, last?: PointerEvent) => {
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", cancel);
    window.removeEventListener("keydown", key, true);
    end(done, last);
  };
  const up = (event: PointerEvent) => stop(true, event);
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

/**
 * Drags an appointment, or its end, from where it was pressed: to another time, doctor or day, at the edge of the board
 * to the days before and after, or onto a day of the month beside it. `onDrag` once it is a drag and not a press.
 */
export function dragAppointment(field: DragField, first: Moving, start: PointerEvent, onDrag: () => void): void {
  const { frame, dispatch, room, rtl, turn } = field;
  const from = spotOf(field, start);
  const edges = watchEdges(room, rtl, turn);
  let at: Moving | undefined;
  follow(
    (event) => {
      if (!at && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < SLIP) return;
      const spot = spotOf(field, event);
      onDrag();
      openMonth(event);
      edges.at(event);
      const { board, columns, step } = frame();
      const snap = Math.min(step, board.slotMinutes);
      const minutes = spot && from ? Math.round((spot.minutes - from.minutes) / snap) * snap : 0;
      at = spot ? carry(first, minutes, spot.column, columns.length) : (at ?? first);
      dispatch({ do: "carry", moving: at, byKeys: false });
    },
    (done, last) => {
      edges.stop();
      if (!at) return;
      const { board, columns } = frame();
      const day = last && dayUnder(last);
      // On a day of the month it keeps its time, over whatever hours it came there.
      const change = !done ? undefined : day ? changeOnDay(board, first, day) : wantedChange(board, columns, at);
      dispatch(change ? { do: "ask", change } : { do: "rest" });
    },
  );
}

/** Drags over times of one column, from a cell on, and asks what to do with them. `onPress` where it was no drag. */
export function dragRange(
  field: DragField,
  { row, column }: { row: number; column: number },
  onPress: () => void,
): void {
  const { dispatch } = field;
  const frame = field.frame();
  let range = rangeOf(frame, column, row, row);
  let dragged = false;
  dispatch({ do: "cursor", row, column });
  dispatch({ do: "mark", range });
  follow(
    (event) => {
      const { minutes = range.from } = spotOf(field, event) ?? {};
      const to = Math.floor((minutes - frame.hours.from) / frame.step);
      dragged ||= to !== row;
      range = rangeOf(frame, column, row, Math.max(0, Math.min(frame.rows.length - 1, to)));
      dispatch({ do: "mark", range });
    },
    (done) => {
      if (done && !dragged) onPress();
      else dispatch(done ? { do: "askRange", range } : { do: "rest" });
    },
  );
}
