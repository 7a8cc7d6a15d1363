import { Idiomorph } from "idiomorph";
import { openBoardLine } from "~/features/scheduling/realtime/protocol-line";
import { fetchPanel, statusBeside } from "./panel-part";

const TYPED_FOR_MS = 250;
/** Told of a change, the panels that are open do not all look again at one moment: after so long, or up to twice that. */
const LOOK_AFTER_MS = 200;

type Pressed = readonly (readonly [name: string, value: string])[];
const CHOOSE: Pressed = [["intent", "choose"]];

const slotsOf = (panel: HTMLElement) =>
  [...panel.querySelectorAll<HTMLInputElement>("input[name=slot]")].map(({ value }) => value).join();

/** Where the keyboard goes when what had it is gone: to what went wrong, else on to what is asked next. */
function focusNext(panel: HTMLElement): void {
  if (document.activeElement && document.activeElement !== document.body && panel.contains(document.activeElement))
    return;
  const next = panel.querySelector<HTMLElement>("[role=alert]") ?? panel.querySelector<HTMLElement>("[autofocus]");
  (next ?? panel.querySelector<HTMLElement>("input[name=slot]:checked, input[name=slot]"))?.focus();
}

/**
 * Keeps a booking panel true: it is shown anew as soon as something is chosen or typed that changes it, and when its
 * times change. Without this the same form does it by its buttons. Gives back how to end that.
 */
export function keepPanel(panel: HTMLElement): () => void {
  const said = statusBeside("font-medium text-warn-text not-empty:mb-4");
  const found = statusBeside("sr-only");
  for (const status of [said, found]) panel.parentElement?.insertBefore(status, panel);
  let asked: AbortController | undefined;
  let booking = false;
  let byItself = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lines: (() => void)[] = [];
  let boards = "";

  const formOf = () => panel.querySelector("form");
  const listen = () => {
    if (boards === (panel.dataset.boards ?? "")) return;
    boards = panel.dataset.boards ?? "";
    for (const close of lines) close();
    const look = () => sendAfter(LOOK_AFTER_MS * (1 + Math.random()), { live: true });
    lines = boards
      .split(" ")
      .filter(Boolean)
      .map((path) => openBoardLine(path, { onFrame: look, onResume: look }));
  };
  const take = (fresh: HTMLElement, live: boolean) => {
    const before = slotsOf(panel);
    void Idiomorph.morph(panel, fresh, { morphStyle: "outerHTML", ignoreActiveValue: true, restoreFocus: true });
    panel.dataset.kept = "";
    said.textContent = live && slotsOf(panel) !== before ? (panel.dataset.changed ?? "") : "";
    const list = panel.querySelector("ul:has([name=pick])");
    found.textContent = list ? `${list.ariaLabel ?? ""}: ${list.children.length}` : "";
    listen();
    focusNext(panel);
  };
  const send = async (pressed: Pressed, live = false): Promise<boolean> => {
    const form = formOf();
    if (!form) return false;
    clearTimeout(timer);
    asked?.abort();
    const own = (asked = new AbortController());
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === "string") body.append(name, value);
    for (const [name, value] of [...pressed, ["inPlace", "on"] as const]) body.append(name, value);
    panel.ariaBusy = "true";
    try {
      const fresh = await fetchPanel(form.action, { method: "POST", body, signal: own.signal });
      if (own.signal.aborted) return true;
      if (fresh?.dataset.leadsTo !== undefined) location.assign(fresh.dataset.leadsTo);
      else if (fresh) take(fresh, live);
      return fresh !== undefined;
    } catch {
      return own.signal.aborted;
    } finally {
      if (asked === own) panel.ariaBusy = null;
    }
  };
  function sendAfter(ms: number, { live = false } = {}): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!booking) void send(CHOOSE, live);
    }, ms);
  }
  const onSubmit = (event: SubmitEvent) => {
    const { submitter } = event;
    if (byItself || !(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    if (booking) return;
    booking = submitter.name === "" || submitter.name === "nearest";
    void send(submitter.name === "" ? [] : [[submitter.name, submitter.value]]).then((answered) => {
      booking = false;
      if (answered) return;
      // A line that is down, or a page of an error: the browser shows it.
      byItself = true;
      formOf()?.requestSubmit(submitter.isConnected ? submitter : null);
    });
  };
  const onChange = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    if (target.closest("[data-panel-live]")) void send(CHOOSE);
    if (target.matches("input[name=slot]"))
      for (const typed of panel.querySelectorAll<HTMLInputElement>("input[name=time][id]")) typed.value = "";
    if (target.matches("input[name=time]"))
      for (const slot of panel.querySelectorAll<HTMLInputElement>("input[name=slot]")) slot.checked = false;
  };
  const onInput = ({ target }: Event) => {
    if (target instanceof Element && target.matches("[data-panel-search]")) sendAfter(TYPED_FOR_MS);
  };
  /** Enter takes the first of those who were found for what is typed, else it searches. */
  const onKey = (event: KeyboardEvent) => {
    const { target, key, isComposing } = event;
    if (key !== "Enter" || isComposing || !(target instanceof HTMLInputElement)) return;
    if (!target.matches("[data-panel-search]")) return;
    event.preventDefault();
    const first = panel.querySelector<HTMLButtonElement>("button[name=pick]");
    if (first && target.value === target.getAttribute("value")) first.click();
    else void send(CHOOSE);
  };
  const events = { submit: onSubmit, change: onChange, input: onInput, keydown: onKey };
  for (const [name, listener] of Object.entries(events)) panel.addEventListener(name, listener as EventListener);
  panel.dataset.kept = "";
  listen();
  return () => {
    clearTimeout(timer);
    asked?.abort();
    for (const close of lines) close();
  };
}
