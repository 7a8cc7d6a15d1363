import type { GivenAnswer } from "~/features/forms/domain/questions/question";
import type { ConsultationAction } from "../consultations/consultation-states";
import type { ConsultationSummary, SummaryEntry, SummaryPartName } from "../consultations/summary";
import type { ListedFollowUp } from "./follow-up";
import type { DeskHealth } from "./glance";

/** The price of an appointment at the desk. */
export interface DeskBill {
  /** In minor units of `currencyCode`; null where it has no price. */
  costMinor: number | null;
  currencyCode: string;
  isPaid: boolean;
  acts: readonly ("charge" | "mark-paid")[];
  /** Whether more may be charged for it by hand. */
  mayCharge: boolean;
  /** Whether this person may invoice it, and something of it stands on no invoice. */
  mayInvoice: boolean;
}

/** What can be done to the appointment of a consultation at its desk. */
export type CourseChange = "start" | "conclude" | "complete" | "undo";

/** How far the appointment is, and what begins or ends it now. */
export interface DeskCourse {
  stateId: number;
  act: { action: Exclude<CourseChange, "undo">; unpaid: boolean } | null;
  byVideo: boolean;
  /** Whoever looks meets the patient in its call. */
  leadsToCall: boolean;
  /** Until when whoever looks can undo their last change of it, UTC ms; null where they cannot. */
  undoUntil: number | null;
}

/** All that a provider keeps in view through a consultation. */
export interface Desk {
  summary: ConsultationSummary;
  appointmentId: string | null;
  timeZone: string;
  health: DeskHealth;
  /** What was asked before the appointment was booked, and answered. */
  answers: readonly GivenAnswer[];
  /** What was asked in the waiting room, and answered; a paragraph a question. */
  briefing: string;
  /** What the appointment costs, and what may be noted of it now; null of a consultation without one. */
  bill: DeskBill | null;
  /** How far the appointment is; null as above, and for who may not read it. */
  course: DeskCourse | null;
  followUps: readonly ListedFollowUp[];
  actions: readonly ConsultationAction[];
  /** Whether the patient has an account, in which they read what is shared with them. */
  hasAccount: boolean;
  /** Whoever looks signs what they prescribe; a nurse says first who does. */
  prescribes: boolean;
  /** Where another entry of a part is begun, by part. */
  begin: Partial<Record<SummaryPartName, string>>;
  entries: Partial<Record<SummaryPartName, readonly SummaryEntry[]>>;
}
