/** The part of a WebSocket that a room connection uses. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
}

export interface SocketHandlers {
  onOpen(): void;
  onText(text: string): void;
  onClose(code: number): void;
}

/** What a room connection needs of its surroundings; a test brings its own. */
export interface RoomEnvironment {
  createSocket(url: string, handlers: SocketHandlers): SocketLike;
  fetch(url: string, init?: RequestInit): Promise<Response>;
  /** Starts a timer and gives what stops it. */
  after(ms: number, run: () => void): () => void;
  /** Milliseconds of a clock that only goes forward. */
  now(): number;
  /** Whether somebody looks at the page, so that its line is worth trying often. */
  isLookedAt(): boolean;
  /** From 0 to 1. */
  random(): number;
  newId(): string;
}

/** Where a room is reached. All are paths on the page's own host but `socket`, which may be one too. */
export interface RoomEndpoints {
  /** WebSocket upgrade. */
  socket: string;
  /** POST, answers `TicketAnswer`: a ticket for one connection. */
  ticket: string;
  /** GET with `cursor`, answers `PollAnswer`. */
  poll: string;
  /** POST `SendChatMessage`, answers `SendAnswer`. */
  send: string;
  /** POST `CheckIn`, answers `DoneAnswer`. */
  checkIn: string;
  /** POST `{ chatRoomId }`, answers `DoneAnswer`. */
  admit: string;
  /** POST, answers `DoneAnswer`. */
  leave: string;
  /** POST `{ act: RoomAct }`, answers `DoneAnswer`. */
  act: string;
}

/** The surroundings of a page in a browser. */
export function browserEnvironment(): RoomEnvironment {
  return {
    createSocket: (path, handlers) => {
      const url = new URL(path, window.location.href);
      url.protocol = url.protocol === "https:" || url.protocol === "wss:" ? "wss:" : "ws:";
      const socket = new WebSocket(url);
      socket.addEventListener("open", () => handlers.onOpen());
      socket.addEventListener("message", (event) => handlers.onText(String(event.data)));
      socket.addEventListener("close", (event) => handlers.onClose(event.code));
      return {
        // A browser throws away what is written to a socket that is closing, and may close for ten seconds.
        send: (text) => {
          if (socket.readyState !== WebSocket.OPEN) throw new Error("the socket is not open");
          socket.send(text);
        },
        close: () => socket.close(),
      };
    },
    fetch: (url, init) => fetch(url, init),
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    now: () => performance.now(),
    isLookedAt: () => document.visibilityState === "visible",
    random: () => Math.random(),
    newId: () => crypto.randomUUID(),
  };
}

/** Timers by name: setting one again replaces it. */
export class RoomTimers {
  private readonly running = new Map<string, () => void>();

  constructor(private readonly environment: Pick<RoomEnvironment, "after">) {}

  set(name: string, ms: number, run: () => void): void {
    this.clear(name);
    const stop = this.environment.after(ms, () => {
      this.running.delete(name);
      run();
    });
    this.running.set(name, stop);
  }

  isSet(name: string): boolean {
    return this.running.has(name);
  }

  clear(name: string): void {
    this.running.get(name)?.();
    this.running.delete(name);
  }

  clearAll(): void {
    for (const name of [...this.running.keys()]) this.clear(name);
  }
}
