import { valuesUpTo } from "./corrected-values";
import type { LabOrderTest, LabResult } from "./lab-order";
import { isCritical } from "./lab-test";

/** A value that somebody must know of at once, and what came of it. Instants in UTC ms. */
interface Critical {
  id: string;
  resultId: string;
  acknowledgedAt: number | null;
  /** When a correction took the value's place. */
  withdrawnAt: number | null;
}

/** Why an alarm of a critical value is not certain yet. */
export type CriticalDoubt = "unverified" | "sentBack";

/** Nobody has said that they know of it, and it still stands. */
export const isOpen = ({ acknowledgedAt, withdrawnAt }: Pick<Critical, "acknowledgedAt" | "withdrawnAt">): boolean =>
  acknowledgedAt === null && withdrawnAt === null;

/**
 * The critical values of a test that other values took the place of, as it stands now, each with whether what is there
 * now is critical again: that is told by itself.
 */
export function overtaken<C extends Critical>(
  criticals: readonly C[],
  results: readonly LabResult[],
  test: LabOrderTest,
): { critical: C; stillCritical: boolean }[] {
  const current = valuesUpTo(results, test, test.enteredVersion);
  return criticals.flatMap((critical) => {
    const was = results.find(({ id }) => id === critical.resultId);
    const isHere = was?.orderTestId === test.id && was.sampledAt === test.sampledAt;
    if (critical.withdrawnAt !== null || !isHere) return [];
    const now = current.find(({ componentId }) => componentId === was.componentId);
    if (!now || now.id === was.id) return [];
    return [{ critical, stillCritical: isCritical(now.flag) }];
  });
}
