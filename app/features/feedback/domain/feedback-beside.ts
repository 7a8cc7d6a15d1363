import type { FeedbackState } from "./feedback-states";

/** What staff see of the feedback of one appointment on its page. Instants in UTC ms. */
export interface StaffBeside {
  side: "staff";
  appointmentId: string;
  /** How the question stands; null where nobody has asked. */
  asked: { state: FeedbackState; at: number } | null;
  /** The stars; null where there are none, or whoever looks may not know whose they are. */
  stars: number | null;
  /** How the patient can be asked now; null where they cannot. */
  asks: "request" | "retry" | null;
  /** How its provider found it (1 to 5, or null), where that is whoever looks; else undefined. */
  own?: number | null;
}

/** What its patient sees of it: whether they can still say how it was, or have. */
export interface PatientBeside {
  side: "patient";
  appointmentId: string;
  isGiven: boolean;
}
