import { marked } from "../suggestions/suggestions";

/** The field in which a patient is looked for. */
export const SEARCH = "[data-panel-search]";
const LIST = "[data-found-for]";

/** The field, and the patients found for what is typed in it. */
interface Found {
  field: HTMLInputElement;
  list: HTMLElement | null;
  options: HTMLButtonElement[];
}

function foundIn(panel: HTMLElement): Found | undefined {
  const field = panel.querySelector<HTMLInputElement>(SEARCH);
  if (!field) return undefined;
  const list = panel.querySelector<HTMLElement>(LIST);
  return { field, list, options: list ? [...list.querySelectorAll<HTMLButtonElement>("button")] : [] };
}

const idOf = (option: HTMLButtonElement) => `found-${option.value}`;

/** Says by the roles of a list box (ARIA 1.2) which of the patients found is marked. */
function mark({ field, options }: Found, at: number): void {
  for (const [index, option] of options.entries()) option.ariaSelected = String(index === at);
  const option = options[at];
  if (option) field.setAttribute("aria-activedescendant", option.id);
  else field.removeAttribute("aria-activedescendant");
  option?.scrollIntoView({ block: "nearest" });
}

/**
 * Makes the field and the patients found below it a combobox with its list box; without script they are a field and
 * buttons. Done anew each time the panel is shown; the only one found is marked, and nobody of several.
 */
export function showAsListBox(panel: HTMLElement): void {
  const found = foundIn(panel);
  if (!found) return;
  const { field, list, options } = found;
  field.role = "combobox";
  field.ariaAutoComplete = "list";
  field.ariaExpanded = String(options.length > 0);
  if (!list) {
    field.removeAttribute("aria-controls");
    return;
  }
  list.id = `${field.id}-list`;
  list.role = "listbox";
  // A list that scrolls takes the focus by Tab in some browsers, and is hidden by that: the keyboard would be lost.
  list.tabIndex = -1;
  field.setAttribute("aria-controls", list.id);
  for (const option of options) {
    option.id = idOf(option);
    option.role = "option";
    option.tabIndex = -1;
    if (option.parentElement) option.parentElement.role = "presentation";
  }
  mark(found, options.length === 1 ? 0 : -1);
}

/**
 * What a key does in the field: an arrow marks a patient, Enter picks the marked one. Where several are found and nobody
 * is marked, Enter marks the first and picks nobody; before there is an answer to what is typed, it searches.
 */
export function chooseByKey(panel: HTMLElement, event: KeyboardEvent, search: () => void): void {
  const { target, key, isComposing, repeat } = event;
  const found = foundIn(panel);
  if (!found || isComposing || target !== found.field) return;
  const { field, list, options } = found;
  const now = options.findIndex(({ ariaSelected }) => ariaSelected === "true");
  const next = options.length > 0 ? marked(key, now, options.length) : undefined;
  if (next !== undefined) mark(found, next);
  else if (key !== "Enter") return;
  else if (list?.dataset["foundFor"] !== field.value.trim()) search();
  else if (now >= 0 && !repeat) options[now]?.click();
  else if (now < 0) mark(found, 0);
  event.preventDefault();
}
