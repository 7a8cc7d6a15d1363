import { z } from "zod";

/** How the sending of a file goes; `refusal` in words, where the file itself was not taken. */
export type FileSending =
  { state: "none" } | { state: "sending" } | { state: "sent" } | { state: "failed"; refusal: string | null };

const answerSchema = z.object({ sent: z.boolean(), refusal: z.string().nullable() });

/** Tries before a line that is down is told, and the pause between them in milliseconds. */
const TRIES = 3;
const AGAIN_MS = 2_000;

/**
 * Sends a file to a chat and tells how it goes. What may have been lost on the way is sent again under the same id, so
 * that the file is in the chat once.
 * @returns whether it is there
 */
export async function sendChatFile(
  address: string,
  form: FormData,
  tell: (sending: FileSending) => void,
  surroundings: { fetch: typeof fetch; pause: (ms: number) => Promise<void>; newId: () => string } = browser,
): Promise<boolean> {
  form.set("clientId", surroundings.newId());
  tell({ state: "sending" });
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const answer = await surroundings
      .fetch(address, { method: "POST", body: form, headers: { Accept: "application/json" } })
      .then(async (response) => answerSchema.safeParse(await response.json()).data)
      .catch(() => undefined);
    if (answer) {
      tell(answer.sent ? { state: "sent" } : { state: "failed", refusal: answer.refusal });
      return answer.sent;
    }
    if (attempt < TRIES) await surroundings.pause(AGAIN_MS);
  }
  tell({ state: "failed", refusal: null });
  return false;
}

const browser = {
  fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init),
  pause: (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms)),
  newId: () => crypto.randomUUID(),
};
