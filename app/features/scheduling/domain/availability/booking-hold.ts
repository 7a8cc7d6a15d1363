import { MINUTE_MS } from "~/kernel/time/minutes";

/** How long a chosen time is kept for a visitor who fills in the form, in minutes (specification: 10). */
export const HOLD_MINUTES = 10;
export const HOLD_MS = HOLD_MINUTES * MINUTE_MS;
/** Times that one visitor can have kept at once, such as for two children: one for each service. */
export const MOST_HOLDS_OF_VISITOR = 3;
/**
 * Times of one provider that can be kept at once, whoever asks. Beyond that a time is booked without being kept, so
 * that nobody can close a calendar by asking for many.
 */
export const MOST_HOLDS_OF_PROVIDER = 8;

/** A time that is kept for a visitor. Instants in UTC ms. */
export interface BookingHold {
  id: string;
  employeeId: string;
  branchId: string;
  serviceOfferingId: string;
  /** The group session of which a seat is kept; null where the provider's time is. */
  sessionId: string | null;
  startsAt: number;
  endsAt: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  createdAt: number;
  expiresAt: number;
}

/** What a visitor wants to have kept; without provider or place, any of them. */
export interface WantedHold {
  serviceOfferingId: string;
  employeeId?: string;
  branchId?: string;
  startsAt: number;
}

/** The visitor's own hold that stands for what they want, while it has not run out. */
export function heldFor(holds: readonly BookingHold[], wanted: WantedHold, now: number): BookingHold | undefined {
  return holds.find(
    (hold) =>
      hold.expiresAt > now &&
      hold.startsAt === wanted.startsAt &&
      hold.serviceOfferingId === wanted.serviceOfferingId &&
      (wanted.employeeId === undefined || wanted.employeeId === hold.employeeId) &&
      (wanted.branchId === undefined || wanted.branchId === hold.branchId),
  );
}

/**
 * What a visitor lets go of for another time: every hold for the same service and, where they would have more than
 * they may, the oldest ones.
 */
export function holdsToRelease(holds: readonly BookingHold[], serviceOfferingId: string): BookingHold[] {
  const same = holds.filter((hold) => hold.serviceOfferingId === serviceOfferingId);
  const others = holds
    .filter((hold) => hold.serviceOfferingId !== serviceOfferingId)
    .toSorted((a, b) => a.createdAt - b.createdAt);
  return [...same, ...others.slice(0, Math.max(0, others.length - (MOST_HOLDS_OF_VISITOR - 1)))];
}

/** Whole minutes left of a hold, rounded up; 0 once it has run out. */
export const minutesLeft = (expiresAt: number, now: number): number =>
  Math.max(0, Math.ceil((expiresAt - now) / MINUTE_MS));
