import { useEffect, useRef } from "react";
import { ring } from "./ring";

/** When the chime begins, three times, in seconds; and how long the phone vibrates and rests, in milliseconds. */
const CHIMES = [0, 0.7, 1.4];
const VIBRATION = [400, 300, 400, 300, 400];
const RUNG_AFTER_MS = 2_500;

/** Tells whoever waited, and looks elsewhere, that they are called in: by a sound and, on a phone, a vibration. */
export function useCallIn(waits: boolean, admitted: boolean): void {
  const waited = useRef(false);
  useEffect(() => {
    if (waits) waited.current = true;
    if (!admitted || !waited.current) return;
    waited.current = false;
    navigator.vibrate?.(VIBRATION);
    // A browser that plays nothing before a press has had one: they pressed to join.
    const audio = new AudioContext();
    void audio.resume().then(() => CHIMES.forEach((after) => ring(audio, after)));
    setTimeout(() => void audio.close(), RUNG_AFTER_MS);
  }, [waits, admitted]);
}
