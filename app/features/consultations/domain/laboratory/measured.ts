import { rangeText } from "./flags";
import type { LabComponent, LabRange, RangeSex } from "./lab-test";

/** What a test measures, as the catalogue shows it. */
export type MeasuredValue = Pick<LabComponent, "id" | "name" | "loinc" | "kind" | "unit" | "ranges"> & {
  testId: string;
  testName: string;
};

/** Ranges of people of any age or of grown-ups: those of children stand on the page of the value. */
const ofGrownUps = (ranges: readonly LabRange[]): readonly LabRange[] => {
  const open = ranges.filter(({ toDays }) => toDays === null);
  return open.length > 0 ? open : ranges;
};

const toSayOnce = <Line extends { text: string }>(lines: readonly Line[]): readonly Line[] =>
  lines.every(({ text }) => text === lines[0]?.text) ? lines.slice(0, 1) : lines;

/** What is usual for grown-ups: one text, or one for each sex where they differ. */
export function usualOf({ ranges }: Pick<LabComponent, "ranges">): readonly { sex: RangeSex; text: string }[] {
  const lines = ofGrownUps(ranges).flatMap((range) => {
    const text = rangeText(range);
    return text === "" ? [] : [{ sex: range.sex, text }];
  });
  return toSayOnce(lines).map((line, _at, all) => (all.length === 1 ? { ...line, sex: "ANY" as const } : line));
}

/** Beyond what somebody is told at once: `< 2.8 · > 6.2`, each once; empty where there are no limits. */
export function criticalText({ ranges }: Pick<LabComponent, "ranges">): string {
  const limits = ranges.flatMap(({ criticalLow, criticalHigh }) => {
    const ends = [criticalLow === null ? "" : `< ${criticalLow}`, criticalHigh === null ? "" : `> ${criticalHigh}`];
    const text = ends.filter(Boolean).join(" · ");
    return text === "" ? [] : [text];
  });
  return [...new Set(limits)].join(" / ");
}
