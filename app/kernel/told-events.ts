/** What is told of a visit's course, and what is told besides. */
const OF_VISITS = [
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
 * What a practice tells patients and staff besides the mail, by event: each practice chooses by which channels. Here
 * and not with the messages, since the settings that hold the choice precede them.
 */
export const TOLD_TO_PATIENTS = [...OF_VISITS, "feedback", ...BESIDES] as const;
export const TOLD_TO_STAFF = ["staffRequest", "staffChange", "staffWaiting"] as const;
export type ToldEvent = (typeof TOLD_TO_PATIENTS)[number] | (typeof TOLD_TO_STAFF)[number];

/** What a phone is texted; what is asked after a visit is answered by mail, and is not pushed to a browser. */
export const TEXTED_EVENTS = [...TOLD_TO_PATIENTS] as const;
export const PUSHED_EVENTS = [...OF_VISITS, ...BESIDES, ...TOLD_TO_STAFF] as const;
