import type { z } from "zod";
import type { RoomAct } from "../schemas/rooms/room-acts";
import type { ServerMessage } from "./protocol";
import { type DoneAnswer, doneAnswerSchema, pollAnswerSchema, sendAnswerSchema } from "./protocol-calls";
import type { PendingMessage } from "./room-client-state";
import type { RoomEndpoints, RoomEnvironment } from "./room-environment";

/** The call reached nobody, or the answer could not be read: try again. */
export const UNREACHED = "unreached";
/** The caller may not be here any more: 401, 403 or 404. */
export const SHUT_OUT = "shutOut";
export type CallFailure = typeof UNREACHED | typeof SHUT_OUT;

/** Makes a call of the room and reads its answer. */
export async function callRoom<T>(
  environment: Pick<RoomEnvironment, "fetch">,
  url: string,
  schema: z.ZodType<T>,
  init: RequestInit = {},
): Promise<T | CallFailure> {
  try {
    const response = await environment.fetch(url, { credentials: "same-origin", ...init });
    const body: unknown = await response.json().catch(() => null);
    const parsed = schema.safeParse(body);
    if (parsed.success) return parsed.data;
    return [401, 403, 404].includes(response.status) ? SHUT_OUT : UNREACHED;
  } catch {
    return UNREACHED;
  }
}

/** A POST with a JSON body. */
export function jsonPost(body: object): RequestInit {
  return { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

/** Does by a call what a socket could be told too. */
export async function actByCall(
  environment: Pick<RoomEnvironment, "fetch">,
  endpoints: RoomEndpoints,
  action: RoomAct,
): Promise<DoneAnswer | CallFailure> {
  const call = (url: string, body: object) => callRoom(environment, url, doneAnswerSchema, jsonPost(body));
  if (action.type === "CHECK_IN") return call(endpoints.checkIn, { name: action.name });
  if (action.type === "ADMIT") return call(endpoints.admit, { chatRoomId: action.chatRoomId });
  return action.type === "LEAVE" ? call(endpoints.leave, {}) : call(endpoints.act, { act: action });
}

/** Pause after an answer without news, in milliseconds. */
const REST_MS = 1_000;

export interface PollLineEvents {
  onFrame(frame: ServerMessage): void;
  /** An answer came: the line works. */
  onAnswer(): void;
  onEnd(failure: CallFailure | "revoked"): void;
}

/** Long polling, for where WebSockets are blocked: asks again as soon as an answer has come. */
export class PollLine {
  private readonly abort = new AbortController();

  constructor(
    private readonly environment: RoomEnvironment,
    private readonly endpoints: RoomEndpoints,
    private cursor: string,
    private readonly events: PollLineEvents,
  ) {}

  async run(): Promise<void> {
    while (!this.abort.signal.aborted) {
      const url = withCursor(this.endpoints.poll, this.cursor);
      const answer = await callRoom(this.environment, url, pollAnswerSchema, { signal: this.abort.signal });
      if (this.abort.signal.aborted) return;
      if (answer === UNREACHED || answer === SHUT_OUT) return this.events.onEnd(answer);
      if (!answer.status) return this.events.onEnd(answer.errorCode === "moved" ? SHUT_OUT : "revoked");
      this.cursor = answer.cursor;
      this.events.onAnswer();
      for (const frame of answer.frames) this.events.onFrame(frame);
      if (answer.frames.length === 0) await this.rest();
    }
  }

  /** Sends a message by a call, and gives the frame that a socket would have answered; null when nobody was reached. */
  async hand({ clientId, chatRoomId, message }: PendingMessage): Promise<ServerMessage | null> {
    const body = { clientId, chatRoomId, message };
    const answer = await callRoom(this.environment, this.endpoints.send, sendAnswerSchema, jsonPost(body));
    if (typeof answer === "string") return null;
    if (answer.status) return { type: "ACK", ...answer };
    const ofMessage = answer.errorCode === "rateLimited" ? null : clientId;
    return { type: "ERROR", code: answer.errorCode, clientId: ofMessage, retryAfterMs: 1_000, reload: false };
  }

  drop(): void {
    this.abort.abort();
  }

  /** An answer without news should have taken its time; one that did not must not make this a busy loop. */
  private rest(): Promise<void> {
    return new Promise((resolve) => {
      this.environment.after(REST_MS, resolve);
    });
  }
}

function withCursor(url: string, cursor: string): string {
  return `${url}${url.includes("?") ? "&" : "?"}cursor=${encodeURIComponent(cursor)}`;
}
