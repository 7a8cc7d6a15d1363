import type { Work } from "~/features/consultations/domain/desk/work";
import { WorkFrames } from "./frames";
import { refreshParts, takeParts } from "./fresh-parts";
import { SecondPress } from "./second-press";
import { sheetOf } from "./sheet";
import { openedIn, consultationWith, workOf } from "./work-address";

/** So long the browser may take for its way back. */
const BACK_MS = 500;
/** In the history: the pane was opened from the page of the entry before. */
const OPENED = "work";

/** What opens a work. */
const PRESSED = "a[data-work], button[data-work]";

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Opens what a consultation leads to beside it: notes, prescriptions, orders, results. The address says what is open,
 * the browser's way back closes it, and what was typed in it stays while it is closed.
 */
export class WorkPane {
  private readonly consultation: URL;
  private readonly sheet: ReturnType<typeof sheetOf>;
  private readonly frames: WorkFrames;
  private shown: Work | undefined;
  private readonly second = new SecondPress();
  private opener: HTMLElement | null = null;
  /** It was asked for, and is not there yet: whoever works by the keyboard goes on inside it. */
  private comesIntoView = false;
  private closing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly root: HTMLElement,
    private readonly pane: HTMLDialogElement,
    place: HTMLElement,
  ) {
    this.consultation = new URL(root.dataset["desk"] ?? "", location.href);
    this.sheet = sheetOf(root, pane, () => this.leave());
    this.frames = new WorkFrames(place, {
      titleOf: (work) => this.tab(work)?.textContent.trim() ?? "",
      isAround: ({ pathname }) => pathname === this.consultation.pathname,
      escape: () => this.leave(),
      // Who works in a frame of a frame is heard by the page around both.
      active: () => place.dispatchEvent(new Event("pointerdown", { bubbles: true })),
      waits: (work) => work === this.shown && this.say("loading"),
      lost: (work) => work === this.shown && this.say("lost"),
      came: (work, at, page) => this.came(work, at, page),
    });
    root.addEventListener("click", (event) => this.press(event));
    pane.querySelector<HTMLElement>("[data-work-close]")?.addEventListener("click", (event) => {
      if (!this.second.isMeantForFirst(event, true)) this.leave();
    });
    addEventListener("popstate", () => this.follow());
    this.follow();
    // A press before this opens the work on a page of its own.
    root.dataset["ready"] = "";
  }

  private tab = (work: Work) => this.pane.querySelector<HTMLElement>(`[data-work-tab="${work}"]`);

  /** The line at the top of the pane; it is empty where all is well. */
  private say(name: "loading" | "lost" | ""): void {
    this.pane.ariaBusy = name === "loading" ? "true" : null;
    const line = this.pane.querySelector<HTMLElement>("[data-work-said]");
    if (line) line.textContent = name === "" ? "" : (line.dataset[name] ?? "");
  }

  /** Which work a page is: by its address, or as the consultation's own links say. */
  private workAt(url: URL): Work | undefined {
    const links = [...this.root.querySelectorAll<HTMLAnchorElement>("a[data-work]")];
    return (
      workOf(url) ?? (links.find(({ pathname }) => pathname === url.pathname)?.dataset["work"] as Work | undefined)
    );
  }

  private name(opened: URL | null): void {
    history.replaceState(history.state, "", consultationWith(location.href, opened));
  }

  /** Shows a work: as it was left, or the page of an address where another one is asked for. */
  private display(work: Work, url: URL | null): void {
    clearTimeout(this.closing);
    this.shown = work;
    for (const each of this.pane.querySelectorAll<HTMLElement>("[data-work-tab]"))
      each.ariaCurrent = each === this.tab(work) ? "true" : null;
    this.say("");
    this.frames.show(work);
    this.sheet.open();
    const there = this.frames.at(work);
    const isThere = there && (url === null || there.pathname + there.search === url.pathname + url.search);
    this.comesIntoView = !isThere;
    if (isThere) {
      this.name(there);
      this.frames.focus(work);
    } else if (url) this.frames.load(work, url);
  }

  /** A page has come into a frame. Where it is the consultation itself, the work is done, and it says so. */
  private came(work: Work, at: URL, page: Document): void {
    if (at.pathname === this.consultation.pathname) {
      this.frames.drop(work);
      takeParts(this.root, page);
      if (work === this.shown) this.close();
    } else if (work === this.shown) {
      this.say("");
      this.name(at);
      if (this.comesIntoView) this.frames.focus(work);
      this.comesIntoView = false;
    }
  }

  /**
   * What begins a work goes on with what was begun; every other link opens what it leads to. The button of a form sends
   * it, and its answer opens.
   */
  private press(event: MouseEvent): void {
    const pressed = (event.target as Element).closest<HTMLAnchorElement | HTMLButtonElement>(PRESSED);
    // What begins a work is gone once it is open, and something of the consultation may have come in its place.
    if (!pressed && this.shown !== undefined && this.second.isMeantForFirst(event, true)) event.preventDefault();
    if (!pressed || !isPlain(event)) return;
    event.preventDefault();
    const work = pressed.dataset["work"] as Work;
    if (this.shown !== undefined && this.second.isMeantForFirst(event, work !== this.shown)) return;
    const goesOn = pressed.dataset["workGoesOn"] !== undefined && this.frames.at(work) !== null;
    const url = goesOn || pressed instanceof HTMLButtonElement ? null : new URL(pressed.href);
    if (this.shown === undefined) {
      this.opener = pressed;
      this.second.opened(event.timeStamp);
      const opened = consultationWith(location.href, url ?? this.frames.at(work));
      history.pushState({ ...(history.state as object | null), [OPENED]: true }, "", opened);
    }
    const isComing = work === this.shown && this.pane.ariaBusy === "true";
    this.display(work, url);
    if (!goesOn && !isComing && pressed instanceof HTMLButtonElement) this.send(work, pressed.form);
  }

  /** Sends the form by which a work is begun; what it answers is shown in the pane. */
  private send(work: Work, form: HTMLFormElement | null): void {
    if (!form) return;
    form.target = this.frames.answerFrame(work);
    form.submit();
    form.removeAttribute("target");
  }

  /** Closes the pane, and shows the consultation as it has become meanwhile. */
  private leave(): void {
    if (this.shown === undefined) return;
    void refreshParts(this.root, this.consultation).catch(() => undefined);
    this.close();
  }

  private close(): void {
    const closed = () => {
      if (this.shown === undefined) return;
      this.name(null);
      this.hide();
    };
    if ((history.state as Record<string, unknown> | null)?.[OPENED] !== true) return closed();
    history.back();
    // Where the way back led elsewhere in a frame, as a browser may have it that tells of no navigation.
    this.closing = setTimeout(closed, BACK_MS);
  }

  private hide(): void {
    const work = this.shown;
    if (work === undefined) return;
    clearTimeout(this.closing);
    this.shown = undefined;
    this.sheet.close();
    const begins = this.root.querySelector<HTMLElement>(`[data-work-goes-on][data-work="${work}"]`);
    (this.opener?.isConnected ? this.opener : begins)?.focus();
  }

  /** Shows what the address says to be open. */
  private follow(): void {
    const url = openedIn(location.href, (asked) => this.workAt(asked) !== undefined);
    const work = url && this.workAt(url);
    if (url && work) this.display(work, url);
    else this.hide();
  }
}
