import type { OutboxEntry } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";

/** Tells the rooms that sockets of a user may have lost their session: each has to show again that it may stay. */
export const sessionsEnded = (userId: string, now: number): OutboxEntry => ({
  id: uuidv7(now),
  topic: "user.ended",
  payload: { userId },
});
