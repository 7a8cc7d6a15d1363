import type { IsoDate } from "~/kernel/time/dates";
import { CREDIT_MOVES, type CreditMoveKind, type CreditService, type CreditStatus } from "./credit-kinds";

/** A grant as screens and calls show it. */
export interface CreditGrantView {
  id: string;
  uuid: string;
  patientId: string;
  /** Days where the organization is; the last one is included. */
  validFrom: IsoDate;
  expiresOn: IsoDate;
  services: CreditService[];
  /** The single services that they pay for, beside those kinds. */
  serviceOfferingIds: string[];
  note: string;
  status: CreditStatus;
  version: number;
  totalCredits: number;
  creditsHeld: number;
  creditsUsed: number;
  creditsRemaining: number;
  /** Nothing of it was used: it may be deleted rather than archived. */
  deletable: boolean;
}

/** What happened to credits, in words of the reports: a credit that came back too late, and is lost, counts apart. */
export type CreditEvent = CreditMoveKind | "REFUND";

/** One line of the history of credits. `at` is UTC ms; `credits` is what it adds to what is left. */
export interface CreditUse {
  id: string;
  grantId: string;
  patientId: string;
  event: CreditEvent;
  credits: number;
  /** Of what that is made. */
  parts: CreditPart[];
  appointmentId: string | null;
  at: number;
  /** Who did it; empty where the clock did. */
  by: string;
}

interface Move {
  kind: CreditMoveKind;
  amount: number;
  held: number;
  used: number;
  lapsed: number;
  refund: number;
}

const EVENTS: readonly CreditEvent[] = [...CREDIT_MOVES, "REFUND"];

/** What a move is called. */
export const eventOf = ({ kind, refund }: Pick<Move, "kind" | "refund">): CreditEvent =>
  kind === "RELEASE" && refund !== 0 ? "REFUND" : kind;

/** Credits under the word of the reports that they count by; they come to what can be used more or less. */
export interface CreditPart {
  event: CreditEvent;
  credits: number;
}

/**
 * Of what a move is made, in the order of `EVENTS`, and what comes to nothing left out. A credit counts as set aside or as
 * used, never as both: one that was set aside and is used is one used, and one set aside less. What a line of the report
 * shows, what its file has and what a period comes to are all made of these.
 */
export function creditParts(move: Move): CreditPart[] {
  const event = eventOf(move);
  return together([
    { event, credits: move.amount },
    { event: event === "RELEASE" ? event : "HOLD", credits: -move.held },
    { event: "USE", credits: -move.used },
    // What came back too late and is kept again was not lost.
    { event: event === "HOLD" ? "REFUND" : event, credits: -move.lapsed },
  ]);
}

function together(parts: readonly CreditPart[]): CreditPart[] {
  const sums = new Map<CreditEvent, number>();
  for (const { event, credits } of parts) sums.set(event, (sums.get(event) ?? 0) + credits);
  return EVENTS.flatMap((event) => (sums.get(event) ? [{ event, credits: sums.get(event) ?? 0 }] : []));
}

/** What a period comes to: the parts of its moves, each word once. */
export const creditSums = (moves: readonly Move[]): CreditPart[] => together(moves.flatMap(creditParts));

/** What a move adds to what can be used: nothing where a credit that is kept is used. */
export const creditsOf = ({ amount, held, used, lapsed }: Move): number => amount - held - used - lapsed;
