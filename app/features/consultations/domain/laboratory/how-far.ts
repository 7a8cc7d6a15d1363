import { isFinal, type LabState } from "./lab-order-states";

/** How many of the tests that are wanted have results. */
export interface HowFar {
  come: number;
  wanted: number;
}

export function howFar(tests: readonly { state: LabState }[]): HowFar {
  const wanted = tests.filter(({ state }) => state !== "CANCELLED");
  return { come: wanted.filter(({ state }) => isFinal(state)).length, wanted: wanted.length };
}

/** Whether some of the tests have results and others do not. */
export const isPart = ({ come, wanted }: HowFar): boolean => come > 0 && come < wanted;

/** Final results that nobody has reviewed. */
const TO_REVIEW: readonly LabState[] = ["CORRECTED", "RESULTED"];
export const waitsForReview = ({ state }: { state: LabState }): boolean => TO_REVIEW.includes(state);

/** Since when results of an order wait for the review (UTC ms); null where none do. */
export function reviewSince(tests: readonly { state: LabState; stateAt: number }[]): number | null {
  const since = tests.filter(waitsForReview).map(({ stateAt }) => stateAt);
  return since.length === 0 ? null : Math.min(...since);
}
