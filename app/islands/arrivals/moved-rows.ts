/** A press that was aimed at what stood there before a change comes within so long after it. */
const AIMED_MS = 700;
/** Pixels by which a row may shift and still be the one that was aimed at. */
const SHIFT_PX = 8;

const topsOf = (page: ParentNode) =>
  new Map(
    [...page.querySelectorAll<HTMLElement>("[data-key]")].map((row) => [
      row.dataset["key"],
      row.getBoundingClientRect().top,
    ]),
  );

/**
 * Tells a press from one that was aimed at the row which stood there a moment ago: where rows move up as another is
 * taken from above them, a second press under the same finger would be for the next patient.
 */
export function rowWatcher(page: ParentNode, clock: () => number) {
  let before = new Map<string | undefined, number>();
  let changedAt = -Infinity;
  return {
    /** To be called before rows are put in the place of others. */
    willChange: () => {
      if (clock() - changedAt >= AIMED_MS) before = topsOf(page);
      changedAt = clock();
    },
    /** Whether a press on this control was aimed at what is no longer there. */
    isAstray: (control: Element): boolean => {
      const row = control.closest<HTMLElement>("[data-key]");
      if (!row || clock() - changedAt >= AIMED_MS) return false;
      const top = before.get(row.dataset["key"]);
      return top === undefined || Math.abs(top - row.getBoundingClientRect().top) > SHIFT_PX;
    },
  };
}
