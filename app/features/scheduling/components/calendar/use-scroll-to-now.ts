import { useEffect, useRef, type RefObject } from "react";

/** What the head of the board and its hours cover, about. */
const COVERED_PX = 64;

/** Shows a board from its given row on, and a week that is wider than the screen from today. */
export function useScrollToNow(room: RefObject<HTMLElement | null>, cell: { row: number; column: number }): void {
  const first = useRef(cell);
  useEffect(() => {
    const box = room.current;
    const { row, column } = first.current;
    const target = box?.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`);
    if (!box || !target) return;
    const [at, around] = [target.getBoundingClientRect(), box.getBoundingClientRect()];
    const rtl = getComputedStyle(box).direction === "rtl";
    const doctor = box.querySelector(".roster-doctor")?.getBoundingClientRect().width ?? COVERED_PX;
    // A name above a week covers none of its days.
    const covered = doctor < around.width ? doctor : 0;
    if (row > 0) box.scrollTop += at.top - around.top - COVERED_PX;
    box.scrollLeft += rtl ? at.right - around.right + covered : at.left - around.left - covered;
  }, [room]);
}
