import { bytesOf, missingParts, partRange } from "./upload-parts";

/** A file of a browser, as much of it as is sent. */
export interface SentFile {
  name: string;
  size: number;
  lastModified: number;
  slice(start: number, end: number): Blob;
}

/** How far a file is, in bytes of it that have arrived. */
export type Arrived = (bytes: number) => void;

/**
 * Why sending ended before its end. `refused`: by the server, in the words of a message; `line`: nothing came through.
 */
export class SendingEnded extends Error {
  override name = "SendingEnded";
  constructor(
    readonly why: "refused" | "line" | "unreadable",
    readonly refusal = "",
  ) {
    super(why);
  }
}

export interface Answered {
  status: number;
  body: unknown;
}

/** What sending needs of the browser. */
export interface Surroundings {
  /** One request; `onBytes` tells how many bytes of the body have gone. It throws where no answer comes. */
  ask: (method: "POST" | "PUT" | "DELETE", path: string, body?: Blob | string, onBytes?: Arrived) => Promise<Answered>;
  /** SHA-256 in hexadecimal. */
  hash: (part: Blob) => Promise<string>;
  pause: (ms: number) => Promise<void>;
}

/** Where a file goes: the addresses of its upload, and what is said beside its bytes. */
export interface Destination {
  open: string;
  part: (uploadId: string, part: number) => string;
  finish: (uploadId: string) => string;
  /** Goes with the file's name, size, last change and the hash of its first part. */
  said?: Readonly<Record<string, unknown>>;
  /** Goes with the last call. */
  saidLast?: Readonly<Record<string, unknown>>;
}

/** Who listens while a file is sent. */
export interface Listening {
  arrived: Arrived;
  /** Is told the upload's id, so that it can be thrown away. */
  onOpened: (id: string) => void;
  goesOn: () => boolean;
}

/** Tries before a line that is down is told; the pause before each doubles: half a minute in all. */
const TRIES = 6;
const AGAIN_MS = 1_000;

/** Answers that another try may change: a line that ended, a server that was restarted or has too much to do. */
const isPassing = (status: number) => status >= 500 || status === 408 || status === 429;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const messageIn = (said: unknown): string =>
  isRecord(said) && typeof said["message"] === "string" ? said["message"] : "";

/** Why an answer refuses: the reason at its first field, else the one for all of it; empty where it gives none. */
function refusalIn(body: unknown): string {
  const errors: unknown = isRecord(body) ? body["errors"] : undefined;
  const [first]: unknown[] = Array.isArray(errors) ? errors : [];
  return messageIn(first) || messageIn(body);
}

async function asked(surroundings: Surroundings, ...request: Parameters<Surroundings["ask"]>): Promise<unknown> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await surroundings.ask(...request).catch(() => undefined);
    if (answer && answer.status < 300) return answer.body;
    if (answer && !isPassing(answer.status)) throw new SendingEnded("refused", refusalIn(answer.body));
    if (attempt + 1 === TRIES) throw new SendingEnded("line");
    await surroundings.pause(AGAIN_MS * 2 ** attempt);
  }
}

/** Begins to send a file, or finds out how far an earlier try has come. */
async function opened(file: SentFile, { open, said }: Destination, surroundings: Surroundings) {
  const { start, end } = partRange(1, Math.max(file.size, 1));
  const firstPartHash = await surroundings.hash(file.slice(start, end)).catch(() => {
    throw new SendingEnded("unreadable");
  });
  const { name: fileName, size: bytes, lastModified } = file;
  const body = JSON.stringify({ fileName, bytes, lastModified, firstPartHash, ...said });
  const answer = await asked(surroundings, "POST", open, body);
  const { uploadId, parts }: Record<string, unknown> = isRecord(answer) ? answer : {};
  if (typeof uploadId !== "string" || !Array.isArray(parts)) throw new SendingEnded("line");
  return { uploadId, parts: parts.filter((part) => typeof part === "number") };
}

/**
 * Sends a file in parts, those alone that have not arrived; a part that fails is sent again.
 * @returns the answer to the last call
 * @throws SendingEnded where the server refused it or the line stays down: called again, it goes on
 */
export async function sendParts(
  file: SentFile,
  destination: Destination,
  { arrived, onOpened, goesOn }: Listening,
  surroundings: Surroundings,
): Promise<unknown> {
  const { uploadId, parts } = await opened(file, destination, surroundings);
  onOpened(uploadId);
  let there = bytesOf(parts, file.size);
  arrived(there);
  for (const part of missingParts(file.size, parts)) {
    if (!goesOn()) throw new SendingEnded("line");
    const { start, end } = partRange(part, file.size);
    const before = there;
    const onBytes: Arrived = (bytes) => arrived(Math.min(before + bytes, file.size));
    await asked(surroundings, "PUT", destination.part(uploadId, part), file.slice(start, end), onBytes);
    there += end - start;
    arrived(there);
  }
  return asked(surroundings, "POST", destination.finish(uploadId), JSON.stringify(destination.saidLast ?? {}));
}
