/**
 * The `count` offered starts nearest to one that was lost, in order of time. `offered` is ascending UTC ms; of two
 * equally near the later one is preferred, since a patient who came for the lost time can still make it.
 */
export function nearestTimes(offered: readonly number[], lost: number, count: number): number[] {
  let right = firstFrom(offered, lost);
  let left = right - 1;
  if (offered[right] === lost) right++; // it may still be in a list that was computed before it was lost
  const resume = right;
  const before: number[] = [];
  while (before.length + right - resume < count && (left >= 0 || right < offered.length)) {
    const toLeft = left >= 0 ? lost - offered[left]! : Infinity;
    const toRight = right < offered.length ? offered[right]! - lost : Infinity;
    if (toRight <= toLeft) right++;
    else before.push(offered[left--]!);
  }
  return [...before.reverse(), ...offered.slice(resume, right)];
}

/** Index of the first start at or after `time`. */
function firstFrom(sorted: readonly number[], time: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < time) low = middle + 1;
    else high = middle;
  }
  return low;
}
