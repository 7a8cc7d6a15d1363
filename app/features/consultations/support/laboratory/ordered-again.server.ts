import { createFormat } from "~/i18n/format";
import { createTranslator } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { runningTests } from "../../data/laboratory/new-results.server";
import { orderedAgain } from "../../domain/laboratory/running";

/** So many tests that are running already are looked at: more than a patient has at once. */
export const MOST_RUNNING = 200;

/**
 * Asks once before a test is sent that is running for the patient already.
 * @returns whether one is, and was confirmed: the audit keeps it
 * @throws InvalidError at `again`, with the names of these tests, where nobody has confirmed it
 */
export async function requireMeantAgain(
  { db, locale }: RequestContext,
  { patientId, orderId, again }: { patientId: string; orderId: string | undefined; again: boolean },
  tests: readonly { testId: string }[],
): Promise<boolean> {
  const running = await runningTests(db, patientId, MOST_RUNNING);
  const twice = orderedAgain(
    running.filter((test) => test.orderId !== orderId),
    tests,
  );
  if (twice.length === 0 || again) return twice.length > 0;
  const names = [...new Set(twice.map(({ name }) => name))];
  const { list } = createFormat(createTranslator(locale).bcp47);
  throw new InvalidError([{ field: "again", message: "laboratory:refused.again", values: { tests: list(names) } }]);
}
