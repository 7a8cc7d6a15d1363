import { asAsked, commit } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import {
  readPayment,
  refundAskedStatement,
  refundStatement,
  type PaymentRow,
} from "../../data/payments/payments.server";
import { refusedRefunds } from "../../data/payments/payment-refunds.server";
import { unpaidStatement } from "../../data/payments/unpaid-appointments.server";
import { leftOf } from "../../domain/payments/payment";
import { waiverKey, waiverOfWhole } from "../../domain/ledger/entry-keys";
import { GatewayRefused } from "../../gateways/operations.server";
import { bookMoney } from "../ledger/book-money.server";
import { gatewayOfPayment } from "./settle-payment.server";
import { toldOfRefund, toldOfReview } from "./told-of-payment.server";

/**
 * Asks the gateway whether money that it was asked to give back has gone back, and writes what it says. It asks nobody's
 * permission: whoever calls it has.
 * @returns the payment as it is afterwards
 * @throws UpstreamError where the gateway does not answer
 */
export async function lookAtRefund(context: RequestContext, payment: PaymentRow): Promise<PaymentRow> {
  const { id, gatewayReference, patientId } = payment;
  if (gatewayReference === null) return payment;
  const gateway = await gatewayOfPayment(context, payment);
  const truth = await gateway.ask(gatewayReference).catch((error: unknown) => {
    if (error instanceof GatewayRefused) return undefined;
    throw error;
  });
  if (truth?.refund !== "done" && truth?.refund !== "refused") return payment;
  const done = truth.refund === "done";
  const waiver = waiverOfWhole(id, await refusedRefunds(context.db, id));
  await commit(context, {
    guarded: done
      ? refundStatement(context.db, id, context.now)
      : refundAskedStatement(context.db, id, "REFUND_REFUSED"),
    writes: [
      ...bookMoney(context, [
        ...(done
          ? ([{ event: "refunded", paymentId: id, reason: "" }] as const)
          : // What was waived with it is paid after all.
            ([
              { event: "refundRefused", paymentId: id, at: context.now },
              { event: "waiversBack", key: waiverKey(waiver) },
            ] as const)),
      ]),
      ...(done ? [unpaidStatement(context, id)] : []),
    ],
    audit: [{ action: "payment.refund", subjectKind: "payment", subjectId: id, patientId, fields: [truth.refund] }],
    outbox: await (done ? toldOfRefund(context, patientId, leftOf(payment)) : toldOfReview(context)),
    result: null,
  }).catch(asAsked);
  return (await readPayment(context.db, id)) ?? payment;
}
