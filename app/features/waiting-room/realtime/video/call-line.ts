import { parseServerMessage, type ServerMessage } from "../protocol";
import type { CallClientMessage } from "../protocol-video";
import type { RoomEnvironment, SocketLike } from "../room-environment";

export interface CallLineListener {
  /** The room has let this page in, at first or again. */
  onUp(): void;
  onFrame(frame: ServerMessage): void;
}

/** Where a call's frames go and come from. */
export interface CallLine {
  /** False while there is no line; a call asks again when it is up. */
  send(message: CallClientMessage): boolean;
  subscribe(listener: CallLineListener): () => void;
}

/** A call rides on the room's own socket: this hears what the socket says and speaks on it once the room has answered. */
export class RoomCallLine implements CallLine {
  private readonly listeners = new Set<CallLineListener>();
  private socket: SocketLike | null = null;

  /** The same surroundings, with the sockets they make overheard. */
  readonly overhear = (environment: RoomEnvironment): RoomEnvironment => ({
    ...environment,
    createSocket: (url, handlers) => {
      const socket = environment.createSocket(url, {
        onOpen: () => handlers.onOpen(),
        onText: (text) => {
          handlers.onText(text);
          this.hear(socket, text);
        },
        onClose: (code) => {
          if (this.socket === socket) this.socket = null;
          handlers.onClose(code);
        },
      });
      return socket;
    },
  });

  send(message: CallClientMessage): boolean {
    if (!this.socket) return false;
    try {
      this.socket.send(JSON.stringify(message satisfies CallClientMessage));
      return true;
    } catch {
      this.socket = null;
      return false;
    }
  }

  subscribe(listener: CallLineListener): () => void {
    this.listeners.add(listener);
    if (this.socket) listener.onUp();
    return () => this.listeners.delete(listener);
  }

  private hear(socket: SocketLike, text: string): void {
    const frame = parseServerMessage(text);
    if (!frame) return;
    if (frame.type === "SNAPSHOT" && this.socket !== socket) {
      this.socket = socket;
      for (const listener of this.listeners) listener.onUp();
    }
    for (const listener of this.listeners) listener.onFrame(frame);
  }
}
