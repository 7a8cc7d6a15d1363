import { useCallback, useRef, type MouseEvent, type PointerEvent as ReactPointerEvent, type RefObject } from "react";
import { useT } from "~/i18n/use-t";
import { canMove, canResize, carry, takeUp, wantedChange, type Moving } from "../../domain/calendar-move";
import type { CalendarVisit } from "../../domain/calendar-view";
import type { BoardFrame } from "./board-frame";
import type { BoardDispatch } from "./use-board-state";
import { rangeOf } from "./use-grid-keys";

/** How far a press may slip before it is a drag, in CSS pixels. */
const SLIP = 4;

/** Where a pointer is on the board: the column, and minutes of the day. */
function spotOf(area: HTMLElement, { hours, columns }: BoardFrame, rtl: boolean, event: PointerEvent) {
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

/**
 * Drags of a mouse or a pen: over cells they mark a range, on a visit they move it, at its lower edge they change its
 * length. A finger scrolls; it opens a visit or a time by a tap.
 */
export function useBoardPointer(
  frame: BoardFrame,
  visits: readonly CalendarVisit[],
  dispatch: BoardDispatch,
  area: RefObject<HTMLElement | null>,
) {
  const { dir } = useT();
  const rtl = dir === "rtl";
  const dragged = useRef(false);

  const dragVisit = useCallback(
    (first: Moving, start: PointerEvent, box: HTMLElement) => {
      const { board, columns, step } = frame;
      const snap = Math.min(step, board.slotMinutes);
      const from = spotOf(box, frame, rtl, start);
      let at: Moving | undefined;
      follow(
        (event) => {
          if (!at && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < SLIP) return;
          const spot = spotOf(box, frame, rtl, event);
          const minutes = Math.round((spot.minutes - from.minutes) / snap) * snap;
          at = carry(first, minutes, spot.column, columns.length);
          dragged.current = true;
          dispatch({ do: "carry", moving: at, byKeys: false });
        },
        (done) => {
          const change = done && at ? wantedChange(board, columns, at) : undefined;
          if (change) dispatch({ do: "ask", change });
          else if (at) dispatch({ do: "rest" });
        },
      );
    },
    [frame, rtl, dispatch],
  );

  const dragRange = useCallback(
    (cell: string, box: HTMLElement) => {
      const [row = 0, column = 0] = cell.split("-").map(Number);
      let range = rangeOf(frame, column, row, row);
      dispatch({ do: "cursor", row, column });
      dispatch({ do: "mark", range });
      follow(
        (event) => {
          const { minutes } = spotOf(box, frame, rtl, event);
          const to = Math.floor((minutes - frame.hours.from) / frame.step);
          range = rangeOf(frame, column, row, Math.max(0, Math.min(frame.rows.length - 1, to)));
          dispatch({ do: "mark", range });
        },
        (done) => dispatch(done ? { do: "askRange", range } : { do: "rest" }),
      );
    },
    [frame, rtl, dispatch],
  );

  const onPointerDown = useCallback(
    (event: ReactPointerEvent) => {
      dragged.current = false;
      const target = event.target instanceof Element ? event.target : null;
      if (event.button !== 0 || event.pointerType === "touch" || !target || !area.current) return;
      const link = target.closest<HTMLElement>("[data-visit]");
      const cell = target.closest<HTMLElement>("[data-cell]");
      const visit = visits.find(({ id }) => id === link?.dataset["visit"]);
      if (visit) {
        const how = target.closest("[data-resize]") && canResize(visit) ? "resize" : "move";
        if (how === "move" && !canMove(visit)) return;
        const first = takeUp(frame.board, frame.columns, visit, how);
        if (first) dragVisit(first, event.nativeEvent, area.current);
      } else if (cell?.dataset["cell"] !== undefined) {
        event.preventDefault();
        cell.focus({ preventScroll: true });
        dragRange(cell.dataset["cell"], area.current);
      }
    },
    [frame, visits, area, dragVisit, dragRange],
  );

  /** A press on a visit opens its card, on a cell by finger what can be done there; the end of a drag is no press. */
  const onClickCapture = useCallback(
    (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const link = target?.closest<HTMLElement>("[data-visit]");
      const visit = visits.find(({ id }) => id === link?.dataset["visit"]);
      if (visit && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
        event.preventDefault();
        event.stopPropagation();
        if (!dragged.current) dispatch({ do: "open", visit });
        return;
      }
      const byFinger = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === "touch";
      const [row, column] = (target?.closest<HTMLElement>("[data-cell]")?.dataset["cell"] ?? "").split("-").map(Number);
      if (byFinger && row !== undefined && column !== undefined)
        dispatch({ do: "askRange", range: rangeOf(frame, column, row, row) });
    },
    [frame, visits, dispatch],
  );

  return { onPointerDown, onClickCapture };
}
