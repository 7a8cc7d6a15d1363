import { beforeEach, describe, expect, it, vi } from "vitest";
import { readInvoice } from "~/features/billing/data/invoices/invoices-read.server";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { readPayment } from "~/features/billing/data/payments/payments.server";
import { answerCheckout } from "~/features/billing/services/payments/answer-development-checkout.server";
import { settlePayment } from "~/features/billing/support/payments/settle-payment.server";
import { verifyLedger } from "~/features/billing/services/ledger/verify-ledger.server";
import { applyPayment } from "~/features/scheduling/services/payments/apply-payment.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { payBalance } from "~/features/scheduling/services/payments/pay-balance.server";
import { takeBalance } from "~/features/scheduling/services/payments/take-balance.server";
import { openPractice, patientActor } from "../support/organization";
import type { Actor } from "~/platform/access/actor.server";
import { HOUR, MONDAY, type Practice } from "../scheduling/scene";
import { bookWith, costs, DAY, discountOf, ownPatient, STRANGER, usedOf } from "./discount-scene";
import { chargedAppointment, invoicedAll, priced } from "./invoice-scene";
import { balancesOf, kindsOf } from "./ledger-scene";
import { ANY_TIME, BROWSER, paidBy, rowsOf, systemOf } from "./scene";

const now = Date.UTC(2026, 5, 15, 10);
const AT_ONCE = 200;
vi.setConfig({ testTimeout: 120_000 });
let practice: Practice;
let appointmentId: string;
let invoiceId: string;

const admin = () => practice.as(practice.administrator, now);
const atOnce = <T>(act: (number: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: AT_ONCE }, (_, number) => act(number)));
const won = (all: readonly PromiseSettledResult<unknown>[]) => all.filter(({ status }) => status === "fulfilled");

/** A practice with an invoice of an appointment that took place. */
async function invoiced(): Promise<void> {
  practice = await openPractice({ now });
  await priced(practice, 5_000);
  await connectGateway(await admin(), { type: "DEVELOPMENT" });
  appointmentId = await chargedAppointment(practice, now);
  invoiceId = await invoicedAll(await admin(), { appointmentId });
}

/** The invoice is paid once, and the books say so. */
async function isPaidOnce(): Promise<void> {
  const invoice = await readInvoice((await systemOf(practice)).db, invoiceId);
  expect(invoice).toMatchObject({ state: "PAID", totalMinor: 6_000, settledMinor: 6_000 });
  const balances = await balancesOf(practice);
  expect(Object.keys(balances).filter((account) => account.startsWith("RECEIVABLE"))).toEqual([]);
  expect((await verifyLedger(await systemOf(practice))).findings).toEqual([]);
}

describe("200 at once who take the money of one invoice at the desk", () => {
  beforeEach(invoiced);

  it("take it once where each takes that of its appointment", async () => {
    const context = await admin();
    const all = await atOnce(() => markPaidAtClinic(context, { appointmentId, kind: "CASH" }));
    expect(won(all)).toHaveLength(1);
    await isPaidOnce();
    expect((await balancesOf(practice))["CASH CASH EUR"]).toBe(6_000);
  });

  it("take it once where each takes all that its patient owes", async () => {
    const context = await admin();
    const { patient: patientId } = practice.ids;
    const taken = { patientId, kind: "CARD", amount: "60", currencyCode: "EUR", idempotencyKey: "two-hundred-at-once" };
    const all = await atOnce(() => takeBalance(context, taken));
    expect(won(all).length).toBeGreaterThan(0);
    await isPaidOnce();
    expect((await balancesOf(practice))["CASH CARD EUR"]).toBe(6_000);
  });
});

describe("200 at once who pay one invoice online", () => {
  beforeEach(invoiced);

  it("are led to one payment, and 200 words that it is paid pay it once", async () => {
    await paidBy(practice, ANY_TIME);
    const { ids } = practice;
    const patient = await practice.as(patientActor(ids.patient, ids.patientUser), now);
    const led = await atOnce(() => payBalance(patient, {}, BROWSER));
    expect(new Set(won(led).map((each) => (each.status === "fulfilled" ? each.value : ""))).size).toBe(1);
    const begun = await rowsOf<{ id: string; amount: number }>(
      await systemOf(practice),
      "SELECT id, amount_minor AS amount FROM payment WHERE organization_id = ?1",
    );
    expect(begun.map(({ amount }) => amount)).toEqual([6_000]);
    const [{ id } = { id: "" }] = begun;
    await answerCheckout(patient, id, "pay");
    const system = await systemOf(practice, now);
    const payment = await readPayment(system.db, id);
    if (!payment) throw new Error("there is no payment");
    await settlePayment(system, payment);
    await atOnce(() => applyPayment(system, { paymentId: id }));
    await isPaidOnce();
    expect(await kindsOf(practice, id)).toEqual(["PAYMENT"]);
    expect((await readPayment(system.db, id))?.review).toBeNull();
  });
});

describe("200 at once who ask for a discount", () => {
  const SPRING = { discountCode: "SPRING" };

  beforeEach(async () => {
    practice = await openPractice({ now: MONDAY, timeZone: "Europe/Madrid" });
    await costs(practice, 6_000);
  });

  /** They book half hours of the doctor's days to come. */
  const allBook = (actor: Actor) =>
    atOnce((number) =>
      bookWith(practice, actor, {
        ...SPRING,
        startTime: MONDAY + (2 + Math.floor(number / 14)) * DAY + 2 * HOUR + (number % 14) * (HOUR / 2),
      }),
    );
  const refusedAt = (all: readonly PromiseSettledResult<unknown>[]) => [
    ...new Set(
      all.flatMap((each) =>
        each.status === "rejected"
          ? (each.reason as { fields: { field: string }[] }).fields.map(({ field }) => field)
          : [],
      ),
    ),
  ];

  it("get its last use once, and the others are told", async () => {
    const id = await discountOf(practice, { limitTotal: "2" });
    await bookWith(practice, ownPatient(practice), { ...SPRING, startTime: MONDAY + 20 * DAY + 2 * HOUR });
    const all = await allBook(STRANGER);
    expect([won(all).length, refusedAt(all)]).toEqual([1, ["discountCode"]]);
    expect(await usedOf(practice, id)).toEqual([2, 2]);
  });

  it("get it once where they are one patient who may have it once", async () => {
    const id = await discountOf(practice, { limitPerPatient: "1" });
    const all = await allBook(ownPatient(practice));
    expect([won(all).length, refusedAt(all)]).toEqual([1, ["discountCode"]]);
    expect(await usedOf(practice, id)).toEqual([1, 1]);
  });
});
