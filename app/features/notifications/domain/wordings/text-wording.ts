import type { Placeholder, WordingKey } from "./mail-wording";
import type { VisitStory } from "../mail/visit-story";

/**
 * What follows the words: a link to the visit, into its room, to a new booking, to an offer, a request or the family;
 * or the address that is answered to.
 */
type TextEnd = "visit" | "room" | "booking" | "offer" | "consent" | "family" | "reply";

interface TextFacts {
  readonly says: readonly Placeholder[];
  readonly end: TextEnd;
  /** Without these its receiver would not know what it is about. */
  readonly must?: readonly Placeholder[];
}

const OF_VISIT = ["when", "date", "time", "doctor", "visit", "place", "organization"] as const;
const visit = { says: OF_VISIT, must: ["when"], end: "visit" } as const satisfies TextFacts;
const room = { ...visit, end: "room" } as const satisfies TextFacts;
const off = { ...visit, end: "booking" } as const satisfies TextFacts;
const waiting = { says: [...OF_VISIT, "until"], must: ["when"], end: "offer" } as const satisfies TextFacts;
const answer = { says: ["relative", "organization"], must: ["relative"], end: "family" } as const satisfies TextFacts;

/** What is told by mail alone: who has not signed in is asked at the address that they gave, and nowhere else. */
type MailedOnly = "confirmRequest" | "payRequest" | "seatTwice";

/**
 * What is told to a patient's phone, and what its wording may and must say. Each has its default wording in the
 * messages, under the same name; the link follows it by itself. Staff and accounts are told by mail and browser.
 */
export const TEXT_WORDINGS = {
  booked: visit,
  confirmed: visit,
  setByOrganization: visit,
  rescheduled: visit,
  rescheduledByPatient: visit,
  reassigned: visit,
  rejected: off,
  expired: off,
  canceled: off,
  roomLink: room,
  reminder: room,
  feedback: { says: OF_VISIT, end: "reply" },
  followUp: { says: OF_VISIT, end: "booking" },
  seriesSet: visit,
  seriesProposed: visit,
  seriesCanceled: off,
  waitingBook: waiting,
  waitingMove: waiting,
  waitingSeat: waiting,
  familyConsent: { says: ["asker", "organization"], must: ["asker"], end: "consent" },
  familyAgreed: answer,
  familyDeclined: answer,
} as const satisfies Partial<Record<WordingKey, TextFacts>> &
  Record<Exclude<VisitStory, `staff${string}` | MailedOnly>, TextFacts>;

export type TextKey = keyof typeof TEXT_WORDINGS;
export const TEXT_KEYS = Object.keys(TEXT_WORDINGS).filter(isTextKey);
export function isTextKey(name: string): name is TextKey {
  return Object.hasOwn(TEXT_WORDINGS, name);
}
export const textFacts = (key: TextKey): TextFacts => TEXT_WORDINGS[key];

/** The name that the wording of a text is kept under, beside that of the mail. */
export type TextWordingName = `text.${TextKey}`;
export const textWordingName = (key: TextKey): TextWordingName => `text.${key}`;
