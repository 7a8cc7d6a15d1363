import { failedCall } from "~/platform/calls/answer.server";
import type { RequestContext } from "~/platform/context.server";
import { AppError } from "~/platform/http/errors.server";
import { nearestOf } from "../support/availability/time-taken.server";

/**
 * Answers a call; where its time was refused and there are others, the failure names them: `nearestTimes`, UTC ms.
 * `named` gives the call's own name of a service's field.
 */
export async function withNearestTimes(
  context: RequestContext,
  run: () => Promise<unknown>,
  named: (field: string) => string = (field) => field,
): Promise<unknown> {
  try {
    return await run();
  } catch (error) {
    const nearestTimes = nearestOf(error);
    if (!(error instanceof AppError) || nearestTimes.length === 0) throw error;
    const fields = error.fields.map((each) => ({ ...each, field: named(each.field) }));
    return failedCall({ status: error.status, code: error.code, fields }, context.locale, { more: { nearestTimes } });
  }
}
