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

/** What happened to credits, in words of the reports: a credit that came back too late counts apart. */
export type CreditEvent = CreditMoveKind | "REFUND";

/** One line of the history of credits. `at` is UTC ms; `credits` is how many it is about, with the sign of what is left. */
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

/** What a period comes to, by what happened, in the order of `EVENTS`; what added nothing is left out. */
export function creditSums(moves: readonly Move[]): { event: CreditEvent; credits: number }[] {
  const sums = new Map(moves.map((move) => [eventOf(move), creditsOf(move)]));
  return EVENTS.flatMap((event) => (sums.get(event) ? [{ event, credits: sums.get(event) ?? 0 }] : []));
}

/** How many credits a move is about: by the sign, whether there are more or fewer from then on. */
export function creditsOf(move: Move): number {
  if (move.kind === "USE") return -move.used;
  if (move.kind === "HOLD" || move.refund !== 0) return -move.held;
  return move.amount - move.held - move.used - move.lapsed;
}
