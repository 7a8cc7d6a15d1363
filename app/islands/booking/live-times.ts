import { DAY_MS } from "~/kernel/time/dates";
import { openBoardLine } from "~/features/scheduling/realtime/protocol-line";

/** How old the times may be when someone comes back to the page. */
const STALE_MS = 60_000;
/**
 * Told of a change, the pages that are open do not all look again at one moment: after so long, or up to twice that.
 */
const LOOK_AFTER_MS = 120;

const SLOT = "[data-slots] input[name=at]";
const inputsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLInputElement>(SLOT)];

/** The times as they are on a freshly made copy of this page. */
async function freshTimes(href: string): Promise<HTMLElement | undefined> {
  const answer = await fetch(href, { headers: { accept: "text/html" } });
  if (!answer.ok) return undefined;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return page.querySelector<HTMLElement>("[data-times]") ?? undefined;
}

/** Takes the fresh times over where there are more of them, with what was chosen and where the keyboard stands. */
function takeOver(times: HTMLElement, fresh: HTMLElement): void {
  const [now, next] = [times, fresh].map((each) => each.querySelector("[data-slots]"));
  const chosen = inputsOf(times).find((input) => input.checked)?.value;
  const focused = document.activeElement instanceof HTMLInputElement ? document.activeElement.value : undefined;
  if (now && next) now.replaceChildren(...next.childNodes);
  else [...times.children].at(-1)?.replaceWith(...[...fresh.children].slice(-1));
  if (!now) return;
  for (const input of inputsOf(times)) {
    input.checked = input.value === chosen;
    if (input.value === focused) input.focus();
  }
}

const dayButtonsIn = (page: ParentNode) => [...page.querySelectorAll<HTMLButtonElement>("[data-days] button")];

/** Takes over how many times each day of the week has; the buttons stay, and with them the focus. */
function updateDays(fresh: ParentNode): void {
  const counted = new Map(dayButtonsIn(fresh).map((button) => [button.value, button]));
  for (const button of dayButtonsIn(document)) {
    const [shown, now] = [button, counted.get(button.value)].map((each) => each?.lastElementChild);
    if (!shown || !now) continue;
    shown.textContent = now.textContent;
    button.className = counted.get(button.value)?.className ?? button.className;
  }
}

/** Strikes out what was taken, brings back what was freed, and gives back what to say of it. */
function update(times: HTMLElement, fresh: HTMLElement): string {
  const { taken = "", takenChosen = "", freed = "", changed = "" } = times.dataset;
  const free = new Map(inputsOf(fresh).map((input) => [input.value, input]));
  const shown = inputsOf(times);
  const open = new Set(shown.filter((input) => !input.disabled).map((input) => input.value));
  const lost = shown.filter((input) => !input.disabled && !free.has(input.value));
  const won = [...free.values()].filter((input) => !open.has(input.value));
  const lostChosen = lost.some((input) => input.checked);
  const [full, nowFull] = [times, fresh].map((each) => each.querySelector("[data-full]"));
  if (full && nowFull) full.replaceChildren(...[...nowFull.childNodes].map((each) => each.cloneNode(true)));
  const known = new Set(shown.map((input) => input.value));
  if (won.some((input) => !known.has(input.value))) takeOver(times, fresh);
  else
    for (const input of shown) {
      input.disabled = !free.has(input.value);
      if (input.disabled) input.checked = false;
    }
  const [first] = [...lost, ...won];
  if (!first) return "";
  const label = first.getAttribute("aria-label") ?? "";
  if (lost.length + won.length > 1) return lostChosen ? takenChosen.replace("{time}", nameOf(lost)) : changed;
  return (won.length > 0 ? freed : lostChosen ? takenChosen : taken).replace("{time}", label);
}

const nameOf = (lost: readonly HTMLInputElement[]) => lost[0]?.getAttribute("aria-label") ?? "";

/** Whether a change of a provider's time can be one of the times, or lie on one of the days, that are shown. */
function concerns(times: HTMLElement, frame: string): boolean {
  const { from, to }: { from: number; to: number } = JSON.parse(frame);
  const days = dayButtonsIn(document).map((button) => Date.parse(`${button.value}T12:00Z`));
  const starts = [...inputsOf(times).map((input) => Number(input.value)), ...days];
  if (starts.length === 0) return true;
  return to > Math.min(...starts) - DAY_MS && from < Math.max(...starts) + DAY_MS;
}

/** Keeps the shown times true: told by the providers' boards, and again when the visitor comes back to the page. */
export function keepTimesLive(): void {
  const times = document.querySelector<HTMLElement>("[data-times]");
  if (!times) return;
  let seen = Date.now();
  let planned: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    planned = undefined;
    seen = Date.now();
    freshTimes(times.dataset.times ?? "").then(
      (fresh) => {
        if (fresh) updateDays(fresh.ownerDocument);
        const said = fresh && update(times, fresh);
        const place = times.querySelector("[data-times-said]");
        if (said && place) place.textContent = said;
      },
      () => undefined,
    );
  };
  const lookSoon = () => {
    if (document.visibilityState !== "visible") seen = 0;
    else planned ??= setTimeout(look, LOOK_AFTER_MS * (1 + Math.random()));
  };
  let close = () => {};
  const listen = () => {
    const boards = (times.dataset.boards ?? "").split(" ").filter(Boolean);
    const onFrame = (frame: string) => concerns(times, frame) && lookSoon();
    const lines = boards.map((path) => openBoardLine(path, { onFrame, onResume: lookSoon }));
    close = () => lines.forEach((end) => end());
  };
  listen();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && Date.now() - seen >= STALE_MS) look();
  });
  addEventListener("pagehide", () => close());
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    listen();
    look();
  });
}
