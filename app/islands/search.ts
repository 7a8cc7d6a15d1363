const known = new WeakSet<Element>();

/**
 * Sets a field up once somebody comes to it, by the script that is fetched for the first of them: a page that is drawn
 * in the browser may have drawn it anew.
 */
function setUp(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || known.has(target)) return;
  const address = target.form?.dataset.search;
  const place = target.form?.querySelector<HTMLElement>("[data-search-list]");
  if (address === undefined || !place) return;
  known.add(target);
  void import("./search/search-field").then(({ searchField }) => searchField(target, place, address));
  // What is found to book opens in front of the page, whichever it is.
  void import("./booking-panel");
}

const sheet = () => document.querySelector<HTMLDialogElement>("dialog[data-search-sheet]");

/** Goes to the field of the top bar where there is room for it, else to that of the sheet. */
function goToSearch(): void {
  const field = document.querySelector<HTMLInputElement>("header [data-search] input");
  const inSheet = field?.checkVisibility() !== true;
  if (inSheet && sheet()?.open === false) sheet()?.showModal();
  const chosen = inSheet ? sheet()?.querySelector("input") : field;
  chosen?.focus();
  chosen?.select();
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

document.addEventListener("focusin", ({ target }) => setUp(target));
document.addEventListener("keydown", (event) => {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented } = event;
  if (defaultPrevented || altKey) return;
  const command = (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === "k";
  const slash = key === "/" && !ctrlKey && !metaKey && !isTyping(target);
  // Whatever stands in front of the page keeps the keyboard.
  const covered = document.querySelector("dialog:modal:not([data-search-sheet])") !== null;
  if (covered || (!command && !slash)) return;
  event.preventDefault();
  goToSearch();
});
document.addEventListener("click", (event) => {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  if (ctrlKey || metaKey || shiftKey || !(target instanceof Element) || !target.closest("[data-search-open]")) return;
  event.preventDefault();
  goToSearch();
});
setUp(document.activeElement);

export {};
