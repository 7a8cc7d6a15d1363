/**
 * An independent brute-force reading of the booking rules: it walks minute by minute, asks Intl for the wall clock of
 * every single minute, and shares no code with the engine (only the shape of its input). Slow on purpose.
 */
import type {
  AvailabilityRequest,
  Place,
  ProviderSchedule,
} from "~/features/scheduling/domain/availability/availability";

interface WallClock {
  date: string;
  /** 1 Monday .. 7 Sunday. */
  weekday: number;
  minute: number;
}

const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const formats = new Map<string, Intl.DateTimeFormat>();
const clocks = new Map<string, Map<number, WallClock>>();

/** What a clock on the wall in `zone` shows at a UTC instant. */
export function wallClock(zone: string, utc: number): WallClock {
  let seen = clocks.get(zone);
  if (!seen || seen.size > 20_000) clocks.set(zone, (seen = new Map()));
  const known = seen.get(utc);
  if (known) return known;
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-GB", {
      timeZone: zone,
      weekday: "short",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
    formats.set(zone, format);
  }
  // 'Sun, 10/03/2024, 02:00'
  const [name, date, time] = format.format(utc).split(", ") as [string, string, string];
  const [day, month, year] = date.split("/");
  const [hours, minutes] = time.split(":");
  const clock = {
    date: `${year}-${month}-${day}`,
    weekday: WEEKDAYS.indexOf(name) + 1,
    minute: Number(hours) * 60 + Number(minutes),
  };
  seen.set(utc, clock);
  return clock;
}

type Timing = ProviderSchedule["timings"][number];

function shiftDate(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

type Offering = AvailabilityRequest["offering"];

function applies(timing: Timing, offering: Offering, place: Place, clock: WallClock): boolean {
  if (timing.dayOfWeek !== null && timing.dayOfWeek !== clock.weekday) return false;
  if (timing.offeringsType !== null && timing.offeringsType !== offering.type) return false;
  if (timing.branchId !== null && timing.branchId !== place.branchId) return false;
  if (timing.serviceOfferingIds.length > 0 && !timing.serviceOfferingIds.includes(offering.id)) return false;
  if (timing.startDate !== null && clock.date < timing.startDate) return false;
  if (timing.endDate !== null && clock.date > timing.endDate) return false;
  return clock.minute >= timing.startMinutes && clock.minute < timing.endMinutes;
}

function minuteIsOpen(request: AvailabilityRequest, provider: ProviderSchedule, place: Place, utc: number): boolean {
  const clock = wallClock(place.zone, utc);
  if (request.rules.excludedDates.includes(clock.date)) return false;
  if (clock.minute < request.rules.dayStartMinutes || clock.minute >= request.rules.dayEndMinutes) return false;
  const touching = provider.timings.filter((timing) => applies(timing, request.offering, place, clock));
  return touching.some((t) => t.type === "INCLUSION") && !touching.some((t) => t.type === "EXCLUSION");
}

function mayBegin(request: AvailabilityRequest, provider: ProviderSchedule, place: Place, utc: number): boolean {
  const { rules, now, offering } = request;
  if (utc < now || utc - now < rules.minimumNoticeMinutes * 60_000) return false;
  const clock = wallClock(place.zone, utc);
  const earliest = rules.minimumDateSetting === -1 ? rules.organizationToday : wallClock(place.zone, now).date;
  if (clock.date < earliest || clock.date > shiftDate(rules.organizationToday, rules.horizonDays)) return false;
  if (provider.dailyMaximum !== null && (provider.appointmentsOn.get(clock.date) ?? 0) >= provider.dailyMaximum)
    return false;
  if (!provider.offeringsTypes.includes(offering.type)) return false;
  return provider.timings.some(
    (t) =>
      t.type === "INCLUSION" &&
      applies(t, offering, place, clock) &&
      (clock.minute - t.startMinutes) % rules.slotMinutes === 0,
  );
}

/** Whether the provider can be booked at a place from a UTC instant on. */
export function oracleOffers(
  request: AvailabilityRequest,
  provider: ProviderSchedule,
  place: Place,
  utc: number,
): boolean {
  if (!mayBegin(request, provider, place, utc)) return false;
  const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = request.offering;
  for (let minute = 0; minute < durationMinutes; minute++) {
    if (!minuteIsOpen(request, provider, place, utc + minute * 60_000)) return false;
  }
  for (let minute = -bufferBeforeMinutes; minute < durationMinutes + bufferAfterMinutes; minute++) {
    const at = utc + minute * 60_000;
    if (provider.busy.some((busy) => at + 60_000 > busy.start && at < busy.end)) return false;
  }
  return true;
}

/** Every offered (start, branch) of one provider, by start and then by the provider's order of places. */
export function oracleTimes(request: AvailabilityRequest, provider: ProviderSchedule): [number, string | null][] {
  const times: [number, string | null][] = [];
  for (let utc = Math.ceil(request.from / 60_000) * 60_000; utc < request.to; utc += 60_000) {
    for (const place of provider.places) {
      if (oracleOffers(request, provider, place, utc)) times.push([utc, place.branchId]);
    }
  }
  return times;
}
