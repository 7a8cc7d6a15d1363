import type { AppointmentStateName } from "./appointment-states";

/**
 * The message that names a state: to staff as their lists call it, to patients by what it means for them. The one place
 * that decides, for pages, refusals and mails.
 */
export const stateWords = (name: AppointmentStateName, side: "staff" | "patient") =>
  side === "staff" ? (`common:appointmentStates.${name}` as const) : ownStateWords(name);

/** The same for patients alone. */
export const ownStateWords = (name: AppointmentStateName) => `common:ownAppointmentStates.${name}` as const;
