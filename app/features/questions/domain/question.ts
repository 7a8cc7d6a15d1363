import type { QuestionAct, QuestionState } from "./question-states";

/** What is written after a question: answers, a question back, what the patient says to that, and follow-ups. */
export const MESSAGE_KINDS = ["ANSWER", "INFO", "REPLY", "FOLLOW_UP"] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** So many files go with a question, and with what is written after it. */
export const MOST_FILES = 10;

/** A file of a question, as its page shows it. */
export interface QuestionFile {
  id: string;
  name: string;
  contentType: string;
  sizeBytes: number;
}

/** Something that was written, by whom and when (UTC ms). */
export interface QuestionMessage {
  no: number;
  at: number;
  /** QUESTION is what began it. */
  kind: MessageKind | "QUESTION";
  /** Null for the patient. */
  authorName: string | null;
  text: string;
  files: QuestionFile[];
}

/** A question in a list. Instants in UTC ms. */
export interface QuestionLine {
  id: string;
  state: QuestionState;
  title: string;
  topic: string;
  serviceName: string;
  isUrgent: boolean;
  /** Who is to answer; null where anybody of the department or the practice is. */
  providerName: string | null;
  departmentName: string | null;
  /** Given to staff alone. */
  patientName: string | null;
  since: number;
  dueAt: number | null;
}

/** A question with all that was written, and what whoever reads may do. */
export interface QuestionView extends QuestionLine {
  patientId: string;
  providerId: string | null;
  askedAt: number | null;
  answeredAt: number | null;
  /** In the minor unit; 0 where it costs nothing. */
  priceMinor: number;
  currencyCode: string;
  chargeId: string | null;
  answerWithinHours: number;
  /** Whether only the hours count in which the practice is open. */
  inOpeningHours: boolean;
  /** Open time until an answer is due, in ms; null where none is awaited. */
  leftMs: number | null;
  followUpsLeft: number;
  reason: string;
  messages: QuestionMessage[];
  acts: QuestionAct[];
  version: number;
}
