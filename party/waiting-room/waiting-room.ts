import { type Connection, type ConnectionContext, Server } from "partyserver";
import { notesIdOf } from "~/features/waiting-room/domain/chat/chat-room";
import { companionsOf } from "~/features/waiting-room/domain/links/companions";
import type { Publication } from "~/features/waiting-room/domain/video/room-call-state";
import type { WhoIsIn } from "~/features/waiting-room/domain/sessions/who-is-in";
import { INIT_WITHIN_MS } from "~/features/waiting-room/domain/rooms/room-limits";
import { connectionsToClose } from "~/features/waiting-room/domain/rooms/room-openers";
import { isShutOut } from "~/features/waiting-room/domain/rooms/room-members";
import type {
  ChatFile,
  ChatMessage,
  RoomIdentity,
  AppointmentOutcome,
} from "~/features/waiting-room/domain/rooms/room-state";
import { PING, PONG } from "~/features/waiting-room/realtime/protocol";
import { openerIn, upgradeFor } from "~/features/waiting-room/realtime/protocol-upgrade";
import type {
  CallAct,
  CheckIn,
  DoneAnswer,
  HeldElsewhere,
  LeavingStay,
  PollAnswer,
  ReachAnswer,
  RoomAct,
  SendAnswer,
  SendChatMessage,
  SnapshotAnswer,
  TicketAnswer,
  WaitingRoomCalls,
} from "~/features/waiting-room/realtime/protocol-calls";
import { endMedia } from "~/features/waiting-room/public.server";
import { RoomAlarm } from "./alarm";
import { RoomDispatcher } from "./dispatcher";
import { type RoomSocket, ConnectionRegistry, type SocketState } from "./connection-registry";
import { RoomRpcHandlers } from "./rpc-handlers";
import { RoomFrameHandler } from "./frame-handler";
import { isSilent } from "./broadcaster";
import { RoomTickets } from "./tickets";

/**
 * A waiting room of an organization, named `organizationId:waitingRoomId`. It passes frames and calls to the reducer
 * and its effects back, and hibernates while nothing happens. It never reads D1.
 */
export class WaitingRoom extends Server<Cloudflare.Env> implements WaitingRoomCalls {
  static override options = { hibernate: true };

  private readonly connections = new ConnectionRegistry(() => this.getConnections<SocketState>());
  private readonly dispatcher = new RoomDispatcher(this.ctx.storage.sql, this.connections, (sessionIds) =>
    this.ctx.waitUntil(endMedia(this.env, sessionIds)),
  );
  private readonly tickets = new RoomTickets(this.ctx.storage.sql);
  private readonly frameHandler = new RoomFrameHandler(this.dispatcher, this.tickets);
  private readonly rpc = new RoomRpcHandlers(this.dispatcher, this.frameHandler.limiter);
  private readonly clock = new RoomAlarm(this.ctx.storage);

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  /**
   * Accepts only upgrades. Of their headers it reads only what the Worker says about who opens them, which limits their
   * waiting connections; the ticket in INIT says who comes.
   */
  override async fetch(request: Request): Promise<Response> {
    if (request.headers.get("Upgrade")?.toLowerCase() !== "websocket") return new Response(null, { status: 404 });
    return super.fetch(upgradeFor(openerIn(request)));
  }

  override async onConnect(connection: Connection<SocketState>, { request }: ConnectionContext): Promise<void> {
    const now = Date.now();
    const opener = openerIn(request);
    connection.setState({ identity: null, route: "", connectedAt: now, opener });
    this.connections.add(connection);
    this.dropSilent(now);
    for (const id of connectionsToClose(this.connections.pending(), opener))
      this.connections.find(id)?.close(1013, "try again");
    await this.setAlarm();
  }

  /** Bypasses the wrapper for a known socket, which would read its attachment again for every frame. */
  override async webSocketMessage(socket: WebSocket, frame: string | ArrayBuffer): Promise<void> {
    const known = this.connections.known(socket);
    return known ? this.onMessage(known, frame) : super.webSocketMessage(socket, frame);
  }

  override async onMessage(connection: Connection<SocketState>, frame: string | ArrayBuffer): Promise<void> {
    // Frames of a flood after its connection was closed cost nothing, so nobody waits behind them.
    if (connection.readyState !== WebSocket.OPEN) return;
    const wasKnown = connection.state?.identity ?? null;
    this.frameHandler.receive(connection, frame, Date.now());
    if (!wasKnown) await this.setAlarm();
  }

  override async onClose(connection: Connection<SocketState>): Promise<void> {
    this.departed(connection, Date.now());
    await this.setAlarm();
  }

  override async onError(connection: Connection<SocketState>): Promise<void> {
    this.departed(connection, Date.now());
    await this.setAlarm();
  }

  /** Closes connections that did not identify themselves in time, and releases who stopped polling or is away. */
  override async onAlarm(): Promise<void> {
    const now = Date.now();
    this.clock.rang();
    for (const socket of this.connections.unidentified()) {
      if (now - (socket.state?.connectedAt ?? 0) >= INIT_WITHIN_MS) socket.close(1008, "INIT expected");
    }
    this.dropSilent(now);
    this.dispatcher.dispatch({ type: "poll-lapsed", now });
    await this.setAlarm();
  }

  async issueTicket(identity: RoomIdentity, now: number): Promise<TicketAnswer> {
    this.dispatcher.recall(identity);
    if (isShutOut(this.dispatcher.state, identity)) return { status: false, errorCode: "revoked" };
    return { status: true, ...this.tickets.issue(identity, now) };
  }

  async poll(identity: RoomIdentity, cursor: string | null, waitMs: number): Promise<PollAnswer> {
    const answered = this.rpc.poll(identity, cursor, waitMs);
    await this.setAlarm();
    return answered;
  }

  async send(identity: RoomIdentity, message: SendChatMessage): Promise<SendAnswer> {
    return this.rpc.send(identity, message);
  }

  async sendFile(
    identity: RoomIdentity,
    { file, ...sent }: Omit<SendChatMessage, "message"> & { file: ChatFile },
  ): Promise<SendAnswer> {
    return this.rpc.send(identity, { ...sent, message: file.name }, file);
  }

  async mayWrite(identity: RoomIdentity, chatRoomId: string): Promise<DoneAnswer> {
    return this.rpc.mayWrite(identity, chatRoomId);
  }

  async sentFile(
    { memberId }: Pick<RoomIdentity, "memberId">,
    chatRoomId: string,
    clientId: string,
  ): Promise<ChatFile | null> {
    return this.dispatcher.store.messages.find(chatRoomId, memberId, clientId)?.file ?? null;
  }

  async fileIn(identity: RoomIdentity, chatRoomId: string, fileId: string): Promise<ChatFile | null> {
    return this.rpc.fileIn(identity, chatRoomId, fileId);
  }

  async checkIn(identity: RoomIdentity, request: CheckIn): Promise<DoneAnswer> {
    return this.rpc.act(identity, { type: "CHECK_IN", ...request });
  }

  async admit(identity: RoomIdentity, chatRoomId: string): Promise<DoneAnswer> {
    return this.rpc.act(identity, { type: "ADMIT", chatRoomId });
  }

  async begin(identity: RoomIdentity, appointmentId: string): Promise<DoneAnswer> {
    return this.rpc.begin(identity, appointmentId);
  }

  async whoIsIn(appointmentId: string): Promise<WhoIsIn> {
    return this.rpc.whoIsIn(appointmentId);
  }

  async beginSession(identity: RoomIdentity, sessionId: string, stayIds: readonly string[]): Promise<DoneAnswer> {
    return this.rpc.beginSession(identity, sessionId, stayIds);
  }

  async leave(identity: RoomIdentity): Promise<DoneAnswer> {
    return this.rpc.act(identity, { type: "LEAVE" });
  }

  async act(identity: RoomIdentity, act: RoomAct | CallAct): Promise<DoneAnswer> {
    return this.rpc.act(identity, act);
  }

  async reachMedia(identity: RoomIdentity, chatRoomId: string, peerId: string): Promise<ReachAnswer> {
    return this.rpc.reachMedia(identity, chatRoomId, peerId);
  }

  async publishMedia(identity: RoomIdentity, publication: Publication): Promise<DoneAnswer> {
    return this.rpc.publishMedia(identity, publication);
  }

  async snapshot(identity: RoomIdentity): Promise<SnapshotAnswer> {
    return this.rpc.snapshot(identity);
  }

  async appointmentClosed(appointmentId: string, outcome: AppointmentOutcome, sessionId: string | null): Promise<void> {
    this.dispatcher.recallStay(appointmentId);
    if (sessionId !== null) this.dispatcher.recallSession(sessionId);
    this.dispatcher.dispatch({ type: "appointment-closed", appointmentId, outcome, sessionId, now: Date.now() });
  }

  async appointmentReopened(appointmentId: string): Promise<void> {
    this.dispatcher.recallStay(appointmentId);
    this.dispatcher.dispatch({ type: "appointment-reopened", appointmentId, now: Date.now() });
  }

  async transcript(appointmentId: string): Promise<ChatMessage[]> {
    return this.dispatcher.store.messages.after(appointmentId, 0);
  }

  async companions(appointmentId: string): Promise<string[]> {
    this.dispatcher.recallStay(appointmentId);
    return companionsOf(this.dispatcher.state, appointmentId);
  }

  async notes(appointmentId: string): Promise<ChatMessage[]> {
    return this.dispatcher.store.messages.after(notesIdOf(appointmentId), 0);
  }

  async sessionTranscript(sessionId: string): Promise<ChatMessage[] | null> {
    return this.rpc.sessionTranscript(sessionId);
  }

  async leavingStay(stayId: string, sessionId: string | null): Promise<LeavingStay | null> {
    return this.rpc.leaving(stayId, sessionId);
  }

  async arriveStay(stay: LeavingStay): Promise<void> {
    this.rpc.arrive(stay);
  }

  async releaseStay(stayId: string, to: string, had: HeldElsewhere): Promise<boolean> {
    return this.rpc.release(stayId, to, had);
  }

  async giveStay(stayId: string, providerId: string): Promise<void> {
    this.dispatcher.recallStay(stayId);
    this.dispatcher.dispatch({ type: "stay-given", stayId, providerId, now: Date.now() });
  }

  async openStays(): Promise<string[]> {
    return [...this.dispatcher.state.stays.values()].filter(({ closed }) => closed === null).map(({ id }) => id);
  }

  async movedTo(stayId: string): Promise<string | null> {
    return this.dispatcher.state.moved.get(stayId) ?? null;
  }

  async revoke(memberId: string): Promise<void> {
    this.tickets.revoke(memberId);
    this.dispatcher.recallMember(memberId);
    this.dispatcher.dispatch({ type: "revoked", memberId, now: Date.now() });
  }

  async endUser(userId: string): Promise<void> {
    this.tickets.revokeUser(userId);
    this.dispatcher.dispatch({ type: "user-ended", userId, now: Date.now() });
  }

  async endLinks(appointmentId: string): Promise<void> {
    this.tickets.revokeLinks(appointmentId);
    this.dispatcher.dispatch({ type: "links-withdrawn", stayId: appointmentId, now: Date.now() });
  }

  private departed(socket: RoomSocket, now: number): void {
    const identity = socket.state?.identity;
    this.frameHandler.limiter.forget(socket.id);
    if (identity) {
      // A restart loads open sockets only; this one must be counted first, so that its end is told.
      if (!this.dispatcher.isLoaded) this.dispatcher.attach(socket);
      this.dispatcher.dispatch({
        type: "connection-closed",
        connectionId: socket.id,
        memberId: identity.memberId,
        now,
      });
    }
    this.dispatcher.sockets.forget(socket.id);
    this.connections.remove(socket.id);
  }

  private dropSilent(now: number): void {
    for (const socket of [...this.connections.open()]) {
      if (!isSilent(socket, this.ctx.getWebSocketAutoResponseTimestamp(socket), now)) continue;
      socket.close(1001, "silent");
      this.departed(socket, now);
    }
  }

  private setAlarm(): Promise<void> {
    return this.clock.set(this.connections.unidentified(), this.dispatcher.state, Date.now());
  }
}
