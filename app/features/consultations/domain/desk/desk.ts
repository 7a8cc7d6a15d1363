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
  followUps: readonly ListedFollowUp[];
  actions: readonly ConsultationAction[];
  /** Where another entry of a part is begun, by part. */
  begin: Partial<Record<SummaryPartName, string>>;
  entries: Partial<Record<SummaryPartName, readonly SummaryEntry[]>>;
}
