import { Idiomorph } from "idiomorph";
import { openBoardLine } from "~/features/scheduling/realtime/protocol-line";
import { takeOverDate, typeDatesIn } from "../dates/type-dates";
import { chooseByKey, SEARCH, showAsListBox } from "./found-patients";
import { fetchPanel, statusBeside } from "./panel-part";
import { focusAfter } from "./panel-focus";

const TYPED_FOR_MS = 250;
/** Told of a change, the panels that are open do not all look again at one moment: after so long, or up to twice that. */
const LOOK_AFTER_MS = 200;

type Pressed = readonly (readonly [name: string, value: string])[];
/** The button that shows the panel for what is chosen in it now. */
const LOOK: Pressed = [["look", "anew"]];

const inputs = (panel: HTMLElement, name: string) => [
  ...panel.querySelectorAll<HTMLInputElement>(`input[name=${name}]:not([type=hidden])`),
];
const slotsOf = (panel: HTMLElement) =>
  inputs(panel, "slot")
    .map(({ value }) => value)
    .join();

/**
 * Whether what has the focus stays as it is: what is typed meanwhile does. A button has nothing to keep, and its words
 * change with it; nor has a choice that is another one on the fresh copy, whose words would stand beside the old value.
 */
function keepsItsValue(active: Element | null, fresh: HTMLElement): boolean {
  if (active instanceof HTMLButtonElement) return false;
  if (!(active instanceof HTMLInputElement) || active.type !== "radio") return true;
  return fresh.querySelector<HTMLInputElement>(`[id="${active.id}"]`)?.value === active.value;
}

/** Shows a panel as it is on a fresh copy of its page, and says what is new. Focus and what is typed there stay. */
function takeOver(panel: HTMLElement, changed: HTMLElement, found: HTMLElement) {
  return (fresh: HTMLElement, pressed: Pressed) => {
    const before = slotsOf(panel);
    const wasTold = panel.dataset.told !== undefined;
    const ignoreActiveValue = keepsItsValue(document.activeElement, fresh);
    const callbacks = {
      beforeNodeMorphed: (old: Node, copy: Node) => !takeOverDate(old, copy),
      // What was unfolded stays so.
      beforeAttributeUpdated: (name: string, element: Element, change: string) =>
        !(element instanceof HTMLDetailsElement && name === "open" && change === "remove"),
    };
    void Idiomorph.morph(panel, fresh, { morphStyle: "outerHTML", ignoreActiveValue, restoreFocus: true, callbacks });
    typeDatesIn(panel);
    panel.dataset.kept = "";
    changed.textContent = wasTold && slotsOf(panel) !== before ? (panel.dataset.changed ?? "") : "";
    const list = panel.querySelector("[data-found-for]");
    found.textContent = list ? `${list.ariaLabel ?? ""}: ${list.children.length}` : "";
    showAsListBox(panel);
    focusAfter(panel, pressed[0]?.[0]);
  };
}

/** Posts a panel's form as a press of a button does; false where no panel came back. A later post breaks it off. */
function poster(panel: HTMLElement, take: ReturnType<typeof takeOver>) {
  let asked: AbortController | undefined;
  const post = async (pressed: Pressed): Promise<boolean> => {
    const form = panel.querySelector("form");
    if (!form) return false;
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
      else if (fresh) take(fresh, pressed);
      return fresh !== undefined;
    } catch {
      return own.signal.aborted;
    } finally {
      if (asked === own) panel.ariaBusy = null;
    }
  };
  return { post, stop: () => asked?.abort() };
}

/** Listens to the boards of the doctors whose times are shown, whoever they are by then. */
function boardListener(panel: HTMLElement, onChange: () => void) {
  let boards = "";
  let lines: (() => void)[] = [];
  const stop = () => lines.forEach((close) => close());
  const listen = () => {
    if (boards === (panel.dataset.boards ?? "")) return;
    boards = panel.dataset.boards ?? "";
    stop();
    const told = { onFrame: onChange, onResume: onChange };
    lines = boards
      .split(" ")
      .filter(Boolean)
      .map((path) => openBoardLine(path, told));
  };
  return { listen, stop };
}

/** A time that is typed and one that is chosen exclude each other; what was overridden of another time is not of this. */
function keepOneTime(panel: HTMLElement, target: Element): void {
  if (target.matches("input[name=slot]")) {
    for (const typed of inputs(panel, "time")) typed.value = "";
    for (const override of inputs(panel, "override")) override.checked = false;
  }
  if (target.matches("input[name=time]")) for (const slot of inputs(panel, "slot")) slot.checked = false;
}

/** Whether something was chosen already that the panel, as it came, does not show: before the script was there. */
const isBehind = (panel: HTMLElement): boolean =>
  [...panel.querySelectorAll<HTMLInputElement>("[data-panel-live] input")].some(
    (one) => one.checked !== one.defaultChecked,
  ) ||
  [...panel.querySelectorAll<HTMLOptionElement>("[data-panel-live] option:checked")].some(
    ({ defaultSelected }) => !defaultSelected,
  );

const chosenIn = (panel: HTMLElement) => inputs(panel, "slot").find(({ checked }) => checked)?.value;

/**
 * Presses buttons by a script; where that fails, because the line is down or an error is shown, the browser does. What
 * is pressed while another press is under way waits for it, and books only where the chosen time is still the same.
 */
function presser(panel: HTMLElement, post: (pressed: Pressed) => Promise<boolean>) {
  let last: Promise<unknown> = Promise.resolve();
  let booking = false;
  let byItself = false;
  const submit = (event: SubmitEvent) => {
    const { submitter } = event;
    if (byItself || !(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    if (booking) return;
    const { name, value } = submitter;
    booking = ["", "nearest", "override"].includes(name);
    const chosen = chosenIn(panel);
    const press = async () => {
      const answered = (booking && chosenIn(panel) !== chosen) || (await post(name === "" ? [] : [[name, value]]));
      booking = false;
      if (answered) return;
      byItself = true;
      panel.querySelector("form")?.requestSubmit(submitter.isConnected ? submitter : null);
    };
    last = last.then(press);
  };
  return { submit, isBooking: () => booking };
}

/**
 * Keeps a booking panel true: it is shown anew as soon as something is chosen or typed that changes it, and when its
 * times change. Without this the same form does it by its buttons. Gives back how to end that.
 */
export function keepPanel(panel: HTMLElement): () => void {
  const changed = statusBeside("font-medium text-warn-text not-empty:mb-4");
  const found = statusBeside("sr-only");
  for (const status of [changed, found]) panel.parentElement?.insertBefore(status, panel);
  const take = takeOver(panel, changed, found);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { post, stop } = poster(panel, (fresh, pressed) => {
    take(fresh, pressed);
    boards.listen();
  });
  const { submit, isBooking } = presser(panel, (pressed) => {
    clearTimeout(timer);
    return post(pressed);
  });
  const lookAfter = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!isBooking()) void post(LOOK);
    }, ms);
  };
  const boards = boardListener(panel, () => {
    panel.dataset.told = "";
    lookAfter(LOOK_AFTER_MS * (1 + Math.random()));
  });
  panel.addEventListener("submit", submit);
  panel.addEventListener("change", ({ target }) => {
    if (!(target instanceof Element)) return;
    keepOneTime(panel, target);
    if (target.closest("[data-panel-live]")) lookAfter(0);
  });
  panel.addEventListener("input", ({ target }) => {
    if (target instanceof Element && target.matches(SEARCH)) lookAfter(TYPED_FOR_MS);
  });
  panel.addEventListener("keydown", (event) => chooseByKey(panel, event, () => lookAfter(0)));
  panel.dataset.kept = "";
  showAsListBox(panel);
  typeDatesIn(panel);
  boards.listen();
  if (isBehind(panel)) lookAfter(0);
  return () => {
    clearTimeout(timer);
    stop();
    boards.stop();
  };
}
