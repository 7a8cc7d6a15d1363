import { useEffect } from "react";
import { useFreshData } from "~/ui/hydrated/use-fresh-data";
import type { AppointmentOutcome } from "../domain/rooms/room-state";

/** Reads the page's data anew when the appointment is over: they say who called it off, and why. */
export function useFreshEnding(closed: AppointmentOutcome | null): void {
  const refresh = useFreshData();
  useEffect(() => {
    if (closed) refresh();
  }, [closed, refresh]);
}
