import { useEffect, useState } from "react";
import { useT } from "~/i18n/use-t";
import { wallMinutes } from "../../domain/calendar/calendar-layout";
import { placeOf, useFrame } from "./board-frame";

const EVERY_MS = 30_000;

/** The time of now across a column of today; it goes on while the page stands. `now` is UTC ms as the server had it. */
export function NowLine({ now, day }: { now: number; day: string }) {
  const { t } = useT();
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
  return (
    <span
      aria-hidden="true"
      title={t("schedule:now")}
      className="pointer-events-none absolute inset-x-0 z-10 border-t-2 border-danger-text print:hidden"
      style={{ insetBlockStart }}
    >
      <span className="absolute -top-1.5 -start-1 size-2.5 rounded-full bg-danger-text" />
    </span>
  );
}
