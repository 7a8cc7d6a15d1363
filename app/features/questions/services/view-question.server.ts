import { answeringProviders } from "~/features/identity/public.server";
import { payChoices } from "~/features/billing/public.server";
import { applyReturned } from "~/features/scheduling/public.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readSavedReplies } from "../data/question-services.server";
import { readFileLinks, readMessages } from "../data/question-messages.server";
import { readQuestion, type QuestionRow } from "../data/questions.server";
import type { QuestionMessage, QuestionView } from "../domain/question";
import { afterAct, isWaiting, QUESTION_ACTORS, QUESTION_ACTS, type QuestionAct } from "../domain/question-states";
import { timeLeft } from "../support/answer-time.server";
import { providerNames, questionLines } from "../support/question-lines.server";
import { questionTerms } from "../support/question-terms.server";
import { maySee, reachQuestion } from "../support/reach-question.server";
import { sendIfPaid } from "./step-question.server";

const RIGHTS = { patient: "question.ask", provider: "question.answer", staff: "question.assign" } as const;

/** What whoever looks may do now. */
async function actsOf(context: RequestContext, row: QuestionRow): Promise<QuestionAct[]> {
  const isPatient = context.actor.kind === "patient";
  const able = new Set<string>();
  for (const actor of isPatient ? (["patient"] as const) : (["provider", "staff"] as const))
    if (await maySee(context, RIGHTS[actor], row)) able.add(actor);
  return QUESTION_ACTS.filter((act) => able.has(QUESTION_ACTORS[act]) && afterAct(row, act) !== null);
}

async function messagesOf(context: RequestContext, row: QuestionRow): Promise<QuestionMessage[]> {
  const [messages, files] = await Promise.all([
    readMessages(context.db, [row.id]),
    readFileLinks(context.db, [row.id]),
  ]);
  const names = await providerNames(
    context,
    messages.flatMap(({ employeeId }) => (employeeId === null ? [] : [employeeId])),
  );
  const filesAt = (no: number) =>
    files
      .filter(({ messageNo }) => messageNo === no)
      .map(({ id, name, contentType, sizeBytes }) => ({ id, name, contentType, sizeBytes }));
  return [
    {
      ...{ no: 0, at: row.askedAt ?? row.createdAt, kind: "QUESTION", authorName: null },
      ...{ text: row.text, files: filesAt(0) },
    },
    ...messages.map(({ no, at, kind, employeeId, text }): QuestionMessage => {
      const authorName = employeeId === null ? null : (names.get(employeeId) ?? "");
      return { no, at, kind, authorName, text, files: filesAt(no) };
    }),
  ];
}

/** What has been paid meanwhile is sent before it is shown. */
async function current(context: RequestContext, row: QuestionRow): Promise<QuestionRow> {
  if (row.state !== "AWAITING_PAYMENT" || row.chargeId === null) return row;
  await sendIfPaid(context, row.chargeId);
  return (await readQuestion(context.db, row.id)) ?? row;
}

/** A question with all that was written, for its patient and for whoever may answer it. @throws NotFoundError */
export async function viewQuestion(context: RequestContext, id: string): Promise<QuestionView> {
  const row = await current(context, await reachQuestion(context, "question.read", id));
  const [[line], messages, acts, { inOpeningHours }] = await Promise.all([
    questionLines(context, [row]),
    messagesOf(context, row),
    actsOf(context, row),
    questionTerms(context),
    auditRead(context, {
      action: "question.read",
      subjectKind: "question",
      subjectId: id,
      patientId: row.patientId,
      fields: ["question"],
    }),
  ]);
  if (!line) throw new Error("a question without a line");
  const { patientId, employeeId, askedAt, answeredAt, priceMinor, currencyCode, chargeId, version } = row;
  return {
    ...line,
    ...{ patientId, providerId: employeeId, askedAt, answeredAt, priceMinor, currencyCode, chargeId, version },
    ...{ answerWithinHours: row.answerWithinHours, inOpeningHours, messages, acts },
    leftMs: isWaiting(row.state) ? await timeLeft(context, row.dueAt) : null,
    followUpsLeft: Math.max(0, row.followUps - row.followUpsUsed),
    // Why it was handed over is the practice's.
    reason: context.actor.kind === "patient" && row.state !== "DECLINED" ? "" : row.reason,
  };
}

/**
 * How the payment of a question went that its patient comes back from; null where they come from none. What is paid is
 * sent.
 * @param reference the signed name of the payment
 */
export async function readReturned(context: RequestContext, id: string, reference: string | null) {
  if (reference === null || context.actor.kind !== "patient") return null;
  const row = await reachQuestion(context, "question.ask", id);
  return applyReturned(context, reference, row.patientId);
}

/** The services by which a question can be paid that waits for it. */
export async function readPayChoices(context: RequestContext, id: string) {
  const row = await reachQuestion(context, "question.ask", id);
  return row.state === "AWAITING_PAYMENT" ? payChoices(context, row.currencyCode) : [];
}

/** What helps whoever works on a question: their saved replies, and to whom it can be handed. */
export async function readWorkTools(context: RequestContext) {
  await authorize(context, "question.read");
  const { actor, db } = context;
  const [replies, providers] = await Promise.all([
    actor.kind === "employee" ? readSavedReplies(db, actor.employeeId) : [],
    answeringProviders(db),
  ]);
  return { replies, providers: providers.map(({ departmentIds: _, ...person }) => person) };
}
