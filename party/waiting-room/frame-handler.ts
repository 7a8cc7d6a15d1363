import {
  CLOSE_CODES,
  type ClientMessage,
  parseClientMessage,
  parseInitEnvelope,
  PROTOCOL_VERSION,
} from "~/features/waiting-room/realtime/protocol";
import type { RoomIdentity } from "~/features/waiting-room/domain/rooms/room-state";
import { callEventOf } from "./calls";
import type { RoomDispatcher } from "./dispatcher";
import { eventOf } from "./acts";
import { errorFrame } from "./frames";
import { FrameRateLimiter } from "./frame-rate-limiter";
import type { RoomSocket } from "./connection-registry";
import { sendFrame } from "./broadcaster";
import type { RoomTickets } from "./tickets";

/** Handles the frames of clients: admits those with a ticket, and turns what members send into events. */
export class RoomFrameHandler {
  readonly limiter = new FrameRateLimiter();

  constructor(
    private readonly dispatcher: RoomDispatcher,
    private readonly tickets: RoomTickets,
  ) {}

  receive(socket: RoomSocket, frame: string | ArrayBuffer, now: number): void {
    const identity = socket.state?.identity ?? null;
    if (!identity) {
      this.identify(socket, frame, now);
      return;
    }
    const retryAfterMs = this.limiter.take(identity.memberId, now);
    if (retryAfterMs > 0) {
      this.refuse(socket, "rateLimited", retryAfterMs);
      return;
    }
    const message = parseClientMessage(frame);
    if (!message || message.type === "INIT") {
      this.refuse(socket, "malformed", 0);
      return;
    }
    this.limiter.good(socket.id);
    this.act(socket, identity, message, now);
  }

  /** Closes a socket without a valid ticket, and sends no frame: an outsider learns nothing, not even an error. */
  private identify(socket: RoomSocket, frame: string | ArrayBuffer, now: number): void {
    const envelope = parseInitEnvelope(frame);
    if (!envelope) {
      socket.close(CLOSE_CODES.badFrames, "INIT expected");
      return;
    }
    const identity = this.tickets.redeem(envelope.ticket, now);
    if (!identity) {
      socket.close(CLOSE_CODES.ticketRefused, "ticket");
      return;
    }
    if (envelope.version !== PROTOCOL_VERSION) {
      sendFrame(socket, errorFrame("unsupportedVersion"));
      socket.close(CLOSE_CODES.unsupportedVersion, "reload");
      return;
    }
    const init = parseClientMessage(frame);
    if (init?.type !== "INIT") {
      sendFrame(socket, errorFrame("malformed"));
      socket.close(CLOSE_CODES.badFrames, "malformed INIT");
      return;
    }
    this.dispatcher.recall(identity);
    socket.setState({ identity, route: init.route, connectedAt: now });
    this.dispatcher.dispatch({ type: "connection-opened", connectionId: socket.id, identity, now }, init.lastSeq);
  }

  private act(
    socket: RoomSocket,
    identity: RoomIdentity,
    message: Exclude<ClientMessage, { type: "INIT" }>,
    now: number,
  ) {
    const { dispatcher } = this;
    const connectionId = socket.id;
    switch (message.type) {
      case "RESUME":
        dispatcher.sockets.resume(socket, dispatcher.state, now, message.lastSeq);
        return;
      case "CALL_JOIN":
      case "CALL_MEDIA":
      case "CALL_SIGNAL":
      case "CALL_CAPTION":
      case "CALL_LEAVE":
        dispatcher.dispatch(callEventOf(message, identity, connectionId, now));
        return;
      case "SEND": {
        const { chatRoomId, clientId, message: text } = message;
        const messageId = crypto.randomUUID();
        dispatcher.say({ by: identity, connectionId, chatRoomId, clientId, message: text, messageId, now });
        return;
      }
      default:
        dispatcher.dispatch(eventOf(message, identity, connectionId, now));
    }
  }

  private refuse(socket: RoomSocket, code: "rateLimited" | "malformed", retryAfterMs: number): void {
    sendFrame(socket, errorFrame(code, { retryAfterMs }));
    if (this.limiter.isTooMany(socket.id)) socket.close(CLOSE_CODES.badFrames, code);
  }
}
