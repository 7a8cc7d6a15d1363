import type { OutboxEntry } from "~/db/commit.server";
import { outboxEntry } from "~/outbox/outbox-entry";

/** Tells the rooms that sockets of a user may have lost their session: each has to show again that it may stay. */
export const sessionsEnded = (userId: string, now: number): OutboxEntry =>
  outboxEntry({ now }, "user.ended", { userId });
