import { commit, refusedAs } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { failureOf } from "~/platform/http/failure.server";
import { markCalledStatement } from "../../data/payments/payment-calls.server";
import { readPayment, type PaymentRow } from "../../data/payments/payments.server";
import { isStillOpen, settledStatus, type GatewayTruth } from "../../domain/payments/payment";
import { callEndsAt, isTooLateToCall } from "../../domain/payments/payment-call";
import type { Operations } from "../../gateways/operations.server";
import { gatewayOf } from "../../support/accounts/gateway-of.server";
import { readStep } from "../../support/payments/next-step.server";
import { settlePayment } from "../../support/payments/settle-payment.server";
import { unansweredCall } from "../../support/payments/unanswered-call.server";
import { withholdCall } from "../../support/payments/withhold-call.server";

type Call = () => Promise<GatewayTruth | null>;

/** The call to be made for a payment; null where it is too late, or its gateway is gone. */
function callOf({ now }: RequestContext, payment: PaymentRow, gateway: Operations | undefined): Call | null {
  const step = readStep(payment.checkoutForm);
  const collect = gateway?.collect;
  if (step === null || !("asked" in step) || !collect || isTooLateToCall(payment, now)) return null;
  return () => collect(step.asked);
}

/** Writes that the gateway is called from now on; false where another message was faster. */
const markCalled = (context: RequestContext, { id: subjectId, patientId }: PaymentRow): Promise<boolean> =>
  commit(context, {
    guarded: markCalledStatement(context.db, subjectId, context.now),
    audit: [{ action: "payment.call", subjectKind: "payment", subjectId, patientId, fields: ["calledAt"] }],
    result: null,
  }).then(() => true, refusedAs({ conflict: () => false }));

/** After the call is made nothing may have it made again, so whatever goes wrong with it leaves its outcome unknown. */
async function answerOf(context: RequestContext, { gatewayType }: PaymentRow, call: Call) {
  let truth: GatewayTruth | null = null;
  try {
    truth = await call();
  } catch (error) {
    failureOf(error, context.log, context.organization.id);
  }
  if (truth === null)
    context.log.error("gateway", {
      gateway: gatewayType,
      reason: "no answer",
      organizationId: context.organization.id,
    });
  return truth;
}

/** How often the answer is written against others who change the payment at that moment. */
const MOST_WRITES = 3;

/** Writes what the gateway has answered, until nothing of it is left to write. */
async function settle(context: RequestContext, id: string, word: GatewayTruth): Promise<void> {
  for (let writes = 0; writes < MOST_WRITES; writes += 1) {
    // It took minutes.
    const payment = await readPayment(context.db, id);
    if (!payment) return;
    const { gatewayReference: reference } = payment;
    const after = await settlePayment(context, payment, { eventId: `call:${id}`, reference, paymentId: id, word });
    if (settledStatus(after, word) === null) return;
  }
  throw new Error("others change the payment again and again");
}

/**
 * Calls the gateway of a payment, once however often it is asked for, waits while the payer confirms, and writes the
 * answer. A message that finds the call made does not make it again: it waits for as long as an answer can still come,
 * and has a person look if none has.
 * @returns after how many milliseconds it is to be asked for again; null where it is done
 */
export async function collectPayment(context: RequestContext, paymentId: string): Promise<number | null> {
  await authorize(context, "payment.check");
  const payment = await readPayment(context.db, paymentId);
  if (!payment || !isStillOpen(payment.status)) return null;
  if (payment.calledAt !== null) {
    const left = callEndsAt(payment.calledAt) - context.now;
    if (left > 0) return left;
    await unansweredCall(context, payment);
    return null;
  }
  const call = callOf(context, payment, await gatewayOf(context, payment.gatewayType));
  if (!call) {
    await withholdCall(context, payment);
    return null;
  }
  if (!(await markCalled(context, payment))) return callEndsAt(context.now) - context.now;
  const calledAt = Date.now();
  const word = await answerOf(context, payment, call);
  const answered = { ...context, now: context.now + Date.now() - calledAt };
  if (word) await settle(answered, paymentId, word);
  else await unansweredCall(answered, payment);
  return null;
}
