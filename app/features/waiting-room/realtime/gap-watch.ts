import { CATCH_UP_AFTER_MS, SETTLE_AFTER_MS } from "./room-timing";
import type { ServerMessage } from "./protocol";
import { isBehind, type RoomClientState } from "./room-client-state";
import type { RoomTimers } from "./room-environment";

/** After a frame on a socket: asks for what is missing, and once after a burst whether that was all. */
export function watchForGaps(
  timers: RoomTimers,
  state: RoomClientState,
  frame: ServerMessage,
  resume: () => void,
): void {
  if (!isBehind(state)) timers.clear("catchUp");
  else if (!timers.isSet("catchUp")) timers.set("catchUp", CATCH_UP_AFTER_MS, resume);
  if (frame.type === "MESSAGE" || frame.type === "ACK") timers.set("settle", SETTLE_AFTER_MS, resume);
}
