/**
 * What becomes, or became, of what pays for an appointment that is canceled: its credit is used up or given back, or its
 * money is refunded or kept as paid ahead.
 */
export type CancelNote = "creditUsed" | "creditBack" | "money";

/** What is said of the credit or the money of an appointment beside canceling it. */
export interface CancelNotes {
  /** Before it is canceled; null where nothing was paid for it, or it can no longer be canceled. */
  ifCanceled: CancelNote | null;
  /** Until when a patient has to cancel for that to hold (UTC ms); left out where it is so at any time. */
  until?: number;
  /** Once it is; null where it is not, or no credit paid for it. */
  canceled: Exclude<CancelNote, "money"> | null;
  /** After the last change was undone: the credit is set aside for it again. */
  heldAgain: boolean;
  /** So many hours before the start a patient has to cancel to have the credit back. */
  hours: number;
}

const HOUR_MS = 3_600_000;

/**
 * Until when a patient who cancels has what pays for an appointment back (UTC ms): a credit until so many hours before it
 * starts, money until it starts. Undefined where there is nothing to have back by then, or no longer.
 */
export function backUntil(
  note: CancelNote | null,
  { startsAt, now, hours }: { startsAt: number; now: number; hours: number },
): number | undefined {
  const until = note === "money" ? startsAt : note === "creditBack" ? startsAt - hours * HOUR_MS : undefined;
  return until !== undefined && until > now ? until : undefined;
}
