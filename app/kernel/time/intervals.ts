/**
 * Algebra of half-open intervals [start, end) on integers, in whatever unit the caller uses (mostly UTC ms).
 * A *merged* list is sorted by start, and its intervals neither overlap, nor touch, nor are empty.
 */
export interface Interval {
  readonly start: number;
  readonly end: number;
}

export function overlaps(a: Interval, b: Interval): boolean {
  return a.start < b.end && b.start < a.end && a.start < a.end && b.start < b.end;
}

/** The union of any intervals, as a merged list. Empty and inverted intervals vanish. */
export function merge(intervals: readonly Interval[]): Interval[] {
  const sorted = intervals.filter((each) => each.start < each.end).sort((a, b) => a.start - b.start);
  const merged: Interval[] = [];
  let start = NaN;
  let end = NaN;
  for (const each of sorted) {
    if (each.start <= end) {
      end = Math.max(end, each.end);
      continue;
    }
    if (start < end) merged.push({ start, end });
    start = each.start;
    end = each.end;
  }
  if (start < end) merged.push({ start, end });
  return merged;
}

/** The part of `from` that is in none of `removed`. Both in any order; the result is merged. */
export function subtract(from: readonly Interval[], removed: readonly Interval[]): Interval[] {
  const holes = merge(removed);
  const left: Interval[] = [];
  let first = 0;
  for (const whole of merge(from)) {
    let start = whole.start;
    while (first < holes.length && holes[first]!.end <= start) first++;
    for (let i = first; i < holes.length && holes[i]!.start < whole.end; i++) {
      const hole = holes[i]!;
      if (hole.start > start) left.push({ start, end: hole.start });
      start = Math.max(start, hole.end);
    }
    if (start < whole.end) left.push({ start, end: whole.end });
  }
  return left;
}

/** The part that is in both lists. Both in any order; the result is merged. */
export function intersect(a: readonly Interval[], b: readonly Interval[]): Interval[] {
  const left = merge(a);
  const right = merge(b);
  const both: Interval[] = [];
  for (let i = 0, j = 0; i < left.length && j < right.length;) {
    const start = Math.max(left[i]!.start, right[j]!.start);
    const end = Math.min(left[i]!.end, right[j]!.end);
    if (start < end) both.push({ start, end });
    if (left[i]!.end < right[j]!.end) i++;
    else j++;
  }
  return both;
}
