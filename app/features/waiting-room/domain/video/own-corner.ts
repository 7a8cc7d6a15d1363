/** The corner of the call in which one's own picture stands. */
export interface OwnCorner {
  block: "top" | "bottom";
  inline: "start" | "end";
}

export const FIRST_CORNER: OwnCorner = { block: "top", inline: "end" };

const across = ({ block, inline }: OwnCorner): OwnCorner => ({ block, inline: inline === "start" ? "end" : "start" });

/** Where an arrow moves it to; undefined for a key that moves nothing. */
export function cornerByKey(key: string, corner: OwnCorner, rtl: boolean): OwnCorner | undefined {
  switch (key) {
    case "ArrowUp":
      return { ...corner, block: "top" };
    case "ArrowDown":
      return { ...corner, block: "bottom" };
    case "ArrowLeft":
      return { ...corner, inline: rtl ? "end" : "start" };
    case "ArrowRight":
      return { ...corner, inline: rtl ? "start" : "end" };
    default:
      return undefined;
  }
}

/** Where a press without dragging moves it to: around the corners. */
export const nextCorner = (corner: OwnCorner): OwnCorner =>
  (corner.block === "top") === (corner.inline === "end")
    ? { ...corner, block: corner.block === "top" ? "bottom" : "top" }
    : across(corner);

/** The corner nearest to where it was let go; `at` is its centre, from the top left of the call. */
export const nearestCorner = (
  at: { x: number; y: number },
  call: { width: number; height: number },
  rtl: boolean,
): OwnCorner => ({
  block: at.y < call.height / 2 ? "top" : "bottom",
  inline: at.x < call.width / 2 === rtl ? "end" : "start",
});
