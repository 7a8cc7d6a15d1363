import { toDayNumber } from "~/kernel/time/dates";
import type { Interval } from "~/kernel/time/intervals";
import { MINUTE_MS } from "~/kernel/time/minutes";
import type { ZoneTable } from "~/kernel/time/zones";
import type { AvailabilityRequest, Place, ProviderSchedule } from "../availability/availability-request";
import { firstBookableDay, lastBookableDay } from "./booking-window";
import { slotCovers, type Slot } from "../timings/timing";

/** A slot in the sweep's units: ms from local midnight, and day numbers, both days inclusive. */
export interface PlannedSlot {
  readonly start: number;
  readonly end: number;
  readonly firstDay: number;
  readonly lastDay: number;
}

/** All that the sweep needs of one provider at one place, made once: numbers only, sorted. */
export interface PlacePlan {
  readonly branchId: string | null;
  readonly zone: string;
  /** Index 1..7, Monday first; each sorted by start. */
  readonly openByWeekday: readonly (readonly PlannedSlot[])[];
  readonly closedByWeekday: readonly (readonly PlannedSlot[])[];
  readonly dayStart: number;
  readonly dayEnd: number;
  readonly step: number;
  readonly duration: number;
  readonly firstDay: number;
  readonly lastDay: number;
  readonly excludedDays: ReadonlySet<number>;
  readonly fullDays: ReadonlySet<number>;
  /** Flat pairs (after, before): a start strictly between them would touch busy time. Sorted, merged. */
  readonly blocked: readonly number[];
}

export function planPlace(
  request: AvailabilityRequest,
  provider: ProviderSchedule,
  place: Place,
  blocked: readonly number[],
  zones: ZoneTable,
): PlacePlan {
  const { rules, offering, now } = request;
  const slots = provider.timings.filter((slot) => slotCovers(slot, offering, place.branchId));
  return {
    branchId: place.branchId,
    zone: place.zone,
    openByWeekday: byWeekday(slots, "INCLUSION"),
    closedByWeekday: byWeekday(slots, "EXCLUSION"),
    dayStart: rules.dayStartMinutes * MINUTE_MS,
    dayEnd: rules.dayEndMinutes * MINUTE_MS,
    step: rules.slotMinutes * MINUTE_MS,
    duration: offering.durationMinutes * MINUTE_MS,
    firstDay: firstBookableDay(rules, place.zone, now, zones),
    lastDay: lastBookableDay(rules),
    excludedDays: new Set(rules.excludedDates.map(toDayNumber)),
    fullDays: fullDays(provider),
    blocked,
  };
}

const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** The slots of one kind by weekday, in the sweep's units. */
export function byWeekday(slots: readonly Slot[], type: Slot["type"]): PlannedSlot[][] {
  const days: PlannedSlot[][] = [[], [], [], [], [], [], [], []];
  for (const slot of slots) {
    if (slot.type !== type) continue;
    const planned = {
      start: slot.startMinutes * MINUTE_MS,
      end: slot.endMinutes * MINUTE_MS,
      firstDay: slot.startDate === null ? -Infinity : toDayNumber(slot.startDate),
      lastDay: slot.endDate === null ? Infinity : toDayNumber(slot.endDate),
    };
    for (const day of slot.dayOfWeek === null ? WEEK : [slot.dayOfWeek]) days[day]?.push(planned);
  }
  for (const day of days) day.sort((a, b) => a.start - b.start);
  return days;
}

function fullDays(provider: ProviderSchedule): Set<number> {
  const full = new Set<number>();
  if (provider.dailyMaximum === null) return full;
  for (const [date, appointments] of provider.appointmentsOn) {
    if (appointments >= provider.dailyMaximum) full.add(toDayNumber(date));
  }
  return full;
}

/** Busy time, widened; what is empty forbids nothing. */
const widened = (busy: readonly Interval[], lead: number, trail: number): Interval[] =>
  busy.filter(({ start, end }) => start < end).map(({ start, end }) => ({ start: start - lead, end: end + trail }));

/**
 * Busy time as the starts that it forbids: an appointment of `duration` with its buffers touches [start, end) exactly
 * when it starts strictly between start - duration - bufferAfter and end + bufferBefore. The patient needs no buffers.
 */
export function blockedStarts(request: AvailabilityRequest, provider: ProviderSchedule): number[] {
  const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = request.offering;
  const duration = durationMinutes * MINUTE_MS;
  const forbidden = widened(
    provider.busy,
    duration + bufferAfterMinutes * MINUTE_MS,
    bufferBeforeMinutes * MINUTE_MS,
  ).concat(widened(provider.patientBusy ?? [], duration, 0));
  const blocked: number[] = [];
  for (const { start, end } of inOrder(forbidden)) pushOpen(blocked, start, end);
  return blocked;
}

/** Busy time mostly comes sorted from its index; only what does not is copied and sorted. */
function inOrder(busy: readonly Interval[]): readonly Interval[] {
  for (let i = 1; i < busy.length; i++) {
    if (busy[i]!.start < busy[i - 1]!.start) return [...busy].sort((a, b) => a.start - b.start);
  }
  return busy;
}

/** Adds (after, before) to sorted flat pairs. Pairs that only touch stay apart: the point between them is free. */
export function pushOpen(pairs: number[], after: number, before: number): void {
  const last = pairs.length - 1;
  if (last > 0 && after < pairs[last]!) pairs[last] = Math.max(pairs[last]!, before);
  else pairs.push(after, before);
}
