/** What becomes of an appointment's credit: it stays kept for it, is spent, or goes back to the patient. */
export type CreditFate = "held" | "used" | "released";

/** How an appointment stands, as far as its credit goes by it. */
export type AppointmentOutcome = "ahead" | "tookPlace" | "missed" | "canceled" | "calledOff";

const FATES: Readonly<Record<Exclude<AppointmentOutcome, "canceled">, CreditFate>> = {
  ahead: "held",
  tookPlace: "used",
  // The time was kept for the patient, who did not come.
  missed: "used",
  calledOff: "released",
};

/** Who called an appointment off and how long before its start (ms). */
export interface Cancellation {
  byPatient: boolean;
  aheadMs: number;
}

const HOUR_MS = 3_600_000;

/** Whether a cancellation returns the credit: the practice's always, a patient's only this many hours before the start. */
export const isInTime = ({ byPatient, aheadMs }: Cancellation, returnHours: number): boolean =>
  !byPatient || aheadMs >= returnHours * HOUR_MS;

/** What becomes of a credit by how its appointment stands; of one that is canceled, by who did it and when. */
export const fateOf = (outcome: AppointmentOutcome, canceled: Cancellation, returnHours: number): CreditFate => {
  if (outcome !== "canceled") return FATES[outcome];
  return isInTime(canceled, returnHours) ? "released" : "used";
};
