/** Quartiles of how long a provider's appointments take, in minutes. */
export interface AppointmentLength {
  lower: number;
  upper: number;
}

/** From how many minutes to how many somebody will probably wait. */
export interface WaitRange {
  from: number;
  to: number;
}

/** Fewer appointments than this say nothing about the next one. */
const FEWEST_APPOINTMENTS = 5;
/** An appointment that took longer than this was forgotten to be concluded, in minutes. */
const LONGEST_MINUTES = 240;
/** Ranges are shown in steps of this many minutes: more would sound more exact than it is. */
const STEP_MINUTES = 5;

/**
 * The quartiles of measured appointments (minutes from start to conclusion), by linear interpolation between order
 * statistics (definition 7 of Hyndman and Fan, Sample Quantiles in Statistical Packages, 1996). Quartiles and not the
 * mean, which one appointment that was left open would pull up. Null where too few were measured.
 */
export function appointmentLength(minutes: readonly number[]): AppointmentLength | null {
  const sorted = minutes.filter((each) => each > 0 && each <= LONGEST_MINUTES).sort((a, b) => a - b);
  if (sorted.length < FEWEST_APPOINTMENTS) return null;
  return { lower: quantile(sorted, 0.25), upper: quantile(sorted, 0.75) };
}

/**
 * How long somebody at a place in the queue (from 1) will probably wait. Those ahead take from a lower to an upper
 * quartile each; the appointment that goes on now ends at once or lasts an upper quartile more. Nobody is called in
 * before their time, which is `startsIn` minutes away, and later by what the provider is late; what goes on at that
 * time may last an upper quartile more. The range is rounded outwards to steps of five minutes.
 */
export function estimateWait({ lower, upper }: AppointmentLength, place: number, startsIn = 0): WaitRange {
  const notBefore = Math.max(0, startsIn);
  return {
    from: Math.floor(Math.max(notBefore, (place - 1) * lower) / STEP_MINUTES) * STEP_MINUTES,
    to: Math.ceil((Math.max(notBefore, (place - 1) * upper) + upper) / STEP_MINUTES) * STEP_MINUTES,
  };
}

function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? 0;
  const above = sorted[Math.ceil(at)] ?? below;
  return below + (above - below) * (at - Math.floor(at));
}
