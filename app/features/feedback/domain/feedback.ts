import type { FeedbackState } from "./feedback-states";

/** What a patient answers. */
export interface Answer {
  /** 1 to 5: the care. */
  stars: number;
  /** 1 to 5; null where nothing was said. */
  technical: number | null;
  waiting: number | null;
  /** 0 to 10. */
  recommends: number | null;
  words: string;
  isAnonymous: boolean;
  wantsContact: boolean;
  mayPublish: boolean;
}

/** What the page of one question shows. */
export interface FeedbackView {
  state: FeedbackState;
  mayAnswer: boolean;
  mayDecline: boolean;
  isVideo: boolean;
  provider: { title: number; firstName: string; lastName: string };
  offeringName: string;
  startsAt: number;
  timeZone: string;
  answer: Answer | null;
  reply: string;
}

/** What a list of answers is narrowed by; null for no narrowing. Instants in UTC ms. */
export interface FeedbackFilter {
  providerId: string | null;
  offeringId: string | null;
  branchId: string | null;
  stars: number | null;
  from: number | null;
  until: number | null;
  isOpen: boolean;
  before: { at: number; id: string } | null;
}

/** An answer in the list of staff. */
export interface GivenView extends Answer {
  appointmentId: string;
  givenAt: number;
  /** null where its patient may not be named to whoever reads. */
  patientName: string | null;
  provider: { title: number; firstName: string; lastName: string };
  offeringName: string;
  branchName: string;
  isPublished: boolean;
  hiddenReason: string;
  reply: string;
  isOpen: boolean;
  version: number;
}

/** Ratings of one month (YYYY-MM). */
export interface MonthView {
  month: string;
  count: number;
  mean: number;
}
