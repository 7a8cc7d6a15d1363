import type { z } from "zod";
import { paths } from "~/paths";
import { bytesOf, missingParts, partRange } from "../../domain/uploads/upload-parts";
import { finishedUploadSchema, openedUploadSchema, refusalSchema } from "../../schemas/upload";

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

/** Tries before a line that is down is told; the pause before each doubles: half a minute in all. */
const TRIES = 6;
const AGAIN_MS = 1_000;

/** Answers that another try may change: a line that ended, a server that was restarted or has too much to do. */
const isPassing = (status: number) => status >= 500 || status === 408 || status === 429;

async function asked(surroundings: Surroundings, ...request: Parameters<Surroundings["ask"]>): Promise<unknown> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await surroundings.ask(...request).catch(() => undefined);
    if (answer && answer.status < 300) return answer.body;
    if (answer && !isPassing(answer.status)) {
      const [field] = refusalSchema.safeParse(answer.body).data?.errors ?? [];
      throw new SendingEnded("refused", field?.message ?? "");
    }
    if (attempt + 1 === TRIES) throw new SendingEnded("line");
    await surroundings.pause(AGAIN_MS * 2 ** attempt);
  }
}

/** Reads an answer. @throws SendingEnded where it is not of its shape */
function read<S extends z.ZodType>(schema: S, answer: unknown): z.infer<S> {
  const known = schema.safeParse(answer);
  if (!known.success) throw new SendingEnded("line");
  return known.data;
}

/** Begins to send a file, or finds out how far an earlier try has come. */
async function opened(file: SentFile, importNotes: string, surroundings: Surroundings) {
  const { start, end } = partRange(1, Math.max(file.size, 1));
  const firstPartHash = await surroundings.hash(file.slice(start, end)).catch(() => {
    throw new SendingEnded("unreadable");
  });
  const { name: fileName, size: bytes, lastModified } = file;
  const body = JSON.stringify({ fileName, bytes, lastModified, firstPartHash, importNotes });
  return read(openedUploadSchema, await asked(surroundings, "POST", paths.importUploads(), body));
}

/**
 * Sends a file in parts, those alone that have not arrived; a part that fails is sent again.
 * @param onOpened is told the upload's id, so that it can be thrown away
 * @returns the id of the import that was made of the file
 * @throws SendingEnded where the server refused it or the line stays down: called again, it goes on
 */
export async function sendInParts(
  file: SentFile,
  importNotes: string,
  { arrived, onOpened, goesOn }: { arrived: Arrived; onOpened: (id: string) => void; goesOn: () => boolean },
  surroundings: Surroundings,
): Promise<string> {
  const { uploadId, parts } = await opened(file, importNotes, surroundings);
  onOpened(uploadId);
  let there = bytesOf(parts, file.size);
  arrived(there);
  for (const part of missingParts(file.size, parts)) {
    if (!goesOn()) throw new SendingEnded("line");
    const { start, end } = partRange(part, file.size);
    const before = there;
    const onBytes: Arrived = (bytes) => arrived(Math.min(before + bytes, file.size));
    await asked(surroundings, "PUT", paths.importPart(uploadId, part), file.slice(start, end), onBytes);
    there += end - start;
    arrived(there);
  }
  const answer = await asked(surroundings, "POST", paths.importUpload(uploadId), "{}");
  return read(finishedUploadSchema, answer).importId;
}
