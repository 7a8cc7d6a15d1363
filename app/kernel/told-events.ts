/**
 * What a practice tells patients and staff besides the mail, by event: each practice chooses by which channels. Here
 * and not with the messages, since the settings that hold the choice precede them.
 */
export const TOLD_TO_PATIENTS = [
  "booked",
  "confirmed",
  "proposed",
  "canceled",
  "reassigned",
  "roomLink",
  "reminder",
  "followUp",
  "feedback",
  "waitingOffer",
  "family",
] as const;
export const TOLD_TO_STAFF = ["staffRequest", "staffChange", "staffWaiting"] as const;
export type ToldEvent = (typeof TOLD_TO_PATIENTS)[number] | (typeof TOLD_TO_STAFF)[number];

/** What a phone is texted; what is asked after a visit is answered by mail, and is not pushed to a browser. */
export const TEXTED_EVENTS = TOLD_TO_PATIENTS;
export const PUSHED_EVENTS = [
  "booked",
  "confirmed",
  "proposed",
  "canceled",
  "reassigned",
  "roomLink",
  "reminder",
  "followUp",
  "waitingOffer",
  "family",
  ...TOLD_TO_STAFF,
] as const satisfies readonly ToldEvent[];
