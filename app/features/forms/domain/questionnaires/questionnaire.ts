import type { AssignmentState } from "./assignment-states";
import type { Answers, Content } from "./content";

/** A questionnaire is a draft until its first version is published; a retired one is handed out no more. */
export const QUESTIONNAIRE_STATES = ["DRAFT", "ACTIVE", "RETIRED"] as const;

/** How a patient came to be asked: by somebody of the practice, or before an appointment. */
export const ASSIGNMENT_SOURCES = ["HAND", "APPOINTMENT"] as const;

/** What staff must look at, as it is stored. */
export const ATTENTION = { NONE: 0, READ: 1, NOW: 2 } as const;

/** An assigned questionnaire as lists show it. */
export interface AssignmentLine {
  id: string;
  patientId: string;
  questionnaireId: string;
  /** In the language of whoever reads. */
  title: string;
  /** Null for the patient, who knows whose it is. */
  patientName: string | null;
  state: AssignmentState;
  assignedAt: number;
  since: number;
  dueAt: number | null;
  submittedAt: number | null;
  score: number | null;
  /** What the score means, in the language of whoever reads. */
  band: string | null;
  isUrgent: boolean;
}

/** What was sent once. */
export interface SentAnswers {
  no: number;
  submittedAt: number;
  answers: Answers;
  score: number | null;
  band: number | null;
  isFlagged: boolean;
}

/** A patient's questionnaire with what it asks and all that was sent. */
export interface AssignmentView extends AssignmentLine {
  version: number;
  content: Content;
  sent: SentAnswers[];
}

/** Whom somebody can call who may harm themselves. */
export interface HelpLines {
  emergency: string;
  /** Null where no line is known that answers day and night. */
  crisis: string | null;
  /** The practice's own number; empty where it has given none. */
  practice: string;
}

/** A patient's total of one day. `at` in UTC ms. */
export interface ScorePoint {
  id: string;
  at: number;
  score: number;
  band: string | null;
}
