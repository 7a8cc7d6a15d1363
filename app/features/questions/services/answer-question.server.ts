import { commit, refusedAs } from "~/db/commit.server";
import { keepFile } from "~/features/organization/public.server";
import { assignProviderStatement } from "~/features/patients/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { insertFileLink, insertMessage, readMessages } from "../data/question-messages.server";
import type { QuestionRow } from "../data/questions.server";
import { CLOSE_MS, INFO_MS } from "../domain/due-step";
import type { QuestionState } from "../domain/question-states";
import { answerSchema } from "../schemas/question";
import { timeLeft, timesStandStill } from "../support/answer-time.server";
import { overtaken, questionPlan, stateAfter } from "../support/change-question.server";
import { reachQuestion } from "../support/reach-question.server";
import { tellPatient } from "../support/told-of-question.server";

/** The provider who writes. A program with a key answers nobody. @throws ForbiddenError */
export function answererOf({ actor }: RequestContext): string {
  if (actor.kind !== "employee") throw new ForbiddenError();
  return actor.employeeId;
}

/** How it stands after what is written: the patient has an answer, or is asked for what is missing. */
async function standing(context: RequestContext, row: QuestionRow, asksBack: boolean, employeeId: string) {
  const { now } = context;
  if (!asksBack)
    return { ...timesStandStill(context, now + CLOSE_MS), employeeId, answeredAt: row.answeredAt ?? now, leftMs: null };
  return { ...timesStandStill(context, now + INFO_MS), employeeId, leftMs: await timeLeft(context, row.dueAt) };
}

/**
 * Answers a question, or asks its patient for what is missing, with a file where there is one. Whoever answers what
 * anybody may answer takes it by that, and looks after its patient from then on.
 * @returns how it stands then
 * @throws NotFoundError; InvalidError at the field; ConflictError where somebody was faster, or it is over
 */
export async function answerQuestion(context: RequestContext, raw: unknown): Promise<{ state: QuestionState }> {
  await authorize(context, "question.answer");
  const { questionId, version, text, asksBack, file } = parse(answerSchema, raw);
  const row = await reachQuestion(context, "question.answer", questionId);
  if (version !== undefined && version !== row.version) throw overtaken();
  const act = asksBack ? "askBack" : "answer";
  const state = stateAfter(row, act);
  const employeeId = answererOf(context);
  const { db, now } = context;
  const no = ((await readMessages(db, [questionId])).at(-1)?.no ?? 0) + 1;
  const plan = questionPlan(context, row, act, {
    set: await standing(context, row, asksBack, employeeId),
    writes: [
      insertMessage(db, questionId, { no, at: now, kind: asksBack ? "INFO" : "ANSWER", employeeId, text }),
      assignProviderStatement(db, employeeId, row.patientId, now),
    ],
    outbox: await tellPatient(context, row, "question.answered"),
  });
  if (!file || file.size === 0) await commit(context, { ...plan, result: null }).catch(refusedAs(overtaken));
  else
    await keepFile(context, { purpose: "ATTACHMENT", file, patientId: row.patientId }, (_id, kept) => ({
      ...plan,
      writes: [...plan.writes, insertFileLink(db, { ...kept, questionId, messageNo: no })],
    })).catch(refusedAs(overtaken));
  return { state };
}
