import type { ChatMessage } from "../domain/rooms/room-state";
import {
  type ClientMessage,
  parseClientMessage,
  PING,
  PONG,
  type ServerMessage,
  type ServerMessageOf,
} from "./protocol";
import type { RoomEndpoints, RoomEnvironment, SocketHandlers } from "./room-environment";

export const endpoints: RoomEndpoints = {
  socket: "/socket",
  ticket: "/ticket",
  poll: "/poll",
  send: "/send",
  checkIn: "/checkIn",
  admit: "/admit",
  leave: "/leave",
  act: "/act",
};

/** The far end of one socket that a connection opened. */
export class FakeSocket {
  readonly sent: string[] = [];
  isClosed = false;
  /** Cut without anybody being told: nothing comes any more. */
  isSilent = false;

  constructor(readonly handlers: SocketHandlers) {}

  send(text: string): void {
    this.sent.push(text);
    if (text === PING && !this.isSilent) queueMicrotask(() => this.handlers.onText(PONG));
  }

  close(): void {
    this.isClosed = true;
  }

  get messages(): ClientMessage[] {
    return this.sent.flatMap((text) => parseClientMessage(text) ?? []);
  }

  say(frame: ServerMessage): void {
    this.handlers.onText(JSON.stringify(frame));
  }

  /** Lets the connection open and be welcomed. */
  welcome(snapshot: Partial<ServerMessageOf<"SNAPSHOT">> = {}): void {
    this.handlers.onOpen();
    this.say(snapshotFrame(snapshot));
  }
}

/** A world with its own clock, in which sockets and calls go where the test says. */
export class FakeWorld implements RoomEnvironment {
  readonly sockets: FakeSocket[] = [];
  readonly calls: { url: string; body: unknown }[] = [];
  /** Answers calls; `undefined` never answers. */
  answer: (url: string) => object | undefined = (url) =>
    url === "/ticket" ? { status: true, ticket: `ticket-${this.calls.length}`, expiresAt: 1 } : undefined;
  private timers: { at: number; run: () => void }[] = [];
  private time = 0;
  private ids = 0;

  createSocket = (_url: string, handlers: SocketHandlers): FakeSocket => {
    const socket = new FakeSocket(handlers);
    this.sockets.push(socket);
    return socket;
  };

  fetch = (url: string, init?: RequestInit): Promise<Response> => {
    this.calls.push({ url, body: typeof init?.body === "string" ? JSON.parse(init.body) : null });
    const answer = this.answer(url);
    return answer ? Promise.resolve(Response.json(answer)) : new Promise(() => undefined);
  };

  after = (ms: number, run: () => void): (() => void) => {
    const timer = { at: this.time + ms, run };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  };

  now = () => this.time;
  isLookedAt = () => true;
  random = () => 0;
  newId = () => `c${++this.ids}`;

  /** Lets time pass, and then lets promises settle. */
  async pass(ms: number): Promise<void> {
    const until = this.time + ms;
    await settled();
    for (;;) {
      const [next] = this.timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.time = next.at;
      this.timers = this.timers.filter((timer) => timer !== next);
      next.run();
      await settled();
    }
    this.time = until;
    await settled();
  }

  get timerCount(): number {
    return this.timers.length;
  }

  /** The newest socket. */
  get socket(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  }
}

export function snapshotFrame(over: Partial<ServerMessageOf<"SNAPSHOT">> = {}): ServerMessageOf<"SNAPSHOT"> {
  return {
    type: "SNAPSHOT",
    version: 1,
    self: { memberId: "guest-anna", kind: "guest", displayName: "Anna" },
    members: [],
    queue: { kind: "guest", state: "notCheckedIn", place: null },
    chatRooms: [{ id: "visit-anna", lastSeq: 0, closed: null, seen: 0, seenByOthers: 0 }],
    time: 0,
    ...over,
  };
}

export function messageFrame(seq: number, over: Partial<ChatMessage> = {}): ServerMessageOf<"MESSAGE"> {
  const text = `message ${seq}`;
  const base = { id: `m${seq}`, chatRoomId: "visit-anna", clientId: `d${seq}`, seq, time: seq };
  return {
    type: "MESSAGE",
    message: { ...base, senderId: "staff-1", senderName: "Dr. Okafor", message: text, ...over },
  };
}

/** Lets every promise that is ready run on; a body takes a few rounds to be read. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 5; round++) await new Promise((resolve) => setImmediate(resolve));
}
