import type { Standing } from "./account-standing";

/** What was paid for an appointment and did not go back yet, in minor units. */
export interface MoneyHere {
  deskMinor: number;
  onlineMinor: number;
  /** What of the second a payment service was asked to give back. */
  askedMinor: number;
  /** What of it waits for a person to say what becomes of it. */
  openMinor: number;
}

/** What became of what was paid for an appointment that was called off, in minor units. */
export interface MoneyOutcome {
  /** On its way back. */
  backMinor: number;
  /** A person has yet to say whether it goes back or is kept. */
  waitsMinor: number;
  keptMinor: number;
  /** What is paid by what the patient paid ahead, which is this and whatever else. */
  covers: readonly { what: string; amountMinor: number }[];
  /** What is left of all that they paid ahead. */
  leftMinor: number;
}

/** Somebody said that the money stays, in the state that it is in, and nothing was taken since. */
export function isKeptAhead(
  history: readonly { action: string; toStateId: number; version: number }[],
  stateId: number,
): boolean {
  const kept = history.findLast(({ action, toStateId }) => action === "keep-ahead" && toStateId === stateId);
  return kept !== undefined && !history.some(({ action, version }) => action === "mark-paid" && version > kept.version);
}

/**
 * What became of the money of an appointment that was called off, by the one rule for its patient and for staff. What
 * already covers something else that they owe is kept, though nobody said so: it is no longer there to go back.
 */
export function moneyOutcome(
  { deskMinor, onlineMinor, askedMinor, openMinor }: MoneyHere,
  isKept: boolean,
  standing: Pick<Standing, "items" | "aheadLeftMinor"> | undefined,
): MoneyOutcome {
  const leftMinor = standing?.aheadLeftMinor ?? 0;
  const deskWaits = isKept ? 0 : Math.min(deskMinor, leftMinor);
  const keptMinor = Math.max(0, deskMinor - deskWaits + onlineMinor - askedMinor - openMinor);
  const covered = keptMinor > 0 ? (standing?.items ?? []).filter(({ coveredMinor }) => coveredMinor > 0) : [];
  return {
    ...{ backMinor: askedMinor, waitsMinor: deskWaits + openMinor, keptMinor },
    covers: covered.map(({ what, coveredMinor }) => ({ what, amountMinor: coveredMinor })),
    leftMinor: keptMinor > 0 ? leftMinor - deskWaits : 0,
  };
}
