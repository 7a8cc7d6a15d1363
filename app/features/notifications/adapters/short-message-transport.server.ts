import type { Write } from "~/db/commit.server";
import type { ShortChannel } from "~/outbox/mail-templates";

/** A message of a line or two that is ready to go. */
export interface OutgoingShortMessage {
  /** The delivery's id: what the service reports is reported of it. */
  id: string;
  channel: ShortChannel;
  title: string;
  text: string;
  /** A whole address, with scheme and host. */
  href: string;
}

/**
 * What became of a message that was handed over. FAILED: given up, since trying again would change nothing; `reason` is
 * a word of ours or the service's code. Whatever may pass is thrown instead, for the queue to try again.
 */
export type Handed = (
  { status: "QUEUED" | "SENT"; providerRef: string | null } | { status: "FAILED"; reason: string }
) & { writes?: readonly Write[] };

/** A service that does not answer is tried again rather than waited for. */
export const PATIENCE_MS = 10_000;
