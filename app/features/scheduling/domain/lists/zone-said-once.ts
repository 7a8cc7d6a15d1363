import type { ReaderClock } from "../availability/reader-clock";

/**
 * The zone of a list of appointments that is said once, below it, instead of in each row: where all are in one zone, by
 * which the reader is not known to live. null where no zone has to be said, or each row says its own.
 */
export function zoneSaidOnce(
  appointments: readonly { timeZone: string }[],
  { zone, isTheirs }: ReaderClock,
): string | null {
  const zones = new Set(appointments.map(({ timeZone }) => timeZone));
  const [only] = zones;
  if (zones.size !== 1 || only === undefined) return null;
  return isTheirs && zone === only ? null : only;
}
