/** Something that happened to money; `at` in UTC ms. */
export interface BookableEvent {
  id: string;
  at: number;
}

/** What can be missing in the books of an appointment. */
export const APPOINTMENT_OPENINGS = ["paidAtClinic", "charged"] as const;
export type AppointmentOpening = (typeof APPOINTMENT_OPENINGS)[number];

/** An appointment that was paid at the clinic or that is owed, as it stands; the amount in the currency's minor unit. */
export interface BookableAppointment extends BookableEvent {
  version: number;
  patientId: string;
  amountMinor: number;
  currencyCode: string;
  /** Whether it is marked as paid; what is paid in part is not. 1 for true. */
  isPaid?: number;
  /** The taxes in the amount (`TaxPart`), as JSON. */
  taxes: string;
  /** What was taken off before. */
  discountMinor?: number;
}
