import { commit, refusedAs, type OutboxEntry, type Write } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { dropQuestionDue } from "../data/question-due.server";
import { changeQuestion, type QuestionRow } from "../data/questions.server";
import { nextStep } from "../domain/due-step";
import { afterAct, type QuestionAct, type QuestionState } from "../domain/question-states";

type Set = Partial<Omit<QuestionRow, "id" | "version" | "serviceName" | "state">>;

interface Change {
  set?: Set;
  writes?: readonly Write[];
  outbox?: readonly OutboxEntry[];
}

/** Somebody else has done something about it meanwhile, or it is over. */
export const overtaken = () =>
  new ConflictError("changedMeanwhile", [{ field: "", message: "text-questions:error.changed" }]);

/** The state that an act leads to. @throws ConflictError where it is not possible now */
export function stateAfter(row: QuestionRow, act: QuestionAct): QuestionState {
  const state = afterAct(row, act);
  if (state === null) throw overtaken();
  return state;
}

/**
 * What an act writes about a question: how it stands then, and when the clock looks at it next. For a commit; it is
 * refused as a conflict where somebody has changed the question since it was read.
 * @throws ConflictError where the act is not possible now
 */
export function questionPlan(context: RequestContext, row: QuestionRow, act: QuestionAct, change: Change = {}) {
  const { db } = context;
  const set = { ...change.set, state: stateAfter(row, act) };
  const next = nextStep({ ...row, ...set });
  return {
    guarded: changeQuestion(db, row, set),
    writes: [dropQuestionDue(db, row.id), ...(change.writes ?? [])],
    audit: [
      {
        action: `question.${act}`,
        subjectKind: "question",
        subjectId: row.id,
        patientId: row.patientId,
        fields: changedFields(row, set),
      },
    ],
    outbox: change.outbox ?? [],
    due: next === null ? [] : [{ kind: "QUESTION" as const, id: row.id, dueAt: next.at }],
  } as const;
}

/** Does it. @throws ConflictError where it is not possible now, or somebody was faster */
export async function changeBy(context: RequestContext, row: QuestionRow, act: QuestionAct, change: Change = {}) {
  await commit(context, { ...questionPlan(context, row, act, change), result: null }).catch(refusedAs(overtaken));
}
