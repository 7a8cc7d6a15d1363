/** The clock by which somebody reads times. */
export interface ReaderClock {
  /** IANA zone. */
  readonly zone: string;
  /** Their browser told it; otherwise it is the organization's, and only tells whether a place has another. */
  readonly isTheirs: boolean;
}

/** The reader's clock, from the zone that their browser told (null: none, or one that is not known). */
export function readerClock(told: string | null, organizationZone: string): ReaderClock {
  return told === null ? { zone: organizationZone, isTheirs: false } : { zone: told, isTheirs: true };
}
