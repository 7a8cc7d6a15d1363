import type { ArrivalAct } from "./arrival-stage";

/**
 * What a page says after it was pressed: that somebody is here, that an appointment is over, which leaves the page, and
 * that either was undone.
 */
export const SAID_ACTS = ["arrive", "conclude", "complete", "undo-arrival"] as const satisfies readonly ArrivalAct[];
export type SaidAct = (typeof SAID_ACTS)[number];

export const isSaidAct = (act: string | null): act is SaidAct => SAID_ACTS.some((each) => each === act);

/** What was just said of a patient's arrival, which can be undone. `startsAt` in UTC ms. */
export interface SaidArrival {
  id: string;
  act: SaidAct;
  patient: { firstName: string; lastName: string };
  startsAt: number;
  timeZone: string;
}
