/**
 * What a page says after it was pressed: that somebody is here, or was checked in before, as by a colleague; that an
 * appointment is over, which leaves the page; and that any of this was undone.
 */
export const SAID_ACTS = ["arrive", "arrived-before", "conclude", "complete", "undo-arrival"] as const;
export type SaidAct = (typeof SAID_ACTS)[number];

export const isSaidAct = (act: string | null): act is SaidAct => SAID_ACTS.some((each) => each === act);

/** What was just said of a patient's arrival, which can be undone. `startsAt` in UTC ms. */
export interface SaidArrival {
  id: string;
  act: SaidAct;
  patient: { firstName: string; lastName: string };
  startsAt: number;
  timeZone: string;
  /** Of a check-in that was there before: when it was (UTC ms), and who of the team made it; null where nobody of it did. */
  before: { at: number; by: string | null } | null;
}
