import { asAsked, commit } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import {
  addRefundStatement,
  endRefundStatement,
  isCharged,
  type PaymentRefundRow,
} from "../../data/payments/payment-refunds.server";
import { readSurplus } from "../../data/payments/payment-surplus.server";
import type { PaymentRow } from "../../data/payments/payments.server";
import { unpaidStatement } from "../../data/payments/unpaid-appointments.server";
import { GatewayRefused } from "../../gateways/operations.server";
import { bookMoney } from "../ledger/book-money.server";
import { gatewayOfPayment } from "./settle-payment.server";
import { toldOfRefund } from "./told-of-payment.server";

type Refund = Pick<PaymentRefundRow, "id" | "amountMinor" | "reason" | "status">;

const refused = () => new InvalidError([{ field: "amount", message: "billing:review.refused" }]);

/** A part can go back: the payment stands, and its gateway gives parts back. @throws InvalidError where it does not */
export async function gatewayOfParts(context: RequestContext, payment: PaymentRow) {
  const { giveBackPart } = await gatewayOfPayment(context, payment);
  if (!giveBackPart) throw new InvalidError([{ field: "amount", message: "payments:error.noParts" }]);
  return giveBackPart;
}

/**
 * What is written once the gateway has answered. What went back of what is owed is owed no more; what was not needed was
 * owed by nobody. What is still to come, and anything beyond what was not needed, is owed again: that counts as paid no
 * longer.
 */
async function end(context: RequestContext, payment: PaymentRow, { id, amountMinor, reason }: Refund, done: boolean) {
  const { id: paymentId, patientId, appointmentId, currencyCode, review } = payment;
  const amount = { amountMinor, currencyCode };
  const isOwed = done && patientId !== null && review !== "NOT_NEEDED";
  const charged = isOwed && (appointmentId === null || (await isCharged(context.db, appointmentId)));
  const unneeded =
    done && review === "NOT_NEEDED" ? (await readSurplus(context.db, [paymentId])).get(paymentId) : undefined;
  const isOwedAgain = done && !charged && amountMinor > (unneeded?.surplusMinor ?? 0);
  await commit(context, {
    guarded: endRefundStatement(context, id, done ? "DONE" : "REFUSED"),
    writes: done
      ? [
          addRefundStatement(context, paymentId, amountMinor),
          ...bookMoney(context, [
            { event: "refundedInPart", payment, id, amount, reason },
            ...(charged ? [{ event: "writtenOff", id, appointmentId, patientId, amount, reason } as const] : []),
          ]),
          ...(isOwedAgain ? [unpaidStatement(context, paymentId)] : []),
        ]
      : [],
    audit: [
      {
        action: "payment.refund",
        subjectKind: "payment",
        subjectId: paymentId,
        patientId,
        fields: [done ? "done" : "refused"],
      },
    ],
    outbox: done ? await toldOfRefund(context, patientId, amount) : [],
    result: null,
    // Somebody else has written it.
  }).catch(asAsked);
}

/**
 * Has the gateway give back a part that was asked for, and writes what came of it. The gateway knows the part by its id
 * and gives it back once, so it can be carried out again where an answer was lost. It asks nobody's permission: whoever
 * calls it has.
 * @throws InvalidError where the gateway refuses it, now or before; UpstreamError where it does not answer
 */
export async function carryOutRefund(context: RequestContext, payment: PaymentRow, refund: Refund): Promise<void> {
  const { id: refundId, amountMinor, status } = refund;
  if (status === "DONE") return;
  if (status === "REFUSED") throw refused();
  const giveBackPart = await gatewayOfParts(context, payment);
  try {
    await giveBackPart(payment.gatewayReference ?? "", { refundId, amountMinor, currencyCode: payment.currencyCode });
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    await end(context, payment, refund, false);
    throw refused();
  }
  await end(context, payment, refund, true);
}
