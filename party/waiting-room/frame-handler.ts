import {
  CLOSE_CODES,
  type ClientMessage,
  parseClientMessage,
  parseInitEnvelope,
  PROTOCOL_VERSION,
} from "~/features/waiting-room/realtime/protocol";
import type { RoomIdentity } from "~/features/waiting-room/domain/rooms/room-state";
import { callEventOf } from "./calls";
import type { RoomCarrier } from "./dispatcher";
import { eventOf } from "./acts";
import { errorFrame } from "./frames";
import { FrameGuard } from "./frame-rate-limiter";
import type { RoomSocket } from "./connection-registry";
import { sendFrame } from "./broadcaster";
import type { TicketOffice } from "./tickets";

/** Takes the frames of clients: lets those in that have a ticket, and turns what members send into events. */
export class RoomReception {
  readonly guard = new FrameGuard();

  constructor(
    private readonly carrier: RoomCarrier,
    private readonly tickets: TicketOffice,
  ) {}

  receive(socket: RoomSocket, frame: string | ArrayBuffer, now: number): void {
    const identity = socket.state?.identity ?? null;
    if (!identity) {
      this.identify(socket, frame, now);
      return;
    }
    const retryAfterMs = this.guard.take(identity.memberId, now);
    if (retryAfterMs > 0) {
      this.refuse(socket, "rateLimited", retryAfterMs);
      return;
    }
    const message = parseClientMessage(frame);
    if (!message || message.type === "INIT") {
      this.refuse(socket, "malformed", 0);
      return;
    }
    this.guard.good(socket.id);
    this.act(socket, identity, message, now);
  }

  /** A socket without a good ticket is closed without a frame: an outsider learns nothing, not even an error. */
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
    this.carrier.recall(identity);
    socket.setState({ identity, route: init.route, connectedAt: now });
    this.carrier.dispatch({ type: "connection-opened", connectionId: socket.id, identity, now }, init.lastSeq);
  }

  private act(
    socket: RoomSocket,
    identity: RoomIdentity,
    message: Exclude<ClientMessage, { type: "INIT" }>,
    now: number,
  ) {
    const { carrier } = this;
    const connectionId = socket.id;
    switch (message.type) {
      case "RESUME":
        carrier.sockets.resume(socket, carrier.state, now, message.lastSeq);
        return;
      case "CALL_JOIN":
      case "CALL_MEDIA":
      case "CALL_SIGNAL":
      case "CALL_CAPTION":
      case "CALL_LEAVE":
        carrier.dispatch(callEventOf(message, identity, connectionId, now));
        return;
      case "SEND": {
        const { chatRoomId, clientId, message: text } = message;
        const messageId = crypto.randomUUID();
        carrier.say({ by: identity, connectionId, chatRoomId, clientId, message: text, messageId, now });
        return;
      }
      default:
        carrier.dispatch(eventOf(message, identity, connectionId, now));
    }
  }

  private refuse(socket: RoomSocket, code: "rateLimited" | "malformed", retryAfterMs: number): void {
    sendFrame(socket, errorFrame(code, { retryAfterMs }));
    if (this.guard.isTooMany(socket.id)) socket.close(CLOSE_CODES.badFrames, code);
  }
}
