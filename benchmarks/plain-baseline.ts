import { DateTime } from "luxon";
import type { AvailabilityRequest, ProviderSchedule } from "~/features/scheduling/domain/availability/availability";

type Timing = ProviderSchedule["timings"][number];
interface Span {
  start: DateTime;
  end: DateTime;
}

/**
 * The booking rules as one writes them with a date library: day by day, slot by slot, a DateTime for every start. It is
 * no straw man: what is busy is sorted out once a day, a day that cannot be booked is left at once, and what does not
 * need the calendar is compared as numbers. One place a provider, as the benchmark's requests have.
 */
export function plainTimes(request: AvailabilityRequest): number[][] {
  return request.providers.map((provider) => timesOf(request, provider));
}

function holdsOn(timing: Timing, date: string, weekday: number): boolean {
  if (timing.dayOfWeek !== null && timing.dayOfWeek !== weekday) return false;
  return (timing.startDate === null || timing.startDate <= date) && (timing.endDate === null || timing.endDate >= date);
}

function spanOn(day: DateTime, startMinutes: number, endMinutes: number): Span {
  const at = (minutes: number) =>
    minutes === 1440 ? day.plus({ days: 1 }) : day.set({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
  return { start: at(startMinutes), end: at(endMinutes) };
}

function timesOf(request: AvailabilityRequest, provider: ProviderSchedule): number[] {
  const { rules } = request;
  const zone = provider.places[0]?.zone ?? "UTC";
  const lastDay = DateTime.fromISO(rules.organizationToday, { zone }).plus({ days: rules.horizonDays });
  const times = new Set<number>();
  let day = DateTime.fromMillis(request.from, { zone }).startOf("day");
  for (; day.toMillis() < request.to && day <= lastDay; day = day.plus({ days: 1 })) {
    const date = day.toISODate() ?? "";
    const appointments = provider.appointmentsOn.get(date) ?? 0;
    const full = provider.dailyMaximum !== null && appointments >= provider.dailyMaximum;
    if (!full && !rules.excludedDates.includes(date)) timesOn(request, provider, day, date, times);
  }
  return [...times].sort((a, b) => a - b);
}

function timesOn(
  { rules, offering, now, to }: AvailabilityRequest,
  provider: ProviderSchedule,
  day: DateTime,
  date: string,
  times: Set<number>,
): void {
  const [midnight, next] = [day.toMillis(), day.plus({ days: 1 }).toMillis()];
  const busy = provider.busy.filter(({ start, end }) => start < next && end > midnight);
  const hours = spanOn(day, rules.dayStartMinutes, rules.dayEndMinutes);
  const today = provider.timings.filter((timing) => holdsOn(timing, date, day.weekday));
  const spans = (type: Timing["type"]) =>
    today
      .filter((timing) => timing.type === type)
      .map((timing) => spanOn(day, timing.startMinutes, timing.endMinutes))
      .sort((a, b) => a.start.toMillis() - b.start.toMillis());
  const slots = spans("INCLUSION");
  const open = joined(slots);
  const closed = spans("EXCLUSION").map(({ start, end }) => ({ start: start.toMillis(), end: end.toMillis() }));
  const earliest = DateTime.fromMillis(now).plus({ minutes: rules.minimumNoticeMinutes }).toMillis();
  for (const slot of slots) {
    for (let at = slot.start; at < slot.end; at = at.plus({ minutes: rules.slotMinutes })) {
      const start = at.toMillis();
      const end = at.plus({ minutes: offering.durationMinutes }).toMillis();
      const held = start - offering.bufferBeforeMinutes * 60_000;
      const until = end + offering.bufferAfterMinutes * 60_000;
      if (start < earliest || start >= to) continue;
      if (start < hours.start.toMillis() || end > hours.end.toMillis()) continue;
      if (!open.some((each) => each.start <= start && end <= each.end)) continue;
      if (closed.some((each) => each.start < end && start < each.end)) continue;
      if (busy.some((each) => each.start < until && held < each.end)) continue;
      times.add(start);
    }
  }
}

/** Spans that touch, as one. */
function joined(spans: readonly Span[]): { start: number; end: number }[] {
  const open: { start: number; end: number }[] = [];
  for (const { start, end } of spans) {
    const last = open.at(-1);
    if (last && start.toMillis() <= last.end) last.end = Math.max(last.end, end.toMillis());
    else open.push({ start: start.toMillis(), end: end.toMillis() });
  }
  return open;
}
