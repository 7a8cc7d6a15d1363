import { useCallback, useRef, type MouseEvent, type PointerEvent, type RefObject } from "react";
import { useNewest } from "~/ui/base/use-newest";
import { useT } from "~/i18n/use-t";
import { canMove, canResize, takeUp } from "../../domain/calendar/calendar-move";
import type { CalendarAppointment } from "../../domain/calendar/calendar-view";
import { dragRange, dragAppointment } from "./dragging/board-drag";
import type { BoardFrame } from "./board-frame";
import type { BoardDispatch } from "./use-board-state";
import { cellAt } from "./use-grid-keys";

/** What in a cell does something by itself. */
const PRESSED = "a, button";

const elementOf = (target: EventTarget) => (target instanceof Element ? target : null);

const appointmentAt = (appointments: readonly CalendarAppointment[], target: Element | null) => {
  const id = target?.closest<HTMLElement>("[data-appointment]")?.dataset["appointment"];
  return id === undefined ? undefined : appointments.find((appointment) => appointment.id === id);
};

/** What a press on an appointment takes up: its end at its lower edge, else all of it; undefined where neither may. */
function takenUp({ board, columns }: BoardFrame, appointment: CalendarAppointment, target: Element) {
  const how = target.closest("[data-resize]") && canResize(appointment) ? "resize" : "move";
  return how === "resize" || canMove(appointment) ? takeUp(board, columns, appointment, how) : undefined;
}

export interface BoardField {
  /** What scrolls, and in it the element over which the columns lie. */
  room: RefObject<HTMLElement | null>;
  area: RefObject<HTMLElement | null>;
  /** Shows the days before (-1) or after (1). */
  turn: (step: -1 | 1) => void;
  /** A time was pressed, not dragged over. */
  onFree: (at: { row: number; column: number }) => void;
}

/**
 * Drags of a mouse or a pen: over cells they mark a range, on an appointment they move it, at its lower edge they
 * change its length. A finger scrolls; it opens an appointment or a time by a tap.
 */
export function useBoardPointer(
  frame: BoardFrame,
  appointments: readonly CalendarAppointment[],
  dispatch: BoardDispatch,
  { room, area, turn, onFree }: BoardField,
) {
  const rtl = useT().dir === "rtl";
  const dragged = useRef(false);
  const byFinger = useRef(false);
  const frameNow = useNewest(() => frame);
  const onPointerDown = useCallback(
    (event: PointerEvent) => {
      dragged.current = false;
      byFinger.current = event.pointerType === "touch";
      const target = elementOf(event.target);
      if (event.button !== 0 || byFinger.current || !target || !room.current) return;
      const field = { frame: frameNow, rtl, dispatch, turn, room: room.current, area: area.current ?? room.current };
      const appointment = appointmentAt(appointments, target);
      const cell = target.closest<HTMLElement>("[data-cell]");
      const at = cell ? cellAt(cell) : undefined;
      if (appointment) {
        const first = takenUp(frame, appointment, target);
        if (first) dragAppointment(field, first, event.nativeEvent, () => (dragged.current = true));
      } else if (cell && at && !target.closest(PRESSED)) {
        event.preventDefault();
        cell.focus({ preventScroll: true });
        if (frame.perDoctor > 0) onFree(at);
        else dragRange(field, at, () => onFree(at));
      }
    },
    [frame, frameNow, appointments, room, area, rtl, dispatch, turn, onFree],
  );

  /**
   * A press on an appointment opens its card, on a cell by finger what can be done there; the end of a drag is no
   * press.
   */
  const onClickCapture = useCallback(
    (event: MouseEvent) => {
      const target = elementOf(event.target);
      const appointment = appointmentAt(appointments, target);
      if (appointment && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
        event.preventDefault();
        event.stopPropagation();
        if (!dragged.current) dispatch({ do: "open", appointment });
        return;
      }
      const cell = byFinger.current ? target?.closest("[data-cell]") : undefined;
      const at = cell ? cellAt(cell) : undefined;
      if (at && !target?.closest(PRESSED)) onFree(at);
    },
    [appointments, dispatch, onFree],
  );

  return { onPointerDown, onClickCapture };
}
