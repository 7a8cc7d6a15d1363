import type { AppointmentState } from "../appointment-states";
import { isProposed } from "../appointment-transitions";
import type { Arrival, ArrivalStage } from "./arrival-stage";

/** What lateness follows from. Instants in UTC ms. */
interface Staged {
  stage: ArrivalStage | null;
  startsAt: number;
}

interface Arrived extends Staged {
  arrival: Pick<Arrival, "arrivedAt"> | null;
}

const MINUTE_MS = 60_000;
/** Nobody is late within this of the time that was agreed on, minutes. */
const GRACE_MINUTES = 1;

/** Whole minutes past the start, beyond the grace; 0 within it. */
function minutesPast({ startsAt }: Pick<Staged, "startsAt">, now: number): number {
  const minutes = Math.floor((now - startsAt) / MINUTE_MS);
  return minutes > GRACE_MINUTES ? minutes : 0;
}

/** Minutes that a patient is late: past the start and not here; 0 where they are here, or have time. */
export const patientMinutesLate = (line: Staged, now: number): number =>
  line.stage === "expected" ? minutesPast(line, now) : 0;

/** Minutes past the start of a time that the clinic proposed and nobody has answered for; 0 before it. */
export const minutesUnanswered = (
  { stateId, startsAt }: { stateId: AppointmentState; startsAt: number },
  now: number,
) => (isProposed(stateId) ? minutesPast({ startsAt }, now) : 0);

/** When a patient could have been seen: at their time, and not before they were here, as a walk-in of this slot. */
const dueFrom = ({ startsAt, arrival }: Arrived) => ({ startsAt: Math.max(startsAt, arrival?.arrivedAt ?? startsAt) });

/**
 * Minutes that a doctor is behind: of the patient who is here, is not with them yet and has been due the longest; 0
 * where nobody who is due waits for them.
 */
export const doctorMinutesLate = (lines: readonly Arrived[], now: number): number =>
  Math.max(
    0,
    ...lines
      .filter(({ stage }) => stage === "waiting" || stage === "called")
      .map((line) => minutesPast(dueFrom(line), now)),
  );
