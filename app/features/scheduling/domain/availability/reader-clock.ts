import { createZoneTable, offsetAt } from "~/kernel/time/zones";

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

/**
 * The clock of staff: everywhere the practice's, so that an appointment has one time on all of their pages. It is named
 * where their browser has told another (null: none), or one that is not known.
 */
export function staffClock(told: string | null, organizationZone: string, now: number): ReaderClock {
  const zones = createZoneTable();
  const offset = (zone: string) => offsetAt(zones.span(zone, now, now + 1), now);
  return { zone: organizationZone, isTheirs: told !== null && offset(told) === offset(organizationZone) };
}
