/** The most seats that any group session has, wherever it meets. */
export const MOST_SEATS = 50;

export const SESSION_STATES = ["OPEN", "CANCELED", "CONCLUDED"] as const;
export type SessionState = (typeof SESSION_STATES)[number];

/** What undoing the last change of a session needs to know: what it was, who made it, and how the session stood before. */
export interface SessionWayBack {
  readonly action: "cancel" | "move" | "start" | "conclude";
  readonly actorKind: string;
  readonly actorId: string | null;
  readonly before: {
    readonly state: SessionState;
    readonly employeeId: string;
    readonly startsAt: number;
    readonly endsAt: number;
  };
}

/** Whether somebody can undo the last change of a session at `now`, UTC ms: their own, while the time for that lasts. */
export const mayUndoSession = (
  { wayBack, undoUntil }: { wayBack: SessionWayBack | null; undoUntil: number | null },
  actor: { kind: string; id: string | null },
  now: number,
): boolean =>
  wayBack !== null &&
  undoUntil !== null &&
  now < undoUntil &&
  wayBack.actorKind === actor.kind &&
  wayBack.actorId === actor.id;

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
