import { captionCall, changeMedia, joinCall, leaveCall, publish, relaySignal, settleCalls } from "../video/room-calls";
import { sendMessage } from "../chat/room-chat";
import { admit, checkIn } from "./room-check-in";
import { closeStay, reopenStay } from "./room-close";
import { endLinks, endUser, leave, remove, revoke } from "./room-departures";
import { markRead, tellTyping } from "../chat/read-marks";
import type { RoomEvent, RoomStep } from "./room-event";
import { settleMedia } from "../video/room-media";
import { giveStay, receiveStay, releaseStay } from "./room-moves";
import { closeConnection, lapsePolls, openConnection, poll } from "./room-members";
import { runLate } from "../queue/running-late";
import type { RoomState } from "./room-state";
import { tellLetIn } from "../sessions/session-news";
import { begin } from "../sessions/appointment-begin";

/** Decides what an event does to a room. Pure: the dispatcher stores and sends what the effects say. */
export function reduceRoom(state: RoomState, event: RoomEvent): RoomStep {
  return settleMedia(tellLetIn(state, settleCalls(decide(state, event)), event), event);
}

function decide(state: RoomState, event: RoomEvent): RoomStep {
  switch (event.type) {
    case "connection-opened":
      return openConnection(state, event);
    case "connection-closed":
      return closeConnection(state, event);
    case "polled":
      return poll(state, event);
    case "poll-lapsed":
      return lapsePolls(state, event);
    case "revoked":
      return revoke(state, event);
    case "user-ended":
      return endUser(state, event);
    case "links-withdrawn":
      return endLinks(state, event);
    case "left":
      return leave(state, event);
    case "checked-in":
      return checkIn(state, event);
    case "admitted":
      return admit(state, event);
    case "appointment-begun":
    case "session-begun":
      return begin(state, event);
    case "message-sent":
      return sendMessage(state, event);
    case "read":
      return markRead(state, event);
    case "typing":
      return tellTyping(state, event);
    case "ran-late":
      return runLate(state, event);
    case "removed":
      return remove(state, event);
    case "appointment-closed":
      return closeStay(state, event);
    case "appointment-reopened":
      return reopenStay(state, event);
    case "stay-given":
      return giveStay(state, event);
    case "stay-arrived":
      return receiveStay(state, event);
    case "stay-moved":
      return releaseStay(state, event);
    case "call-joined":
      return joinCall(state, event);
    case "call-published":
      return publish(state, event);
    case "call-media":
      return changeMedia(state, event);
    case "call-signaled":
      return relaySignal(state, event);
    case "call-captioned":
      return captionCall(state, event);
    case "call-left":
      return leaveCall(state, event);
  }
}
