import { createZoneTable, toUtc } from "~/kernel/time/zones";
import { addDays, DAY_MS, toDayNumber, type IsoDate } from "~/kernel/time/dates";
import type { RequestContext } from "~/platform/context.server";

const zones = createZoneTable();

/** When the last day of a prescription is over in the practice (UTC ms). */
export function expiryOf({ profile }: RequestContext, validUntil: IsoDate): number {
  const local = toDayNumber(addDays(validUntil, 1)) * DAY_MS;
  const span = zones.span(profile.timeZone, local - DAY_MS, local + DAY_MS);
  return toUtc(span, local)[0] ?? local;
}
