import { useEffect } from "react";
import { useFreshData } from "~/ui/hydrated/use-fresh-data";

/** The room's own line tells of who opens the room; whom the desk checks in is in the page's data alone. */
const EVERY_MS = 60_000;

/** Reads the page's data anew every minute while somebody looks at it, and when they come back to it. */
export function useLookAgain(): void {
  const refresh = useFreshData();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") refresh();
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [refresh]);
}
