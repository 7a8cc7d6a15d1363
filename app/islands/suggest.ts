import type * as medicine from "./suggestions/medicine-form";
import { asker, marked, type Suggestion } from "./suggestions/suggestions";

const LIST =
  "absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-md border border-line-strong bg-surface";
const OPTION = "min-h-11 cursor-pointer px-3.5 py-2.5 hover:bg-sunken aria-selected:bg-brand-soft";

const isSuggestion = (one: unknown): one is Suggestion =>
  typeof one === "object" && one !== null && "name" in one && typeof one.name === "string";

async function ask(address: string, typed: string): Promise<Suggestion[]> {
  const answer = await fetch(`${address}?q=${encodeURIComponent(typed)}`);
  const said: unknown = answer.ok ? await answer.json() : [];
  return Array.isArray(said) ? said.filter(isSuggestion) : [];
}

function words(text: string, look = ""): HTMLElement {
  const said = document.createElement("bdi");
  said.className = look;
  said.textContent = text;
  return said;
}

/** The words, and the other name by which they were found, each in its own direction. */
function optionOf({ name, found }: Suggestion, id: string): HTMLElement {
  const option = document.createElement("li");
  option.id = id;
  option.role = "option";
  option.className = OPTION;
  option.replaceChildren(words(name), ...(found ? [" · ", words(found, "text-sm text-muted")] : []));
  return option;
}

/** An empty list below the field, and as wide. A line that was copied has that of the line it was copied from. */
function listOf(input: HTMLInputElement): HTMLElement {
  const focused = document.activeElement === input;
  const copied = input.nextElementSibling;
  if (copied?.matches("ul[role=listbox]")) input.parentElement?.replaceWith(input);
  const list = document.createElement("ul");
  list.id = `${input.id}-suggestions`;
  list.role = "listbox";
  list.hidden = true;
  list.ariaLabel = input.labels?.[0]?.textContent ?? "";
  list.className = LIST;
  // A list that scrolls takes the focus by Tab in some browsers, and is hidden by that: the keyboard would be lost.
  list.tabIndex = -1;
  const place = document.createElement("div");
  place.className = "relative";
  input.parentElement?.insertBefore(place, input);
  place.replaceChildren(input, list);
  if (focused) input.focus();
  input.role = "combobox";
  input.autocomplete = "off";
  input.ariaAutoComplete = "list";
  input.ariaExpanded = "false";
  input.setAttribute("aria-controls", list.id);
  return list;
}

/** What the form of a medicine does with its name; nothing where the page has no such form. */
let medicineForm: typeof medicine | undefined;

const chosen = (input: HTMLInputElement) => medicineForm?.nameChosen(input);

/** What the list shows, and which of it is marked. Nothing is until somebody asks for it: what is typed is what is sent. */
function choiceIn(input: HTMLInputElement, list: HTMLElement) {
  let [shown, at]: [Suggestion[], number] = [[], -1];
  const mark = (next: number) => {
    at = next;
    for (const [index, option] of [...list.children].entries()) option.ariaSelected = String(index === at);
    const option = list.children[at];
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
    option?.scrollIntoView({ block: "nearest" });
  };
  const show = (found: Suggestion[]) => {
    shown = document.activeElement === input ? found : [];
    list.replaceChildren(...shown.map((one, index) => optionOf(one, `${list.id}-${index}`)));
    list.hidden = shown.length === 0;
    input.ariaExpanded = String(!list.hidden);
    mark(-1);
  };
  const take = (index = at) => {
    const one = shown[index];
    if (one) {
      input.value = one.name;
      chosen(input);
    }
    return one !== undefined;
  };
  /** Takes what is typed as a name that was typed to its end, from the list where it stands there. */
  const takeTyped = () => {
    const typed = input.value.trim().toLocaleLowerCase();
    if (!take(shown.findIndex(({ name }) => name.toLocaleLowerCase() === typed))) chosen(input);
  };
  return { show, take, takeTyped, move: (key: string) => marked(key, at, shown.length), mark };
}

/** Makes a field a combobox with a list of what fits what is typed (ARIA 1.2, list autocompletion, manual selection). */
function suggest(input: HTMLInputElement): void {
  const list = listOf(input);
  const { show, take, takeTyped, move, mark } = choiceIn(input, list);
  const { type, stop } = asker((typed) => ask(input.dataset.suggest ?? "", typed), show);
  const close = () => {
    stop();
    show([]);
  };
  input.addEventListener("input", () => type(input.value));
  input.addEventListener("blur", close);
  input.addEventListener("change", () => chosen(input));
  input.addEventListener("keydown", (event) => {
    const { key, isComposing } = event;
    if (isComposing) return;
    // The line is unfinished: its name is taken as with Tab, before Enter sends the form.
    if (key === "Enter" && !input.hasAttribute("aria-activedescendant") && medicineForm?.awaitsProposals(input)) {
      takeTyped();
      close();
      event.preventDefault();
      return;
    }
    if (list.hidden) {
      if (key === "ArrowDown") type(input.value);
      return;
    }
    const next = move(key);
    if (next !== undefined) mark(next);
    else if (key === "Escape" || (key === "Enter" && take())) close();
    else return;
    event.preventDefault();
  });
  // The field keeps the focus while a finger or the mouse chooses.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  list.addEventListener("click", ({ target }) => {
    const option = target instanceof Element ? target.closest("li") : null;
    if (option && take([...list.children].indexOf(option))) close();
  });
}

const FIELDS = "input[data-suggest]";
const known = new WeakSet<Element>();
const OF_MEDICINE = "[data-proposals], [data-filled]";
let isAsked = false;

function readMedicineForm(): void {
  isAsked = true;
  void import("./suggestions/medicine-form").then((loaded) => {
    medicineForm = loaded;
    loaded.takeProposals();
  });
}

function setUp(field: Element): void {
  if (!(field instanceof HTMLInputElement) || !field.matches(FIELDS) || known.has(field)) return;
  known.add(field);
  suggest(field);
  if (!isAsked && field.form?.querySelector(OF_MEDICINE)) readMedicineForm();
}

for (const field of document.querySelectorAll(FIELDS)) setUp(field);
// Lines that come later, as with what was typed before, are set up once somebody comes to them.
document.addEventListener("focusin", ({ target }) => target instanceof Element && setUp(target));
