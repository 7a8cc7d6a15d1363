import { useCallback, useEffect, useRef } from "react";

/**
 * The function of the newest render, under one identity: an effect that calls it runs again by what else it names.
 * Not to be called while rendering.
 */
export function useNewest<Args extends unknown[], Result>(run: (...args: Args) => Result): (...args: Args) => Result {
  const newest = useRef(run);
  useEffect(() => {
    newest.current = run;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
