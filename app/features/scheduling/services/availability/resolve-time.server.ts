import { parseDayMonthYear } from "~/kernel/time/dates";
import type { ZoneTable } from "~/kernel/time/zones";
import { InvalidError } from "~/platform/http/errors.server";
import { instantOf, type LocalTime } from "../../domain/availability/local-time";
import type { WantedTimeFields } from "../../schemas/waiting-list/wanted-time";

function clockTime(wanted: WantedTimeFields): LocalTime | undefined {
  if (wanted.day !== undefined && wanted.time !== undefined) return { day: wanted.day, minutes: wanted.time };
  if (wanted.scheduledDateStringcc === undefined || wanted.scheduledTime === undefined) return undefined;
  const day = parseDayMonthYear(wanted.scheduledDateStringcc);
  return day.ok ? { day: day.value, minutes: wanted.scheduledTime } : undefined;
}

/**
 * The instant (UTC ms) that was asked for, on the clock of the place.
 * @throws InvalidError where no time was given, or one that a clock change skips
 */
export function resolveTime(wanted: WantedTimeFields, zone: string, zones: ZoneTable): number {
  const clock = clockTime(wanted);
  if (!clock) {
    const chosen = wanted.startTime ?? wanted.startsAt;
    if (chosen === undefined) throw new InvalidError([{ field: "startsAt", message: "scheduling:move.choose" }]);
    return chosen;
  }
  const instant = instantOf(zones, zone, clock);
  if (instant === undefined) {
    const field = wanted.time === undefined ? "scheduledTime" : "time";
    throw new InvalidError([{ field, message: "errors:field.time" }]);
  }
  return instant;
}
