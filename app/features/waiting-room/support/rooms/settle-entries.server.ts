import type { OutboxEntry } from "~/db/commit.server";
import { outboxEntry } from "~/outbox/outbox-entry";
import { TICKET_VALID_MS } from "../../domain/rooms/room-limits";

/** After the last ticket that was given before a change has run out, in milliseconds. */
const ONCE_MORE_MS = TICKET_VALID_MS + 10_000;

/**
 * Leads everybody to the room they belong to after a shared room changed: at once, and again for those who come into
 * the old one by a ticket from before.
 */
export const settleEntries = (now: number, sharedRoomId: string): OutboxEntry[] =>
  [now, now + ONCE_MORE_MS].map((availableAt) =>
    outboxEntry({ now }, "room.shared", { sharedRoomId }, { availableAt }),
  );
