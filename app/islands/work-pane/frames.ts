import type { Work } from "~/features/consultations/domain/desk/work";
import { watchFrame } from "./work-frame";

/** So long what is saved as it is typed may still be on its way when the next page is there. */
const KEEP_MS = 4_000;

export interface FrameStory {
  /** A page has come, and stands in the place of the one before. */
  came: (work: Work, at: URL, page: Document) => void;
  /** Nothing has come: the line is down. What was there is there still. */
  lost: (work: Work) => void;
  /** A page is on its way. */
  waits: (work: Work) => void;
  /** Whether an address is that of the page around the frames. */
  isAround: (url: URL) => boolean;
  /** Somebody goes back to the page around the frames. */
  escape: () => void;
  active: () => void;
  /** How a frame is called by whoever hears it. */
  titleOf: (work: Work) => string;
}

const addressOf = ({ contentWindow, contentDocument }: HTMLIFrameElement) =>
  contentWindow && contentDocument ? new URL(contentWindow.location.href) : null;

/** Takes a frame away once what it saves has arrived. */
function retire(frame: HTMLIFrameElement): void {
  frame.hidden = true;
  frame.dataset.gone = "";
  setTimeout(() => frame.remove(), KEEP_MS);
}

/**
 * The frames of a pane, one for each work, which stay when another is shown. Each page is loaded into a frame of its own
 * behind the one before: neither a line that is down nor an error takes away what is typed, and the browser's history
 * knows nothing of it.
 */
export function keepFrames(place: HTMLElement, story: FrameStory) {
  const held = new Map<Work, HTMLIFrameElement>();
  const coming = new Map<Work, HTMLIFrameElement>();
  let shown: Work | undefined;

  const frameFor = (work: Work): HTMLIFrameElement => {
    coming.get(work)?.remove();
    const frame = document.createElement("iframe");
    frame.name = `work-${crypto.randomUUID()}`;
    frame.title = story.titleOf(work);
    frame.hidden = true;
    frame.addEventListener("load", () => settle(work, frame));
    coming.set(work, frame);
    story.waits(work);
    return frame;
  };
  const load = (work: Work, url: URL) => {
    const frame = frameFor(work);
    frame.src = url.href;
    place.appendChild(frame);
  };
  const answerFrame = (work: Work) => {
    const frame = frameFor(work);
    place.appendChild(frame);
    return frame.name;
  };
  /** What has come into a frame: the page that was asked for, or the browser's own that says that it did not come. */
  const settle = (work: Work, frame: HTMLIFrameElement) => {
    const at = addressOf(frame);
    if (at?.protocol === "about:" || frame.dataset.gone !== undefined) return;
    if (at === null || !frame.contentDocument) {
      if (coming.get(work) !== frame) return;
      coming.delete(work);
      frame.remove();
      // What was sent from it can be sent again.
      held.get(work)?.contentWindow?.dispatchEvent(new Event("pageshow"));
      return story.lost(work);
    }
    if (coming.get(work) === frame) coming.delete(work);
    const before = held.get(work);
    held.set(work, frame);
    if (before && before !== frame) retire(before);
    frame.hidden = work !== shown;
    watchFrame(frame, {
      follow: (url, drops) => (story.isAround(url) && !drops ? story.escape() : load(work, url)),
      send: () => answerFrame(work),
      ...{ escape: story.escape, active: story.active },
    });
    story.came(work, at, frame.contentDocument);
  };

  return {
    load,
    /** Where the page of a work is; null where none is open. */
    at: (work: Work) => {
      const frame = held.get(work);
      return frame ? addressOf(frame) : null;
    },
    show: (work: Work | undefined) => {
      shown = work;
      for (const [each, frame] of held) frame.hidden = each !== work;
    },
    drop: (work: Work) => {
      const frame = held.get(work);
      held.delete(work);
      if (frame) retire(frame);
    },
    focus: (work: Work) => held.get(work)?.focus({ preventScroll: true }),
  };
}
