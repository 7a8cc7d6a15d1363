import { commit, refusedAs } from "~/db/commit.server";
import { DAY_MS } from "~/kernel/time/dates";
import { uuidv7 } from "~/kernel/ids";
import { outboxEntry } from "~/outbox/outbox-entry";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import {
  beginStatement,
  insertPayment,
  openBalancePayments,
  openPaymentsOfAppointment,
  readPayment,
  type NewPayment,
  type PaymentRow,
} from "../../data/payments/payments.server";
import { insertPaymentItems, readPaymentItems } from "../../data/payments/payment-items.server";
import { isStillOpen } from "../../domain/payments/payment";
import { chooseGateway } from "../accounts/choose-gateway.server";
import { gatewayOf } from "../accounts/gateway-of.server";
import { checkoutOf, placeOf } from "./checkout-of.server";
import { closePayment } from "./close-payment.server";
import { giveUpPayment } from "./give-up-payment.server";
import { GatewayRefused } from "../../gateways/operations.server";
import { gatewayByType } from "../../gateways/registry.server";
import { gatewayOfPayment, settlePayment } from "./settle-payment.server";
import type { WantedPayment } from "./wanted-payment.server";

export interface StartedPayment {
  payment: PaymentRow;
  /** Where it is paid; null where it is paid already, or on its way. */
  checkoutUrl: string | null;
}

/** The first look at a payment that nobody came back from. */
const LOOK_AFTER_MS = 10 * 60_000;
/** A gateway's page is open for a day at most: one that is nearly over is not led to any more. */
const FRESH_MS = DAY_MS - 2 * 3_600_000;

export const PAYMENT_REFUSED = { field: "", message: "billing:problem.refused" };

/** Begins a stored try at its gateway, where it has not been: asked for twice, the gateway knows it by its id. */
async function begin(context: RequestContext, payment: PaymentRow, wanted: WantedPayment): Promise<StartedPayment> {
  if (payment.checkoutUrl !== null) return { payment, checkoutUrl: payment.checkoutUrl };
  const gateway = await gatewayOfPayment(context, payment);
  const paymentId = payment.id;
  const begun = await gateway.begin(await checkoutOf(context, payment, wanted)).catch(async (error: unknown) => {
    if (!(error instanceof GatewayRefused)) throw error;
    const { gatewayType: of } = payment;
    context.log.error("gateway", { gateway: of, reason: error.reason, organizationId: context.organization.id });
    await giveUpPayment(context, payment, "FAILED");
    throw new InvalidError([PAYMENT_REFUSED]);
  });
  const { reference: gatewayReference } = begun;
  const place = await placeOf(context, payment, begun);
  return commit(context, {
    guarded: beginStatement(context.db, paymentId, { reference: gatewayReference, ...place }),
    audit: [{ action: "payment.begin", subjectKind: "payment", subjectId: paymentId, patientId: payment.patientId }],
    outbox: "asked" in begun ? [outboxEntry(context, "payment.call", { paymentId })] : [],
    result: null,
  }).then(
    () => ({ payment: { ...payment, gatewayReference, ...place }, checkoutUrl: place.checkoutUrl }),
    refusedAs({
      // It was given up, or settled, while the gateway was asked.
      conflict: async () => {
        const now = await readPayment(context.db, paymentId);
        if (now?.status !== "PAID") await gateway.close(gatewayReference);
        return { payment: now ?? payment, checkoutUrl: null };
      },
    }),
  );
}

/** The try for the same that is open, of an appointment or of all that a patient owes. */
async function openTry({ db }: RequestContext, { purpose, appointmentId, patientId }: WantedPayment) {
  if (appointmentId !== null) return (await openPaymentsOfAppointment(db, appointmentId))[0];
  return purpose === "BALANCE" && patientId !== null ? (await openBalancePayments(db, patientId))[0] : undefined;
}

/** Whether a payment that is open is for the same things. */
async function isForSame({ db }: RequestContext, { id }: PaymentRow, { items = [] }: WantedPayment): Promise<boolean> {
  if (items.length === 0) return true;
  const named = (each: { appointmentId: string | null; chargeId: string | null; amountMinor: number }) =>
    `${each.appointmentId ?? each.chargeId ?? ""} ${each.amountMinor}`;
  const stored = (await readPaymentItems(db, id)).map(named).sort();
  return stored.join() === items.map(named).sort().join();
}

/** The try that is open: led to again where it still fits, ended where it does not. */
async function resume(context: RequestContext, wanted: WantedPayment): Promise<StartedPayment | undefined> {
  const open = await openTry(context, wanted);
  if (!open) return undefined;
  if ((await gatewayOf(context, open.gatewayType)) === undefined) {
    // Its gateway was disconnected: how it ended, a person finds out there.
    await giveUpPayment(context, open, "EXPIRED", open.gatewayReference === null ? null : "UNREACHABLE");
    return undefined;
  }
  const settled = await settlePayment(context, open);
  if (settled.status === "PAID" || settled.status === "PENDING") return { payment: settled, checkoutUrl: null };
  if (!isStillOpen(settled.status)) return undefined;
  const fits =
    settled.amountMinor === wanted.amountMinor &&
    settled.currencyCode === wanted.currencyCode &&
    (wanted.gatewayType ?? settled.gatewayType) === settled.gatewayType &&
    context.now < settled.createdAt + FRESH_MS &&
    (await isForSame(context, settled, wanted));
  if (fits) return begin(context, settled, wanted);
  const closed = await closePayment(context, settled);
  return closed.status === "PAID" || isStillOpen(closed.status) ? { payment: closed, checkoutUrl: null } : undefined;
}

/**
 * Begins a payment and gives where it is paid. For an appointment, or all that a patient owes, one is open at a time:
 * whoever asks while one is open is led to the same page, so that two who pay at once pay once. It asks nobody's
 * permission: whoever calls it has.
 * @throws InvalidError where the organization takes no payments online or the gateway refuses this one, UpstreamError
 */
export async function startPayment(context: RequestContext, wanted: WantedPayment): Promise<StartedPayment> {
  const resumed = await resume(context, wanted);
  if (resumed) return resumed;
  const gatewayType = await chooseGateway(context, wanted);
  const { purpose, appointmentId, patientId, payerName, payerEmail, description, amountMinor, currencyCode } = wanted;
  const id = uuidv7(context.now);
  const row: NewPayment = {
    id,
    gatewayReference: (await gatewayByType(gatewayType)?.referenceOf?.(id)) ?? null,
    ...{ purpose, appointmentId, patientId, payerName, payerEmail, description, amountMinor, currencyCode },
    gatewayType,
    returnPath: wanted.returnPath ?? null,
    createdAt: context.now,
  };
  const others = await commit(context, {
    writes: [
      insertPayment(context.db, row),
      ...(wanted.items?.length ? [insertPaymentItems(context.db, id, wanted.items)] : []),
    ],
    audit: [{ action: "payment.start", subjectKind: "payment", subjectId: row.id, patientId }],
    due: [{ kind: "PAYMENT", id: row.id, dueAt: context.now + LOOK_AFTER_MS }],
    result: null,
  }).then(() => undefined, refusedAs({ unique: async (_, refused) => (await resume(context, wanted)) ?? refused }));
  if (others) return others;
  const fresh = { status: "OPEN", checkoutUrl: null, checkoutForm: null, calledAt: null, review: null } as const;
  return begin(context, { ...row, ...fresh, paidAt: null, refundedAt: null, refundedMinor: 0 }, wanted);
}
