import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { createTranslator } from "~/i18n/translator.server";
import { writtenAmount } from "~/kernel/money/written-amount";
import { ConflictError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readSurplus } from "../../data/payments/payment-surplus.server";
import { readPayment } from "../../data/payments/payments.server";
import { OWED_BY_NOBODY } from "../../domain/payments/owing";
import { paymentIdSchema } from "../../schemas/accounts/gateway";
import { dismissReview } from "./dismiss-review.server";
import { refundPart } from "./refund-part.server";

/**
 * Gives back what of a payment is too much, and no more: what the rest of it pays for stays paid. It has been looked into
 * by that.
 * @throws NotFoundError; ConflictError where nothing of it is too much; InvalidError where its gateway refuses, or gives
 *   back all or nothing; UpstreamError
 */
export async function refundSurplus(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "payment.review");
  const { paymentId } = parse(paymentIdSchema, raw);
  const payment = await readPayment(context.db, paymentId);
  if (!payment) throw new NotFoundError();
  const surplusMinor = (await readSurplus(context.db, [paymentId])).get(paymentId)?.surplusMinor ?? 0;
  if (payment.review !== "NOT_NEEDED" || surplusMinor === 0) throw new ConflictError("notPossible");
  const reason = createTranslator(context.locale).t("billing:review.tooMuch");
  const amount = writtenAmount(surplusMinor, payment.currencyCode);
  await refundPart(context, { paymentId, amount, reason }, OWED_BY_NOBODY);
  const after = await readPayment(context.db, paymentId);
  if (after?.review === "NOT_NEEDED") await dismissReview(context, { paymentId });
}
