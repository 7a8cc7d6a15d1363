import { useEffect, useState, useSyncExternalStore } from "react";
import type { RoomAct } from "../schemas/rooms/room-acts";
import type { RoomClientState } from "./room-client-state";
import { RoomConnection } from "./room-connection";
import type { RoomConnectionOptions } from "./room-connection-options";
import { browserEnvironment, type RoomEnvironment } from "./room-environment";

export interface WaitingRoomActions {
  /** Takes a place in the queue, under this name if one is given. */
  checkIn(name: string | null): void;
  send(chatRoomId: string, message: string): void;
  /** Takes a failed message off the list. */
  discard(clientId: string): void;
  /** Anything else: calling in, leaving, having read, writing. */
  act(action: RoomAct): void;
}

/**
 * The room a page shows, live while the page is mounted. Options are read once; to change the room, give the component
 * another key. What was rendered on the server (`initial`) shows until the connection has more.
 */
export function useWaitingRoom(
  options: RoomConnectionOptions,
  surroundings: () => RoomEnvironment = browserEnvironment,
): RoomClientState & WaitingRoomActions {
  const [connection] = useState(() => new RoomConnection(options, surroundings()));
  const state = useSyncExternalStore(connection.subscribe, connection.getState, connection.getState);
  useEffect(() => {
    const wake = () => {
      if (document.visibilityState === "visible") connection.wake();
    };
    connection.start();
    window.addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    return () => {
      window.removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
      connection.stop();
    };
  }, [connection]);
  const [actions] = useState<WaitingRoomActions>(() => ({
    checkIn: (name) => connection.checkIn(name),
    send: (chatRoomId, message) => connection.send(chatRoomId, message),
    discard: (clientId) => connection.discard(clientId),
    act: (action) => connection.act(action),
  }));
  return { ...state, ...actions };
}
