import { commit, refusedAs, storedResult, type CommitPlan } from "~/db/commit.server";
import { payCharge, prepaidCharge, type PayerBrowser } from "~/features/billing/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { actorKey } from "~/platform/access/actor-key.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { chargedBy, readQuestion, type QuestionRow } from "../data/questions.server";
import { PAY_MS } from "../domain/due-step";
import type { QuestionState } from "../domain/question-states";
import { addQuestionSchema, paySchema, sendSchema } from "../schemas/question";
import { timesFromNow, timesStandStill } from "../support/answer-time.server";
import { overtaken, questionPlan } from "../support/change-question.server";
import { draftOf, newDraft } from "../support/draft-of.server";
import { pricesOfServices } from "../support/price-of-question.server";
import { askingPatient, reachQuestion } from "../support/reach-question.server";
import { tellProviders } from "../support/told-of-question.server";

const ADVICE = { field: "adviceRead", message: "text-questions:error.adviceRead" };

type Checked = Awaited<ReturnType<typeof draftOf>>;
type Sent = { id: string; state: QuestionState };

/** What is written when a draft is sent: it is asked at once, or charged for and sent when that is paid. */
async function sendingOf(context: RequestContext, row: QuestionRow, checked: Checked): Promise<CommitPlan<Sent>> {
  const { service, stored } = checked;
  const { id, patientId } = row;
  const [price] = await pricesOfServices(context, [service]);
  if (!price) {
    const set = { ...stored, ...(await timesFromNow(context, stored)), askedAt: context.now, priceMinor: 0 };
    const outbox = await tellProviders(context, stored, "question.asked");
    return { ...questionPlan(context, row, "send", { set, outbox }), result: { id, state: "ASKED" } };
  }
  const { currencyCode } = service;
  const charged = { ...price, patientId, currencyCode, appointmentId: null, branchId: null, note: "" };
  const { chargeId, writes } = prepaidCharge(context, charged);
  const set = { ...stored, ...timesStandStill(context, context.now + PAY_MS), priceMinor: price.totalMinor };
  const change = { set, writes: [...writes, chargedBy(context.db, id, chargeId)] };
  return { ...questionPlan(context, row, "charge", change), result: { id, state: "AWAITING_PAYMENT" } };
}

const requireAdviceRead = (isUrgent: boolean, adviceRead: boolean): void => {
  if (isUrgent && !adviceRead) throw new InvalidError([ADVICE]);
};

/**
 * Sends a draft, or asks for its payment first. It is checked anew: the service may have changed since it was written.
 * @throws InvalidError at `adviceRead` where its words may be an emergency and what to do then was not read; ConflictError
 */
export async function sendQuestion(context: RequestContext, id: string, raw: unknown): Promise<Sent> {
  const row = await reachQuestion(context, "question.ask", id);
  const { adviceRead } = parse(sendSchema, raw);
  if (row.state !== "DRAFT") throw overtaken();
  const { serviceId, employeeId, topic, title, text } = row;
  const checked = await draftOf(context, { serviceId, employeeId, topic, title, text });
  requireAdviceRead(checked.stored.isUrgent, adviceRead);
  const { result } = await commit(context, await sendingOf(context, row, checked)).catch(refusedAs(overtaken));
  return result;
}

/**
 * Asks a question in one step, as programs do. Asked twice under one key it is asked once.
 * @returns its id, and whether it is sent or awaits its payment
 * @throws InvalidError at the field
 */
export async function addQuestion(context: RequestContext, raw: unknown): Promise<Sent> {
  await authorize(context, "question.ask");
  const { patientId, madeBy } = await askingPatient(context);
  const { adviceRead, idempotencyKey, ...asked } = parse(addQuestionSchema, raw);
  const key = idempotencyKey === undefined ? undefined : await actorKey(context, "addQuestion", idempotencyKey, asked);
  const known = key && (await storedResult<{ id: string }>(context, key));
  if (known) return sendNow(context, known.result.id, adviceRead);
  const { stored } = await draftOf(context, asked);
  requireAdviceRead(stored.isUrgent, adviceRead);
  const { result } = await commit(context, {
    ...newDraft(context, { patientId, madeBy, ...stored }),
    ...(key ? { idempotency: key } : {}),
  });
  return sendNow(context, result.id, adviceRead);
}

/** A draft that was kept before its sending was lost is sent by the same call made again. */
async function sendNow(context: RequestContext, id: string, adviceRead: boolean): Promise<Sent> {
  const row = await readQuestion(context.db, id);
  if (row && row.state !== "DRAFT") return { id, state: row.state };
  return sendQuestion(context, id, { adviceRead });
}

/**
 * Leads to where a question is paid.
 * @returns the address
 * @throws ConflictError where it need not be paid now; InvalidError where the gateway refuses; UpstreamError
 */
export async function payQuestion(
  context: RequestContext,
  id: string,
  raw: unknown,
  browser: PayerBrowser,
): Promise<string> {
  const row = await reachQuestion(context, "question.ask", id);
  const { gatewayType, phone } = parse(paySchema, raw);
  const { state, chargeId, patientId, priceMinor: amountMinor, currencyCode } = row;
  if (state !== "AWAITING_PAYMENT" || chargeId === null) throw overtaken();
  const { t } = createTranslator(context.locale);
  const description = t("payments:own.atGateway", { name: context.profile.name });
  const charge = { chargeId, patientId, amountMinor, currencyCode };
  return payCharge(context, charge, { description, returnPath: paths.textQuestion(id), gatewayType, phone }, browser);
}
