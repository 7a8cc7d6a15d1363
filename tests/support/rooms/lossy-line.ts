import type { SocketHandlers, SocketLike } from "~/features/waiting-room/realtime/room-environment";

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
  /** Share of frames that are lost, each way. */
  lost: number;
  /** Share of the lost frames with which the connection ends soon after; what comes between may still arrive. */
  cut: number;
  /** How many times faster than a real one the clock of the clients runs. */
  speed: number;
}

/** Opens the socket that loses frames; rejects where it cannot be opened. */
export type OpenSocket = (handlers: Omit<SocketHandlers, "onOpen">) => Promise<SocketLike>;

/** Longest time that a connection lives on after the frame that ends it, in milliseconds. */
const LIVES_ON_MS = 200;

/** A socket that loses frames both ways and is cut now and then. */
export class LossySocket implements SocketLike {
  private socket: SocketLike | null = null;
  private ended = false;

  constructor(
    open: OpenSocket,
    private readonly handlers: SocketHandlers,
    private readonly weather: Weather,
  ) {
    this.open(open).catch(() => this.end(1006));
  }

  send(text: string): void {
    if (this.survives()) this.socket?.send(text);
  }

  close(): void {
    this.ended = true;
    this.socket?.close();
  }

  private async open(open: OpenSocket): Promise<void> {
    const socket = await open({
      onText: (text) => {
        if (!this.ended && this.survives()) this.handlers.onText(text);
      },
      onClose: (code) => this.end(code),
    });
    if (this.ended) return socket.close();
    this.socket = socket;
    this.handlers.onOpen();
  }

  private survives(): boolean {
    const { random, lost, cut } = this.weather;
    if (random() >= lost) return true;
    if (random() < cut) setTimeout(() => this.end(1006), random() * LIVES_ON_MS);
    return false;
  }

  private end(code: number): void {
    if (this.ended) return;
    this.close();
    this.handlers.onClose(code);
  }
}
