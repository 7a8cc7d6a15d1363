import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readPayment } from "~/features/billing/data/payments/payments.server";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { verifyLedger } from "~/features/billing/services/ledger/verify-ledger.server";
import { refundPayment } from "~/features/billing/services/payments/refund-payment.server";
import { flagPayment } from "~/features/billing/support/payments/flag-payment.server";
import { readMoneyDay } from "~/features/scheduling/services/payments/read-money-day.server";
import { openPractice } from "../support/organization";
import { STRIPE_KEYS, stripeStandIn } from "../support/stripe-stand-in";
import type { Practice } from "../scheduling/scene";
import { ANY_TIME, book, look, paidBy, pay, rowsOf, systemOf } from "./scene";
import { finishRefund, refundPart } from "./owed/refunds";

let practice: Practice;
let stripe: ReturnType<typeof stripeStandIn>;
const now = Date.now();

beforeAll(async () => {
  stripe = stripeStandIn();
  practice = await openPractice({ now });
  await connectGateway(await admin(), { type: "STRIPE", ...STRIPE_KEYS });
  await paidBy(practice, ANY_TIME);
});
afterAll(() => vi.unstubAllGlobals());

const admin = () => practice.as(practice.administrator, now);

/** A paid online payment of 50, and what went back of it at its gateway and here. */
async function paid() {
  const appointment = await book(practice, practice.ids.clinicOffering);
  const { payment } = await pay(practice, appointment);
  stripe.pay(payment.gatewayReference ?? "");
  await look(practice, appointment);
  const intent = `pi_${payment.gatewayReference ?? ""}`;
  return {
    id: payment.id,
    atGateway: () => [...(stripe.refunds.get(intent)?.values() ?? [])],
    here: async () => (await readPayment((await systemOf(practice)).db, payment.id))?.refundedMinor,
    parts: async () =>
      rowsOf<{ id: string; status: string }>(
        await systemOf(practice),
        "SELECT id, status FROM payment_refund WHERE organization_id = ?1 AND payment_id = ?2 ORDER BY at, id",
        payment.id,
      ),
  };
}

/** A part is asked for, the gateway gives it back, and its answer is lost. */
async function unanswered(paymentId: string, amount = "10", idempotencyKey = `lost-${paymentId}`) {
  const asked = { paymentId, amount, reason: "Too much", idempotencyKey };
  stripe.be("losing");
  await expect(refundPart(await admin(), asked)).rejects.toThrow();
  stripe.be("well");
  return asked;
}

describe("a part that goes back by its gateway", () => {
  it("goes back once when it is asked for by the same key at the same moment", async () => {
    const payment = await paid();
    const asked = { paymentId: payment.id, amount: "10", reason: "Twice at once", idempotencyKey: "at-once-1" };
    const contexts = await Promise.all([admin(), admin(), admin()]);
    await Promise.all(contexts.map((context) => refundPart(context, asked)));
    expect(payment.atGateway()).toEqual([1_000]);
    expect(await payment.here()).toBe(1_000);
    expect(await payment.parts()).toHaveLength(1);
  });

  it("is not asked for by a page that shows more left than there is, unless it was asked for by its key before", async () => {
    const payment = await paid();
    const shown = { paymentId: payment.id, amount: "10", reason: "Two tabs", leftShown: "5000" };
    const first = { ...shown, idempotencyKey: `first-${payment.id}` };
    const second = { ...shown, idempotencyKey: `second-${payment.id}` };
    for (const _ of [1, 2]) await refundPart(await admin(), first);
    await expect(refundPart(await admin(), second)).rejects.toMatchObject({
      fields: [{ field: "amount", message: "payments:error.leftChanged" }],
    });
    await refundPart(await admin(), { ...second, leftShown: "4000" });
    expect(payment.atGateway()).toEqual([1_000, 1_000]);
  });

  it("is not carried out by another key while nobody knows what came of it", async () => {
    const payment = await paid();
    const first = await unanswered(payment.id);
    const other = { paymentId: payment.id, amount: "20", reason: "Another", idempotencyKey: `other-${payment.id}` };
    await expect(refundPart(await admin(), other)).rejects.toMatchObject({
      fields: [{ field: "amount", message: "payments:error.refundOpen" }],
    });
    expect(payment.atGateway()).toEqual([1_000]);
    expect(await payment.here()).toBe(0);
    await refundPart(await admin(), first);
    await refundPart(await admin(), other);
    expect(payment.atGateway()).toEqual([1_000, 2_000]);
    expect(await payment.here()).toBe(3_000);
    for (const again of [first, other]) await refundPart(await admin(), again);
    expect(payment.atGateway()).toEqual([1_000, 2_000]);
  });

  it("is finished by a person when its answer was lost, once however often", async () => {
    const payment = await paid();
    await unanswered(payment.id);
    const [open] = await payment.parts();
    for (const _ of [1, 2]) await finishRefund(await admin(), { paymentId: payment.id, refundId: open?.id });
    expect(payment.atGateway()).toEqual([1_000]);
    expect(await payment.here()).toBe(1_000);
    await expect(finishRefund(await admin(), { paymentId: payment.id, refundId: "none" })).rejects.toThrow();
  });

  it("is finished before all of the payment goes back", async () => {
    const payment = await paid();
    const first = await unanswered(payment.id);
    const context = await systemOf(practice);
    await flagPayment(
      context,
      { id: payment.id, patientId: null, purpose: "VISIT", currencyCode: "EUR" },
      "NOT_NEEDED",
    );
    await expect(refundPayment(await admin(), { paymentId: payment.id })).rejects.toMatchObject({
      fields: [{ field: "", message: "payments:error.refundOpen" }],
    });
    await refundPart(await admin(), first);
    await refundPayment(await admin(), { paymentId: payment.id });
    expect(payment.atGateway()).toEqual([1_000, 4_000]);
    expect((await readPayment((await systemOf(practice)).db, payment.id))?.status).toBe("REFUNDED");
    expect((await verifyLedger(await systemOf(practice))).findings).toEqual([]);
  });
});

it("what goes back is taken off what was received on that day, whenever it was paid, and is no payment less", async () => {
  const payment = await paid();
  const { db } = await systemOf(practice);
  await db
    .raw(
      "UPDATE payment SET paid_at = ?3 WHERE organization_id = ?1 AND id = ?2",
      ...[db.organizationId, payment.id, now - 60 * 86_400_000],
    )
    .run();
  const received = async () => {
    const { today, month } = await readMoneyDay(await admin(), {});
    const of = ({ count, amounts }: typeof today) => [count, amounts[0]?.amountMinor ?? 0] as const;
    return { today: of(today), month: of(month) };
  };
  const before = await received();
  const less = (minor: number) => ({
    today: [before.today[0], before.today[1] - minor],
    month: [before.month[0], before.month[1] - minor],
  });
  await refundPart(await admin(), {
    paymentId: payment.id,
    amount: "10",
    reason: "Goodwill",
    idempotencyKey: "old-part-1",
  });
  expect(await received()).toEqual(less(1_000));
  await refundPart(await admin(), {
    paymentId: payment.id,
    amount: "40",
    reason: "The rest",
    idempotencyKey: "old-part-2",
  });
  expect(await received()).toEqual(less(5_000));
});
