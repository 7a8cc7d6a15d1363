/** A press that was aimed at what stood there before a change comes within so long after it. */
const AIMED_MS = 700;
/** Pixels by which a row may shift and still be the one that was aimed at. */
const SHIFT_PX = 8;

/** Steps that end an appointment: none of them is meant by a press on the step that stood there before it. */
const ENDS: readonly string[] = ["conclude", "complete", "leave", "no-show"];

interface Row {
  top: number;
  /** What could be pressed in it. */
  acts: ReadonlySet<string>;
}

const rowsOf = (page: ParentNode) =>
  new Map(
    [...page.querySelectorAll<HTMLElement>("[data-key]")].map((row): [string | undefined, Row] => [
      row.dataset["key"],
      {
        top: row.getBoundingClientRect().top,
        acts: new Set([...row.querySelectorAll("button")].map(({ value }) => value)),
      },
    ]),
  );

/**
 * Tells a press from one that was aimed at the row which stood there a moment ago: where rows move up as another is
 * taken from above them, a second press under the same finger would be for the next patient, and where 'Done' comes to
 * the place of 'With doctor' a press too many would end the appointment.
 */
export function rowWatcher(page: ParentNode, clock: () => number) {
  let before = new Map<string | undefined, Row>();
  let changedAt = -Infinity;
  return {
    /** To be called before rows are put in the place of others. */
    willChange: () => {
      if (clock() - changedAt >= AIMED_MS) before = rowsOf(page);
      changedAt = clock();
    },
    /** Whether a press on this control was aimed at what is no longer there. */
    isAstray: (control: Element): boolean => {
      const row = control.closest<HTMLElement>("[data-key]");
      if (!row || clock() - changedAt >= AIMED_MS) return false;
      const known = before.get(row.dataset["key"]);
      if (!known || Math.abs(known.top - row.getBoundingClientRect().top) > SHIFT_PX) return true;
      const act = control.closest("button")?.value ?? "";
      return ENDS.includes(act) && !known.acts.has(act);
    },
  };
}
