import { prepaidChargeBack } from "~/features/billing/public.server";
import { answeringProviders } from "~/features/identity/public.server";
import { assignProviderStatement } from "~/features/patients/public.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import type { QuestionRow } from "../data/questions.server";
import { assignSchema, declineSchema, versionSchema } from "../schemas/question";
import { timesStandStill } from "../support/answer-time.server";
import { changeBy, overtaken, stateAfter } from "../support/change-question.server";
import { reachQuestion } from "../support/reach-question.server";
import { tellPatient, tellProviders } from "../support/told-of-question.server";
import { answererOf } from "./answer-question.server";

async function toAnswer(context: RequestContext, id: string, raw: unknown): Promise<QuestionRow> {
  const row = await reachQuestion(context, "question.answer", id);
  if (parse(versionSchema, raw).version !== row.version) throw overtaken();
  return row;
}

/** Takes what anybody may answer: of two at once one gets it. They look after its patient from then on. */
export async function takeQuestion(context: RequestContext, id: string, raw: unknown): Promise<void> {
  const row = await toAnswer(context, id, raw);
  const employeeId = answererOf(context);
  await changeBy(context, row, "take", {
    set: { employeeId },
    writes: [assignProviderStatement(context.db, employeeId, row.patientId, context.now)],
  });
}

/** Gives a question back to those who may take it, who are told. */
export async function releaseQuestion(context: RequestContext, id: string, raw: unknown): Promise<void> {
  const row = await toAnswer(context, id, raw);
  const scope = { employeeId: null, departmentId: row.departmentId };
  await changeBy(context, row, "release", {
    set: scope,
    outbox: await tellProviders(context, scope, "question.asked"),
  });
}

/** Nothing more is to be asked or answered. */
export async function closeQuestion(context: RequestContext, id: string, raw: unknown): Promise<void> {
  const row = await toAnswer(context, id, raw);
  await changeBy(context, row, "close", { set: timesStandStill(context, null) });
}

/** Says that there will be no answer, and why; what was paid goes back. */
export async function declineQuestion(context: RequestContext, id: string, raw: unknown): Promise<void> {
  const row = await toAnswer(context, id, raw);
  const { reason } = parse(declineSchema, raw);
  stateAfter(row, "decline");
  const back = row.chargeId === null ? { writes: [], outbox: [] } : prepaidChargeBack(context, row.chargeId, "");
  await changeBy(context, row, "decline", {
    set: { ...timesStandStill(context, null), reason },
    writes: back.writes,
    outbox: [...back.outbox, ...(await tellPatient(context, row, "question.ended"))],
  });
}

/** Hands a question to a provider, with the reason, which stays with it; they are told and look after its patient. */
export async function assignQuestion(context: RequestContext, id: string, raw: unknown): Promise<void> {
  const row = await reachQuestion(context, "question.assign", id);
  const { version, employeeId, reason } = parse(assignSchema, raw);
  if (version !== row.version) throw overtaken();
  if (!(await answeringProviders(context.db)).some((each) => each.id === employeeId))
    throw new InvalidError([{ field: "employeeId", message: "errors:field.chooseOne" }]);
  await changeBy(context, row, "assign", {
    set: { employeeId, reason },
    writes: [assignProviderStatement(context.db, employeeId, row.patientId, context.now)],
    outbox: await tellProviders(context, { employeeId, departmentId: null }, "question.asked"),
  });
}
