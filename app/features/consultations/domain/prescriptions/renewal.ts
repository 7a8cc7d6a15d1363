/** What became of a patient's wish for the same medicines again. */
export const RENEWAL_STATES = ["REQUESTED", "RENEWED", "DENIED", "APPOINTMENT_NEEDED"] as const;
export type RenewalState = (typeof RENEWAL_STATES)[number];
