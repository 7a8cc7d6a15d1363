import { browserSurroundings } from "~/kernel/upload/browser-surroundings";
import {
  SendingEnded,
  sendParts,
  type Destination,
  type SentFile,
  type Surroundings,
} from "~/kernel/upload/send-parts";

/**
 * How the sending of a file goes: so many percent of it have arrived, or why it ended. `refusal` in words, where the file
 * was not taken; empty where none were given.
 */
export type FileSending =
  | { state: "none" }
  | { state: "sending"; percent: number }
  | { state: "sent" }
  | { state: "failed"; why: SendingEnded["why"]; refusal: string };

/** A file that is on its way. */
export interface SendingFile {
  /** Whether it is there; false where it was refused, the line stays down, or it was stopped. */
  sent: Promise<boolean>;
  /** Sends no more; with `discard` what has arrived is thrown away, else the same file goes on from there. */
  stop: (discard: boolean) => void;
}

/** Where the files of a chat are sent in parts: `uploads` is the address of all of them. */
const destinationOf = (uploads: string): Destination => ({
  open: uploads,
  part: (uploadId, part) => `${uploads}/${uploadId}/${part}`,
  finish: (uploadId) => `${uploads}/${uploadId}`,
});

/**
 * Sends a file to a chat in parts and tells how it goes. The same file, sent again, goes on where it was left; what may
 * have been lost on the way is asked again, and is in the chat once.
 */
export function sendChatFile(
  file: SentFile,
  uploads: string,
  tell: (sending: FileSending) => void,
  surroundings: Surroundings = browserSurroundings,
): SendingFile {
  let stopped = false;
  let uploadId: string | null = null;
  const told = (sending: FileSending) => {
    if (!stopped) tell(sending);
  };
  const listening = {
    arrived: (bytes: number) => told({ state: "sending", percent: Math.floor((bytes * 100) / Math.max(1, file.size)) }),
    onOpened: (id: string) => (uploadId = id),
    goesOn: () => !stopped,
  };
  const send = async () => {
    told({ state: "sending", percent: 0 });
    try {
      await sendParts(file, destinationOf(uploads), listening, surroundings);
      told({ state: "sent" });
      return true;
    } catch (error) {
      const { why, refusal } = error instanceof SendingEnded ? error : new SendingEnded("unreadable");
      told({ state: "failed", why, refusal });
      return false;
    }
  };
  const stop = (discard: boolean) => {
    stopped = true;
    if (discard && uploadId) void surroundings.ask("DELETE", `${uploads}/${uploadId}`).catch(() => undefined);
  };
  return { sent: send(), stop };
}
