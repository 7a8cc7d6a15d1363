import { commit, refusedAs, type OutboxEntry, type Write } from "~/db/commit.server";
import { outboxEntry } from "~/outbox/outbox-entry";
import type { RequestContext } from "~/platform/context.server";
import { UpstreamError } from "~/platform/http/errors.server";
import { eventStatement } from "../../data/accounts/gateways.server";
import { readPayment, settleStatement, type PaymentRow } from "../../data/payments/payments.server";
import {
  settledStatus,
  type GatewayTruth,
  type PaymentReview,
  type PaymentStatus,
} from "../../domain/payments/payment";
import { isTooLateToCall } from "../../domain/payments/payment-call";
import { bookMoney } from "../ledger/book-money.server";
import { flagPayment } from "./flag-payment.server";
import { toldOfReview } from "./told-of-payment.server";
import { awaitsCall } from "./next-step.server";
import { withholdCall } from "./withhold-call.server";
import { gatewayOf } from "../accounts/gateway-of.server";
import { GatewayRefused, type GatewayEvent, type Operations } from "../../gateways/operations.server";

/** The gateway that a payment was begun by. @throws UpstreamError where it cannot be spoken to any more */
export async function gatewayOfPayment(context: RequestContext, payment: PaymentRow): Promise<Operations> {
  const gateway = await gatewayOf(context, payment.gatewayType);
  if (!gateway) throw new UpstreamError("gatewayUnreachable");
  return gateway;
}

/** What the gateway says; another account's than the one that it was begun with says nothing of it. */
async function truthOf(context: RequestContext, payment: PaymentRow, reference: string): Promise<GatewayTruth> {
  const gateway = await gatewayOfPayment(context, payment);
  try {
    const { id: paymentId, amountMinor, currencyCode } = payment;
    return await gateway.ask(reference, { paymentId, amountMinor, currencyCode });
  } catch (error) {
    if (error instanceof GatewayRefused) throw new UpstreamError("gatewayUnreachable");
    throw error;
  }
}

const logUnknownState = ({ log, organization }: RequestContext, { gatewayType }: PaymentRow, state: string) =>
  log.error("gateway", { gateway: gatewayType, reason: state.slice(0, 40), organizationId: organization.id });

/** Why a person must look at what the gateway says; null where it is plain. */
function reviewOf(status: PaymentStatus, { unknownState }: GatewayTruth): PaymentReview | null {
  if (status === "UNCLEAR") return "MISMATCH";
  return unknownState === undefined ? null : "UNKNOWN_STATE";
}

/** What a gateway took for the organization; of what is not as it was asked for, nobody knows what it is for. */
const booked = (context: RequestContext, payment: PaymentRow, status: PaymentStatus, truth: GatewayTruth): Write[] =>
  status === "PAID" || status === "UNCLEAR"
    ? bookMoney(context, [
        {
          event: "paid",
          payment,
          came: { amountMinor: truth.amountMinor, currencyCode: truth.currencyCode },
          isClear: status === "PAID",
        },
      ])
    : [];

const verified = (context: RequestContext, payment: PaymentRow): OutboxEntry =>
  outboxEntry(context, "payment.verified", { paymentId: payment.id });

/**
 * Asks the gateway how a payment stands and writes what it says: the only way in which one is ever called paid. What
 * was paid for hears of it by the outbox, once, as only one write leads to PAID. Safe to run twice and at once. It asks
 * nobody's permission: whoever calls it has.
 * @param event what made it be asked, if the gateway told something
 * @returns the payment as it is afterwards
 * @throws UpstreamError where the gateway does not answer
 */
export async function settlePayment(
  context: RequestContext,
  payment: PaymentRow,
  event?: GatewayEvent,
): Promise<PaymentRow> {
  const gatewayReference = payment.gatewayReference ?? event?.reference ?? null;
  if (gatewayReference === null) return payment;
  // The message was lost: nobody asks the payer for anything any more.
  if (!event && awaitsCall(payment) && isTooLateToCall(payment, context.now)) return withholdCall(context, payment);
  const truth = event?.word ?? (await truthOf(context, payment, gatewayReference));
  if (truth.unknownState !== undefined) logUnknownState(context, payment, truth.unknownState);
  const status = settledStatus(payment, truth);
  const { gatewayType, id: paymentId, patientId } = payment;
  const told: Write[] = event
    ? [eventStatement(context.db, { gatewayType, eventId: event.eventId, paymentId, at: context.now })]
    : [];
  const audit = { subjectKind: "payment", subjectId: paymentId, patientId } as const;
  if (status === null) {
    if (truth.unknownState !== undefined) await flagPayment(context, payment, "UNKNOWN_STATE");
    if (told.length > 0)
      await commit(context, { writes: told, audit: [{ ...audit, action: "payment.told" }], result: null });
    return payment;
  }
  const review = reviewOf(status, truth);
  const paidAt = truth.state === "paid" ? context.now : null;
  const after = { ...payment, gatewayReference, status, review, paidAt };
  // Somebody else may have asked at the same moment, and written it.
  return commit(context, {
    guarded: settleStatement(context.db, { ...payment, gatewayReference }, after),
    writes: [...told, ...booked(context, payment, status, truth)],
    audit: [{ ...audit, action: "payment.settle", fields: [status] }],
    outbox: [
      ...(status === "PAID" ? [verified(context, payment)] : []),
      ...(review === null ? [] : await toldOfReview(context)),
    ],
    result: null,
  }).then(() => after, refusedAs({ conflict: async () => (await readPayment(context.db, paymentId)) ?? payment }));
}
