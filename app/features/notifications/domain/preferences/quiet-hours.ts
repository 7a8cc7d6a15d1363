import { DAY_MS } from "~/kernel/time/dates";
import { MINUTE_MS } from "~/kernel/time/minutes";
import { createZoneTable, toLocal, toUtc } from "~/kernel/time/zones";

/**
 * When somebody wants to hear nothing that rings, by the clock of their zone: from `from` until `until` the next time.
 */
export interface QuietHours {
  /** Minutes after midnight. The same as `until` for none. */
  readonly from: number;
  readonly until: number;
  readonly timeZone: string;
}

/** What is told this long before an appointment, or after its start, is told whatever the hour. */
const NEAR_MS = 60 * MINUTE_MS;

/** The first UTC instant at or after which the wall clock reads `local`; where a change skips it, where it goes on. */
function instantOf(span: ReturnType<ReturnType<typeof createZoneTable>["span"]>, local: number): number {
  const [first] = toUtc(span, local);
  // A change skips at most two hours: minute by minute to where the clock goes on.
  return first ?? instantOf(span, local + MINUTE_MS);
}

/** The end of the quiet time that `now` lies in (UTC ms); null where it lies in none. */
export function quietUntil({ from, until, timeZone }: QuietHours, now: number): number | null {
  if (from === until) return null;
  const span = createZoneTable().span(timeZone, now - 2 * DAY_MS, now + 3 * DAY_MS);
  const today = Math.floor(toLocal(span, now) / DAY_MS) * DAY_MS;
  for (const day of [today - DAY_MS, today]) {
    const begins = instantOf(span, day + from * MINUTE_MS);
    const ends = instantOf(span, day + until * MINUTE_MS + (until < from ? DAY_MS : 0));
    if (begins <= now && now < ends) return ends;
  }
  return null;
}

/**
 * When to tell what is ready at `now`: at once, or at the end of the quiet time. What tells of an appointment is not
 * put off to less than an hour before it, since it would come too late to be of use.
 */
export function tellAt(quiet: QuietHours | null, now: number, appointmentStartsAt: number | null): number {
  const ends = quiet && quietUntil(quiet, now);
  if (ends === null) return now;
  const late =
    appointmentStartsAt !== null && appointmentStartsAt > now - NEAR_MS && ends > appointmentStartsAt - NEAR_MS;
  return late ? now : ends;
}
