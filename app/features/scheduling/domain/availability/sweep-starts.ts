import { DAY_MS, weekdayOfDayNumber } from "~/kernel/time/dates";
import { subtract, type Interval } from "~/kernel/time/intervals";
import type { ZoneSpan } from "~/kernel/time/zones";
import { pushOpen, type PlacePlan, type PlannedSlot } from "../booking/place-plan";

/** What one pass over the days lays out, all ascending UTC ms. */
interface Layout {
  /** Flat pairs [start, end): open without a break, across midnights and offset changes. */
  readonly runs: number[];
  /** Flat triples (start, end, anchor): where starts may lie, and the wall-clock start of the slot they count from. */
  readonly grids: number[];
  /** Flat pairs (after, before) of starts that exclusions forbid. */
  readonly closed: number[];
}

/**
 * Appends to `out` every start in UTC [from, to) that the plan allows, ascending, each once. Wall-clock times are laid
 * on UTC one stretch of constant offset at a time, so a time that a change skips falls out, and one that it repeats
 * comes once in each stretch.
 */
export function sweepStarts(plan: PlacePlan, span: ZoneSpan, from: number, to: number, out: number[]): void {
  const layout = layOut(plan, span, from, to + plan.duration);
  const blocked = layout.closed.length === 0 ? plan.blocked : mergeOpen(plan.blocked, layout.closed);
  emit(layout.grids, startWindows(layout.runs, blocked, plan.duration), plan.step, to, out);
}

/** Open time in UTC [from, to), whoever is booked in it: what the inclusions open, less what the exclusions close. */
export function openTime(plan: PlacePlan, span: ZoneSpan, from: number, to: number): Interval[] {
  const { runs, closed } = layOut({ ...plan, duration: 0 }, span, from, to);
  return subtract(inPairs(runs), inPairs(closed));
}

const inPairs = (flat: readonly number[]): Interval[] =>
  Array.from({ length: flat.length / 2 }, (_, i) => ({ start: flat[2 * i]!, end: flat[2 * i + 1]! }));

/** Lays out the days of UTC [from, to), one stretch of constant offset after the other. */
function layOut(plan: PlacePlan, span: ZoneSpan, from: number, to: number): Layout {
  const layout: Layout = { runs: [], grids: [], closed: [] };
  for (let i = 0; i < span.offsets.length; i++) {
    const start = i === 0 ? from : Math.max(from, span.starts[i]!);
    const end = Math.min(to, span.starts[i + 1] ?? Infinity);
    if (start < end) layStretch(plan, span.offsets[i]!, start, end, layout);
  }
  return layout;
}

/** Lays the days of one stretch of constant offset, UTC [from, to). */
function layStretch(plan: PlacePlan, offset: number, from: number, to: number, layout: Layout): void {
  const lastDay = Math.floor((to + offset - 1) / DAY_MS);
  for (let day = Math.floor((from + offset) / DAY_MS); day <= lastDay; day++) {
    if (plan.excludedDays.has(day)) continue;
    const weekday = weekdayOfDayNumber(day);
    const midnight = day * DAY_MS - offset;
    const mayStart = day >= plan.firstDay && day <= plan.lastDay && !plan.fullDays.has(day);
    for (const slot of plan.openByWeekday[weekday]!) {
      if (!holdsOn(slot, day)) continue;
      const start = Math.max(from, midnight + Math.max(slot.start, plan.dayStart));
      const end = Math.min(to, midnight + Math.min(slot.end, plan.dayEnd));
      if (start >= end) continue;
      pushRun(layout.runs, start, end);
      if (mayStart) layout.grids.push(start, end, midnight + slot.start);
    }
    for (const slot of plan.closedByWeekday[weekday]!) {
      if (!holdsOn(slot, day)) continue;
      const start = Math.max(from, midnight + slot.start);
      const end = Math.min(to, midnight + slot.end);
      if (start < end) pushOpen(layout.closed, start - plan.duration, end);
    }
  }
}

function holdsOn(slot: PlannedSlot, day: number): boolean {
  return day >= slot.firstDay && day <= slot.lastDay;
}

function pushRun(runs: number[], start: number, end: number): void {
  const last = runs.length - 1;
  if (last > 0 && start <= runs[last]!) runs[last] = Math.max(runs[last]!, end);
  else runs.push(start, end);
}

function mergeOpen(a: readonly number[], b: readonly number[]): number[] {
  const merged: number[] = [];
  for (let i = 0, j = 0; i < a.length || j < b.length;) {
    if (j >= b.length || (i < a.length && a[i]! <= b[j]!)) {
      pushOpen(merged, a[i]!, a[i + 1]!);
      i += 2;
    } else {
      pushOpen(merged, b[j]!, b[j + 1]!);
      j += 2;
    }
  }
  return merged;
}

/**
 * Flat pairs [first, last], both inclusive: starts whose whole appointment lies in a run and touches nothing blocked.
 */
function startWindows(runs: readonly number[], blocked: readonly number[], duration: number): number[] {
  const windows: number[] = [];
  let next = 0;
  for (let r = 0; r < runs.length; r += 2) {
    let first = runs[r]!;
    const last = runs[r + 1]! - duration;
    while (next < blocked.length && blocked[next + 1]! <= first) next += 2;
    for (let b = next; first <= last; b += 2) {
      if (b >= blocked.length || blocked[b]! >= last) {
        windows.push(first, last);
        break;
      }
      if (blocked[b]! >= first) windows.push(first, blocked[b]!);
      first = Math.max(first, blocked[b + 1]!);
    }
  }
  return windows;
}

/** Steps each grid through the windows. Slots of one place may overlap; only then is there anything to put in order. */
function emit(grids: readonly number[], windows: readonly number[], step: number, to: number, out: number[]): void {
  const firstOut = out.length;
  let latest = -Infinity;
  let ordered = true;
  let next = 0;
  for (let g = 0; g < grids.length; g += 3) {
    const start = grids[g]!;
    const end = Math.min(grids[g + 1]!, to);
    const anchor = grids[g + 2]!;
    while (next < windows.length && windows[next + 1]! < start) next += 2;
    for (let w = next; w < windows.length && windows[w]! < end; w += 2) {
      const from = Math.max(start, windows[w]!);
      const last = Math.min(end - 1, windows[w + 1]!);
      let time = anchor + Math.ceil((from - anchor) / step) * step;
      if (time > last) continue;
      if (time <= latest) ordered = false;
      for (; time <= last; time += step) out.push(time);
      latest = Math.max(latest, time - step);
    }
  }
  if (!ordered) sortDistinct(out, firstOut);
}

function sortDistinct(out: number[], from: number): void {
  const sorted = Float64Array.from(out.slice(from)).sort();
  let length = from;
  for (const time of sorted) {
    if (length === from || time !== out[length - 1]) out[length++] = time;
  }
  out.length = length;
}
