import { rowWatcher } from "./arrivals/moved-rows";
import { focusNextAct } from "./arrivals/next-act";
import { openBoardLine } from "~/features/scheduling/realtime/protocol-line";

/** Told of a change, a page waits so long for others that come with it, and looks again by itself so often. */
const LOOK_AFTER_MS = 60;
const LOOK_EVERY_MS = 60_000;
/** What a press did is said for so long, and longer while somebody is at it. */
const SAID_MS = 10_000;
const SOUND_KEPT_AS = "arrival-sound";
/** Two soft tones: frequencies in hertz, and how long each sounds in seconds. */
const TONES = [660, 880];
const TONE_SECONDS = 0.18;

const PART = "[data-live]";
const title = document.title;
const rows = rowWatcher(document, () => performance.now());
let audio: AudioContext | undefined;
let saying: ReturnType<typeof setTimeout> | undefined;

/** The parts that stand in no other part. */
const partsOf = (page: ParentNode) =>
  [...page.querySelectorAll<HTMLElement>(PART)].filter((part) => !part.parentElement?.closest(PART));

/** By what the control that has the focus is found again in a fresh part: its form and value, or where it leads. */
function nameOf(control: Element): string {
  const form = control.closest("form")?.getAttribute("action") ?? "";
  const key = control.closest("details")?.dataset["key"] ?? "";
  return [control.tagName, form, key, control.getAttribute("value"), control.getAttribute("href")].join(" ");
}

/** The key of the row in which a control stands. */
const rowOf = (control: Element) => control.closest<HTMLElement>("[data-key]")?.dataset["key"];

/** What opens the menu of a row. */
const openerOf = (part: HTMLElement, id: string) =>
  part.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]`);

/** Puts what is fresh in the place of what is shown: what was open stays open, and the focus where it was. */
function takeOver(part: HTMLElement, fresh: HTMLElement, pressed: boolean): void {
  if (part.innerHTML === fresh.innerHTML) return;
  const menu = pressed ? null : part.querySelector("[popover]:popover-open");
  const open = new Set([...part.querySelectorAll<HTMLElement>("details[open]")].map(({ dataset }) => dataset["key"]));
  const focused = part.contains(document.activeElement) && document.activeElement;
  const name = focused ? nameOf(focused) : "";
  const row = focused ? rowOf(focused) : undefined;
  part.replaceChildren(...fresh.childNodes);
  for (const each of part.querySelectorAll("details")) each.open = open.has(each.dataset["key"]);
  const controls = [...part.querySelectorAll<HTMLElement>("a, button, summary")];
  if (focused) {
    const inRow = controls.find((each) => each.tagName === "BUTTON" && rowOf(each) === row);
    const control = controls.find((each) => nameOf(each) === name) ?? inRow ?? controls[0];
    control?.focus({ preventScroll: true });
  }
  if (menu) openerOf(part, menu.id)?.click();
}

/** What a press did is said over the foot of the page, unless the page came with a place for it, and not for long. */
function say(part: HTMLElement, fresh: HTMLElement): void {
  if (part.childElementCount === 0) part.toggleAttribute("data-over", true);
  takeOver(part, fresh, true);
  clearTimeout(saying);
  const end = () => {
    if (part.matches(":hover, :focus-within")) saying = setTimeout(end, SAID_MS);
    else part.replaceChildren();
  };
  if (part.hasAttribute("data-over")) saying = setTimeout(end, SAID_MS);
}

/** Takes every part over from a fresh copy of this page: after a press also what that did. */
function show(page: Document, pressed: boolean): void {
  const fresh = new Map(partsOf(page).map((part) => [part.dataset["live"], part]));
  rows.willChange();
  for (const part of partsOf(document)) {
    const now = fresh.get(part.dataset["live"]);
    if (!now) continue;
    if (part.dataset["live"] !== "said") takeOver(part, now, pressed);
    else if (pressed) say(part, now);
  }
  badge();
}

/** Says in the page's title how many patients wait. */
function badge(): void {
  const waiting = Number(document.querySelector<HTMLElement>("[data-waiting]")?.dataset["waiting"] ?? 0);
  document.title = waiting > 0 ? `(${String(waiting)}) ${title}` : title;
}

const pageOf = async (answer: Response) => new DOMParser().parseFromString(await answer.text(), "text/html");

async function look(): Promise<void> {
  const answer = await fetch(location.href, { headers: { accept: "text/html" } }).catch(() => undefined);
  if (answer?.ok && !answer.redirected) show(await pageOf(answer), false);
}

function ring(): void {
  const playing = audio;
  if (playing?.state !== "running") return;
  TONES.forEach((frequency, index) => {
    const tone = playing.createOscillator();
    const volume = playing.createGain();
    const start = playing.currentTime + index * TONE_SECONDS;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.15, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + TONE_SECONDS);
    tone.connect(volume).connect(playing.destination);
    tone.start(start);
    tone.stop(start + TONE_SECONDS);
  });
}

/** The choice is kept in this browser; a browser plays nothing before a first press. */
function offerSound(place: HTMLElement): void {
  const button = place.querySelector("button");
  if (!button) return;
  const turn = (on: boolean) => {
    button.setAttribute("aria-pressed", String(on));
    localStorage.setItem(SOUND_KEPT_AS, on ? "on" : "off");
    if (on) audio ??= new AudioContext();
    else void audio?.close().then(() => (audio = undefined));
  };
  place.hidden = false;
  turn(localStorage.getItem(SOUND_KEPT_AS) === "on");
  document.addEventListener("click", () => void audio?.resume());
  button.addEventListener("click", () => {
    turn(button.getAttribute("aria-pressed") !== "true");
    ring();
  });
}

/** Sends what was pressed and shows the page that comes back, where it is this one; else the press loads its page. */
async function press(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, button)) if (typeof value === "string") body.append(name, value);
  form.setAttribute("aria-busy", "true");
  const answer = await fetch(form.action, { method: "POST", body, headers: { accept: "text/html" } }).catch(
    () => undefined,
  );
  form.removeAttribute("aria-busy");
  const here = answer?.redirected && new URL(answer.url).pathname === location.pathname;
  if (answer?.ok && here) {
    show(await pageOf(answer), true);
    // The button that was pressed went with the message it stood in, or with its row.
    if (document.activeElement === document.body) focusNextAct(document, form.getAttribute("action") ?? "");
    return;
  }
  // Refused, or the line is down: the page that says so is better than none.
  form.removeAttribute("data-arrival-act");
  form.requestSubmit(button);
}

function keepLive(root: HTMLElement): void {
  let planned: ReturnType<typeof setTimeout> | undefined;
  const lookSoon = () => {
    planned ??= setTimeout(() => {
      planned = undefined;
      void look();
    }, LOOK_AFTER_MS);
  };
  const onFrame = (text: string) => {
    const { arrived, employeeId }: { arrived?: boolean; employeeId?: string } = JSON.parse(text);
    const only = root.dataset["onlyOf"];
    if (arrived && (only === undefined || only === employeeId)) ring();
    lookSoon();
  };
  let close = openBoardLine(root.dataset["arrivals"] ?? "", { onFrame, onResume: lookSoon });
  setInterval(() => document.visibilityState === "visible" && lookSoon(), LOOK_EVERY_MS);
  addEventListener("pagehide", () => close());
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    close = openBoardLine(root.dataset["arrivals"] ?? "", { onFrame, onResume: lookSoon });
    lookSoon();
  });
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.hasAttribute("data-arrival-act")) return;
    event.preventDefault();
    if (form.ariaBusy !== "true") void press(form, event.submitter);
  });
  const dropAstray = (event: MouseEvent) => {
    // A key has no place that something else could come to: what it presses has the focus.
    if (event.detail === 0 || !(event.target instanceof Element) || !rows.isAstray(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("click", dropAstray, true);
  const sound = root.querySelector<HTMLElement>("[data-arrival-sound]");
  if (sound) offerSound(sound);
  badge();
}

const root = document.querySelector<HTMLElement>("[data-arrivals]");
if (root) keepLive(root);
