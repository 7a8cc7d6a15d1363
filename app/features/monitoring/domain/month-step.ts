import type { EnrolmentState } from "./enrolment-states";

interface Months {
  readonly state: EnrolmentState;
  readonly monthAt: number | null;
  readonly graceAt: number | null;
}

/**
 * When something is due about the months of an enrolment (UTC ms); null where nothing is. While a month is to be paid
 * that is the end of the days of grace alone: no other month begins, and none is charged, before it is paid.
 */
export const monthStepAt = ({ state, monthAt, graceAt }: Months): number | null =>
  state === "ACTIVE" ? monthAt : state === "PAYMENT_FAILED" ? graceAt : null;

/** What is due about them at an instant: the end of the days of grace, the next month, or nothing. */
export function monthStep(row: Months, now: number): "grace" | "month" | null {
  const at = monthStepAt(row);
  if (at === null || at > now) return null;
  return row.state === "ACTIVE" ? "month" : "grace";
}
