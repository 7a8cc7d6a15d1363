import { useEffect, useRef, useState } from "react";
import { useNewest } from "~/ui/base/use-newest";
import { isWaiting, type QueueEntryView } from "../domain/rooms/room-view";

/**
 * Whoever came last while the page was open, by name; null before. The tab's title counts who waits, and `onArrival`
 * runs for each new one.
 */
export function useArrivals(entries: readonly QueueEntryView[], onArrival: () => void): string | null {
  const known = useRef<ReadonlySet<string> | null>(null);
  const title = useRef<string | null>(null);
  const [latest, setLatest] = useState<string | null>(null);
  const waiting = entries.filter(isWaiting);
  const ids = waiting.map(({ chatRoomId }) => chatRoomId).join(" ");

  useEffect(() => {
    title.current ??= document.title;
    const plain = title.current;
    document.title = waiting.length > 0 ? `(${waiting.length}) ${plain}` : plain;
    return () => {
      document.title = plain;
    };
  }, [waiting.length]);

  const look = useNewest(() => {
    const before = known.current;
    known.current = new Set(waiting.map(({ chatRoomId }) => chatRoomId));
    const arrived = before && waiting.findLast(({ chatRoomId }) => !before.has(chatRoomId));
    if (!arrived) return;
    setLatest(arrived.names.join(", "));
    onArrival();
  });
  // Who waits is told by the ids: the entries are new objects with every frame.
  useEffect(look, [ids, look]);
  return latest;
}
