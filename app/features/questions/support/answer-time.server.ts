import type { RequestContext } from "~/platform/context.server";
import type { QuestionRow } from "../data/questions.server";
import { answerTimes, timeBetween, timeRunsOut } from "../domain/answer-clock";
import { STEPS } from "../domain/due-step";
import { answerClock, questionTerms } from "./question-terms.server";

const HOUR_MS = 3_600_000;

/** The times from now on of what is to be answered, for a whole window or for what was left of it (ms of open time). */
export async function timesFromNow(
  context: RequestContext,
  row: Pick<QuestionRow, "answerWithinHours">,
  leftMs?: number,
) {
  const clock = await answerClock(context, await questionTerms(context));
  const times = answerTimes(clock, context.now, leftMs ?? row.answerWithinHours * HOUR_MS);
  return { ...times, since: context.now, step: STEPS.NONE, leftMs: null };
}

/** No answer is awaited until `dueAt` (UTC ms), or at all where it is null. */
export const timesStandStill = ({ now }: RequestContext, dueAt: number | null) => ({
  ...{ since: now, warnAt: null, passAt: null, dueAt, step: STEPS.NONE },
});

/** How much open time is left until an answer is due, in ms; 0 once it is over. */
export async function timeLeft(context: RequestContext, dueAt: number | null): Promise<number> {
  if (dueAt === null) return 0;
  const clock = await answerClock(context, await questionTerms(context));
  return timeBetween(clock, context.now, dueAt);
}

/** When an answer would be due that is asked for now (UTC ms), by the hours of each of some services. */
export async function dueIfAskedNow(context: RequestContext, hours: readonly number[]): Promise<number[]> {
  const clock = await answerClock(context, await questionTerms(context));
  return hours.map((each) => timeRunsOut(clock, context.now, each * HOUR_MS));
}
