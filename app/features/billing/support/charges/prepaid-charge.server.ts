import type { OutboxEntry } from "~/db/commit.server";
import { readRecord } from "~/features/patients/public.server";
import { uuidv7 } from "~/kernel/ids";
import { outboxEntry } from "~/outbox/outbox-entry";
import type { RequestContext } from "~/platform/context.server";
import { insertChargeStatements, voidCharge, type NewCharge } from "../../data/charges/charge-write.server";
import { readCharge } from "../../data/charges/charges-read.server";
import { readPaymentItems } from "../../data/payments/payment-items.server";
import { openBalancePayments } from "../../data/payments/payments.server";
import { isStillOpen } from "../../domain/payments/payment";
import type { PayerBrowser } from "../../domain/payments/payer";
import { bookMoney } from "../ledger/book-money.server";
import { closePayment } from "../payments/close-payment.server";
import { paymentReference } from "../payments/payment-reference.server";
import { phoneWritten } from "../payments/phone-written.server";
import { returnPathOf } from "../payments/return-path.server";
import { startPayment } from "../payments/start-payment.server";

/*
 * A charge for what is given only once it is paid, such as a question that is sent then. Whoever calls these has
 * authorized it.
 */

/** Charges a patient: the writes of it, for the commit of what it is for. */
export function prepaidCharge(
  context: RequestContext,
  asked: Omit<NewCharge, "id">,
): { chargeId: string; writes: D1PreparedStatement[] } {
  const chargeId = uuidv7(context.now);
  const { patientId, currencyCode, totalMinor: amountMinor, taxMinor, taxes } = asked;
  const price = { amountMinor, currencyCode, taxMinor, discountMinor: 0, taxes };
  return {
    chargeId,
    writes: [
      ...insertChargeStatements(context, { id: chargeId, ...asked }),
      ...bookMoney(context, [{ event: "chargedByHand", chargeId, patientId, price }]),
    ],
  };
}

/**
 * Takes such a charge back, paid or not, for the commit that ends what it is for. What was paid online goes back by the
 * outbox; what was paid at the desk stands among what is to be given back there.
 */
export const prepaidChargeBack = (
  context: RequestContext,
  chargeId: string,
  reason: string,
): { writes: D1PreparedStatement[]; outbox: OutboxEntry[] } => ({
  writes: [voidCharge(context, chargeId, reason), ...bookMoney(context, [{ event: "chargeTakenBack", chargeId }])],
  outbox: [outboxEntry(context, "charge.back", { chargeId }, { id: `charge.back:${chargeId}` })],
});

/** Whether a charge is settled, so that what it is for is given. */
export async function isSettled({ db }: RequestContext, chargeId: string): Promise<boolean> {
  const charge = await readCharge(db, chargeId);
  return charge !== undefined && charge.takenBackAt === null && charge.paidMinor >= charge.totalMinor;
}

/**
 * Ends the try to pay for a charge that is open, so that it can be paid no more.
 * @returns whether nothing of it is paid or on its way
 * @throws UpstreamError where the gateway does not answer
 */
export async function closeChargePayment(
  context: RequestContext,
  { chargeId, patientId }: { chargeId: string; patientId: string },
): Promise<boolean> {
  for (const payment of await openBalancePayments(context.db, patientId)) {
    const items = await readPaymentItems(context.db, payment.id);
    if (!items.some((item) => item.chargeId === chargeId)) continue;
    const { status } = await closePayment(context, payment);
    if (status === "PAID" || isStillOpen(status)) return false;
  }
  return true;
}

/**
 * Begins to pay for one charge of the patient's, or leads on to what was begun for it.
 * @param asked.description what the payer reads at the gateway: nothing of anyone's health
 * @param asked.returnPath path of the page that says how it went
 * @returns where it is paid, or is seen where it is paid already
 * @throws InvalidError where the gateway refuses, or asks for a phone; UpstreamError
 */
export async function payCharge(
  context: RequestContext,
  { chargeId, patientId, amountMinor, currencyCode }: ChargeToPay,
  { phone, ...asked }: ChargeAsked,
  browser: PayerBrowser,
): Promise<string> {
  const payer = async () => {
    const found = (await readRecord(context.db, patientId, null))?.record;
    const known = found?.phone ? phoneWritten(context, `+${found.phoneCallingCode}${found.phone}`) : "";
    const name = found ? `${found.firstName} ${found.lastName}`.trim() : "";
    return { email: found?.email ?? "", name, phone: phoneWritten(context, phone) || known };
  };
  const started = await startPayment(context, {
    purpose: "BALANCE",
    ...asked,
    ...{ appointmentId: null, patientId, payerName: "", payerEmail: "", amountMinor, currencyCode },
    items: [{ appointmentId: null, chargeId, amountMinor }],
    ...{ immediate: false, expiresAt: null, payer, browser },
  });
  return (
    started.checkoutUrl ?? returnPathOf(context, started.payment, await paymentReference(context, started.payment))
  );
}

/** How a charge is to be paid. */
export interface ChargeAsked {
  description: string;
  returnPath: string;
  gatewayType: string | undefined;
  phone: string | undefined;
}

/** What is still to be paid of a charge, in the minor unit. */
export interface ChargeToPay {
  chargeId: string;
  patientId: string;
  amountMinor: number;
  currencyCode: string;
}
