import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { TenantDb } from "~/db/client.server";
import { readPayment, type PaymentRow } from "~/features/billing/data/payments/payments.server";
import { CALL_PATIENCE_MS } from "~/features/billing/domain/payments/payment-call";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { buryPaymentCall } from "~/features/billing/services/payments/bury-payment-call.server";
import { checkPayment } from "~/features/billing/services/payments/check-payment.server";
import { collectPayment } from "~/features/billing/services/payments/collect-payment.server";
import { dismissReview } from "~/features/billing/services/payments/dismiss-review.server";
import { readCheckout } from "~/features/billing/services/payments/read-checkout.server";
import { paymentCallMessage, sendPaymentCall } from "~/features/billing/services/payments/send-payment-call.server";
import { paymentReference } from "~/features/billing/support/payments/payment-reference.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { expireAppointment } from "~/features/scheduling/services/appointments/expire-appointment.server";
import { openPayableAppointment } from "~/features/scheduling/services/payments/open-payable-appointment.server";
import { payForAppointment } from "~/features/scheduling/services/payments/pay-for-appointment.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { paths } from "~/paths";
import { mount } from "../gateways/contract/mount";
import { EBIRR_ACCOUNT, ebirrStandIn } from "../gateways/stand-ins/ebirr";
import type { Practice } from "../scheduling/scene";
import { faultyDatabase } from "../support/faults";
import { employeeActor, env, openPractice } from "../support/organization";
import { hand } from "./hand-message";
import {
  ANY_TIME,
  appointmentOf,
  BLOCK,
  book,
  BROWSER,
  MINUTE,
  paidBy,
  paymentsOf,
  rowsOf,
  systemOf,
  tell,
} from "./scene";

const APPROVED = "2001/APPROVED";

let practice: Practice;
let standIn: ReturnType<typeof ebirrStandIn>;
let line: ReturnType<typeof mount>;

beforeAll(async () => {
  practice = await openPractice({ now: Date.now() });
  const { db } = await systemOf(practice);
  for (const table of ["organization_profile", "service_offering_branch"])
    await db.raw(`UPDATE ${table} SET currency_code = 'ETB' WHERE organization_id = ?1`, db.organizationId).run();
  await paidBy(practice, BLOCK);
  await connectGateway(await practice.as(practice.administrator), { type: "EBIRR", ...EBIRR_ACCOUNT });
});
beforeEach(() => {
  standIn = ebirrStandIn();
  line = mount(standIn);
});
afterAll(() => vi.unstubAllGlobals());

type Booked = Awaited<ReturnType<typeof book>>;

/** Begins to pay for what was booked, as whoever has the phone. */
async function pay(by: Booked, at = Date.now()): Promise<PaymentRow> {
  const payable = await openPayableAppointment(await practice.as({ kind: "anonymous" }, at), by);
  return (await payForAppointment(payable, { browser: BROWSER, phone: "+251 912 345678" })).payment;
}

/** Books what must be paid to book, and begins to pay: its gateway has not been called yet. */
async function begun() {
  const appointment = await book(practice, practice.ids.videoOffering);
  return { ...appointment, payment: await pay(appointment) };
}

const stored = async (id: string) => {
  const row = await readPayment((await systemOf(practice)).db, id);
  if (!row) throw new Error("the payment is not stored");
  return row;
};
const isOnPhone = (id: string) => standIn.begun().some(({ own }) => own === id);
const onPhone = (id: string) => vi.waitUntil(() => isOnPhone(id), { interval: 2, timeout: 10_000 });
const timesCalled = (id: string) => standIn.begun().filter(({ own }) => own === id).length;
const collect = async (id: string, at = Date.now()) => collectPayment(await systemOf(practice, at), id);

const message = (paymentId: string) => ({ organizationId: practice.entry.id, paymentId, requestId: "test" });
const deliver = (paymentId: string) => hand("payment-calls", message(paymentId));

const callsAskedFor = async (paymentId: string) =>
  rowsOf<{ id: string }>(
    await systemOf(practice),
    "SELECT id FROM outbox WHERE organization_id = ?1 AND topic = 'payment.call' AND json_extract(payload, '$.paymentId') = ?2",
    paymentId,
  );

/** A payment whose gateway was called by somebody who then died, so long ago (ms). */
async function calledAndLost(ago: number) {
  const { payment, ...appointment } = await begun();
  const { db } = await systemOf(practice);
  await db
    .raw(
      "UPDATE payment SET called_at = ?3 WHERE organization_id = ?1 AND id = ?2",
      db.organizationId,
      payment.id,
      Date.now() - ago,
    )
    .run();
  return { ...appointment, payment };
}

describe("a payment that its gateway is called for", () => {
  it("is asked for by the outbox, called by a queue of its own, and confirms the appointment", async () => {
    const { appointmentId, payment } = await begun();
    expect(payment.checkoutForm).not.toContain(EBIRR_ACCOUNT.apiKey);
    const [row, ...more] = await callsAskedFor(payment.id);
    expect(more).toEqual([]);
    const sent: unknown[] = [];
    const PAYMENT_CALLS = { send: (body: unknown) => Promise.resolve(sent.push(body)) };
    const outboxId = row?.id ?? "";
    const told = { organizationId: practice.entry.id, outboxId, requestId: "test" };
    expect(await hand("notifications", told, { PAYMENT_CALLS })).toMatchObject({ done: true });
    const [body] = sent.map((each) => paymentCallMessage.strict().parse(each));
    expect(body).toMatchObject({ organizationId: practice.entry.id, paymentId: payment.id });
    const call = hand("payment-calls", body ?? {});
    await onPhone(payment.id);
    expect(await stored(payment.id)).toMatchObject({ status: "OPEN", calledAt: expect.any(Number) as number });
    standIn.say(payment.id, APPROVED);
    expect(await call).toMatchObject({ done: true });
    expect((await stored(payment.id)).status).toBe("PAID");
    await tell(practice, appointmentId);
    expect((await appointmentOf(practice, appointmentId))?.state).toBe(S.CONFIRMED);
  });

  it("is called once, however often the message comes: early ones wait, late ones leave it to a person", async () => {
    const { payment } = await begun();
    const call = deliver(payment.id);
    await onPhone(payment.id);
    expect(await deliver(payment.id)).toEqual({ done: false, again: true });
    const later = (await collect(payment.id)) ?? 0;
    expect(later).toBeGreaterThan(5 * MINUTE);
    expect(later).toBeLessThan(7 * MINUTE);
    standIn.say(payment.id, APPROVED);
    await call;
    expect(await deliver(payment.id)).toMatchObject({ done: true });
    expect(timesCalled(payment.id)).toBe(1);
    expect(await stored(payment.id)).toMatchObject({ status: "PAID", review: null });
  });

  it("is called once by ten messages at the same moment, and waited for while a PIN is typed", async () => {
    const patience = vi.spyOn(AbortSignal, "timeout");
    const { payment } = await begun();
    const calls = Array.from({ length: 10 }, () => collect(payment.id));
    await onPhone(payment.id);
    standIn.say(payment.id, APPROVED);
    const again = await Promise.all(calls);
    expect(again.filter((each) => each === null)).toHaveLength(1);
    expect(patience.mock.calls).toEqual([[CALL_PATIENCE_MS]]);
    patience.mockRestore();
    expect(line.calls).toHaveLength(1);
    expect((await stored(payment.id)).status).toBe("PAID");
  });

  it("of two who begin to pay for one appointment at once is one payment and one call", async () => {
    const appointment = await book(practice, practice.ids.videoOffering);
    const [one, other] = await Promise.all([pay(appointment), pay(appointment)]);
    expect(other.id).toBe(one.id);
    const asked = await callsAskedFor(one.id);
    expect(asked.length).toBeGreaterThan(0);
    const calls = [...asked, ...asked].map(() => collect(one.id));
    await onPhone(one.id);
    standIn.say(one.id, APPROVED);
    await Promise.all(calls);
    expect(line.calls).toHaveLength(1);
    expect(await paymentsOf(practice, appointment.appointmentId)).toMatchObject([{ id: one.id, status: "PAID" }]);
  });

  it("is nobody's but its organization's, and no person can have it called", async () => {
    const { payment } = await begun();
    const other = await openPractice({ now: Date.now() });
    expect(await collectPayment(await systemOf(other), payment.id)).toBeNull();
    for (const actor of [practice.administrator, employeeActor(practice.ids.doctor)])
      for (const act of [collectPayment, buryPaymentCall, sendPaymentCall])
        await expect(act(await practice.as(actor), payment.id)).rejects.toThrow(ForbiddenError);
    expect(line.calls).toEqual([]);
    expect(await stored(payment.id)).toMatchObject({ status: "OPEN", calledAt: null });
  });
});

describe("a call whose outcome nobody knows", () => {
  it("reaches a person once no answer can come any more, by its message or by the look at the payment", async () => {
    const byMessage = await calledAndLost(7 * MINUTE);
    expect(await deliver(byMessage.payment.id)).toMatchObject({ done: true });
    const byLook = await calledAndLost(0);
    const early = Date.now() + 5 * MINUTE;
    const look = async (at: number) =>
      checkPayment(await systemOf(practice, at), { id: byLook.payment.id, dueAt: byLook.payment.createdAt });
    await look(early);
    expect(await stored(byLook.payment.id)).toMatchObject({ status: "OPEN", review: null });
    await look(Date.now() + 7 * MINUTE);
    for (const { payment } of [byMessage, byLook])
      expect(await stored(payment.id)).toMatchObject({ status: "PENDING", review: "UNREACHABLE" });
    expect(line.calls).toEqual([]);
  });

  it("leads its payer on, takes no second payment, and ends when a person has settled it", async () => {
    const { payment, appointmentId, ...by } = await calledAndLost(0);
    const reference = await paymentReference(await practice.as({ kind: "anonymous" }), payment);
    const page = async () => readCheckout(await practice.as({ kind: "anonymous" }), reference);
    expect(await page()).toMatchObject({ form: null, currencyCode: "ETB" });
    await collect(payment.id, Date.now() + 7 * MINUTE);
    expect(await page()).toBe(paths.makePayment(appointmentId, { payment: reference }));
    expect((await pay({ appointmentId, ...by })).id).toBe(payment.id);
    await dismissReview(await practice.as(practice.administrator), { paymentId: payment.id });
    expect(await stored(payment.id)).toMatchObject({ status: "EXPIRED", review: null });
    const again = await pay({ appointmentId, ...by });
    expect(again.id).not.toBe(payment.id);
    const call = deliver(again.id);
    await onPhone(again.id);
    standIn.say(again.id, APPROVED);
    await call;
    expect((await stored(again.id)).status).toBe("PAID");
  });

  it("is left to a person too where the answer came and could not be written", async () => {
    const { payment } = await begun();
    const context = await systemOf(practice);
    const binding = faultyDatabase(env.tenantDatabase("TENANT_DB_0"), { kind: "before" }, 5);
    const faulty = new TenantDb(binding, practice.entry.id, practice.entry.epoch, "first-primary");
    const call = collectPayment({ ...context, db: faulty }, payment.id);
    await onPhone(payment.id);
    standIn.say(payment.id, APPROVED);
    await expect(call).rejects.toThrow("the network is down");
    expect(await collect(payment.id)).toBeGreaterThan(0);
    expect(await collect(payment.id, Date.now() + 7 * MINUTE)).toBeNull();
    expect(timesCalled(payment.id)).toBe(1);
    expect(await stored(payment.id)).toMatchObject({ status: "PENDING", review: "UNREACHABLE" });
  });

  it("whose message failed at every try is a person's if it was made, and else is never made", async () => {
    const [made, unmade] = [await calledAndLost(0), await begun()];
    for (const { payment } of [made, unmade])
      expect(await hand("payment-calls-dead", message(payment.id))).toMatchObject({ done: true });
    expect(await stored(made.payment.id)).toMatchObject({ status: "PENDING", review: "UNREACHABLE" });
    expect(await stored(unmade.payment.id)).toMatchObject({ status: "EXPIRED", review: null });
    await collect(unmade.payment.id);
    expect(line.calls).toEqual([]);
  });
});

describe("a call and the end of its request", () => {
  const expire = async (id: string, at: number) => expireAppointment(await systemOf(practice, at), { id, dueAt: at });

  it("is not made for what ran out before, nor so late that nobody has the phone in hand", async () => {
    const [expired, late] = [await begun(), await begun()];
    await expire(expired.appointmentId, expired.payment.createdAt + 16 * MINUTE);
    await collect(expired.payment.id);
    await collect(late.payment.id, late.payment.createdAt + 16 * MINUTE);
    expect(line.calls).toEqual([]);
    for (const { payment } of [expired, late])
      expect(await stored(payment.id)).toMatchObject({ status: "EXPIRED", review: null, calledAt: null });
  });

  it("lets its payer begin anew where the message was lost", async () => {
    const { payment, ...by } = await begun();
    const late = payment.createdAt + 16 * MINUTE;
    await paidBy(practice, ANY_TIME);
    const again = await pay(by, late);
    await paidBy(practice, BLOCK);
    expect(again.id).not.toBe(payment.id);
    expect(await paymentsOf(practice, by.appointmentId)).toMatchObject([
      { id: payment.id, status: "EXPIRED", review: null },
      { id: again.id, status: "OPEN" },
    ]);
  });

  it("keeps money that is approved after the deadline, and has a person give it back", async () => {
    const { appointmentId, payment } = await begun();
    const call = collect(payment.id);
    await onPhone(payment.id);
    await expire(appointmentId, payment.createdAt + 16 * MINUTE);
    expect((await appointmentOf(practice, appointmentId))?.state).toBe(S.EXPIRED);
    standIn.say(payment.id, APPROVED);
    await call;
    await tell(practice, appointmentId);
    expect(await stored(payment.id)).toMatchObject({ status: "PAID", review: "NOT_NEEDED" });
    expect((await appointmentOf(practice, appointmentId))?.state).toBe(S.EXPIRED);
  });

  it("counts an approval that comes after a person has settled the payment", async () => {
    const { payment } = await begun();
    const call = collect(payment.id);
    await onPhone(payment.id);
    await buryPaymentCall(await systemOf(practice), payment.id);
    await dismissReview(await practice.as(practice.administrator), { paymentId: payment.id });
    standIn.say(payment.id, APPROVED);
    await call;
    expect(await stored(payment.id)).toMatchObject({ status: "PAID", review: null });
  });
});
