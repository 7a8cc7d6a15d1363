import type { Work } from "~/features/consultations/domain/desk/work";
import { goOn, leftPage } from "./go-on";
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
  frame.dataset["gone"] = "";
  setTimeout(() => frame.remove(), KEEP_MS);
}

/**
 * The frames of a pane, one for each work, which stay when another is shown. Each page is loaded into a frame of its own
 * behind the one before: neither a line that is down nor an error takes away what is typed, and the browser's history
 * knows nothing of it.
 */
export class WorkFrames {
  private readonly held = new Map<Work, HTMLIFrameElement>();
  private readonly coming = new Map<Work, HTMLIFrameElement>();
  private shown: Work | undefined;

  constructor(
    private readonly place: HTMLElement,
    private readonly story: FrameStory,
  ) {}

  load(work: Work, url: URL): void {
    const frame = this.frameFor(work);
    frame.src = url.href;
    this.place.appendChild(frame);
  }

  /** Where the page of a work is; null where none is open. */
  at(work: Work): URL | null {
    const frame = this.held.get(work);
    return frame ? addressOf(frame) : null;
  }

  show(work: Work | undefined): void {
    this.shown = work;
    for (const [each, frame] of this.held) frame.hidden = each !== work;
  }

  drop(work: Work): void {
    const frame = this.held.get(work);
    this.held.delete(work);
    if (frame) retire(frame);
  }

  focus(work: Work): void {
    this.held.get(work)?.focus({ preventScroll: true });
  }

  private frameFor(work: Work): HTMLIFrameElement {
    this.coming.get(work)?.remove();
    const frame = document.createElement("iframe");
    frame.name = `work-${crypto.randomUUID()}`;
    frame.title = this.story.titleOf(work);
    frame.hidden = true;
    frame.addEventListener("load", () => this.settle(work, frame));
    this.coming.set(work, frame);
    this.story.waits(work);
    return frame;
  }

  /** The name of a frame that is to show the answer to a form. */
  answerFrame(work: Work): string {
    const frame = this.frameFor(work);
    this.place.appendChild(frame);
    return frame.name;
  }

  /** What has come into a frame: the page that was asked for, or the browser's own that says that it did not come. */
  private settle(work: Work, frame: HTMLIFrameElement): void {
    const at = addressOf(frame);
    if (at?.protocol === "about:" || frame.dataset["gone"] !== undefined) return;
    if (at === null || !frame.contentDocument) return this.lost(work, frame);
    if (this.coming.get(work) === frame) this.coming.delete(work);
    const before = this.held.get(work);
    // As it was before it is hidden: then it has neither a place nor the focus any more.
    const left = before?.contentWindow && before !== frame ? leftPage(before.contentWindow) : null;
    const wasHere = before !== undefined && document.activeElement === before;
    this.held.set(work, frame);
    if (before && before !== frame) retire(before);
    frame.hidden = work !== this.shown;
    if (left && frame.contentWindow && work === this.shown) {
      if (wasHere) frame.focus({ preventScroll: true });
      goOn(left, frame.contentWindow, wasHere && matchMedia("(pointer: fine)").matches);
    }
    const { story } = this;
    watchFrame(frame, {
      follow: (url, drops) => (story.isAround(url) && !drops ? story.escape() : this.load(work, url)),
      send: () => this.answerFrame(work),
      ...{ escape: story.escape, active: story.active },
    });
    story.came(work, at, frame.contentDocument);
  }

  private lost(work: Work, frame: HTMLIFrameElement): void {
    if (this.coming.get(work) !== frame) return;
    this.coming.delete(work);
    frame.remove();
    // What was sent from it can be sent again.
    this.held.get(work)?.contentWindow?.dispatchEvent(new Event("pageshow"));
    this.story.lost(work);
  }
}
