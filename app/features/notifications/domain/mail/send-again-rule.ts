import type { DeliveryStatus } from "./delivery-status";

/**
 * What a message that went out tells, and may tell once more: appointments and what is ready to be read. A link that
 * signs in, or the news that an account was opened, is asked for anew where it is needed.
 */
const TOLD_ANEW =
  /^(appointment|series|groupSession|waitingList|room|followUp|consultation|note|prescription|labResult|labOrder)\./;

/** What is known of a message that went out or failed. */
export interface SentMessage {
  template: string;
  status: DeliveryStatus;
  /** When it was sent again (UTC ms); null if it was not. */
  resentAt: number | null;
}

/** Whether a message can be sent again: one that failed, or one that can be told anew; each once. */
export function maySendAgain({ template, status, resentAt }: SentMessage): boolean {
  if (resentAt !== null) return false;
  return status === "FAILED" || ((status === "SENT" || status === "DELIVERED") && TOLD_ANEW.test(template));
}
