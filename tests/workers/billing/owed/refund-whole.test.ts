import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { commit } from "~/db/commit.server";
import { readPayment, refundAskedStatement } from "~/features/billing/data/payments/payments.server";
import { waiverKey, waiverOfWhole } from "~/features/billing/domain/ledger/entry-keys";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { verifyLedger } from "~/features/billing/services/ledger/verify-ledger.server";
import { listPaymentsToReview } from "~/features/billing/services/payments/list-payments-to-review.server";
import { markGivenBack } from "~/features/billing/services/payments/mark-given-back.server";
import { refundPayment } from "~/features/billing/services/payments/refund-payment.server";
import { readForChange } from "~/features/scheduling/data/appointments/appointment-change-read.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { countsAsPaid } from "~/features/scheduling/domain/payments/online-payment";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import { listPayments } from "~/features/scheduling/services/payments/list-payments.server";
import { refundAtDesk } from "~/features/scheduling/services/payments/refund-at-desk.server";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { takeBalance } from "~/features/scheduling/services/payments/take-balance.server";
import { viewPayment } from "~/features/scheduling/services/payments/view-payment.server";
import { bookMoney } from "~/features/billing/support/ledger/book-money.server";
import { endOfWhole } from "~/features/billing/support/payments/carry-out-refund.server";
import { owingOf } from "~/features/scheduling/support/payments/owing-of.server";
import { openPractice } from "../../support/organization";
import { STRIPE_KEYS, stripeStandIn } from "../../support/stripe-stand-in";
import { givenAppointment, HOUR, type Practice } from "../../scheduling/scene";
import { owedFor } from "../ledger-scene";
import { ANY_TIME, paidBy, rowsOf, systemOf } from "../scene";
import { paysOnline } from "./pays-online";

let practice: Practice;
let stripe: ReturnType<typeof stripeStandIn>;
const now = Date.now();
let hours = 0;

beforeAll(async () => {
  stripe = stripeStandIn();
  practice = await openPractice({ now });
  await connectGateway(await admin(), { type: "STRIPE", ...STRIPE_KEYS });
  await paidBy(practice, ANY_TIME, ANY_TIME);
});
afterAll(() => vi.unstubAllGlobals());

const admin = () => practice.as(practice.administrator, now);
const agreed = async () =>
  givenAppointment(practice, await systemOf(practice), {
    ...{ startsAt: Math.floor(now / HOUR) * HOUR - (hours += 1) * HOUR, stateId: S.CONFIRMED },
  });
const books = async () => (await verifyLedger(await systemOf(practice))).findings;
const isPaid = async (appointmentId: string) => {
  const loaded = await readForChange((await systemOf(practice)).db, appointmentId, now);
  return loaded ? [countsAsPaid(loaded), loaded.dueMinor] : [];
};

/** An appointment to come, paid online by a payment that somebody must look into. */
async function lookedInto() {
  const appointmentId = await agreed();
  const paymentId = await paysOnline({ practice, stripe, now }, appointmentId);
  const { db } = await systemOf(practice);
  const flag = "UPDATE payment SET review = 'UNKNOWN_STATE' WHERE organization_id = ?1 AND id = ?2";
  await db.raw(flag, db.organizationId, paymentId).run();
  return { appointmentId, paymentId };
}

const WAYS = { "by its gateway": refundPayment, "by hand": markGivenBack } as const;

it.each(Object.entries(WAYS))(
  "a whole payment that goes back %s before the appointment is waived with it",
  async (_, refund) => {
    const { appointmentId, paymentId } = await lookedInto();
    const [row] = await listPaymentsToReview(await admin());
    expect(row).toMatchObject({ id: paymentId, refundId: expect.any(String) as string });
    // The page that the list leads to asks what becomes of the price.
    expect(await viewPayment(await admin(), row?.refundId ?? "")).toMatchObject({
      isReviewed: true,
      mayStillOwe: true,
    });
    const context = await admin();
    await refund(context, { paymentId, reason: "Goodwill" }, owingOf(context));
    // Who allowed it, and why, stands with the payment.
    const { goneBack } = await viewPayment(await admin(), row?.refundId ?? "");
    expect(goneBack).toMatchObject([{ what: "refunded", amountMinor: 5_000, reason: "Goodwill" }]);
    expect(await isPaid(appointmentId)).toEqual([true, 0]);
    await startAppointment(await admin(), { appointmentId });
    expect(await owedFor(practice, appointmentId)).toBe(0);
    expect(await books()).toEqual([]);
  },
);

it.each(Object.entries(WAYS))("or is still owed, as whoever gives it back %s says", async (_, refund) => {
  const { appointmentId, paymentId } = await lookedInto();
  const context = await admin();
  await refund(context, { paymentId, reason: "Pays by card", stillOwes: "owed" }, owingOf(context));
  expect(await isPaid(appointmentId)).toEqual([false, 5_000]);
  expect(await books()).toEqual([]);
});

it.each(Object.entries(WAYS))(
  "why a whole payment goes back %s is asked for, or is why it is looked into",
  async (_, refund) => {
    const { paymentId } = await lookedInto();
    const [row] = await listPaymentsToReview(await admin());
    const refused = { status: 422, fields: [{ field: "reason", message: "errors:field.mandatory" }] };
    await expect(refund(await admin(), { paymentId, reason: " " })).rejects.toMatchObject(refused);
    await refund(await admin(), { paymentId });
    const { goneBack } = await viewPayment(await admin(), row?.refundId ?? "");
    expect(goneBack[0]?.reason).toContain("reports a status that is not known here");
  },
);

it("what was waived with a refund is paid after all if the gateway refuses it later, each time anew", async () => {
  const { paymentId } = await lookedInto();
  const waived = async () =>
    rowsOf<{ sum: number }>(
      await systemOf(practice),
      `SELECT sum(l.amount_minor) AS sum FROM ledger_entry e JOIN ledger_line l ON l.organization_id = ?1 AND l.entry_id = e.id
AND l.account = 'WRITE_OFFS' WHERE e.organization_id = ?1 AND e.source_key LIKE 'waiver:' || ?2 || '%'`,
      paymentId,
    );
  for (const refused of [0, 1]) {
    const context = await practice.as(practice.administrator, now + refused * 10);
    const payment = await readPayment(context.db, paymentId);
    if (!payment) throw new Error("no payment");
    const said = { stillOwes: false, reason: "Goodwill" };
    const { events, writes } = await endOfWhole(context, payment, said, owingOf(context));
    const asked = { event: "refundRequested", paymentId, at: context.now, reason: "Goodwill" } as const;
    const guarded = (to: "REFUND_REQUESTED" | "REFUND_REFUSED") => refundAskedStatement(context.db, paymentId, to);
    const entry = { action: "payment.refund", subjectKind: "payment", subjectId: paymentId } as const;
    const booked = [...bookMoney(context, [asked, ...events]), ...writes];
    await commit(context, { audit: [entry], guarded: guarded("REFUND_REQUESTED"), writes: booked, result: null });
    expect(await waived()).toEqual([{ sum: 5_000 }]);
    const back = { event: "waiversBack", key: waiverKey(waiverOfWhole(paymentId, refused)) } as const;
    const refusal = { event: "refundRefused", paymentId, at: context.now + 1 } as const;
    const undone = bookMoney(context, [refusal, back]);
    await commit(context, { audit: [entry], guarded: guarded("REFUND_REFUSED"), writes: undone, result: null });
    expect(await waived()).toEqual([{ sum: 0 }]);
  }
  expect(await books()).toEqual([]);
});

it("what is not needed goes back in the list itself", async () => {
  const appointmentId = await agreed();
  await paysOnline({ practice, stripe, now }, appointmentId);
  await cancelAppointment(await admin(), { appointmentId });
  expect((await listPaymentsToReview(await admin()))[0]).toMatchObject({ appointmentId, refundId: null });
});

it("what was taken at once for several things goes back by one act", async () => {
  for (const _ of [1, 2]) await startAppointment(await admin(), { appointmentId: await agreed() });
  const { patient: patientId } = practice.ids;
  const whole = { patientId, kind: "TRANSFER", amount: "250", reference: "BACS 1" };
  const { takingId } = await takeBalance(await admin(), whole);
  const text = "SELECT id FROM desk_payment WHERE organization_id = ?1 AND taking_id = ?2 AND act = 'TAKEN'";
  const parts = await rowsOf<{ id: string }>(await systemOf(practice), text, takingId);
  expect(parts.length).toBeGreaterThan(2);
  const key = "refund-of-all-1";
  for (const _ of [1, 2])
    await refundAtDesk(await admin(), {
      ...{ deskId: parts[0]?.id, whole: "on", amount: "1", reason: "Paid for somebody else", idempotencyKey: key },
    });
  const { lines } = await listPayments(await admin(), {});
  const theirs = lines.filter(({ deskId }) => parts.some(({ id }) => id === deskId));
  expect(theirs.map(({ state }) => state)).toEqual(parts.map(() => "refunded"));
  expect(theirs.map(({ takingMinor }) => takingMinor)).toEqual(parts.map(() => 25_000));
  expect(await books()).toEqual([]);
});
