import type { RoomIdentity } from "~/features/waiting-room/domain/room-state";
import type { RoomEnvironment, SocketHandlers, SocketLike } from "~/features/waiting-room/realtime/room-environment";
import type { Room } from "./room-client";

/** A stream of numbers from 0 to 1 that a seed repeats (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface Weather {
  random: () => number;
  /** Share of frames that are lost, each way. What comes after may still arrive, until the connection is cut. */
  lost: number;
  /** How many times faster than a real one the clock runs. */
  speed: number;
}

/** The surroundings of a client whose frames to and from the room get lost and whose connections are cut. */
export function lossyWorld(room: Room, identity: RoomIdentity, weather: Weather): RoomEnvironment {
  return {
    createSocket: (_url, handlers) => new LossySocket(room, handlers, weather),
    fetch: async () => Response.json(await room.issueTicket(identity, Date.now())),
    after: (ms, run) => {
      const timer = setTimeout(run, ms / weather.speed);
      return () => clearTimeout(timer);
    },
    random: weather.random,
    newId: () => crypto.randomUUID(),
  };
}

/** Longest time that a connection lives on after it lost a frame, in milliseconds. */
const LIVES_ON_MS = 200;

class LossySocket implements SocketLike {
  private socket: WebSocket | null = null;
  private ended = false;

  constructor(
    room: Room,
    private readonly handlers: SocketHandlers,
    private readonly weather: Weather,
  ) {
    this.open(room).catch(() => this.end(1006));
  }

  send(text: string): void {
    if (this.survives()) this.socket?.send(text);
  }

  close(): void {
    this.ended = true;
    this.socket?.close(1000);
  }

  private async open(room: Room): Promise<void> {
    const response = await room.fetch("https://room.invalid/", { headers: { Upgrade: "websocket" } });
    const socket = response.webSocket;
    if (!socket) throw new Error("no socket");
    socket.accept();
    if (this.ended) {
      socket.close(1000);
      return;
    }
    this.socket = socket;
    socket.addEventListener("message", (event) => {
      if (!this.ended && this.survives()) this.handlers.onText(String(event.data));
    });
    socket.addEventListener("close", (event) => this.end(event.code));
    socket.addEventListener("error", () => this.end(1006));
    this.handlers.onOpen();
  }

  /** Whether a frame gets through. A line that loses frames does not live long. */
  private survives(): boolean {
    const isLost = this.weather.random() < this.weather.lost;
    if (isLost) setTimeout(() => this.end(1006), this.weather.random() * LIVES_ON_MS);
    return !isLost;
  }

  private end(code: number): void {
    if (this.ended) return;
    this.close();
    this.handlers.onClose(code);
  }
}
