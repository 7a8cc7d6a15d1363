/** The most seats that any group session has, wherever it meets. */
export const MOST_SEATS = 50;

export const SESSION_STATES = ["OPEN", "CANCELED", "CONCLUDED"] as const;
export type SessionState = (typeof SESSION_STATES)[number];

/** A session as a patient can book it. Instants in UTC ms. */
export interface OfferedSession {
  readonly id: string;
  readonly employeeId: string;
  readonly branchId: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly bufferBeforeMinutes: number;
  readonly bufferAfterMinutes: number;
  readonly timeZone: string;
  readonly capacity: number;
  /** Seats that others hold. */
  readonly taken: number;
}

/** Seats still to be had; a session whose seats were made fewer has none rather than less. */
export const seatsLeft = ({ capacity, taken }: Pick<OfferedSession, "capacity" | "taken">): number =>
  Math.max(0, capacity - taken);

export const isFull = (session: Pick<OfferedSession, "capacity" | "taken">): boolean => seatsLeft(session) === 0;
