import { startTransition, useEffect, useState, type ReactNode, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { Piece } from "../../domain/calendar/calendar-layout";
import type { BoardFrame } from "./board-frame";

/**
 * How far beyond what is seen a board is drawn, and in which steps it is drawn anew, in CSS pixels: a row at a time, for
 * what an hour of 2,000 appointments brings at once takes longer than a frame.
 */
const BEYOND_PX = 480;
const STEP_PX = 30;

/** The part of what scrolls that is drawn, in CSS pixels from its top; null: all of it, as without script. */
function useShownPixels(room: RefObject<HTMLElement | null>): Piece | null {
  const [shown, setShown] = useState<Piece | null>(null);
  useEffect(() => {
    const box = room.current;
    if (!box) return undefined;
    const look = () => {
      // Not beyond the ends: a board that is seen nearly whole is not drawn anew while it scrolls.
      const from = Math.max(0, Math.floor(box.scrollTop / STEP_PX) * STEP_PX - BEYOND_PX);
      const end = Math.ceil((box.scrollTop + box.clientHeight) / STEP_PX) * STEP_PX + BEYOND_PX;
      const to = end >= box.scrollHeight ? Infinity : end;
      // Drawn in pieces between the frames: what is seen already is not waited for.
      startTransition(() => setShown((before) => (before?.from === from && before.to === to ? before : { from, to })));
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(box);
    // On paper everything is in view, and the printer waits for nothing that is drawn later.
    const all = () => flushSync(() => setShown(null));
    box.addEventListener("scroll", look, { passive: true });
    window.addEventListener("beforeprint", all);
    window.addEventListener("afterprint", look);
    return () => {
      sizes.disconnect();
      box.removeEventListener("scroll", look);
      window.removeEventListener("beforeprint", all);
      window.removeEventListener("afterprint", look);
    };
  }, [room]);
  return shown;
}

interface ShownPartProps {
  room: RefObject<HTMLElement | null>;
  children: (shown: Piece | null) => ReactNode;
}

/** Draws what of a board is in view. It keeps that by itself: a scroll draws nothing else of the page anew. */
export const ShownPart = ({ room, children }: ShownPartProps) => children(useShownPixels(room));

/** The same as minutes of the day. A row is as high whatever it stands for, so it can be measured before it is drawn. */
export function shownMinutes({ hours, step }: BoardFrame, area: HTMLElement | null, shown: Piece | null): Piece | null {
  const row = area?.parentElement?.querySelector(".board-slots")?.clientHeight;
  if (!shown || !row) return null;
  const perMinute = row / step;
  return { from: hours.from + shown.from / perMinute, to: hours.from + shown.to / perMinute };
}
