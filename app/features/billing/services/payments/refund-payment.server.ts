import { commit, asAsked } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readPayment, refundStatement } from "../../data/payments/payments.server";
import { paymentIdSchema } from "../../schemas/accounts/gateway";
import { GatewayRefused } from "../../gateways/operations.server";
import { gatewayOfPayment } from "../../support/payments/settle-payment.server";

/**
 * Gives a payment back that a person was asked to look into, all of it. The gateway does it once, however often it is
 * asked; so a try whose answer was lost can be made again.
 * @throws NotFoundError, ConflictError where there is nothing to give back, InvalidError where the gateway refuses
 */
export async function refundPayment(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "payment.review");
  const { paymentId } = parse(paymentIdSchema, raw);
  const payment = await readPayment(context.db, paymentId);
  if (!payment) throw new NotFoundError();
  const { status, review, gatewayReference, patientId } = payment;
  const paid = status === "PAID" || status === "UNCLEAR";
  if (!paid || review === null || gatewayReference === null) throw new ConflictError("notPossible");
  const gateway = await gatewayOfPayment(context, payment);
  try {
    await gateway.giveBack(gatewayReference, paymentId);
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    throw new InvalidError([{ field: "", message: "billing:review.refused" }]);
  }
  // Where somebody else gave it back at the same moment, it went back once.
  await commit(context, {
    guarded: refundStatement(context.db, paymentId, context.now),
    audit: [{ action: "payment.refund", subjectKind: "payment", subjectId: paymentId, patientId }],
    result: null,
  }).catch(asAsked);
}
