import { createTranslator } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";
import { AppError } from "~/platform/errors.server";
import { nearestOf } from "../services/time-taken.server";

/** Answers a call; where its time was refused and there are others, the failure names them: `nearestTimes`, UTC ms. */
export async function withNearestTimes(context: RequestContext, run: () => Promise<unknown>): Promise<unknown> {
  try {
    return await run();
  } catch (error) {
    const nearestTimes = nearestOf(error);
    if (!(error instanceof AppError) || nearestTimes.length === 0) throw error;
    const { t, has } = createTranslator(context.locale);
    const errors = error.fields.map(({ field, message, values }) => ({
      field,
      message: has(message) ? t(message, (values ?? {}) as never) : message,
    }));
    return Response.json({ status: false, errorCode: error.code, errors, nearestTimes }, { status: error.status });
  }
}
