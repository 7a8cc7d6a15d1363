import { askerOf, marked } from "../suggestions/suggestions";
import { ask, type Answer } from "./answer";
import { drawAnswer } from "./draw-answer";

const NONE = "px-5 py-4 text-sm text-muted";
const LIST = "max-h-[min(32rem,80dvh)] overflow-y-auto p-2 max-tablet:max-h-[calc(100dvh-6rem)]";

/** The list below a field, empty and closed, and the line that says how much is in it. */
function placesOf(input: HTMLInputElement, place: HTMLElement) {
  const [list, said] = [document.createElement("div"), document.createElement("p")];
  list.id = `${input.id}-list`;
  list.role = "listbox";
  list.ariaLabel = input.labels?.[0]?.textContent ?? "";
  list.className = LIST;
  // A list that scrolls takes the focus by Tab in some browsers, and is hidden by that: the keyboard would be lost.
  list.tabIndex = -1;
  said.role = "status";
  said.className = "sr-only";
  input.role = "combobox";
  input.ariaAutoComplete = "list";
  input.ariaExpanded = "false";
  input.form?.insertAdjacentElement("beforeend", said);
  return {
    said,
    list,
    open: () => {
      place.replaceChildren(list);
      input.setAttribute("aria-controls", list.id);
    },
    /** Nothing below the field, or the words that say that nothing was found. */
    close: (none?: string) => {
      const line = document.createElement("p");
      line.className = NONE;
      line.ariaHidden = "true";
      line.textContent = none ?? "";
      place.replaceChildren(...(none === undefined ? [] : [line]));
      input.removeAttribute("aria-controls");
    },
  };
}

/**
 * What the list shows, and which of it is marked: the first, once something is typed, so that Enter opens it, unless
 * others fit as well; then Enter leads to the page with all of them.
 */
function choiceIn(input: HTMLInputElement, place: HTMLElement) {
  const { said, list, open, close } = placesOf(input, place);
  let [options, at, shownFor]: [HTMLElement[], number, string | undefined] = [[], -1, undefined];
  /** Nobody has moved yet: the first arrow goes to the first one, whether it is marked already or not. */
  let isFresh = true;
  const mark = (next: number) => {
    [at, isFresh] = [next, false];
    for (const [index, option] of options.entries()) option.ariaSelected = String(index === at);
    const option = options[at];
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
    option?.scrollIntoView({ block: "nearest" });
  };
  const show = (answer: Answer | undefined) => {
    const shown = document.activeElement === input ? answer : undefined;
    const some = shown !== undefined && shown.groups.length > 0;
    options = some ? drawAnswer(list, list.id, shown) : [];
    said.textContent = shown?.said ?? "";
    input.ariaExpanded = String(options.length > 0);
    if (options.length > 0) open();
    else close(shown?.said);
    shownFor = shown && input.value.trim();
    mark(some && shown.all && shown.sure ? 0 : -1);
    isFresh = true;
  };
  return {
    show,
    isOpen: () => options.length > 0,
    move: (key: string) => marked(key, isFresh ? -1 : at, options.length),
    mark,
    /** The marked option, as long as it answers what stands in the field. */
    chosen: () => (shownFor === input.value.trim() ? options[at] : undefined),
  };
}

/**
 * Makes the field of a search a combobox whose list leads to what fits what is typed (ARIA 1.2, list autocompletion).
 * Enter opens the marked one; before there is an answer it leads to the page of the search, as without script.
 */
export function searchField(input: HTMLInputElement, place: HTMLElement, address: string): void {
  const choice = choiceIn(input, place);
  const { type, stop } = askerOf<Answer | undefined>((typed) => ask(address, typed), choice.show, {
    nothing: undefined,
    fewest: 0,
  });
  const close = () => {
    stop();
    choice.show(undefined);
  };
  input.addEventListener("input", () => type(input.value));
  input.addEventListener("focus", () => type(input.value));
  input.addEventListener("blur", close);
  input.addEventListener("keydown", (event) => {
    const { key, isComposing } = event;
    if (isComposing) return;
    const next = choice.isOpen() ? choice.move(key) : undefined;
    const chosen = key === "Enter" ? choice.chosen() : undefined;
    if (next !== undefined) choice.mark(next);
    else if (chosen) chosen.click();
    // With nothing below it, Escape is the browser's: it empties the field, or closes the sheet.
    else if (key === "Escape" && choice.isOpen()) close();
    else return;
    event.preventDefault();
  });
  // Whoever comes to a field for the first time was there before this listened.
  if (document.activeElement === input) type(input.value);
  // The field keeps the focus while a finger or the mouse chooses.
  place.addEventListener("mousedown", (event) => event.preventDefault());
}
