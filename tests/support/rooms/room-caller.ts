import {
  type ClientMessage,
  parseServerMessage,
  PROTOCOL_VERSION,
  type ServerMessage,
  type ServerMessageOf,
} from "~/features/waiting-room/realtime/protocol";
import type { SocketLike } from "~/features/waiting-room/realtime/room-environment";
import type { Attendant, ServedRoom } from "./served-room";

/** Longest wait for a frame, in milliseconds. */
const PATIENCE_MS = 30_000;

/** One person's connection to a served room, frame by frame: no resending, no reconnecting. */
export class RoomCaller {
  private readonly frames: ServerMessage[] = [];
  private readonly waiting = new Set<() => void>();
  closed: number | null = null;
  private socket: SocketLike | null = null;

  /** Opens a connection that says nothing. */
  static async open(room: ServedRoom, who: Attendant): Promise<RoomCaller> {
    const caller = new RoomCaller();
    caller.socket = await room.openSocket(who, {
      onText: (text) => {
        const frame = parseServerMessage(text);
        if (frame) caller.frames.push(frame);
        caller.wake();
      },
      onClose: (code) => {
        caller.closed = code;
        caller.wake();
      },
    });
    return caller;
  }

  /** Opens a connection with a fresh ticket, and waits for the room as it is. */
  static async join(room: ServedRoom, who: Attendant): Promise<RoomCaller> {
    const ticket = await room.ticket(who);
    const caller = await RoomCaller.open(room, who);
    caller.say({ type: "INIT", ticket, version: PROTOCOL_VERSION, route: "/", lastSeq: {} });
    await caller.until("SNAPSHOT", () => true);
    return caller;
  }

  say(frame: ClientMessage): void {
    this.sendText(JSON.stringify(frame));
  }

  sendText(text: string): void {
    if (this.closed === null) this.socket?.send(text);
  }

  close(): void {
    this.socket?.close();
  }

  /** The first frame of a kind that is as wanted, now or when it comes. */
  until<T extends ServerMessage["type"]>(type: T, wanted: (frame: ServerMessageOf<T>) => boolean) {
    const isOfType = (frame: ServerMessage): frame is ServerMessageOf<T> => frame.type === type;
    const seen = () => this.frames.map((frame) => (frame.type === "ERROR" ? frame.code : frame.type)).slice(-20);
    return this.look(
      () => this.frames.filter(isOfType).find(wanted),
      () => `${type} after ${seen().join()}`,
    );
  }

  async untilClosed(): Promise<void> {
    if (this.closed !== null) return;
    await this.look(
      () => (this.closed === null ? undefined : true),
      () => "close",
    );
  }

  /** Looks whenever something has come, until there is what is looked for. */
  private look<T>(find: () => T | undefined, wanted: () => string): Promise<T> {
    return new Promise((done, fail) => {
      const end = (settle: () => void) => {
        this.waiting.delete(look);
        clearTimeout(timer);
        settle();
      };
      const look = () => {
        const found = find();
        if (found !== undefined) end(() => done(found));
        else if (this.closed !== null) end(() => fail(new Error(`closed with ${this.closed} before ${wanted()}`)));
      };
      const timer = setTimeout(() => end(() => fail(new Error(`no ${wanted()}`))), PATIENCE_MS);
      this.waiting.add(look);
      look();
    });
  }

  private wake(): void {
    for (const look of [...this.waiting]) look();
  }
}
