import { createHash } from "node:crypto";
import type { RoomIdentity, RoomState } from "~/features/waiting-room/domain/rooms/room-state";
import { viewFor } from "~/features/waiting-room/domain/rooms/room-view";
import type { ServerMessage } from "~/features/waiting-room/realtime/protocol";
import { encodeCursor, type PollCursor } from "~/features/waiting-room/realtime/protocol-calls";
import type { PendingCallFrames } from "./pending-call-frames";
import { messageFrame, snapshotFrame } from "./frames";
import type { RoomStorage } from "./room-storage";

interface Waiting {
  who: string;
  hasNews: () => boolean;
  finish: () => void;
}

/** Long polls that one member of staff, or everyone of one visit, may have open. */
export const MOST_WAITING = 16;

/** Long polls that wait for something to happen. */
export class PendingPolls {
  private readonly waiting = new Set<Waiting>();

  /**
   * Resolves when `hasNews` holds after something happened, at the latest after `waitMs`. Of those who wait for one and
   * the same, the oldest is let go where there are too many.
   */
  wait(who: string, hasNews: () => boolean, waitMs: number): Promise<void> {
    const [oldest, ...others] = [...this.waiting].filter((entry) => entry.who === who);
    if (oldest && others.length + 1 >= MOST_WAITING) oldest.finish();
    return new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        this.waiting.delete(entry);
        resolve();
      };
      const timer = setTimeout(finish, waitMs);
      const entry: Waiting = { who, hasNews, finish };
      this.waiting.add(entry);
    });
  }

  /** Something happened: lets those go that have news. */
  wake(): void {
    for (const entry of [...this.waiting]) if (entry.hasNews()) entry.finish();
  }
}

/** The part of a room from which a poller is told. */
interface PolledRoom {
  state: RoomState;
  store: RoomStorage;
  pendingCallFrames: PendingCallFrames;
}

/** What a poller has not seen yet, and where they stand after it. No frames when there is nothing new. */
export function pollNews(
  { state, store, pendingCallFrames }: PolledRoom,
  viewer: RoomIdentity,
  cursor: PollCursor | null,
  now: number,
): { frames: ServerMessage[]; cursor: string } {
  const view = viewFor(state, viewer, now);
  const seen = view.chatRooms.map(({ lastSeq: _, ...rest }) => rest);
  const digest = digestOf({ members: view.members, queue: view.queue, seen });
  const missed = view.chatRooms.flatMap(({ id, lastSeq }) => {
    const last = cursor?.lastSeq[id] ?? 0;
    return last < lastSeq ? store.messages.after(id, last) : [];
  });
  const lastSeq = Object.fromEntries(view.chatRooms.map((chat) => [chat.id, chat.lastSeq]));
  const { frames: ofCalls, calls } = pendingCallFrames.after(state, viewer, cursor?.calls);
  const frames: ServerMessage[] = cursor?.view === digest ? [] : [snapshotFrame(state, viewer, now)];
  const next = encodeCursor({ lastSeq, view: digest, calls });
  return { frames: [...frames, ...ofCalls, ...missed.map(messageFrame)], cursor: next };
}

function digestOf(value: object): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 22);
}
