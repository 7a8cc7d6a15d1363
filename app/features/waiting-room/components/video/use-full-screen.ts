import { useEffect, useState } from "react";

/** Whether something of the page fills the screen now, and what begins and ends that. */
export function useFullScreen(target: () => HTMLElement | null): { full: boolean; toggle: () => void } {
  const [full, setFull] = useState(false);
  useEffect(() => {
    // The browser has ways out of its own, such as Escape.
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", look);
    return () => document.removeEventListener("fullscreenchange", look);
  }, []);
  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else
      void target()
        ?.requestFullscreen()
        .catch(() => undefined);
  };
  return { full, toggle };
}
