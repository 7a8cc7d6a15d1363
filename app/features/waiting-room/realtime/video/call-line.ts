import type { CallAct } from "../../schemas/rooms/call-acts";
import { callRoom, jsonPost } from "../poll-line";
import { parseServerMessage, type ServerMessage } from "../protocol";
import { doneAnswerSchema, pollAnswerSchema } from "../protocol-calls";
import type { RoomEndpoints, RoomEnvironment, SocketLike } from "../room-environment";

export interface CallLineListener {
  /** The room has let this page in, at first or again. */
  onUp(): void;
  onFrame(frame: ServerMessage): void;
}

/** Where a call's frames go and come from. */
export interface CallLine {
  /** False while there is no line; a call asks again when it is up. */
  send(message: CallAct): boolean;
  subscribe(listener: CallLineListener): () => void;
}

/**
 * A call rides on the room's own line: this hears what the room tells by socket or by the answers to polls, and speaks
 * the same way, once the room has answered.
 */
export class RoomCallLine implements CallLine {
  private readonly listeners = new Set<CallLineListener>();
  private socket: SocketLike | null = null;
  /** Says something over HTTP, where polls stand in for the socket. */
  private post: ((message: CallAct) => void) | null = null;

  /** The same surroundings, with the sockets and polls that they make overheard. */
  readonly overhear = (environment: RoomEnvironment, endpoints: RoomEndpoints): RoomEnvironment => ({
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
    fetch: (url, init) => {
      const asked = environment.fetch(url, init);
      if (url.startsWith(endpoints.poll)) void this.hearPoll(asked, poster(environment, endpoints, this));
      return asked;
    },
  });

  send(message: CallAct): boolean {
    if (!this.socket) {
      this.post?.(message);
      return this.post !== null;
    }
    try {
      this.socket.send(JSON.stringify(message satisfies CallAct));
      return true;
    } catch {
      this.socket = null;
      return false;
    }
  }

  subscribe(listener: CallLineListener): () => void {
    this.listeners.add(listener);
    if (this.socket || this.post) listener.onUp();
    return () => this.listeners.delete(listener);
  }

  tell(frame: ServerMessage): void {
    for (const listener of this.listeners) listener.onFrame(frame);
  }

  private hear(socket: SocketLike, text: string): void {
    const frame = parseServerMessage(text);
    if (!frame) return;
    if (frame.type === "SNAPSHOT" && this.socket !== socket) {
      this.socket = socket;
      this.post = null;
      this.up();
    }
    this.tell(frame);
  }

  /** A poll that is refused, or reaches nobody, ends the line. */
  private async hearPoll(asked: Promise<Response>, post: (message: CallAct) => void): Promise<void> {
    const body: unknown = await asked.then((response) => response.clone().json()).catch(() => null);
    const answer = pollAnswerSchema.safeParse(body).data;
    if (this.socket) return;
    if (!answer?.status) {
      this.post = null;
      return;
    }
    if (!this.post) {
      this.post = post;
      this.up();
    }
    for (const frame of answer.frames) this.tell(frame);
  }

  private up(): void {
    for (const listener of this.listeners) listener.onUp();
  }
}

/** Posts one after the other, so that what was said first arrives first; a refusal comes back as a frame would. */
function poster(environment: RoomEnvironment, endpoints: RoomEndpoints, line: RoomCallLine): (act: CallAct) => void {
  let last: Promise<unknown> = Promise.resolve();
  const say = async (act: CallAct) => {
    const answer = await callRoom(environment, endpoints.act, doneAnswerSchema, jsonPost({ act }));
    if (typeof answer === "string" || answer.status) return;
    line.tell({ type: "ERROR", code: answer.errorCode, clientId: null, retryAfterMs: 0, reload: false });
  };
  return (act) => {
    last = last.then(() => say(act));
  };
}
