import type { QueueEntryView } from "../rooms/room-view";

/** What of an entry says with whom it stands. */
type Grouped = Pick<QueueEntryView, "chatRoomId" | "sessionId">;

/** Those who stand together, where the first of them stands: the participants of a group session, or somebody alone. */
export function groupsOf<Entry extends Grouped>(entries: readonly Entry[]): (readonly [Entry, ...Entry[]])[] {
  const groups = new Map<string, [Entry, ...Entry[]]>();
  for (const entry of entries) {
    const id = entry.sessionId ?? entry.chatRoomId;
    const group = groups.get(id);
    if (group) group.push(entry);
    else groups.set(id, [entry]);
  }
  return [...groups.values()];
}
