import { commit } from "~/db/commit.server";
import { DAY_MS } from "~/kernel/time/dates";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { UpstreamError } from "~/platform/http/errors.server";
import { dropPaymentLook } from "../../data/payments/payment-looks.server";
import { readPayment, type PaymentRow } from "../../data/payments/payments.server";
import { isStillOpen } from "../../domain/payments/payment";
import { callEndsAt } from "../../domain/payments/payment-call";
import { closePayment } from "../../support/payments/close-payment.server";
import { giveUpPayment } from "../../support/payments/give-up-payment.server";
import { lookAtRefund } from "../../support/payments/look-at-refund.server";
import { settlePayment } from "../../support/payments/settle-payment.server";
import { flagPayment } from "../../support/payments/flag-payment.server";
import { unansweredCall } from "../../support/payments/unanswered-call.server";

const HOUR_MS = 3_600_000;
/** A payment that is on its way is asked for so long: some banks take a week and more. */
const LONGEST_MS = 14 * DAY_MS;
/** A refund that is asked for is looked at so long after the money came. */
const LONGEST_REFUND_MS = 400 * DAY_MS;

const isRefunding = ({ review }: PaymentRow) => review === "REFUND_REQUESTED";

/** When a payment is looked at again (UTC ms); null where it no longer is. */
function nextLook(now: number, payment: PaymentRow): number | null {
  const { status, createdAt, paidAt, calledAt } = payment;
  if (isRefunding(payment)) return now > (paidAt ?? createdAt) + LONGEST_REFUND_MS ? null : now + 6 * HOUR_MS;
  if (!isStillOpen(status) || now > createdAt + LONGEST_MS) return null;
  // What was called once answers once.
  if (calledAt !== null) return now < callEndsAt(calledAt) ? callEndsAt(calledAt) : null;
  return now + (status === "OPEN" ? HOUR_MS : 6 * HOUR_MS);
}

async function asked(context: RequestContext, payment: PaymentRow): Promise<PaymentRow> {
  if (isRefunding(payment)) return lookAtRefund(context, payment);
  const settled = await settlePayment(context, payment);
  const over = settled.status === "OPEN" && context.now > settled.createdAt + DAY_MS;
  return over ? closePayment(context, settled) : settled;
}

/**
 * Ends the looking at a payment that never ended. Where the gateway still says that nobody has paid, it is given up:
 * money that comes later is told by an event, and counts. Anything else is for a person.
 */
async function endLooking(context: RequestContext, payment: PaymentRow, silent: boolean): Promise<void> {
  if (payment.calledAt !== null) await unansweredCall(context, payment);
  else if (payment.status === "OPEN" && !silent) await giveUpPayment(context, payment, "EXPIRED");
  else await flagPayment(context, payment, "UNREACHABLE");
}

/**
 * Looks at a payment that nobody came back from and no event told of, until it is known how it ended: so a lost event
 * loses no money. A gateway that cannot be asked is asked again, and in the end a person is.
 */
export async function checkPayment(context: RequestContext, item: { id: string; dueAt: number }): Promise<void> {
  await authorize(context, "payment.check");
  const payment = await readPayment(context.db, item.id);
  let after = payment;
  let silent = false;
  if (payment && (isStillOpen(payment.status) || isRefunding(payment))) {
    try {
      after = await asked(context, payment);
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      silent = true;
      // One that is looked into already keeps its reason.
      if (context.now > payment.createdAt + DAY_MS) await flagPayment(context, payment, "UNREACHABLE");
    }
  }
  const next = after ? nextLook(context.now, after) : null;
  if (after && next === null && isStillOpen(after.status)) await endLooking(context, after, silent);
  await commit(context, {
    writes: [dropPaymentLook(context.db, item)],
    due: next === null ? [] : [{ kind: "PAYMENT", id: item.id, dueAt: next }],
    audit: [{ action: "payment.check", subjectKind: "payment", subjectId: item.id }],
    result: null,
  });
}
