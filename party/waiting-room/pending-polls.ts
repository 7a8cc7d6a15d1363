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

/** Largest number of open long polls of one staff member, or of everyone of one appointment. */
export const MOST_WAITING = 16;

/** Long polls that wait for news. */
export class PendingPolls {
  private readonly waiting = new Set<Waiting>();

  /**
   * Resolves when `hasNews` is true after an event, at the latest after `waitMs`. If one owner has too many, the oldest
   * is released.
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

  /** Releases the polls that have news, after an event. */
  wake(): void {
    for (const entry of [...this.waiting]) if (entry.hasNews()) entry.finish();
  }
}

/** The part of a room that answers polls. */
interface PolledRoom {
  state: RoomState;
  store: RoomStorage;
  pendingCallFrames: PendingCallFrames;
}

/** What a polling member has not seen yet, and their position after it. No frames if nothing is new. */
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
