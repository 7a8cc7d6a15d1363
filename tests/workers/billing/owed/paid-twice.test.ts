import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { dismissReview } from "~/features/billing/services/payments/dismiss-review.server";
import { refundPayment } from "~/features/billing/services/payments/refund-payment.server";
import { readPayment } from "~/features/billing/data/payments/payments.server";
import { settlePayment } from "~/features/billing/support/payments/settle-payment.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { completeAppointment } from "~/features/scheduling/services/appointments/complete-appointment.server";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { addCharge } from "~/features/scheduling/services/payments/add-charge.server";
import { applyPayment } from "~/features/scheduling/services/payments/apply-payment.server";
import { listOwnPayments } from "~/features/scheduling/services/payments/list-own-payments.server";
import { listPayments } from "~/features/scheduling/services/payments/list-payments.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { openPayableAppointment } from "~/features/scheduling/services/payments/open-payable-appointment.server";
import { payBalance } from "~/features/scheduling/services/payments/pay-balance.server";
import { payForAppointment } from "~/features/scheduling/services/payments/pay-for-appointment.server";
import { printReceipt } from "~/features/scheduling/services/payments/print-receipt.server";
import { readChargeForm } from "~/features/scheduling/services/payments/read-charge-form.server";
import { refundAtDesk } from "~/features/scheduling/services/payments/refund-at-desk.server";
import { takeBalance } from "~/features/scheduling/services/payments/take-balance.server";
import { openPractice, patientActor } from "../../support/organization";
import { STRIPE_KEYS, stripeStandIn } from "../../support/stripe-stand-in";
import { givenAppointment, HOUR, type Practice } from "../../scheduling/scene";
import { deliver, lastMail } from "../../notifications/scene";
import { ANY_TIME, BROWSER, paidBy, rowsOf, systemOf } from "../scene";

const now = Date.now();
let practice: Practice;
let stripe: ReturnType<typeof stripeStandIn>;
let hours = 4;

beforeAll(() => {
  stripe = stripeStandIn();
});
beforeEach(async () => {
  practice = await openPractice({ now });
  await connectGateway(await practice.as(practice.administrator, now), { type: "STRIPE", ...STRIPE_KEYS });
  await paidBy(practice, ANY_TIME);
});
afterAll(() => vi.unstubAllGlobals());

const admin = () => practice.as(practice.administrator, now);
const patient = () => practice.as(patientActor(practice.ids.patient, practice.ids.patientUser), now);

async function tookPlace(): Promise<string> {
  const appointmentId = await givenAppointment(practice, await systemOf(practice), {
    ...{ startsAt: Math.floor(now / HOUR) * HOUR - (hours += 1) * HOUR, stateId: S.CONFIRMED },
  });
  await startAppointment(await admin(), { appointmentId });
  await completeAppointment(await admin(), { appointmentId });
  return appointmentId;
}

async function verified(paymentId: string): Promise<void> {
  const system = await systemOf(practice, now);
  const payment = await readPayment(system.db, paymentId);
  if (!payment) throw new Error("no payment");
  stripe.pay(payment.gatewayReference ?? "");
  await settlePayment(system, payment);
  await applyPayment(system, { paymentId });
}

/** An appointment that was paid at the desk, and then online all the same. */
async function paidTwice(): Promise<string> {
  const appointmentId = await tookPlace();
  const { payment } = await payForAppointment(await openPayableAppointment(await admin(), { appointmentId }), {
    browser: BROWSER,
  });
  await markPaidAtClinic(await admin(), { appointmentId });
  await verified(payment.id);
  return payment.id;
}

/** The newest mail of a kind to the patient, as it is asked for. */
async function asked(template: string) {
  const [row] = await rowsOf<{ id: string; money: string | null }>(
    await systemOf(practice),
    `SELECT id, json_extract(payload, '$.money') AS money FROM outbox WHERE organization_id = ?1
AND json_extract(payload, '$.template') = ?2 AND json_extract(payload, '$.to.id') = ?3 ORDER BY created_at DESC, id DESC LIMIT 1`,
    template,
    practice.ids.patientUser,
  );
  return row;
}
async function mailed(template: string): Promise<string> {
  await deliver(practice, (await asked(template))?.id ?? "");
  const { text } = await lastMail(practice);
  return text;
}

describe("a patient who pays twice", () => {
  it("is told so with the sum, sees it among their payments, and is told what becomes of it", async () => {
    const paymentId = await paidTwice();
    expect(await mailed("payment.tooMuch")).toMatch(/€\s?50\.00|50\.00\s?€|EUR\s?50\.00/);
    const { tooMuch } = await listOwnPayments(await patient(), {});
    expect(tooMuch).toEqual([{ amountMinor: 5_000, currencyCode: "EUR" }]);
    expect(await asked("payment.keptAhead")).toBeUndefined();
    await dismissReview(await admin(), { paymentId });
    expect(await mailed("payment.keptAhead")).toContain("50.00");
    const after = await listOwnPayments(await patient(), {});
    expect(after.tooMuch).toEqual([]);
    expect(after.owed).toMatchObject([{ aheadLeftMinor: 5_000, toPayMinor: 0 }]);
  });

  it("is told of the sum that goes back, all of it and a part", async () => {
    const paymentId = await paidTwice();
    const [before] = (await listOwnPayments(await patient(), {})).tooMuch;
    expect(before?.amountMinor).toBe(5_000);
    await refundPayment(await admin(), { paymentId });
    expect(await mailed("payment.refunded")).toContain("50.00");
    expect((await listOwnPayments(await patient(), {})).tooMuch).toEqual([]);
    // Whoever decides otherwise on an older page learns that it was settled.
    await expect(dismissReview(await admin(), { paymentId })).rejects.toMatchObject({ status: 409 });
    const appointmentId = await tookPlace();
    await markPaidAtClinic(await admin(), { appointmentId });
    const [desk] = await rowsOf<{ id: string }>(
      await systemOf(practice),
      "SELECT id FROM desk_payment WHERE organization_id = ?1 AND appointment_id = ?2",
      appointmentId,
    );
    await refundAtDesk(await admin(), { deskId: desk?.id, amount: "12.34", reason: "Too long a wait" });
    expect(JSON.parse((await asked("payment.refunded"))?.money ?? "{}")).toEqual({
      ...{ amountMinor: 1_234, currencyCode: "EUR" },
    });
  });
});

describe("one payment for several things", () => {
  const several = async () =>
    (await listOwnPayments(await patient(), {})).rows.flatMap((row) => (row.of === "payment" ? [row] : []));

  it("at the desk is one row and one receipt, with its parts", async () => {
    const ids = [await tookPlace(), await tookPlace()];
    await takeBalance(await admin(), {
      ...{ patientId: practice.ids.patient, kind: "CASH", amount: "110", currencyCode: "EUR" },
    });
    const [row, ...others] = await several();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ totalMinor: 11_000, refundedMinor: 0, state: "paid" });
    expect(row?.parts.map(({ thingId }) => thingId).sort()).toEqual([...ids, null].sort());
    const { items, rows } = await listOwnPayments(await patient(), {});
    expect(rows.filter(({ id }) => ids.includes(id))).toEqual([]);
    expect(items.filter(({ id }) => ids.includes(id))).toHaveLength(2);
    const { sheet } = await printReceipt(await patient(), row?.entryId ?? "");
    const said = JSON.stringify(sheet.sections);
    expect(said).toContain("110.00");
    expect(said.split("Clinic visit")).toHaveLength(3);
  });

  it("online is one row and one receipt, too", async () => {
    const ids = [await tookPlace(), await tookPlace(), await tookPlace()];
    await payBalance(await patient(), { currencyCode: "EUR" }, BROWSER);
    const [open] = await rowsOf<{ id: string }>(
      await systemOf(practice),
      "SELECT id FROM payment WHERE organization_id = ?1 AND purpose = 'BALANCE' AND status = 'OPEN'",
    );
    await verified(open?.id ?? "");
    const row = (await several()).find(({ id }) => id === `payment:${open?.id}`);
    const things = row?.parts.flatMap(({ thingId }) => thingId ?? []) ?? [];
    expect(things.sort()).toEqual(ids.sort());
    const { sheet } = await printReceipt(await patient(), row?.entryId ?? "");
    expect(JSON.stringify(sheet.sections).split("Clinic visit")).toHaveLength(4);
  });

  it("for one thing says what it was for, and what it comes to", async () => {
    const id = await tookPlace();
    await markPaidAtClinic(await admin(), { appointmentId: id });
    const { lines } = await listPayments(await admin(), {});
    const entry = lines.find(({ appointmentId }) => appointmentId === id);
    const { sheet } = await printReceipt(await patient(), entry?.id ?? "");
    const [table] = sheet.sections;
    if (table?.kind !== "table") throw new Error("no table");
    const [what, total, ...more] = table.rows;
    // With its day.
    expect(what?.cells[0]?.split("\n")).toEqual(["Clinic visit", expect.stringMatching(/^\w+ \d+, \d{4}$/)]);
    expect(total).toMatchObject({ cells: ["Total paid", what?.cells[1]], marked: true });
    expect(more).toEqual([]);
    // Amounts stand below each other.
    expect(table.ends).toEqual([1]);
  });
});

describe("a link to pay", () => {
  it("can be sent where it works: it costs a currency that is taken, and the patient has an address", async () => {
    const id = await tookPlace();
    const lineOf = async () => (await listPayments(await admin(), { state: "due" })).due.find((line) => line.id === id);
    expect((await lineOf())?.linkProblem).toBeNull();
    const { db } = await systemOf(practice);
    await db
      .raw(
        "UPDATE patient SET email = '' WHERE organization_id = ?1 AND id = ?2",
        db.organizationId,
        practice.ids.patient,
      )
      .run();
    expect((await lineOf())?.linkProblem).toBe("noEmail");
  });
});

describe("a charge in own words", () => {
  const words = { description: "Copy", unitPrice: "3", taxMode: "OWN" };
  const currencyOf = async (chargeId: string) =>
    (
      await rowsOf<{ code: string }>(
        await systemOf(practice),
        "SELECT currency_code AS code FROM charge WHERE organization_id = ?1 AND id = ?2",
        chargeId,
      )
    )[0]?.code;
  const charged = async (asked: object) =>
    currencyOf((await addCharge(await admin(), { ...words, ...asked })).chargeId);

  it("is in the currency that is chosen, else in that of its appointment or location, and in no other", async () => {
    const { patient: patientId, branch: branchId } = practice.ids;
    const form = await readChargeForm(await admin(), { patientId, appointmentId: null });
    expect([form.currencyCode, form.currencies]).toEqual(["USD", ["USD", "EUR"]]);
    expect(await charged({ patientId })).toBe("USD");
    expect(await charged({ patientId, branchId })).toBe("EUR");
    expect(await charged({ appointmentId: await tookPlace() })).toBe("EUR");
    expect(await charged({ patientId, branchId, currencyCode: "USD" })).toBe("USD");
    await expect(charged({ patientId, currencyCode: "KWD" })).rejects.toMatchObject({
      fields: [{ field: "currencyCode", message: "errors:field.chooseOne" }],
    });
  });
});
