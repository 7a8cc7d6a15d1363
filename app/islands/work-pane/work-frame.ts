/** What happens in a page of the pane, to whoever looks after the pane. */
export interface FrameEvents {
  /** A link leads on; nothing has been loaded yet. One that `drops` what is typed leaves nothing to come back to. */
  follow: (url: URL, drops: boolean) => void;
  /** A form is sent: gives back the name of the frame that is to show its answer. */
  send: () => string;
  /** Escape was pressed, and nothing in the page wanted it. */
  escape: () => void;
  /** Something was done there. */
  active: () => void;
}

const ACTIVITY = ["pointerdown", "keydown", "wheel", "touchmove"] as const;
const OPEN = "dialog[open], :popover-open, [role=combobox][aria-expanded=true]";

/** The link that leads on in its own frame; undefined where the browser is to do what it does by itself. */
function ledBy(
  { target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent,
  here: Location,
): HTMLAnchorElement | undefined {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  // An element of the frame is none of this page's classes.
  const link = (target as Element).closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== here.origin) return undefined;
  const isWithinPage = link.hash !== "" && link.pathname === here.pathname && link.search === here.search;
  return isWithinPage ? undefined : link;
}

/** A form goes to the frame that is named, unless it says itself where to. */
function sendElsewhere(event: SubmitEvent, events: FrameEvents): void {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || form.hasAttribute("target") || event.submitter?.hasAttribute("formtarget")) return;
  if (form.getAttribute("method") === "dialog") return;
  form.setAttribute("target", events.send());
  setTimeout(() => form.removeAttribute("target"));
}

/** What is used of the event of a browser that tells of every navigation. */
interface NavigateEvent {
  navigationType: "push" | "replace" | "reload" | "traverse";
  destination: { url: string; sameDocument: boolean };
  downloadRequest: string | null;
  cancelable: boolean;
  preventDefault: () => void;
}

interface Navigates {
  navigation?: { addEventListener: (kind: "navigate", heard: (event: NavigateEvent) => void) => void };
}

/** A script of the page leads on, as the editor of a note does when it is finished: that, too, is loaded beside it. */
function followScripts(within: Window, follow: FrameEvents["follow"]): void {
  const { navigation } = within as Window & Navigates;
  navigation?.addEventListener("navigate", (event) => {
    const { navigationType, destination, downloadRequest, cancelable } = event;
    const url = new URL(destination.url);
    if (navigationType !== "push" || !cancelable || destination.sameDocument || downloadRequest !== null) return;
    if (url.origin !== within.location.origin) return;
    event.preventDefault();
    follow(url, false);
  });
}

/**
 * Looks after a page in a frame: what it leads to is loaded beside it, so that it stays, with all that is typed in it,
 * until the next page is there.
 */
export function watchFrame({ contentWindow, contentDocument }: HTMLIFrameElement, events: FrameEvents): void {
  if (!contentWindow || !contentDocument) return;
  contentDocument.documentElement.dataset["beside"] = "";
  // Last of all: what the page's own scripts do about a press is theirs.
  contentWindow.addEventListener("click", (event) => {
    const link = event.defaultPrevented ? undefined : ledBy(event, contentWindow.location);
    if (!link) return;
    event.preventDefault();
    events.follow(new URL(link.href), link.dataset["draftDrop"] !== undefined);
  });
  followScripts(contentWindow, events.follow);
  contentWindow.addEventListener("submit", (event) => sendElsewhere(event, events));
  contentWindow.addEventListener("keydown", ({ key, isComposing, defaultPrevented }) => {
    if (key === "Escape" && !isComposing && !defaultPrevented && !contentDocument.querySelector(OPEN)) events.escape();
  });
  for (const kind of ACTIVITY) contentDocument.addEventListener(kind, events.active, { passive: true });
}
