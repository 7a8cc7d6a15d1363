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

/**
 * The one zone of all appointments of a list that another clock shows than the list goes by: it is said once, and each of
 * them has only its time there. null where there is none, or several, which each row then names.
 * @param isElsewhere whether the clock of an appointment's location shows another time than the list
 */
export function placeZoneSaidOnce<Appointment extends { timeZone: string }>(
  appointments: readonly Appointment[],
  isElsewhere: (appointment: Appointment) => boolean,
): string | null {
  const [only, ...others] = new Set(appointments.filter(isElsewhere).map(({ timeZone }) => timeZone));
  return only !== undefined && others.length === 0 ? only : null;
}
