import { FRAME, frameSizeOf, saysFrame } from "./frame-message";
import { WIDGET_ROOT, widgetAddress } from "~/paths/widget";

/** Room that is kept before the content has told its height, in CSS pixels, and the least afterwards. */
const RESERVED = 620;
/** When a frame that says nothing counts as refused, so that its plain link comes back. */
const SILENT_MS = 15_000;

const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The plain link that stands before the script for visitors without script. */
function linkBefore(script: Element, origin: string): HTMLAnchorElement | undefined {
  const before = script.previousElementSibling;
  return before instanceof HTMLAnchorElement && before.origin === origin && before.pathname.startsWith(WIDGET_ROOT)
    ? before
    : undefined;
}

const swap = (old: Element, next: Element) => {
  old.insertAdjacentElement("afterend", next);
  old.remove();
};

function makeFrame(script: HTMLScriptElement, title: string): HTMLIFrameElement {
  const { organization = "", locale: lang, kind, colour, theme } = script.dataset;
  const address = widgetAddress(organization, { lang, kind, colour, theme, zone: zoneHere() });
  const frame = document.createElement("iframe");
  frame.src = new URL(address, script.src).href;
  frame.title = title;
  Object.assign(frame.style, {
    display: "block",
    inlineSize: "100%",
    blockSize: `${RESERVED}px`,
    border: "0",
    borderRadius: "14px",
  });
  return frame;
}

/**
 * Puts the booking in the place of a script's tag, in a frame as high as its content. It listens to the frame's own
 * window and origin and to nothing else.
 */
export function embedBooking(script: Element | null): void {
  if (!(script instanceof HTMLScriptElement) || !script.dataset.organization) return;
  const { origin, host } = new URL(script.src);
  const link = linkBefore(script, origin);
  const frame = makeFrame(script, link?.textContent.trim() || script.dataset.title || host);
  let steps = 0;
  const silent = setTimeout(() => link && swap(frame, link), SILENT_MS);
  addEventListener("message", ({ data, origin: from, source }: MessageEvent<unknown>) => {
    if (from !== origin || source !== frame.contentWindow) return;
    if (saysFrame(data, FRAME.ready)) {
      clearTimeout(silent);
      frame.contentWindow?.postMessage({ type: FRAME.hello }, origin);
      steps += 1;
      // The next step begins at its top, which may have been scrolled out of sight.
      if (steps > 1 && frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ block: "start" });
    }
    const size = frameSizeOf(data);
    if (!size) return;
    frame.style.blockSize = `${Math.max(RESERVED, size.height)}px`;
    if (size.title) frame.title = size.title;
  });
  if (link) swap(link, frame);
  else script.insertAdjacentElement("afterend", frame);
}
