import { answerTo, type PostedAnswer } from "~/screens/use-posted-form";
import type { LabOrderTest } from "../../domain/laboratory/lab-order";
import { groupsOf } from "../../domain/laboratory/panels";
import type { LabAction } from "../../domain/laboratory/lab-order-states";
import type { LabComponent, LabRange } from "../../domain/laboratory/lab-test";
import type { ShownFile } from "./lab-files";
import type { ShownResult } from "./result-table";

/** What a test measures, with the range that holds for the person and the value so far. */
export type DeskComponent = LabComponent & {
  units: readonly string[];
  range: LabRange | null;
  /** Beyond these somebody must know at once. */
  limits: Pick<LabRange, "criticalLow" | "criticalHigh">;
  last: ShownResult | null;
};

export type TestAtDesk = LabOrderTest & {
  actions: readonly LabAction[];
  components: readonly DeskComponent[];
  files: readonly ShownFile[];
  /** The reader entered some of the values that wait for a second look. */
  isOwn: boolean;
};

/** Which form of values an address asks for: of a test, or of a panel by its first test. */
export interface AskedForm {
  test: string | null;
  panel: string | null;
}

export interface DeskTestProps {
  test: TestAtDesk;
  orderId: string;
  version: number;
  answer: PostedAnswer | undefined;
  /** Who may verify what the reader entered. */
  verifiers: readonly string[];
  /** The form of its values is shown. */
  isOpen: boolean;
  /** It stands among the tests of a panel, and says which one it is. */
  isNamed: boolean;
}

/** What of a test decides which form of values opens. */
export type TestToEnter = Pick<TestAtDesk, "id" | "panel" | "actions" | "isOwn"> & {
  components: readonly Pick<DeskComponent, "kind" | "last">[];
};

const isEmpty = ({ last, kind }: Pick<DeskComponent, "kind" | "last">) => last === null && kind !== "ATTACHMENT";

/**
 * The tests of a panel whose values are entered in one form: those with a value that is still to come. A report or file
 * has a form of its own, as has what was sent back and is looked at again.
 */
export const openInPanel = <T extends TestToEnter>(tests: readonly T[]): readonly T[] =>
  tests.filter(
    ({ actions, components }) =>
      actions.includes("enter") && components.some(isEmpty) && components.every(({ kind }) => kind !== "ATTACHMENT"),
  );

/** The first form of an order that waits for values: of a panel, or of a test; neither where nothing waits. */
export function firstOpenForm(tests: readonly TestToEnter[]): AskedForm {
  for (const { tests: grouped } of groupsOf(tests)) {
    const [first] = grouped;
    if (first && grouped.length > 1 && openInPanel(grouped).length > 1) return { test: null, panel: first.id };
    // What its author may still change waits for somebody else, and not for values.
    const open = grouped.find(({ actions, isOwn }) => actions.includes("enter") && !isOwn);
    if (open) return { test: open.id, panel: null };
  }
  return { test: null, panel: null };
}

/** The answer to the form of a panel. */
export function answerToPanel(answer: PostedAnswer | undefined, panelId: string) {
  const own = answerTo(answer, { intent: "enter" });
  return own?.result.initialValue?.["panel"] === panelId ? own : undefined;
}

/** The answer to a form of this test. */
export function answerAbout(answer: PostedAnswer | undefined, intent: string, testId: string) {
  const own = answerTo(answer, { intent });
  return own?.result.initialValue?.["test"] === testId && own.result.initialValue["panel"] === undefined
    ? own
    : undefined;
}
