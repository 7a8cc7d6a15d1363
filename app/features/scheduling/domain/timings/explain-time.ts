import { DAY_MS, fromDayNumber, toDayNumber, weekdayOfDayNumber, type IsoDate } from "~/kernel/time/dates";
import { overlaps, subtract, type Interval } from "~/kernel/time/intervals";
import { MINUTE_MS } from "~/kernel/time/minutes";
import { toLocal, toUtc, type ZoneSpan, type ZoneTable } from "~/kernel/time/zones";
import type { AvailabilityRequest, Place, ProviderSchedule } from "../availability/availability-request";
import { firstBookableDay, firstBookableStart, lastBookableDay } from "../booking/booking-window";
import { claimedInterval } from "../availability/claims";
import { holdsOnDate, slotCovers, type Slot } from "./timing";

/** The rules that can remove a time. Staff who override one are told which. */
export const REMOVAL_RULES = [
  "in-past",
  "minimum-notice",
  "beyond-horizon",
  "before-minimum-date",
  "excluded-date",
  "other-offering-type",
  "other-place",
  "no-timing",
  "outside-day",
  "excluded-slot",
  "off-grid",
  "skipped-by-dst",
  "busy",
  "daily-maximum",
] as const;
export type RemovalRule = (typeof REMOVAL_RULES)[number];

/** Every rule that removes the time, or 'offered'. */
export type Explanation = "offered" | readonly RemovalRule[];

/** A piece of the appointment on one local day, ms from that day's midnight on the wall clock. */
interface Piece extends Interval {
  readonly day: number;
}

/**
 * Why `start` (UTC ms) is not offered with this provider at this branch (null: no branch). It agrees with `findTimes`
 * for every start in the request's range, and judges times outside the range by the same rules.
 */
export function explainTime(
  request: AvailabilityRequest,
  provider: ProviderSchedule,
  branchId: string | null,
  start: number,
  zones: ZoneTable,
): Explanation {
  const place = provider.places.find((each) => each.branchId === branchId);
  if (!place) return ["other-place"];
  const end = start + request.offering.durationMinutes * MINUTE_MS;
  const pieces = localPieces(zones.span(place.zone, start, end), start, end);
  const day = pieces[0]!.day;
  const slots = provider.timings.filter((slot) => slotCovers(slot, request.offering, branchId));
  const rules: RemovalRule[] = [
    ...whenRules(request, place, day, start, zones),
    ...timingRules(request, slots, pieces),
    ...providerRules(request, provider, day, start, end),
  ];
  return rules.length === 0 ? "offered" : rules;
}

/**
 * The same for a wall-clock time at the place, one explanation for each time that the clock reads so: a time that a
 * clock change skips is read never ('skipped-by-dst'), one that it repeats twice.
 */
export function explainLocalTime(
  request: AvailabilityRequest,
  provider: ProviderSchedule,
  branchId: string | null,
  date: IsoDate,
  minutes: number,
  zones: ZoneTable,
): Explanation[] {
  const place = provider.places.find((each) => each.branchId === branchId);
  if (!place) return [["other-place"]];
  const local = toDayNumber(date) * DAY_MS + minutes * MINUTE_MS;
  const starts = toUtc(zones.span(place.zone, local - DAY_MS, local + DAY_MS), local);
  if (starts.length === 0) return [["skipped-by-dst"]];
  return starts.map((start) => explainTime(request, provider, branchId, start, zones));
}

function localPieces(span: ZoneSpan, start: number, end: number): Piece[] {
  const pieces: Piece[] = [];
  for (let at = start; at < end;) {
    const local = toLocal(span, at);
    const day = Math.floor(local / DAY_MS);
    const change = span.starts.find((instant, i) => i > 0 && instant > at) ?? Infinity;
    const next = Math.min(end, change, at + (day + 1) * DAY_MS - local);
    const from = local - day * DAY_MS;
    pieces.push({ day, start: from, end: from + next - at });
    at = next;
  }
  return pieces;
}

/** The rules of when: notice, horizon and first date, for a start whose local day is `day`. */
export function* whenRules(
  { rules, now }: AvailabilityRequest,
  place: Place,
  day: number,
  start: number,
  zones: ZoneTable,
): Generator<RemovalRule> {
  if (start < now) yield "in-past";
  else if (start < firstBookableStart(rules, now)) yield "minimum-notice";
  if (day > lastBookableDay(rules)) yield "beyond-horizon";
  if (day < firstBookableDay(rules, place.zone, now, zones)) yield "before-minimum-date";
}

function* timingRules(
  { rules }: AvailabilityRequest,
  slots: readonly Slot[],
  pieces: readonly Piece[],
): Generator<RemovalRule> {
  const onDay = (type: Slot["type"], day: number) => slots.filter((slot) => slot.type === type && holdsOn(slot, day));
  const excluded = new Set(rules.excludedDates);
  const opens = { start: rules.dayStartMinutes * MINUTE_MS, end: rules.dayEndMinutes * MINUTE_MS };
  if (pieces.some((piece) => excluded.has(fromDayNumber(piece.day)))) yield "excluded-date";
  if (pieces.some((piece) => subtract([piece], onDay("INCLUSION", piece.day).map(toInterval)).length > 0)) {
    yield "no-timing";
  }
  if (pieces.some((piece) => piece.start < opens.start || piece.end > opens.end)) yield "outside-day";
  if (pieces.some((piece) => onDay("EXCLUSION", piece.day).some((slot) => overlaps(toInterval(slot), piece)))) {
    yield "excluded-slot";
  }
  const first = pieces[0]!;
  const around = onDay("INCLUSION", first.day)
    .map(toInterval)
    .filter((slot) => slot.start <= first.start && first.start < slot.end);
  const step = rules.slotMinutes * MINUTE_MS;
  if (around.length > 0 && around.every((slot) => (first.start - slot.start) % step !== 0)) yield "off-grid";
}

function* providerRules(
  { offering }: AvailabilityRequest,
  provider: ProviderSchedule,
  day: number,
  start: number,
  end: number,
): Generator<RemovalRule> {
  if (!provider.offeringsTypes.includes(offering.type)) yield "other-offering-type";
  const { bufferBeforeMinutes: bufferBefore, bufferAfterMinutes: bufferAfter } = offering;
  const claimed = claimedInterval({ start, end, bufferBefore, bufferAfter });
  if (provider.busy.some((busy) => overlaps(busy, claimed))) yield "busy";
  const appointments = provider.appointmentsOn.get(fromDayNumber(day)) ?? 0;
  if (provider.dailyMaximum !== null && appointments >= provider.dailyMaximum) yield "daily-maximum";
}

function holdsOn(slot: Slot, day: number): boolean {
  return holdsOnDate(slot, fromDayNumber(day), weekdayOfDayNumber(day));
}

function toInterval(slot: Slot): Interval {
  return { start: slot.startMinutes * MINUTE_MS, end: slot.endMinutes * MINUTE_MS };
}
