/** Said by a DateField that a page draws in the browser, once it is there. */
const DRAWN = "date-drawn";

function typeIn(frames: readonly HTMLElement[]): void {
  if (frames.length > 0) void import("./type-dates").then(({ typeDates }) => typeDates(frames));
}

/**
 * Lets the days of the page be typed as the reader writes them. A phone has a better field of its own. What a page draws
 * in the browser is left alone until it is drawn: see DateField.
 */
export function typeDatesWhenThere(): void {
  if (!matchMedia("(pointer: fine)").matches) return;
  document.addEventListener(DRAWN, ({ target }) => {
    if (target instanceof HTMLElement) typeIn([target]);
  });
  const isDrawnHere = document.querySelector("[data-routed]") !== null;
  typeIn([...document.querySelectorAll<HTMLElement>(isDrawnHere ? "[data-date][data-drawn]" : "[data-date]")]);
}
