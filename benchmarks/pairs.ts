/** One of the two sides of a comparison: how long so many calls of it take, in ms. */
export type Timed = (calls: number) => number | Promise<number>;

/** What comes of measuring two sides in turn: medians over the pairs, ms a call. */
export interface Compared {
  ours: number;
  theirs: number;
  /** Median of the pairs' own ratios: how many times as fast we are. */
  ratio: number;
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** A call of ours is far shorter than a clock is fine: so many are timed together that they take about this long. */
const ENOUGH_MS = 20;

/**
 * Times both sides in turn, so that whatever else the machine does meets both: theirs, ours, theirs, ours. `share` is
 * the part of the whole work that a call of theirs does, where the whole would take minutes.
 */
export async function comparePairs(pairs: number, ours: Timed, theirs: Timed, share = 1): Promise<Compared> {
  await theirs(1);
  const once = (await ours(5)) / 5;
  const calls = Math.max(1, Math.ceil(ENOUGH_MS / Math.max(once, 0.001)));
  const measured: [number, number][] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const their = (await theirs(1)) / share;
    measured.push([(await ours(calls)) / calls, their]);
  }
  return {
    ours: median(measured.map(([our]) => our)),
    theirs: median(measured.map(([, their]) => their)),
    ratio: median(measured.map(([our, their]) => their / our)),
  };
}
