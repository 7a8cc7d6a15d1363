import { useEffect, useState } from "react";
import { useT } from "~/i18n/use-t";
import { wallMinutes } from "../../domain/calendar/calendar-layout";
import { placeOf, useFrame } from "./board-frame";
import type { BoardWords } from "./use-board-words";

const EVERY_MS = 30_000;

/** Where now is on the board, and its minutes; it goes on while the page stands. Null where the board ends before it. */
function useNowOn(now: number, day: string) {
  const frame = useFrame();
  const [at, setAt] = useState(now);
  useEffect(() => {
    const tick = () => setAt(Date.now());
    tick();
    const timer = setInterval(tick, EVERY_MS);
    return () => clearInterval(timer);
  }, [now]);
  const minutes = wallMinutes(frame.board.span, day, at);
  if (minutes < frame.hours.from || minutes >= frame.hours.to) return null;
  const { insetBlockStart } = placeOf(frame, { from: minutes, to: minutes });
  return { minutes, style: { insetBlockStart } };
}

/** The time of now across a column of today; `first` of today's begins it. `now` is UTC ms as the server had it. */
export function NowLine({ now, day, first }: { now: number; day: string; first: boolean }) {
  const { t } = useT();
  const here = useNowOn(now, day);
  if (!here) return null;
  return (
    <span
      aria-hidden="true"
      title={t("schedule:now")}
      className="pointer-events-none absolute inset-x-0 z-10 border-t-2 border-danger-text print:hidden"
      style={here.style}
    >
      {first && <span className="absolute -top-1.5 -start-1 size-2.5 rounded-full bg-danger-text" />}
    </span>
  );
}

/** The same in the column of hours, in words. */
export function NowTime({ words, now }: { words: BoardWords; now: number }) {
  const here = useNowOn(now, useFrame().board.today);
  return (
    here && (
      <span className="board-now print:hidden" style={here.style}>
        {words.clock(here.minutes)}
      </span>
    )
  );
}
