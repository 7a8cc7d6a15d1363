import { useCallback, type KeyboardEvent, type RefObject } from "react";
import { useT } from "~/i18n/use-t";
import { canMove, canResize, takeUp } from "../../domain/calendar/calendar-move";
import type { CalendarAppointment } from "../../domain/calendar/calendar-view";
import type { BoardFrame } from "./board-frame";
import type { BoardDispatch } from "./use-board-state";

const appointmentsIn = (column: Element | null | undefined) => [
  ...(column?.querySelectorAll<HTMLElement>("[data-appointment]") ?? []),
];

const columnAfter = (body: HTMLElement, column: Element | null, by: number) => {
  const columns = [...body.querySelectorAll("[data-column]")];
  return columns[columns.findIndex((each) => each === column) + by];
};

/** The appointment that a key leads to from another: the next or last of its column, or one beside it. */
function appointmentAfter(key: string, from: HTMLElement, body: HTMLElement, rtl: boolean, perDoctor: number) {
  const column = from.closest("[data-column]");
  const own = appointmentsIn(column);
  const at = own.indexOf(from);
  const below = (by: number, edge: number) =>
    perDoctor === 0 ? undefined : appointmentsIn(columnAfter(body, column, by * perDoctor)).at(edge);
  if (key === "ArrowDown") return own[at + 1] ?? below(1, 0);
  if (key === "ArrowUp") return own[at - 1] ?? below(-1, -1);
  if (key === "Home") return own[0];
  if (key === "End") return own.at(-1);
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  const step = (key === "ArrowRight") === rtl ? -1 : 1;
  const columns = [...body.querySelectorAll("[data-column]")];
  for (let index = columns.indexOf(column ?? from) + step; columns[index]; index += step) {
    const there = appointmentsIn(columns[index]);
    const top = from.getBoundingClientRect().top;
    const near = there.find((each) => each.getBoundingClientRect().top >= top) ?? there.at(-1);
    if (near) return near;
  }
  return undefined;
}

/** Puts the focus on an appointment; on days that do not show it, on the time that Tab leads to. */
export function focusAppointment(body: HTMLElement | null, id: string): void {
  const shown = body?.querySelector<HTMLElement>(`[data-appointment="${CSS.escape(id)}"]`);
  (shown ?? body?.querySelector<HTMLElement>('[data-cell][tabindex="0"]'))?.focus();
}

/** Keys on the appointments: arrows go from one to the next, M takes one up to move it, L to change its length. */
export function useAppointmentKeys(
  frame: BoardFrame,
  appointments: readonly CalendarAppointment[],
  dispatch: BoardDispatch,
  body: RefObject<HTMLElement | null>,
) {
  const { dir } = useT();
  return useCallback(
    (event: KeyboardEvent) => {
      const link = event.target instanceof HTMLElement ? event.target : null;
      const appointment = appointments.find(({ id }) => id === link?.dataset["appointment"]);
      if (!link || !appointment || !body.current || event.ctrlKey || event.metaKey || event.altKey) return;
      const key = event.key.toLowerCase();
      const how =
        key === "m" && canMove(appointment) ? "move" : key === "l" && canResize(appointment) ? "resize" : undefined;
      const moving = how && takeUp(frame.board, frame.columns, appointment, how);
      if (moving) {
        event.preventDefault();
        dispatch({ do: "carry", moving, byKeys: true });
        return;
      }
      const next = appointmentAfter(event.key, link, body.current, dir === "rtl", frame.perDoctor);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
    [frame, appointments, dispatch, body, dir],
  );
}
