import { isStillOpen, type PaymentStatus } from "./payment";

/** How long a gateway is waited for while the payer types a PIN: it gives them five minutes. */
export const CALL_PATIENCE_MS = 5 * 60_000 + 20_000;
/** What was answered is written by then. */
const WRITING_MS = 40_000;
/** Nobody waits any more for a request to the phone that would come so long after the payment was begun. */
const CALL_WITHIN_MS = 15 * 60_000;

interface Called {
  status: PaymentStatus;
  createdAt: number;
  /** Null where the gateway has not been called for it. */
  calledAt: number | null;
}

/** Until when the answer to a call may still come and be written (UTC ms). */
export const callEndsAt = (calledAt: number): number => calledAt + CALL_PATIENCE_MS + WRITING_MS;

/** Whether it is too late to have the payer's phone ask for a PIN. */
export const isTooLateToCall = ({ createdAt }: Called, now: number): boolean => now > createdAt + CALL_WITHIN_MS;

/** Whether a gateway was called for a payment of which nobody knows how it ended, so that only a person can end it. */
export const isCalledAndOpen = ({ status, calledAt }: Called): boolean => calledAt !== null && isStillOpen(status);
