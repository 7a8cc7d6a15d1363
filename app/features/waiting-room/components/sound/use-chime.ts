import { useEffect, useRef, useState } from "react";
import { ring } from "./ring";

const KEPT_AS = "room-sound";

/** A sound that staff asked for. The choice is kept in the browser; a browser plays nothing before a first press. */
export function useChime(): { on: boolean; blocked: boolean; turn: (on: boolean) => void; play: () => void } {
  const audio = useRef<AudioContext | null>(null);
  const [on, setOn] = useState(false);
  const [blocked, setBlocked] = useState(false);
  useEffect(() => {
    if (localStorage.getItem(KEPT_AS) !== "on") return;
    setOn(true);
    audio.current = new AudioContext();
    setBlocked(audio.current.state === "suspended");
  }, []);
  useEffect(() => {
    if (!blocked) return;
    const allow = () => void audio.current?.resume().then(() => setBlocked(false));
    // When the press has ended: the hint that goes away moves the page, and a press that it moved would do nothing.
    document.addEventListener("click", allow, { once: true });
    return () => document.removeEventListener("click", allow);
  }, [blocked]);
  const play = () => {
    if (audio.current && audio.current.state === "running") ring(audio.current);
  };
  const turn = (wanted: boolean) => {
    setOn(wanted);
    localStorage.setItem(KEPT_AS, wanted ? "on" : "off");
    if (!wanted) {
      void audio.current?.close();
      audio.current = null;
      return;
    }
    // A new context begins a moment after it is made.
    const begun = (audio.current ??= new AudioContext());
    void begun.resume().then(() => ring(begun));
  };
  return { on, blocked, turn, play };
}
