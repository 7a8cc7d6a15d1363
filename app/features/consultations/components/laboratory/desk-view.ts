import { answerTo, type PostedAnswer } from "~/screens/use-posted-form";
import type { LabOrderTest } from "../../domain/laboratory/lab-order";
import type { LabAction } from "../../domain/laboratory/lab-order-states";
import type { LabComponent, LabRange } from "../../domain/laboratory/lab-test";
import type { ShownFile } from "./lab-files";
import type { ShownResult } from "./result-table";

/** What a test measures, with the range that holds for the person and the value so far. */
export type DeskComponent = LabComponent & {
  units: readonly string[];
  range: LabRange | null;
  last: ShownResult | null;
};

export type TestAtDesk = LabOrderTest & {
  actions: readonly LabAction[];
  components: readonly DeskComponent[];
  files: readonly ShownFile[];
  /** The reader entered some of the values that wait for a second look. */
  isOwn: boolean;
};

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

/** The answer to a form of this test. */
export function answerAbout(answer: PostedAnswer | undefined, intent: string, testId: string) {
  const own = answerTo(answer, { intent });
  return own?.result.initialValue?.["test"] === testId ? own : undefined;
}
