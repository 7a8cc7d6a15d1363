import { commit, asAsked } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readPayment, refundAskedStatement, refundStatement } from "../../data/payments/payments.server";
import { paymentIdSchema } from "../../schemas/accounts/gateway";
import { BY_HAND, GatewayRefused } from "../../gateways/operations.server";
import { bookMoney } from "../../support/ledger/book-money.server";
import { gatewayOfPayment } from "../../support/payments/settle-payment.server";

/** When a refund that the gateway has yet to carry out is looked at. */
const LOOK_AGAIN_MS = 3_600_000;

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
  const given = await gateway.giveBack(gatewayReference, paymentId).catch((error: unknown) => {
    if (!(error instanceof GatewayRefused)) throw error;
    const message = error.reason === BY_HAND ? "billing:review.byHand" : "billing:review.refused";
    throw new InvalidError([{ field: "", message }]);
  });
  const audit = { subjectKind: "payment", subjectId: paymentId, patientId } as const;
  if (given === "requested") {
    await commit(context, {
      guarded: refundAskedStatement(context.db, paymentId, "REFUND_REQUESTED"),
      writes: bookMoney(context, [{ event: "refundRequested", paymentId, at: context.now }]),
      audit: [{ ...audit, action: "payment.refund", fields: ["requested"] }],
      due: [{ kind: "PAYMENT", id: paymentId, dueAt: context.now + LOOK_AGAIN_MS }],
      result: null,
    }).catch(asAsked);
    return;
  }
  // Where somebody else gave it back at the same moment, it went back once.
  await commit(context, {
    guarded: refundStatement(context.db, paymentId, context.now),
    writes: bookMoney(context, [{ event: "refunded", paymentId, isByHand: false }]),
    audit: [{ ...audit, action: "payment.refund" }],
    result: null,
  }).catch(asAsked);
}
