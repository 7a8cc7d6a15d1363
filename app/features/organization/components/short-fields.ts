import type { FormFieldSpec } from "~/screens/form-field";

/** Kinds whose answer is a word or a number: half a line is room enough. */
const SHORT: ReadonlySet<FormFieldSpec["kind"]> = new Set(["choice", "number", "duration", "clock"]);
/** So many boxes in a column would be longer than the window. */
const MANY_BOXES = 6;

/** The fields of a form with every run of short ones, and every long run of boxes to tick, two in a line. */
export function twoInALine(fields: readonly FormFieldSpec[]): FormFieldSpec[] {
  const runs: FormFieldSpec[][] = [];
  const runOf = ({ kind, hint, more, opened }: FormFieldSpec) => {
    if (more || opened) return null;
    if (kind === "switch") return hint === undefined ? "boxes" : null;
    return SHORT.has(kind) ? "short" : null;
  };
  for (const field of fields) {
    const last = runs.at(-1);
    const kind = runOf(field);
    if (last?.[0] && kind !== null && runOf(last[0]) === kind) last.push(field);
    else runs.push([field]);
  }
  return runs.flatMap((run) => {
    const [first] = run;
    const least = first?.kind === "switch" ? MANY_BOXES : 2;
    return run.length < least ? run : run.map((field): FormFieldSpec => ({ ...field, half: true }));
  });
}
