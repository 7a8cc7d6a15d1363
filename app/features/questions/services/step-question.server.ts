import { asAsked, commit } from "~/db/commit.server";
import { closeChargePayment, isSettled, prepaidChargeBack } from "~/features/billing/public.server";
import { TOPICS } from "~/outbox/topics";
import { authorize } from "~/platform/access/authorize.server";
import { withActor, type RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { dropQuestionDue, nextQuestionLook } from "../data/question-due.server";
import { chargedBy, readQuestion, readQuestionOfCharge, type QuestionRow } from "../data/questions.server";
import { dueStep, nextStep, STEPS, type DueStep } from "../domain/due-step";
import { timesFromNow, timesStandStill } from "../support/answer-time.server";
import { questionPlan } from "../support/change-question.server";
import { tellAdministrators, tellPatient, tellProviders } from "../support/told-of-question.server";

/** When a payment that is on its way is looked at again. */
const LOOK_AGAIN_MS = 3_600_000;

/** The plan of each step: what it writes, and whom it tells. */
type Plan = Omit<Parameters<typeof commit<null>>[1], "result">;

async function warn(context: RequestContext, row: QuestionRow): Promise<Plan> {
  const next = { ...row, step: STEPS.WARNED };
  return {
    ...remembered(context, row, next),
    outbox: await tellProviders(context, row, "question.due"),
  };
}

/** Only how often it was seen to changes, and when it is looked at next. */
function remembered(context: RequestContext, row: QuestionRow, next: QuestionRow) {
  const act = nextStep(next);
  return {
    guarded: stepped(context, row, next.step),
    writes: [dropQuestionDue(context.db, row.id)],
    audit: [
      {
        action: "question.warn",
        subjectKind: "question",
        subjectId: row.id,
        patientId: row.patientId,
        fields: ["step"],
      },
    ] as const,
    due: act === null ? [] : [{ kind: "QUESTION" as const, id: row.id, dueAt: act.at }],
  };
}

const STEPPED =
  "UPDATE question SET step = ?4, version = version + 1 WHERE organization_id = ?1 AND id = ?2 AND version = ?3";
const stepped = ({ db }: RequestContext, { id, version }: QuestionRow, step: number) =>
  db.raw(STEPPED, db.organizationId, id, version, step);

/**
 * What one provider has not answered goes to all of its department, and what those have not to all of the practice. They
 * are told, and so are those who run it.
 */
async function passOn(context: RequestContext, row: QuestionRow): Promise<Plan> {
  const scope = { employeeId: null, departmentId: row.employeeId === null ? null : row.departmentId };
  const outbox = [...(await tellProviders(context, scope, "question.asked")), ...(await tellAdministrators(context))];
  return questionPlan(context, row, "passOn", { set: { ...scope, step: STEPS.PASSED_ON }, outbox });
}

async function expire(context: RequestContext, row: QuestionRow): Promise<Plan> {
  const back = row.chargeId === null ? { writes: [], outbox: [] } : prepaidChargeBack(context, row.chargeId, "");
  return questionPlan(context, row, "expire", {
    set: timesStandStill(context, null),
    writes: back.writes,
    outbox: [
      ...back.outbox,
      ...(await tellPatient(context, row, "question.ended")),
      ...(await tellAdministrators(context)),
    ],
  });
}

/** It was paid: it is sent, and the time to answer begins. */
async function sent(context: RequestContext, row: QuestionRow): Promise<Plan> {
  return questionPlan(context, row, "pay", {
    set: { ...(await timesFromNow(context, row)), askedAt: context.now },
    outbox: await tellProviders(context, row, "question.asked"),
  });
}

/** Nobody has paid in time: it is a draft again, and costs nothing until it is sent anew. Null while it may be paid yet. */
async function lapse(context: RequestContext, row: QuestionRow): Promise<Plan | null> {
  const { id, chargeId, patientId } = row;
  if (chargeId === null) return questionPlan(context, row, "lapse", { set: timesStandStill(context, null) });
  if (await isSettled(context, chargeId)) return sent(context, row);
  if (!(await closeChargePayment(context, { chargeId, patientId })))
    return (await isSettled(context, chargeId)) ? sent(context, row) : null;
  const back = prepaidChargeBack(context, chargeId, "");
  return questionPlan(context, row, "lapse", {
    set: timesStandStill(context, null),
    writes: [...back.writes, chargedBy(context.db, id, null)],
    outbox: back.outbox,
  });
}

const close = (context: RequestContext, row: QuestionRow): Plan =>
  questionPlan(context, row, "close", { set: timesStandStill(context, null) });

const PLANS: Readonly<
  Record<DueStep, (context: RequestContext, row: QuestionRow) => Plan | null | Promise<Plan | null>>
> = { warn, passOn, expire, lapse, close };

/**
 * Does what is due about a question, once, whoever looks and however often: a reminder, others, the end with what was
 * paid going back, a draft again, or closed. What is not due yet is looked at when it is.
 */
export async function stepQuestion(context: RequestContext, item: { id: string; dueAt: number }): Promise<void> {
  await authorize(context, "question.settle");
  const { db, now } = context;
  const look = { kind: "QUESTION", ...item } as const;
  const row = await readQuestion(db, item.id);
  const step = row && dueStep(row, now);
  if (!row || !step) {
    await nextQuestionLook(db, look, row ? (nextStep(row)?.at ?? null) : null).run();
    return;
  }
  const plan = await PLANS[step](context, row);
  if (plan === null) await nextQuestionLook(db, look, now + LOOK_AGAIN_MS).run();
  else await commit(context, { ...plan, result: null }).catch(asAsked);
}

/** Sends what waits for a charge that is settled now. Safe to run twice. */
export async function sendPaidQuestion(context: RequestContext, payload: unknown): Promise<void> {
  await authorize(context, "question.settle");
  const { chargeId } = parse(TOPICS["charge.settled"], payload);
  const row = await readQuestionOfCharge(context.db, chargeId);
  if (row?.state !== "AWAITING_PAYMENT" || !(await isSettled(context, chargeId))) return;
  await commit(context, { ...(await sent(context, row)), result: null }).catch(asAsked);
}

/** The same for whoever looks at the page of their question and has paid. It asks nobody's permission: it is paid. */
export const sendIfPaid = async (context: RequestContext, chargeId: string): Promise<void> =>
  sendPaidQuestion(withActor(context, { kind: "system", task: "question" }), { chargeId });
