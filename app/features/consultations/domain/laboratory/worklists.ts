import type { LabState } from "./lab-order-states";

/** The lists of the desk, in the order in which a sample goes through them. */
export const WORKLISTS = ["collect", "running", "verify", "done"] as const;
export type Worklist = (typeof WORKLISTS)[number];

export const STATES_OF_WORKLIST: Readonly<Record<Worklist, readonly LabState[]>> = {
  collect: ["ORDERED"],
  running: ["COLLECTED", "IN_PROGRESS", "PARTLY_RESULTED"],
  verify: ["ENTERED"],
  done: ["CORRECTED", "RESULTED", "REVIEWED"],
};
