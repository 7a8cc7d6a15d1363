import { useCallback, useEffect, useRef } from "react";
import { useFreshData } from "~/ui/hydrated/use-fresh-data";

/** Coming back to a page more often than this reads it once. */
const LEAST_MS = 2_000;

/** Reads the page's data anew when somebody comes back to it. Gives the function that does so. */
export function useBoardRefresh(): () => void {
  const revalidate = useFreshData();
  const last = useRef(0);
  const refresh = useCallback(() => {
    const now = Date.now();
    if (now - last.current < LEAST_MS) return;
    last.current = now;
    revalidate();
  }, [revalidate]);
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === "visible") refresh();
    };
    window.addEventListener("focus", seen);
    document.addEventListener("visibilitychange", seen);
    return () => {
      window.removeEventListener("focus", seen);
      document.removeEventListener("visibilitychange", seen);
    };
  }, [refresh]);
  return revalidate;
}
