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

/** An appointment that was measured, in minutes. */
export interface MeasuredAppointment {
  /** From its start to its conclusion. */
  minutes: number;
  planned: number;
}

/** Fewer appointments than this say nothing about the next one. */
const FEWEST_APPOINTMENTS = 5;
/** An appointment that took longer than this was forgotten to be concluded, in minutes. */
const LONGEST_MINUTES = 240;
/** And one that took so many times as long as was planned. */
const MOST_TIMES_PLANNED = 3;
/** Ranges are shown in steps of this many minutes: more would sound more exact than it is. */
const STEP_MINUTES = 5;

const wasHeld = ({ minutes, planned }: MeasuredAppointment): boolean =>
  minutes > 0 && minutes <= Math.min(LONGEST_MINUTES, planned * MOST_TIMES_PLANNED);

/**
 * The quartiles of measured appointments, by linear interpolation between order
 * statistics (definition 7 of Hyndman and Fan, Sample Quantiles in Statistical Packages, 1996). Quartiles and not the
 * mean, which one appointment that was left open would pull up. Null where too few were measured.
 */
export function appointmentLength(measured: readonly MeasuredAppointment[]): AppointmentLength | null {
  const sorted = measured
    .filter(wasHeld)
    .map(({ minutes }) => minutes)
    .sort((a, b) => a - b);
  if (sorted.length < FEWEST_APPOINTMENTS) return null;
  return { lower: quantile(sorted, 0.25), upper: quantile(sorted, 0.75) };
}

/**
 * How long somebody at a place in the queue (from 1) will probably wait. Those ahead take from a lower to an upper
 * quartile each; the appointment that goes on now ends at once or lasts an upper quartile more. Nobody is called in
 * before their time, which is `startsIn` minutes away, and later by what the provider is late; what goes on at that
 * time may last an upper quartile more. The range is rounded outwards to steps of five minutes. Null where all who are
 * ahead are done before the appointment's time: that is what the patient was promised, and a provider who is early may
 * call them sooner.
 */
export function estimateWait({ lower, upper }: AppointmentLength, place: number, startsIn = 0): WaitRange | null {
  const notBefore = Math.max(0, startsIn);
  if (notBefore > 0 && (place - 1) * upper <= notBefore) return null;
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
