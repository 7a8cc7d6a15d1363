import { useEffect, useState } from "react";

const KEPT_AS = "call-large";

/** Whether the call has larger buttons and words in this browser; remembered where the browser keeps anything. */
export function useLarge(): { large: boolean; toggle: () => void } {
  const [large, setLarge] = useState(false);
  useEffect(() => {
    try {
      setLarge(localStorage.getItem(KEPT_AS) === "on");
    } catch {
      // As in some private windows: it is chosen anew each time.
    }
  }, []);
  const toggle = () => {
    setLarge(!large);
    try {
      localStorage.setItem(KEPT_AS, large ? "off" : "on");
    } catch {
      // As above.
    }
  };
  return { large, toggle };
}
