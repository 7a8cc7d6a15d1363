import { useCallback, useEffect, useRef, useState } from "react";
import { paths } from "~/paths";
import { paceOfUpload, type UploadPace } from "../../domain/uploads/upload-pace";
import { MOST_UPLOAD_BYTES } from "~/kernel/upload/upload-parts";
import { browserSurroundings } from "~/kernel/upload/browser-surroundings";
import { SendingEnded } from "~/kernel/upload/send-parts";
import { sendInParts } from "./send-parts";

/** How the sending of a file stands. */
export type Sending =
  | { state: "none" }
  | { state: "sending"; file: File; pace: UploadPace }
  | { state: "failed"; file: File; pace: UploadPace; why: SendingEnded["why"] | "tooLarge"; refusal: string };

interface Wanted {
  file: File;
  notes: string;
}

const NONE: Sending = { state: "none" };
const AT_ITS_BEGIN: UploadPace = { arrived: 0, percent: 0, bytesPerSecond: 0, secondsLeft: null };

/** Does something when the line is back, while it is waited for. */
function useWhenOnline(waits: boolean, work: () => Promise<void>): void {
  useEffect(() => {
    if (!waits) return undefined;
    const again = () => void work();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [waits, work]);
}

/** Sends files in parts and tells how it goes; a file that has arrived whole opens its import. */
export function useUpload() {
  const [sending, setSending] = useState<Sending>(NONE);
  const wanted = useRef<Wanted | null>(null);
  const uploadId = useRef<string | null>(null);
  /** Which try this is: what an earlier one still tells is not listened to. */
  const turn = useRef(0);

  const go = useCallback(async () => {
    const now = wanted.current;
    if (!now) return;
    const { file, notes } = now;
    const mine = (turn.current += 1);
    const started = { at: performance.now(), arrived: -1 };
    let pace = AT_ITS_BEGIN;
    const arrived = (bytes: number) => {
      if (turn.current !== mine) return;
      if (started.arrived < 0) Object.assign(started, { at: performance.now(), arrived: bytes });
      pace = paceOfUpload(
        { arrived: bytes, bytes: file.size, atStart: started.arrived },
        performance.now() - started.at,
      );
      setSending({ state: "sending", file, pace });
    };
    if (file.size > MOST_UPLOAD_BYTES) return setSending({ state: "failed", file, pace, why: "tooLarge", refusal: "" });
    setSending({ state: "sending", file, pace });
    const told = { arrived, onOpened: (id: string) => (uploadId.current = id), goesOn: () => turn.current === mine };
    try {
      window.location.assign(paths.patientImport(await sendInParts(file, notes, told, browserSurroundings)));
    } catch (error) {
      if (turn.current !== mine) return;
      const { why, refusal } = error instanceof SendingEnded ? error : new SendingEnded("unreadable");
      setSending({ state: "failed", file, pace, why, refusal });
    }
  }, []);

  const send = useCallback(
    (file: File, notes: string) => {
      wanted.current = { file, notes };
      uploadId.current = null;
      void go();
    },
    [go],
  );
  /** Ends the sending and throws away what has arrived. */
  const discard = useCallback(async () => {
    turn.current += 1;
    wanted.current = null;
    const id = uploadId.current;
    if (id) await browserSurroundings.ask("DELETE", paths.importUpload(id)).catch(() => undefined);
    setSending(NONE);
  }, []);

  useWhenOnline(sending.state === "failed" && sending.why === "line", go);
  return { sending, send, again: go, discard };
}
