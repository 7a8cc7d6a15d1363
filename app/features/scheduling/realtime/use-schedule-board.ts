import { useEffect, useRef } from "react";
import { paths } from "~/paths";
import type { ScheduleFrame } from "./protocol";
import { parseScheduleFrame } from "./schedule-frame";
import { openBoardLine } from "./protocol-line";

/** What a provider's board told; RESYNC where the line was away for a while and something may have been missed. */
export type BoardChange = ({ providerId: string } & ScheduleFrame) | { providerId: string; type: "RESYNC" };

/**
 * Hears of every time of these providers that is taken or freed, while the component is mounted: within a second, and
 * over dropped lines (they are tried again after 10 s at the latest). `onChange` may be another function each time.
 */
export function useScheduleBoard(providerIds: readonly string[], onChange: (change: BoardChange) => void): void {
  const listener = useRef(onChange);
  useEffect(() => {
    listener.current = onChange;
  });
  const key = providerIds.join(" ");
  useEffect(() => {
    const lines = key
      .split(" ")
      .filter(Boolean)
      .map((providerId) =>
        openBoardLine(paths.scheduleBoard(providerId), {
          onFrame: (text) => {
            const frame = parseScheduleFrame(text);
            if (frame) listener.current({ providerId, ...frame });
          },
          onResume: () => listener.current({ providerId, type: "RESYNC" }),
        }),
      );
    return () => lines.forEach((close) => close());
  }, [key]);
}
