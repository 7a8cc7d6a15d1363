import { useEffect } from "react";
import { CALL_WINDOW, SAID_EVERY_MS, sayGoingOn, WINDOW_BESIDE } from "../../domain/video/call-going-on";

/** The link to another page of ours that somebody is about to follow in this window; null for every other press. */
function leavingBy(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || link.target || link.hasAttribute("download")) return null;
  const leaves = link.origin === location.origin && link.pathname !== location.pathname;
  return leaves ? link : null;
}

/**
 * While a call goes on, what is opened from its page opens beside it in a window of its own, since whatever replaced the
 * page would end the call; the picture floats above it, and every other page of this browser leads back here.
 */
export function useGoingOn(inCall: boolean, float: () => void): void {
  useEffect(() => {
    if (!inCall) return;
    window.name = CALL_WINDOW;
    const say = () => sayGoingOn(localStorage, location.pathname + location.search, Date.now());
    const silence = () => sayGoingOn(localStorage, null, Date.now());
    const onClick = (event: MouseEvent) => {
      const link = leavingBy(event);
      if (!link) return;
      event.preventDefault();
      float();
      window.open(link.href, WINDOW_BESIDE);
    };
    const onSubmit = ({ target }: SubmitEvent) => {
      // A search: its page would take the place of this one too.
      if (target instanceof HTMLFormElement && target.method === "get" && !target.target) target.target = WINDOW_BESIDE;
    };
    say();
    const timer = setInterval(say, SAID_EVERY_MS);
    document.addEventListener("click", onClick, true);
    document.addEventListener("submit", onSubmit, true);
    window.addEventListener("pagehide", silence);
    return () => {
      clearInterval(timer);
      silence();
      document.removeEventListener("click", onClick, true);
      document.removeEventListener("submit", onSubmit, true);
      window.removeEventListener("pagehide", silence);
    };
  }, [inCall, float]);
}
