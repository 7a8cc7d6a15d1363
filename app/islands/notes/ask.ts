import type { StatedNote } from "~/features/consultations/domain/notes/note-window";

/** What the server says of a note, to a window that writes or follows it. */
export interface HeardNote extends StatedNote {
  status: string;
  savedAt: number;
  continued: number;
  writer: { name: string; isOwn: boolean } | null;
}

/** What came of a request: an answer, or why there is none. */
export type Heard =
  | { kind: "heard"; state: HeardNote }
  /** The line is dead, or the server failed: it is tried again. */
  | { kind: "failed" }
  | { kind: "signedOut" }
  /** The note was signed or discarded, or is the reader's no more. */
  | { kind: "closed" };

const ANSWER_MS = 15_000;

/** Asks the server about a note; a request that is not answered in time counts as failed. */
export async function askServer(address: string, body: unknown, { last = false } = {}): Promise<Heard> {
  try {
    const answer = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(body),
      redirect: "error",
      // The last request of a page that goes away is sent all the same.
      ...(last ? { keepalive: true } : { signal: AbortSignal.timeout(ANSWER_MS) }),
    });
    if (answer.ok) return { kind: "heard", state: (await answer.json()) as HeardNote };
    if (answer.status === 401) return { kind: "signedOut" };
    const said = (await answer.json().catch(() => null)) as { errorCode?: string } | null;
    return answer.status === 404 || said?.errorCode === "noteClosed" ? { kind: "closed" } : { kind: "failed" };
  } catch {
    return { kind: "failed" };
  }
}
