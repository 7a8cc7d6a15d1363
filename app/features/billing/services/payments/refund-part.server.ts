import { commit, refusedAs, storedResult, type ActorKey } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import { amountWritten } from "~/kernel/money/written-amount";
import { actorKey } from "~/platform/access/actor-key.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readPayment, type PaymentRow } from "../../data/payments/payments.server";
import { askRefundStatement, paymentRefunds, type PaymentRefundRow } from "../../data/payments/payment-refunds.server";
import type { OwingOf } from "../../domain/payments/owing";
import { refundPartSchema } from "../../schemas/payments/refund-part";
import { amountRefused } from "../../support/payments/amount-refused.server";
import { carryOutRefund, gatewayOfParts } from "../../support/payments/carry-out-refund.server";

type Refund = Pick<PaymentRefundRow, "id" | "amountMinor" | "reason" | "status" | "isStillOwed">;

const changed = refusedAs({
  conflict: () => new ConflictError("changedMeanwhile"),
  unique: () => new ConflictError("changedMeanwhile"),
});
const atAmount = (message: string) => new InvalidError([{ field: "amount", message }]);

async function refundOf(context: RequestContext, paymentId: string, id: string): Promise<Refund> {
  const found = (await paymentRefunds(context.db, paymentId)).find((refund) => refund.id === id);
  if (!found) throw new ConflictError("changedMeanwhile");
  return found;
}

/** The part that this key asks for: anew, or the one that it asked for before. No key gets that of another. */
async function asked(
  context: RequestContext,
  payment: PaymentRow,
  {
    amount,
    reason,
    stillOwes,
    key,
    shown,
  }: {
    amount: string | undefined;
    reason: string;
    stillOwes: boolean;
    key: ActorKey | undefined;
    shown: number | undefined;
  },
): Promise<Refund> {
  const { id: paymentId, amountMinor, refundedMinor, currencyCode, patientId } = payment;
  const stored = key && (await storedResult<{ id: string }>(context, key));
  if (stored) return refundOf(context, paymentId, stored.result.id);
  const isOpen = (await paymentRefunds(context.db, paymentId)).some(({ status }) => status === "REQUESTED");
  const left = amountMinor - refundedMinor;
  if (shown !== undefined && shown !== left) throw atAmount("payments:error.leftChanged");
  const wanted = amount ? amountWritten(amount, currencyCode) : left;
  if (!wanted) throw amountRefused(amount, currencyCode);
  if (wanted > left) throw atAmount("payments:error.moreThanLeft");
  const refund = { id: uuidv7(context.now), paymentId, amountMinor: wanted, reason, isStillOwed: stillOwes ? 1 : 0 };
  const { result } = await commit(context, {
    guarded: askRefundStatement(context, { ...refund, refundedMinor }),
    audit: [
      {
        action: "payment.refund",
        subjectKind: "payment",
        subjectId: paymentId,
        patientId,
        fields: ["asked", "reason"],
      },
    ],
    ...(key ? { idempotency: key } : {}),
    result: { id: refund.id },
  }).catch(isOpen ? refusedAs(() => atAmount("payments:error.refundOpen")) : changed);
  // Of two requests by one key the later gets what the first wrote.
  return result.id === refund.id ? { ...refund, status: "REQUESTED" } : refundOf(context, paymentId, result.id);
}

/**
 * Gives a part of an online payment back by its gateway, for a reason: once for each key, however often it is asked.
 * While nobody knows what came of one part, no other is asked for; `finishRefund` ends it. `owingOf` says how the
 * appointment stands that it pays for.
 * @throws NotFoundError; InvalidError at the amount, or where the gateway refuses or gives back all or nothing;
 *   ConflictError where somebody was faster; UpstreamError where the gateway does not answer
 */
export async function refundPart(context: RequestContext, raw: unknown, owingOf: OwingOf): Promise<void> {
  await authorize(context, "payment.review");
  const { paymentId, amount, reason, stillOwes, idempotencyKey, leftShown: shown } = parse(refundPartSchema, raw);
  const payment = await readPayment(context.db, paymentId);
  if (!payment) throw new NotFoundError();
  const { gatewayReference, status } = payment;
  const said = { paymentId, amount, reason, ...(stillOwes ? { stillOwes } : {}) };
  const key = idempotencyKey === undefined ? undefined : await actorKey(context, "refundPart", idempotencyKey, said);
  const known = status === "PAID" || (status === "REFUNDED" && key && (await storedResult(context, key)) !== undefined);
  if (!known || gatewayReference === null) throw new ConflictError("notPossible");
  await gatewayOfParts(context, payment);
  const refund = await asked(context, payment, { amount, reason, stillOwes, key, shown });
  await carryOutRefund(context, payment, refund, owingOf);
}
