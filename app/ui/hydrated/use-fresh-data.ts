import { useFetchers, useLoaderData, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";

/**
 * Gives the function that reads the page's data anew. Calls that come while something is read or sent are answered by
 * one reading after it: none is broken off (which the browser would report as an error), and what is shown in the end
 * was read after the last call.
 */
export function useFreshData(): () => void {
  const { state, revalidate } = useRevalidator();
  const sending = useFetchers().length > 0;
  const data: unknown = useLoaderData();
  const [wanted, setWanted] = useState(false);
  // `state` is told late, as React renders it when it has time: a reading is over when it was seen, or brought news.
  const reading = useRef<{ from: unknown; seen: boolean } | null>(null);
  useEffect(() => {
    const idle = state === "idle";
    if (reading.current && !idle) reading.current.seen = true;
    if (reading.current && idle && (reading.current.seen || reading.current.from !== data)) reading.current = null;
    if (!wanted || !idle || sending || reading.current) return;
    reading.current = { from: data, seen: false };
    setWanted(false);
    revalidate();
  }, [wanted, state, sending, data, revalidate]);
  return useCallback(() => setWanted(true), []);
}
