/** What went wrong: of the whole form, else a rule that is to be overridden. */
const WRONG = ["[role=alert]", "[data-broken-rules]"] as const;
/** Buttons after which something else is asked, whatever stands in their place. */
const LEADS_ON: readonly (string | undefined)[] = ["pick", "who"];
/** Buttons that book; the last one has no name. */
const BOOKS: readonly (string | undefined)[] = [undefined, "nearest", "override"];

const firstOf = (panel: HTMLElement, selectors: readonly string[]) =>
  selectors.flatMap((selector) => panel.querySelector<HTMLElement>(selector) ?? [])[0];

/**
 * Where the keyboard goes once a panel is shown anew after a press of a button of that name. What was refused is brought
 * into view and has the focus; otherwise the focus stays where it is, or goes on to what is asked next.
 */
export function focusAfter(panel: HTMLElement, pressed: string | undefined): void {
  const { activeElement } = document;
  const kept = activeElement !== null && activeElement !== document.body && panel.contains(activeElement);
  const wrong = firstOf(panel, WRONG);
  if (wrong && (BOOKS.includes(pressed) || !kept)) {
    wrong.focus({ preventScroll: true });
    wrong.scrollIntoView({ block: "center" });
    return;
  }
  if (kept && !LEADS_ON.includes(pressed)) return;
  firstOf(panel, ["[autofocus]", "input[name=slot]:checked", "input[name=slot]"])?.focus();
}
