import { asAsked, commit } from "~/db/commit.server";
import { TOPICS } from "~/outbox/topics";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { paymentsOfCharge, readPaymentItems } from "../../data/payments/payment-items.server";
import { flagStatement, readPayment, type PaymentRow } from "../../data/payments/payments.server";
import { toldOfReview } from "../../support/payments/told-of-payment.server";
import { refundPayment } from "./refund-payment.server";
import { refundSurplus } from "./refund-surplus.server";

const audited = ({ id, patientId }: PaymentRow, fields: string[]) =>
  [{ action: "payment.flag", subjectKind: "payment", subjectId: id, patientId, fields }] as const;

async function giveBack(context: RequestContext, payment: PaymentRow): Promise<void> {
  const paymentId = payment.id;
  await commit(context, {
    guarded: flagStatement(context.db, paymentId, "NOT_NEEDED"),
    audit: audited(payment, ["NOT_NEEDED"]),
    result: null,
  }).catch(asAsked);
  const isWhole = (await readPaymentItems(context.db, paymentId)).length === 1;
  try {
    await (isWhole ? refundPayment(context, { paymentId }) : refundSurplus(context, { paymentId }));
  } catch (error) {
    if (!(error instanceof InvalidError) && !(error instanceof ConflictError)) throw error;
    // Its gateway gives nothing back by itself, or refuses: a person does it.
    const outbox = await toldOfReview(context);
    await commit(context, { audit: audited(payment, ["review"]), outbox, result: null });
  }
}

/**
 * Gives back what was paid online for a charge that was taken back: by its gateway, else by whoever looks after the
 * practice's payments, who are told. Safe to run twice: a gateway gives one payment back once.
 * @throws UpstreamError where the gateway does not answer: then it is tried again
 */
export async function giveBackCharge(context: RequestContext, payload: unknown): Promise<void> {
  await authorize(context, "payment.review");
  const { chargeId } = parse(TOPICS["charge.back"], payload);
  for (const paymentId of await paymentsOfCharge(context.db, chargeId)) {
    const payment = await readPayment(context.db, paymentId);
    if (payment?.status === "PAID" && payment.review !== "REFUND_REQUESTED") await giveBack(context, payment);
  }
}
