import { useEffect, useState } from "react";
import type { CallLine } from "../../realtime/video/call-line";
import { type CaptionLine, stillShown, withCaption } from "../../realtime/video/caption-lines";
import { type DeviceSpeech, deviceSpeech, Speech } from "../../realtime/video/speech";

export interface CaptionsOptions {
  chatRoomId: string;
  line: CallLine;
  /** BCP 47 tag of the language of the page. */
  language: string;
  /** In the call, with the microphone on: nothing is listened to otherwise. */
  speaking: boolean;
}

export interface ShownCaptions {
  /** What the others say, newest last. */
  lines: readonly CaptionLine[];
  /** Whether this device can write down what is said by itself; null until that is known. */
  can: DeviceSpeech["can"] | null;
  /** One's own words are written down for the others. */
  on: boolean;
  toggle: () => void;
}

const SWEEP_EVERY_MS = 1_000;

/** Captions of a call: those of the others as they come, and one's own where wanted. */
export function useCaptions({ chatRoomId, line, language, speaking }: CaptionsOptions): ShownCaptions {
  const [lines, setLines] = useState<readonly CaptionLine[]>([]);
  const [on, setOn] = useState(false);
  const [speech, setSpeech] = useState<DeviceSpeech | null>(null);
  // Only a browser can tell what it can.
  useEffect(() => void deviceSpeech(language).then(setSpeech), [language]);

  useEffect(
    () =>
      line.subscribe({
        onUp: () => undefined,
        onFrame: (frame) => {
          if (frame.type !== "CALL_CAPTION" || frame.chatRoomId !== chatRoomId) return;
          setLines((shown) => withCaption(shown, frame.from, frame.caption, Date.now()));
        },
      }),
    [line, chatRoomId],
  );
  const some = lines.length > 0;
  useEffect(() => {
    if (!some) return;
    const timer = setInterval(() => setLines((shown) => stillShown(shown, Date.now())), SWEEP_EVERY_MS);
    return () => clearInterval(timer);
  }, [some]);
  useEffect(() => {
    if (!on || speech?.can !== "load") return;
    let wanted = true;
    void speech.load().then((loaded) => wanted && setSpeech(loaded));
    return () => void (wanted = false);
  }, [on, speech]);
  useEffect(() => {
    if (!on || !speaking || speech?.can !== "now") return;
    const heard = new Speech({
      ...{ createRecognizer: speech.create, language, now: () => performance.now(), newId: () => crypto.randomUUID() },
      onCaption: (caption) => void line.send({ type: "CALL_CAPTION", chatRoomId, caption }),
      onRefused: () => setSpeech({ can: "never" }),
    });
    heard.start();
    return () => heard.stop();
  }, [on, speaking, speech, language, line, chatRoomId]);
  return {
    lines,
    can: speech?.can ?? null,
    on: on && speech?.can !== "never",
    toggle: () => setOn((was) => !was),
  };
}
