import { asAsked, commit } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import {
  addRefundStatement,
  endRefundStatement,
  isWhole,
  paymentRefunds,
  refusedRefunds,
  type PaymentRefundRow,
} from "../../data/payments/payment-refunds.server";
import { readSurplus } from "../../data/payments/payment-surplus.server";
import type { PaymentRow } from "../../data/payments/payments.server";
import type { MoneyEvent } from "../../domain/ledger/booking";
import { waiverOfWhole } from "../../domain/ledger/entry-keys";
import type { OwingOf } from "../../domain/payments/owing";
import { unpaidStatement } from "../../data/payments/unpaid-appointments.server";
import { leftOf } from "../../domain/payments/payment";
import { GatewayRefused } from "../../gateways/operations.server";
import { bookMoney } from "../ledger/book-money.server";
import { gatewayOfPayment } from "./settle-payment.server";
import { toldOfRefund } from "./told-of-payment.server";

type Refund = Pick<PaymentRefundRow, "id" | "amountMinor" | "reason" | "status" | "isStillOwed">;

const refused = () => new InvalidError([{ field: "amount", message: "billing:review.refused" }]);

/**
 * The refund of a whole payment of which nobody knows yet what came; undefined where there is none.
 * @throws InvalidError where that is so of a part of it
 */
export async function openRefund({ db }: RequestContext, paymentId: string) {
  const open = (await paymentRefunds(db, paymentId)).find(({ status }) => status === "REQUESTED");
  if (open && !isWhole(open, paymentId)) throw new InvalidError([{ field: "", message: "payments:error.refundOpen" }]);
  return open;
}

/** A part can go back: the payment stands, and its gateway gives parts back. @throws InvalidError where it does not */
export async function gatewayOfParts(context: RequestContext, payment: PaymentRow) {
  const { giveBackPart } = await gatewayOfPayment(context, payment);
  if (!giveBackPart) throw new InvalidError([{ field: "amount", message: "payments:error.noParts" }]);
  return giveBackPart;
}

/**
 * What is waived with a part that went back, and whether its appointment counts as paid no longer (minor units). What
 * went back of what is owed is owed no more; so is what went back of what is still to come, unless whoever gave it back
 * said that it is. What was not needed was owed by nobody.
 */
async function endOf(
  { db }: RequestContext,
  { id, patientId, appointmentId, review }: PaymentRow,
  { amountMinor, isStillOwed }: Pick<Refund, "amountMinor" | "isStillOwed">,
  owingOf: OwingOf,
): Promise<{ waivedMinor: number; isOwedAgain: boolean }> {
  const owing = appointmentId === null ? null : await owingOf(appointmentId, id);
  const isCharged = appointmentId === null || owing?.isCharged === true;
  const isUnneeded = review === "NOT_NEEDED";
  const staysOwed = owing?.isAhead === true && isStillOwed === 1;
  if (patientId !== null && !isUnneeded && isCharged && !staysOwed)
    return { waivedMinor: amountMinor, isOwedAgain: false };
  const surplusMinor = isUnneeded ? ((await readSurplus(db, [id])).get(id)?.surplusMinor ?? 0) : 0;
  const neededMinor = Math.max(0, amountMinor - surplusMinor);
  const isWaived = patientId !== null && !isCharged && owing?.isAhead === true && !staysOwed;
  const lackingMinor = Math.max(0, Math.min(neededMinor, amountMinor - (owing?.overMinor ?? 0)));
  return { waivedMinor: isWaived ? lackingMinor : 0, isOwedAgain: !isWaived && neededMinor > 0 };
}

/**
 * What is booked and written with all that is left of a payment, of which only a part may have been too much. Where
 * nobody says how its appointment stands, what it paid for is owed again.
 */
export async function endOfWhole(
  context: RequestContext,
  payment: PaymentRow,
  { stillOwes, reason }: { stillOwes: boolean; reason: string },
  owingOf: OwingOf | undefined,
): Promise<{ events: MoneyEvent[]; writes: D1PreparedStatement[] }> {
  const { id, status, review, patientId, appointmentId } = payment;
  // What was not needed pays for nothing.
  if (review === "NOT_NEEDED") return { events: [], writes: [] };
  const left = leftOf(payment);
  const asked = { amountMinor: left.amountMinor, isStillOwed: stillOwes ? 1 : 0 };
  const { waivedMinor, isOwedAgain } =
    owingOf && status === "PAID"
      ? await endOf(context, payment, asked, owingOf)
      : { waivedMinor: 0, isOwedAgain: true };
  const writes = isOwedAgain ? [unpaidStatement(context, id)] : [];
  if (patientId === null || waivedMinor === 0) return { events: [], writes };
  const amount = { ...left, amountMinor: waivedMinor };
  const waiver = waiverOfWhole(id, await refusedRefunds(context.db, id));
  return { events: [{ event: "writtenOff", id: waiver, appointmentId, patientId, amount, reason }], writes };
}

/** What is written once the gateway has answered. */
async function end(
  context: RequestContext,
  payment: PaymentRow,
  refund: Refund,
  { done, owingOf }: { done: boolean; owingOf: OwingOf },
) {
  const { id, amountMinor, reason } = refund;
  const { id: paymentId, patientId, appointmentId, currencyCode } = payment;
  const amount = { amountMinor, currencyCode };
  const { waivedMinor, isOwedAgain } = done
    ? await endOf(context, payment, refund, owingOf)
    : { waivedMinor: 0, isOwedAgain: false };
  const waived = { amountMinor: waivedMinor, currencyCode };
  await commit(context, {
    guarded: endRefundStatement(context, id, done ? "DONE" : "REFUSED"),
    writes: done
      ? [
          addRefundStatement(context, paymentId, amountMinor),
          ...bookMoney(context, [
            { event: "refundedInPart", payment, id, amount, reason },
            ...(patientId === null
              ? []
              : [{ event: "writtenOff", id, appointmentId, patientId, amount: waived, reason } as const]),
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
export async function carryOutRefund(
  context: RequestContext,
  payment: PaymentRow,
  refund: Refund,
  owingOf: OwingOf,
): Promise<void> {
  const { id: refundId, amountMinor, status } = refund;
  if (status === "DONE") return;
  if (status === "REFUSED") throw refused();
  const giveBackPart = await gatewayOfParts(context, payment);
  try {
    await giveBackPart(payment.gatewayReference ?? "", { refundId, amountMinor, currencyCode: payment.currencyCode });
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    await end(context, payment, refund, { done: false, owingOf });
    throw refused();
  }
  await end(context, payment, refund, { done: true, owingOf });
}
