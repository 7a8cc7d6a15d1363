/** Events of an appointment, and other events. */
const OF_APPOINTMENTS = [
  "booked",
  "confirmed",
  "proposed",
  "canceled",
  "reassigned",
  "roomLink",
  "reminder",
  "followUp",
] as const;
const BESIDES = ["waitingOffer", "family"] as const;

/**
 * Events of which a practice tells patients and staff by other channels than email, which each practice chooses. They
 * are here because the settings that store the choice must not import notifications.
 */
export const TOLD_TO_PATIENTS = [...OF_APPOINTMENTS, "feedback", ...BESIDES] as const;
export const TOLD_TO_STAFF = ["staffRequest", "staffChange", "staffWaiting"] as const;
export type NotifiableEvent = (typeof TOLD_TO_PATIENTS)[number] | (typeof TOLD_TO_STAFF)[number];

/**
 * Events that are sent as texts and as pushes. A question after an appointment is answered by email, so it is not
 * pushed.
 */
export const TEXTED_EVENTS = [...TOLD_TO_PATIENTS] as const;
export const PUSHED_EVENTS = [...OF_APPOINTMENTS, ...BESIDES, ...TOLD_TO_STAFF] as const;
