import { commit, asAsked } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readSurplus } from "../../data/payments/payment-surplus.server";
import {
  readPayment,
  refundAskedStatement,
  refundStatement,
  type PaymentRow,
} from "../../data/payments/payments.server";
import { wholeAskedStatement, wholeKnownStatement } from "../../data/payments/payment-refunds.server";
import type { OwingOf } from "../../domain/payments/owing";
import { leftOf } from "../../domain/payments/payment";
import { refundWholeSchema } from "../../schemas/payments/refund-part";
import { BY_HAND, GatewayRefused, type Operations } from "../../gateways/operations.server";
import { bookMoney } from "../../support/ledger/book-money.server";
import { endOfWhole, openRefund } from "../../support/payments/carry-out-refund.server";
import { refundReason } from "../../support/payments/refund-reason.server";
import { gatewayOfPayment } from "../../support/payments/settle-payment.server";
import { toldOfRefund } from "../../support/payments/told-of-payment.server";

/** When a refund that the gateway has yet to carry out is looked at. */
const LOOK_AGAIN_MS = 3_600_000;

/** Whether something that is owed is paid by it, so that only a part of it is too much. */
async function isInPart({ db }: RequestContext, paymentId: string): Promise<boolean> {
  const found = (await readSurplus(db, [paymentId])).get(paymentId);
  return found !== undefined && found.surplusMinor < found.leftMinor;
}

/** Has the gateway give back all that is left of a payment. */
function giveBack(gateway: Operations, { id: refundId, gatewayReference, ...payment }: PaymentRow) {
  const { amountMinor, refundedMinor, currencyCode } = payment;
  const rest = { refundId, amountMinor: amountMinor - refundedMinor, currencyCode };
  // Where parts went back, the rest is one too, if the gateway knows such.
  return refundedMinor > 0 && gateway.giveBackPart
    ? gateway.giveBackPart(gatewayReference ?? "", rest)
    : gateway.giveBack(gatewayReference ?? "", refundId);
}

/**
 * Gives a payment back that a person was asked to look into, all of it. The gateway does it once, however often it is
 * asked; so a try whose answer was lost can be made again, and until it is known what came of it the payment cannot be
 * kept (`dismissReview`). Of one that is too much in part, only that part goes back.
 * `owingOf` says how the appointment stands that it pays for; without it what it paid for is owed again.
 * @throws NotFoundError; ConflictError where there is nothing to give back, or only a part; InvalidError where the gateway
 *   refuses, or where nobody knows yet what came of a part
 */
export async function refundPayment(context: RequestContext, raw: unknown, owingOf?: OwingOf): Promise<void> {
  await authorize(context, "payment.review");
  const { paymentId, stillOwes, ...asked } = parse(refundWholeSchema, raw);
  const payment = await readPayment(context.db, paymentId);
  if (!payment) throw new NotFoundError();
  const said = { stillOwes, reason: refundReason(context, payment, asked.reason) };
  const { status, review, gatewayReference, patientId } = payment;
  const open = await openRefund(context, paymentId);
  const paid = status === "PAID" || status === "UNCLEAR";
  if (!paid || (review === null && !open) || gatewayReference === null) throw new ConflictError("notPossible");
  // What the rest of it pays for would be owed again, and nobody would ask for it.
  if (!open && review === "NOT_NEEDED" && (await isInPart(context, paymentId))) throw new ConflictError("notPossible");
  const audit = { action: "payment.refund", subjectKind: "payment", subjectId: paymentId, patientId } as const;
  const known = wholeKnownStatement(context, paymentId);
  const gateway = await gatewayOfPayment(context, payment);
  // Before the gateway is asked: whatever happens from here on, it is known that the money may have gone.
  if (!open) {
    const guarded = wholeAskedStatement(context, paymentId, said);
    await commit(context, { guarded, audit: [{ ...audit, fields: ["asked"] }], result: null }).catch(asAsked);
    await openRefund(context, paymentId);
  }
  const given = await giveBack(gateway, payment).catch(async (error: unknown) => {
    if (!(error instanceof GatewayRefused)) throw error;
    await commit(context, { writes: [known], audit: [{ ...audit, fields: ["refused"] }], result: null });
    const message = error.reason === BY_HAND ? "billing:review.byHand" : "billing:review.refused";
    throw new InvalidError([{ field: "", message }]);
  });
  const { events, writes } = await endOfWhole(context, payment, said, owingOf);
  if (given === "requested") {
    await commit(context, {
      guarded: refundAskedStatement(context.db, paymentId, "REFUND_REQUESTED"),
      writes: [
        ...bookMoney(context, [
          { event: "refundRequested", paymentId, at: context.now, reason: said.reason },
          ...events,
        ]),
        ...[...writes, known],
      ],
      audit: [{ ...audit, fields: ["requested"] }],
      due: [{ kind: "PAYMENT", id: paymentId, dueAt: context.now + LOOK_AGAIN_MS }],
      result: null,
    }).catch(asAsked);
    return;
  }
  // Where somebody else gave it back at the same moment, it went back once.
  await commit(context, {
    guarded: refundStatement(context.db, paymentId, context.now),
    writes: [
      ...bookMoney(context, [{ event: "refunded", paymentId, reason: said.reason }, ...events]),
      ...writes,
      known,
    ],
    audit: [audit],
    outbox: await toldOfRefund(context, patientId, leftOf(payment)),
    result: null,
  }).catch(asAsked);
}
