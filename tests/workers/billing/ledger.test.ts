import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { refundPayment } from "~/features/billing/services/payments/refund-payment.server";
import { takeEvent } from "~/features/billing/services/payments/take-event.server";
import { bookMoney } from "~/features/billing/support/ledger/book-money.server";
import { settlePayment } from "~/features/billing/support/payments/settle-payment.server";
import { readPayment } from "~/features/billing/data/payments/payments.server";
import { verifyLedger } from "~/features/billing/services/ledger/verify-ledger.server";
import {
  APPOINTMENT_STATE as S,
  type AppointmentState,
} from "~/features/scheduling/domain/appointments/appointment-states";
import { readMoneyDay } from "~/features/scheduling/services/payments/read-money-day.server";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import { completeAppointment } from "~/features/scheduling/services/appointments/complete-appointment.server";
import { disableAppointment } from "~/features/scheduling/services/appointments/disable-appointment.server";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { undoAppointment } from "~/features/scheduling/services/appointments/undo-appointment.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { employeeActor, openPractice } from "../support/organization";
import { STRIPE_KEYS, stripeStandIn } from "../support/stripe-stand-in";
import { givenAppointment, HOUR, type Practice } from "../scheduling/scene";
import { ANY_TIME, book, look, pay, paidBy, paymentsOf, systemOf, tell } from "./scene";
import { balancesOf, kindsOf, owedFor } from "./ledger-scene";

let practice: Practice;
let stripe: ReturnType<typeof stripeStandIn>;
const now = Date.now();
/** Appointments begin on the hour. */
const HOURLY = Math.floor(now / HOUR) * HOUR;

beforeAll(async () => {
  stripe = stripeStandIn();
  practice = await openPractice({ now });
  await connectGateway(await practice.as(practice.administrator), { type: "STRIPE", ...STRIPE_KEYS });
  await paidBy(practice, ANY_TIME);
});
afterAll(() => vi.unstubAllGlobals());

const doctor = (at = now) => practice.as(employeeActor(practice.ids.doctor), at);
const admin = () => practice.as(practice.administrator);
const findings = async () => (await verifyLedger(await systemOf(practice))).findings;
const given = async (stateId: AppointmentState, startsAt: number) =>
  givenAppointment(practice, await systemOf(practice), { startsAt, stateId });
/** Each on a time of its own. */
let hours = 10;
const agreed = () => given(S.CONFIRMED, HOURLY - (hours += 1) * HOUR);
const PRICE = 5_000;

describe("the books of an appointment", () => {
  it("owe its price from its beginning on, as the list of what is unpaid says, and no more once it is paid", async () => {
    const appointmentId = await agreed();
    await startAppointment(await doctor(), { appointmentId });
    const price = await owedFor(practice, appointmentId);
    expect(price).toBeGreaterThan(0);
    await completeAppointment(await doctor(), { appointmentId });
    const money = await readMoneyDay(await admin(), {});
    expect(money.unpaid.find(({ id }) => id === appointmentId)?.amountMinor).toBe(price);
    expect(await owedFor(practice, appointmentId)).toBe(price);
    await markPaidAtClinic(await doctor(), { appointmentId });
    expect(await owedFor(practice, appointmentId)).toBe(0);
    expect(await kindsOf(practice, appointmentId)).toEqual(["CHARGE", "PAYMENT_AT_CLINIC"]);
    expect(await findings()).toEqual([]);
  });

  it("keep the price of its beginning where the practice asks another one since", async () => {
    const appointmentId = await agreed();
    await startAppointment(await doctor(), { appointmentId });
    const price = await owedFor(practice, appointmentId);
    const { db } = await systemOf(practice);
    const raise = (by: number) =>
      db
        .raw(
          "UPDATE service_offering_branch SET cost_minor = cost_minor + ?2 WHERE organization_id = ?1",
          db.organizationId,
          by,
        )
        .run();
    await raise(700);
    const money = await readMoneyDay(await admin(), {});
    expect(money.unpaid.find(({ id }) => id === appointmentId)?.amountMinor).toBe(price);
    await markPaidAtClinic(await doctor(), { appointmentId });
    expect(await owedFor(practice, appointmentId)).toBe(0);
    await raise(-700);
  });

  it("have what was paid ahead as paid ahead, and charge no more than that when it begins", async () => {
    const appointmentId = await agreed();
    await markPaidAtClinic(await doctor(), { appointmentId });
    const ahead = await owedFor(practice, appointmentId);
    expect(ahead).toBeLessThan(0);
    const { db } = await systemOf(practice);
    await db
      .raw(
        "UPDATE service_offering_branch SET cost_minor = cost_minor + 300 WHERE organization_id = ?1",
        db.organizationId,
      )
      .run();
    await startAppointment(await doctor(), { appointmentId });
    await db
      .raw(
        "UPDATE service_offering_branch SET cost_minor = cost_minor - 300 WHERE organization_id = ?1",
        db.organizationId,
      )
      .run();
    expect(await owedFor(practice, appointmentId)).toBe(0);
  });

  it("are as before once a payment at the clinic is undone, and its next one is booked again", async () => {
    const appointmentId = await agreed();
    await startAppointment(await doctor(), { appointmentId });
    const before = await balancesOf(practice);
    await markPaidAtClinic(await doctor(), { appointmentId });
    expect(await balancesOf(practice)).not.toEqual(before);
    await undoAppointment(await doctor(), { appointmentId });
    expect(await balancesOf(practice)).toEqual(before);
    await markPaidAtClinic(await doctor(), { appointmentId });
    expect(await kindsOf(practice, appointmentId)).toEqual([
      ...["CHARGE", "PAYMENT_AT_CLINIC", "PAYMENT_AT_CLINIC_UNDONE", "PAYMENT_AT_CLINIC"],
    ]);
    expect(await owedFor(practice, appointmentId)).toBe(0);
  });

  it("owe nothing for what was called off, or was entered by mistake", async () => {
    const canceled = await given(S.CONFIRMED, HOURLY + 90 * HOUR);
    await cancelAppointment(await doctor(), { appointmentId: canceled });
    expect(await kindsOf(practice, canceled)).toEqual([]);
    const mistaken = await agreed();
    await startAppointment(await doctor(), { appointmentId: mistaken });
    await completeAppointment(await doctor(), { appointmentId: mistaken });
    await disableAppointment(await admin(), { appointmentId: mistaken });
    expect(await kindsOf(practice, mistaken)).toEqual(["CHARGE", "CHARGE_REVERSED"]);
    expect(await owedFor(practice, mistaken)).toBe(0);
  });

  it("have one payment where two people mark it as paid at once, and where one tries again", async () => {
    const appointmentId = await agreed();
    const contexts = await Promise.all([doctor(), admin()]);
    const idempotencyKey = crypto.randomUUID();
    await Promise.allSettled(contexts.map((context) => markPaidAtClinic(context, { appointmentId, idempotencyKey })));
    await markPaidAtClinic(await doctor(), { appointmentId, idempotencyKey }).catch(() => undefined);
    expect((await kindsOf(practice, appointmentId)).filter((kind) => kind === "PAYMENT_AT_CLINIC")).toHaveLength(1);
    expect(await findings()).toEqual([]);
  });

  it("charge what took place before there were books when its money comes", async () => {
    const appointmentId = await given(S.COMPLETED, HOURLY - (hours += 1) * HOUR);
    expect(await kindsOf(practice, appointmentId)).toEqual([]);
    await markPaidAtClinic(await doctor(), { appointmentId });
    expect(await kindsOf(practice, appointmentId)).toEqual(["PAYMENT_AT_CLINIC", "CHARGE"]);
    expect(await owedFor(practice, appointmentId)).toBe(0);
  });
});

describe("the books of a payment by a gateway", () => {
  /** Books, and pays at the gateway; nobody has told us of it. */
  async function paidThere() {
    const appointment = await book(practice, practice.ids.videoOffering);
    const { payment } = await pay(practice, appointment);
    const session = payment.gatewayReference ?? "";
    stripe.pay(session);
    return { ...appointment, id: payment.id, session };
  }

  it("have it once where 200 ask at once how it stands", async () => {
    const paid = await paidThere();
    const before = (await balancesOf(practice))["CLEARING STRIPE EUR"] ?? 0;
    const context = await systemOf(practice);
    const payment = await readPayment(context.db, paid.id);
    if (!payment) throw new Error("no payment");
    const looks = await Promise.all(
      Array.from({ length: 200 }, async () => settlePayment(await systemOf(practice), payment)),
    );
    expect(new Set(looks.map(({ status }) => status))).toEqual(new Set(["PAID"]));
    expect(await kindsOf(practice, paid.id)).toEqual(["PAYMENT"]);
    expect((await balancesOf(practice))["CLEARING STRIPE EUR"]).toBe(before + PRICE);
    await tell(practice, paid.appointmentId);
    expect(await owedFor(practice, paid.appointmentId)).toBe(-PRICE);
    expect(await findings()).toEqual([]);
  });

  it("have nothing of a forged event, and no second entry of one that is told twice", async () => {
    const appointment = await book(practice, practice.ids.videoOffering);
    const { payment } = await pay(practice, appointment);
    const session = payment.gatewayReference ?? "";
    const before = await balancesOf(practice);
    const event = (id: string) => stripe.event(session, undefined, { id });
    const take = async (request: Request) => takeEvent(await practice.as({ kind: "anonymous" }), "STRIPE", request);
    // Signed as it is, the gateway says that nobody has paid.
    await take(await event("evt_early"));
    expect(await balancesOf(practice)).toEqual(before);
    stripe.pay(session);
    await take(await event("evt_1"));
    await take(await event("evt_1"));
    await take(await event("evt_2"));
    await look(practice, appointment);
    expect(await kindsOf(practice, payment.id)).toEqual(["PAYMENT"]);
    // The same event again, with another amount, by whoever reached the writing itself.
    const context = await systemOf(practice);
    await context.db.rawBatch(
      bookMoney(context, [{ event: "paid", payment, came: { amountMinor: 1, currencyCode: "EUR" }, isClear: true }]),
    );
    expect(await kindsOf(practice, payment.id)).toEqual(["PAYMENT"]);
    expect(await findings()).toEqual([]);
  });

  it("have nothing left of one that was given back, asked for twice at once", async () => {
    const before = await balancesOf(practice);
    const paid = await paidThere();
    await look(practice, paid);
    await cancelAppointment(await doctor(), { appointmentId: paid.appointmentId });
    expect((await paymentsOf(practice, paid.appointmentId))[0]?.review).toBe("NOT_NEEDED");
    const two = await Promise.all([admin(), admin()]);
    await Promise.allSettled(two.map((context) => refundPayment(context, { paymentId: paid.id })));
    expect((await paymentsOf(practice, paid.appointmentId))[0]?.status).toBe("REFUNDED");
    expect(await kindsOf(practice, paid.id)).toEqual(["PAYMENT", "REFUND"]);
    expect(await balancesOf(practice)).toEqual(before);
    expect(await findings()).toEqual([]);
  });
});

describe("the database", () => {
  it("lets nobody change, remove or replace an entry", async () => {
    const { db } = await systemOf(practice);
    const texts = [
      "UPDATE ledger_line SET amount_minor = 1 WHERE organization_id = ?1",
      "UPDATE ledger_entry SET at = 1 WHERE organization_id = ?1",
      "DELETE FROM ledger_line WHERE organization_id = ?1",
      "DELETE FROM ledger_entry WHERE organization_id = ?1",
      `INSERT OR REPLACE INTO ledger_line (organization_id, entry_id, line_no, account, holder, amount_minor)
SELECT ?1, l.entry_id, l.line_no, 'CASH', '', 1 FROM ledger_line l WHERE l.organization_id = ?1 LIMIT 1`,
      `INSERT OR REPLACE INTO ledger_entry (organization_id, id, at, kind, currency_code, holder, source_key, reason, actor_kind)
SELECT ?1, 'another', 1, 'CORRECTION', 'EUR', '', e.source_key, '', 'system' FROM ledger_entry e WHERE e.organization_id = ?1 LIMIT 1`,
    ];
    const before = await balancesOf(practice);
    for (const text of texts) await expect(db.raw(text, db.organizationId).run(), text).rejects.toThrow(/append-only/);
    expect(await balancesOf(practice)).toEqual(before);
  });

  it("refuses the batch of an entry that does not balance", async () => {
    const context = await systemOf(practice);
    const { db } = context;
    const event = {
      event: "paidAtClinic",
      appointmentId: await agreed(),
      version: 9,
      patientId: practice.ids.patient,
    } as const;
    const [entry, , balanced] = bookMoney(context, [{ ...event, price: { amountMinor: 70, currencyCode: "EUR" } }]);
    if (!entry || !balanced) throw new Error("nothing to book");
    await expect(db.rawBatch([entry, balanced])).rejects.toThrow(/unbalanced/);
    expect(await kindsOf(practice, event.appointmentId)).toEqual([]);
  });

  it("says where a balance is not what its lines come to", async () => {
    const { db } = await systemOf(practice);
    const drift = (by: number) =>
      db
        .raw(
          "UPDATE ledger_balance SET balance_minor = balance_minor + ?2 WHERE organization_id = ?1 AND account = 'CASH' AND holder = 'CASH'",
          db.organizationId,
          by,
        )
        .run();
    await drift(5);
    expect(await findings()).toEqual([{ kind: "balance", what: "CASH CASH EUR" }]);
    await drift(-5);
    expect(await findings()).toEqual([]);
  });
});
