import { useCallback, useEffect, useRef, useState } from "react";
import type { FileSending, SendingFile } from "../realtime/send-chat-file";

const NONE: FileSending = { state: "none" };
const LINE_DOWN: FileSending = { state: "failed", why: "line", refusal: "" };

/** Asks before the page is left while a file is on its way. */
function useAsksBeforeLeaving(asks: boolean): void {
  useEffect(() => {
    if (!asks) return undefined;
    const leaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", leaving);
    return () => window.removeEventListener("beforeunload", leaving);
  }, [asks]);
}

/** Does something when the line is back, while it is waited for. */
function useWhenOnline(waits: boolean, work: () => void): void {
  useEffect(() => {
    if (!waits) return undefined;
    window.addEventListener("online", work);
    return () => window.removeEventListener("online", work);
  }, [waits, work]);
}

/**
 * Sends a file to a chat, one at a time, and tells how it goes; where the line was down it goes on when it is back. What
 * sends comes with the first file: a chat without files does not load it.
 * @param uploads the address of the chat's uploads
 * @param onSent is told when a file is there
 */
export function useChatFile(uploads: string, onSent: () => void) {
  const [sending, setSending] = useState<FileSending>(NONE);
  const wanted = useRef<File | null>(null);
  const current = useRef<SendingFile | null>(null);

  const go = useCallback(async () => {
    const file = wanted.current;
    if (!file) return;
    setSending({ state: "sending", percent: 0 });
    const module = await import("../realtime/send-chat-file").catch(() => null);
    if (wanted.current !== file) return;
    if (!module) return setSending(LINE_DOWN);
    current.current = module.sendChatFile(file, uploads, setSending);
    if ((await current.current.sent) && wanted.current === file) onSent();
  }, [uploads, onSent]);

  const end = useCallback((discard: boolean) => {
    wanted.current = null;
    current.current?.stop(discard);
    current.current = null;
  }, []);
  useEffect(() => () => end(false), [end]);
  useAsksBeforeLeaving(sending.state === "sending");
  useWhenOnline(
    sending.state === "failed" && sending.why === "line",
    useCallback(() => void go(), [go]),
  );

  const send = (file: File) => {
    end(false);
    wanted.current = file;
    void go();
  };
  const stop = () => {
    end(true);
    setSending(NONE);
  };
  return { sending, send, stop };
}
