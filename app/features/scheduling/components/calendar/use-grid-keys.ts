import { useCallback, type KeyboardEvent, type RefObject } from "react";
import { useT } from "~/i18n/use-t";
import type { BoardFrame } from "./board-frame";
import type { BoardDispatch, BoardRange, BoardState } from "./use-board-state";

const HOUR = 60;

/** Which cell a key leads to; undefined for a key that leads nowhere. */
function cellAfter(key: string, at: BoardState["cursor"], { rows, columns, step }: BoardFrame, rtl: boolean) {
  const forward = rtl ? "ArrowLeft" : "ArrowRight";
  const back = rtl ? "ArrowRight" : "ArrowLeft";
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));
  const row = (by: number) => ({ ...at, row: clamp(at.row + by, rows.length - 1) });
  const column = (by: number) => ({ ...at, column: clamp(at.column + by, columns.length - 1) });
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
      const marked = range?.column === at.column ? range : rangeOf(frame, at.column, at.row, at.row);
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        dispatch({ do: "askRange", range: marked });
        return;
      }
      const next = cellAfter(event.key, at, frame, dir === "rtl");
      if (!next) return;
      event.preventDefault();
      const extends_ = event.shiftKey && next.column === at.column;
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
