import { z } from "zod";
import type { Check } from "./checks";
import { readReport } from "./report";

/** How many tests passed, failed and were skipped. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const vitestReport = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number(), numPendingTests: z.number() })
  .transform((report): Count => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  }));

const playwrightReport = z
  .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }) })
  .transform(({ stats }): Count => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }));

/** Reads the count out of a check's report; a report that was not written counts nothing. */
export function countOf(report: Check["report"]): Count {
  const none = { passed: 0, failed: 0, skipped: 0 };
  return readReport<Count>(report, { vitest: vitestReport, playwright: playwrightReport }, none);
}

/** The sum of several counts. */
export function sum(counts: readonly Count[]): Count {
  return counts.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The closing line of the test command, as machines read it: '12 passed, 1 failed, 2 skipped'. */
export function closingLine({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
