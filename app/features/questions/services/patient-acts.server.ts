import { prepaidChargeBack } from "~/features/billing/public.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { insertMessage, readMessages } from "../data/question-messages.server";
import type { QuestionRow } from "../data/questions.server";
import { redFlagsIn } from "../domain/red-flags";
import { MOST_CHARACTERS, versionSchema, writeSchema } from "../schemas/question";
import { timesFromNow, timesStandStill } from "../support/answer-time.server";
import { changeBy, overtaken, stateAfter } from "../support/change-question.server";
import { questionTerms } from "../support/question-terms.server";
import { reachQuestion } from "../support/reach-question.server";
import { tellProviders } from "../support/told-of-question.server";

/** @throws ConflictError where it was changed since its page was opened */
function requireUnchanged(row: QuestionRow, raw: unknown): void {
  if (parse(versionSchema, raw).version !== row.version) throw overtaken();
}

/** The patient no longer wants an answer; what they paid goes back. @throws ConflictError once there is an answer */
export async function cancelQuestion(context: RequestContext, id: string, raw: unknown): Promise<void> {
  const row = await reachQuestion(context, "question.ask", id);
  requireUnchanged(row, raw);
  stateAfter(row, "cancel");
  const back = row.chargeId === null ? {} : prepaidChargeBack(context, row.chargeId, "");
  await changeBy(context, row, "cancel", { ...back, set: timesStandStill(context, null) });
}

/** What the patient writes next, and whether that may be an emergency. */
async function written(context: RequestContext, row: QuestionRow, raw: unknown) {
  requireUnchanged(row, raw);
  const { text } = parse(writeSchema, raw);
  const { emergencyWords } = await questionTerms(context);
  if (text.length > MOST_CHARACTERS)
    throw new InvalidError([{ field: "text", message: "errors:field.tooLong", values: { max: MOST_CHARACTERS } }]);
  const no = ((await readMessages(context.db, [row.id])).at(-1)?.no ?? 0) + 1;
  return { text, no, isUrgent: row.isUrgent || redFlagsIn(text, emergencyWords).length > 0 };
}

/** The patient says what was missing: the time to answer goes on where it stood still. */
export async function replyToProvider(context: RequestContext, id: string, raw: unknown): Promise<void> {
  const row = await reachQuestion(context, "question.ask", id);
  stateAfter(row, "reply");
  const { text, no, isUrgent } = await written(context, row, raw);
  await changeBy(context, row, "reply", {
    set: { ...(await timesFromNow(context, row, row.leftMs ?? undefined)), isUrgent },
    writes: [insertMessage(context.db, id, { no, at: context.now, kind: "REPLY", employeeId: null, text })],
    outbox: await tellProviders(context, row, "question.asked"),
  });
}

/** The patient asks about an answer, as often as the service allows. */
export async function followUp(context: RequestContext, id: string, raw: unknown): Promise<void> {
  const row = await reachQuestion(context, "question.ask", id);
  stateAfter(row, "followUp");
  const { text, no, isUrgent } = await written(context, row, raw);
  await changeBy(context, row, "followUp", {
    set: { ...(await timesFromNow(context, row)), isUrgent, followUpsUsed: row.followUpsUsed + 1 },
    writes: [insertMessage(context.db, id, { no, at: context.now, kind: "FOLLOW_UP", employeeId: null, text })],
    outbox: await tellProviders(context, row, "question.asked"),
  });
}
