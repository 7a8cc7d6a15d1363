import { fitted, PANE, widthByKey } from "~/kernel/pane-width";

const KEY = "work-pane";

/** The edge between a page and its pane, moved by pointer or keys; the browser remembers where it was left. */
export function keepEdge(edge: HTMLElement, around: HTMLElement): void {
  const rtl = getComputedStyle(around).direction === "rtl";
  const take = (width: number) => {
    around.style.setProperty("--pane", `${width}%`);
    edge.ariaValueNow = String(width);
    localStorage.setItem(KEY, String(width));
  };
  take(fitted(Number(localStorage.getItem(KEY)) || Number(edge.ariaValueNow) || PANE.first));
  let dragged = false;
  edge.addEventListener("keydown", (event) => {
    const next = widthByKey(event.key, Number(edge.ariaValueNow), rtl);
    if (next === undefined) return;
    event.preventDefault();
    take(next);
  });
  edge.addEventListener("pointerdown", (event) => {
    dragged = true;
    // While it is moved, the frame beside it gets no events of the pointer.
    edge.setPointerCapture(event.pointerId);
  });
  edge.addEventListener("pointermove", ({ clientX }) => {
    if (!dragged) return;
    const { left, right, width } = around.getBoundingClientRect();
    take(fitted(((rtl ? clientX - left : right - clientX) / width) * 100));
  });
  for (const end of ["pointerup", "pointercancel"] as const) edge.addEventListener(end, () => (dragged = false));
}
