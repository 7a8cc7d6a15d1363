import type { SaidEntry } from "../pharmacy/desk-view";

/** The entry of a history with what the patient reads of why a prescription ended. */
export const TOLD = "tell";

/** What happened to a prescription, as staff read it: a step of its own, or what a pharmacy did. Instants in UTC ms. */
export interface Happened {
  id: string;
  at: number;
  /** The name of whoever did it. */
  by: string;
  /** What it was, where no pharmacy did it. */
  action: string;
  /** Why; of what was sent, the name of the pharmacy. */
  reason: string;
  entry: SaidEntry | null;
}
