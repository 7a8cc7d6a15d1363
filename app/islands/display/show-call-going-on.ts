import { CALL_WINDOW, goingOn, SAID_EVERY_MS } from "~/features/waiting-room/domain/video/call-going-on";

/** The bar that leads back to a call that goes on in another window of this browser, for as long as it does. */
export function showCallGoingOn(bar: HTMLElement): void {
  const link = bar.querySelector("a");
  const look = () => {
    const href = goingOn(localStorage, Date.now());
    bar.hidden = href === null;
    if (link && href !== null) link.href = href;
  };
  link?.addEventListener("click", (event) => {
    // Without an address a window of that name comes to the front as it is; where there is none the call moves here.
    const call = window.open("", CALL_WINDOW);
    if (!call) return;
    event.preventDefault();
    if (call.location.href === "about:blank") call.location.href = link.href;
    call.focus();
  });
  addEventListener("storage", look);
  setInterval(look, SAID_EVERY_MS);
  look();
}
