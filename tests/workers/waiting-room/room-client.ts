import { env } from "cloudflare:workers";
import { vi } from "vitest";
import type { RoomIdentity } from "~/features/waiting-room/domain/rooms/room-state";
import {
  type ClientMessage,
  type LastSeq,
  parseServerMessage,
  PROTOCOL_VERSION,
  type ServerMessage,
  type ServerMessageOf,
} from "~/features/waiting-room/realtime/protocol";

let rooms = 0;

/** A room of its own for each test. */
export function newRoom() {
  return env.WAITING_ROOM.getByName(`1001:room-${Date.now()}-${++rooms}`);
}
export type Room = ReturnType<typeof newRoom>;

export const doctor: RoomIdentity = {
  memberId: "staff-1",
  kind: "staff",
  displayName: "Dr. Imani Okafor",
  appointmentId: null,
  userId: "user-1",
};

export function guest(name: string): RoomIdentity {
  return {
    memberId: `guest-${name}`,
    kind: "guest",
    displayName: `Patient ${name}`,
    appointmentId: `visit-${name}`,
    userId: null,
    byVideo: true,
  };
}

/** A ticket for one connection. */
export async function ticketFor(room: Room, identity: RoomIdentity, now = Date.now()): Promise<string> {
  const answer = await room.issueTicket(identity, now);
  if (!answer.status) throw new Error(answer.errorCode);
  return answer.ticket;
}

/** One end of a connection to a room, which remembers every frame that came. */
export class RoomClient {
  readonly raw: string[] = [];
  readonly frames: ServerMessage[] = [];
  closed: { code: number; reason: string } | null = null;

  private constructor(readonly socket: WebSocket) {
    socket.addEventListener("message", (event) => {
      const text = String(event.data);
      this.raw.push(text);
      const frame = parseServerMessage(text);
      if (frame) this.frames.push(frame);
    });
    socket.addEventListener("close", (event) => {
      this.closed = { code: event.code, reason: event.reason };
      socket.close();
    });
    socket.accept();
  }

  /** Opens a connection that has not said who it is. */
  static async connect(room: Room): Promise<RoomClient> {
    return RoomClient.of(await room.fetch("https://room.invalid/", { headers: { Upgrade: "websocket" } }));
  }

  /** The connection that an upgrade gave. */
  static of(response: Response): RoomClient {
    if (!response.webSocket) throw new Error(`no socket: ${response.status}`);
    return new RoomClient(response.webSocket);
  }

  /** Opens a connection, says who it is with a fresh ticket and waits for the snapshot. */
  static async join(room: Room, identity: RoomIdentity, lastSeq: LastSeq = {}): Promise<RoomClient> {
    const client = await RoomClient.connect(room);
    client.init(await ticketFor(room, identity), lastSeq);
    await client.until("SNAPSHOT");
    return client;
  }

  init(ticket: string, lastSeq: LastSeq = {}): void {
    this.send({ type: "INIT", ticket, version: PROTOCOL_VERSION, route: "/waitingRoom/1", lastSeq });
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  say(chatRoomId: string, message: string, clientId = message): void {
    this.send({ type: "SEND", clientId, chatRoomId, message });
  }

  all<T extends ServerMessage["type"]>(type: T): ServerMessageOf<T>[] {
    return this.frames.filter((frame): frame is ServerMessageOf<T> => frame.type === type);
  }

  last<T extends ServerMessage["type"]>(type: T): ServerMessageOf<T> | undefined {
    return this.all(type).at(-1);
  }

  /** Waits until this many frames of a type have come and gives the last one. */
  until<T extends ServerMessage["type"]>(type: T, count = 1): Promise<ServerMessageOf<T>> {
    return soon(() => {
      const frame = this.all(type)[count - 1];
      if (!frame) throw new Error(`${this.all(type).length} of ${count} ${type}, closed ${this.closed?.code}`);
      return frame;
    });
  }

  untilClosed(): Promise<{ code: number; reason: string }> {
    return soon(() => {
      if (!this.closed) throw new Error("still open");
      return this.closed;
    });
  }

  get messages() {
    return this.all("MESSAGE").map((frame) => frame.message);
  }
}

/** Asks again until it does not throw. */
export function soon<T>(ask: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(ask, { timeout: 10_000, interval: 5 });
}
