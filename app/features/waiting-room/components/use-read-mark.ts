import { useEffect } from "react";
import { unreadUpTo } from "../realtime/room-client-marks";
import type { LiveRoom } from "./room-props";

/** Tells the room how far this person has read a chat, once it is shown on a page that is in front. */
export function useReadMark(live: LiveRoom, chatRoomId: string, isShown: boolean): void {
  const chat = live.chatRooms.find(({ id }) => id === chatRoomId);
  const upTo = unreadUpTo(chat, live.self?.memberId);
  const { act, status } = live;
  useEffect(() => {
    if (upTo === null || !isShown) return;
    const tell = () => {
      if (document.visibilityState === "visible") act({ type: "SEEN", chatRoomId, seq: upTo });
    };
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
    // On each new line again: a mark that was on its way may be lost with the line before.
  }, [act, chatRoomId, upTo, status, isShown]);
}
