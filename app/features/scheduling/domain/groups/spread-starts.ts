/**
 * The starts of which each begins after the appointment before it would have ended: the real choices among a fine grid.
 * `starts` are ascending UTC ms; at most `most` are given.
 */
export function spreadStarts(starts: readonly number[], lengthMs: number, most = Infinity): number[] {
  const chosen: number[] = [];
  for (const start of starts) {
    if (chosen.length >= most) break;
    const last = chosen.at(-1);
    if (last === undefined || start >= last + lengthMs) chosen.push(start);
  }
  return chosen;
}
