/** How near to an edge of the board a pointer turns to other days, and scrolls, in CSS pixels. */
const EDGE_PX = 24;
/** How long it rests there before the days change, and before they change again. */
const TURN_MS = 700;
const SCROLL_MS = 30;
const SCROLL_PX = 12;

/**
 * Watches a drag at the edges of a board: at those of its line the days before and after come, at its top and foot it
 * scrolls.
 */
export function watchEdges(
  room: Pick<HTMLElement, "getBoundingClientRect" | "scrollTop">,
  rtl: boolean,
  turn: (step: -1 | 1) => void,
) {
  let turning: ReturnType<typeof setInterval> | undefined;
  let side: -1 | 0 | 1 = 0;
  let scroll = 0;
  const scrolling = setInterval(() => {
    if (scroll !== 0) room.scrollTop += scroll;
  }, SCROLL_MS);
  const to = (next: -1 | 0 | 1) => {
    if (next === side) return;
    side = next;
    clearInterval(turning);
    if (next !== 0) turning = setInterval(() => turn(next), TURN_MS);
  };
  return {
    at: ({ clientX, clientY }: PointerEvent) => {
      const box = room.getBoundingClientRect();
      const inside = clientY > box.top && clientY < box.bottom;
      const left = inside && clientX < box.left + EDGE_PX;
      const right = inside && clientX > box.right - EDGE_PX;
      to(left ? (rtl ? 1 : -1) : right ? (rtl ? -1 : 1) : 0);
      scroll = clientY > box.bottom - EDGE_PX ? SCROLL_PX : clientY < box.top + EDGE_PX ? -SCROLL_PX : 0;
    },
    stop: () => {
      clearInterval(turning);
      clearInterval(scrolling);
    },
  };
}
