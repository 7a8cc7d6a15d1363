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

/**
 * What a period comes to, by what happened, in the order of `EVENTS`; what added nothing is left out. A credit counts as
 * set aside or as used, never as both, so that the figures add up to what there is more or less to use.
 */
export function creditSums(moves: readonly Move[]): { event: CreditEvent; credits: number }[] {
  const sums = new Map<CreditEvent, number>();
  const add = (event: CreditEvent, credits: number) => sums.set(event, (sums.get(event) ?? 0) + credits);
  for (const move of moves) {
    const event = eventOf(move);
    add(event, move.amount);
    add(event === "RELEASE" ? event : "HOLD", -move.held);
    add("USE", -move.used);
    // What came back too late and is kept again was not lost.
    add(event === "HOLD" ? "REFUND" : event, -move.lapsed);
  }
  return EVENTS.flatMap((event) => (sums.get(event) ? [{ event, credits: sums.get(event) ?? 0 }] : []));
}

/** What a move adds to what can be used: nothing where a credit that is kept is used. */
export const creditsOf = ({ amount, held, used, lapsed }: Move): number => amount - held - used - lapsed;
