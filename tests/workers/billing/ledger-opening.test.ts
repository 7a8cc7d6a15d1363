import { env as bindings } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { verifyLedger } from "~/features/billing/services/ledger/verify-ledger.server";
import {
  APPOINTMENT_STATE as S,
  type AppointmentState,
} from "~/features/scheduling/domain/appointments/appointment-states";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { readMoneyDay } from "~/features/scheduling/services/payments/read-money-day.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import { employeeActor, openPractice } from "../support/organization";
import { givenAppointment, HOUR, type Practice } from "../scheduling/scene";
import { balancesOf, kindsOf, owedFor } from "./ledger-scene";
import { rowsOf, systemOf } from "./scene";

let practice: Practice;
let patient: string;
const now = Math.floor(Date.now() / HOUR) * HOUR;
/** What an appointment at the clinic costs in the practice of the tests. */
let price = 0;
let hours = 0;

/** As the migration opens the books of whoever had a database before there were any. */
async function openBooks(): Promise<void> {
  const { queries } = bindings.TENANT_MIGRATIONS.find(({ name }) => name.includes("_ledger")) ?? { queries: [] };
  const opening = queries.filter(
    (text) => /\bINSERT INTO `ledger_(entry|line)`/.test(text) && !text.includes("TRIGGER"),
  );
  expect(opening.length).toBeGreaterThanOrEqual(9);
  for (const text of opening) await bindings.TENANT_DB_0.prepare(text).run();
}

async function given(stateId: AppointmentState, set: Record<string, number | string> = {}): Promise<string> {
  hours += 1;
  const context = await systemOf(practice);
  const id = await givenAppointment(practice, context, { startsAt: now - hours * HOUR, stateId });
  for (const [column, value] of Object.entries(set))
    await context.db
      .raw(
        `UPDATE appointment SET ${column} = ?3 WHERE organization_id = ?1 AND id = ?2`,
        context.db.organizationId,
        id,
        value,
      )
      .run();
  return id;
}

async function givenPayment(status: string, more: { appointmentId?: string; review?: string } = {}): Promise<string> {
  const { db } = await systemOf(practice);
  const id = crypto.randomUUID();
  await db
    .raw(
      `INSERT INTO payment (organization_id, id, purpose, appointment_id, patient_id, amount_minor, currency_code, status, gateway_type, review, created_at, paid_at, refunded_at)
SELECT ?1, ?2, ?3, ?4, ?5, 1500, 'EUR', ?6, 'STRIPE', ?7, ?8, ?9, ?10`,
      ...[db.organizationId, id, more.appointmentId ? "VISIT" : "PAY_NOW", more.appointmentId ?? null],
      ...[more.appointmentId ? patient : null, status, more.review ?? null, now - HOUR],
      ...[status === "OPEN" ? null : now, status === "REFUNDED" ? now : null],
    )
    .run();
  return id;
}

const findings = async () => (await verifyLedger(await systemOf(practice))).findings;

beforeAll(async () => {
  practice = await openPractice({ now, database: "TENANT_DB_0" });
  patient = practice.ids.patient;
  const [row] = await rowsOf<{ cost: number }>(
    await systemOf(practice),
    "SELECT cost_minor AS cost FROM service_offering_branch WHERE organization_id = ?1 AND service_offering_id = ?2",
    practice.ids.clinicOffering,
  );
  price = row?.cost ?? 0;
});

describe("the opening of the books", () => {
  it("has what was paid, refunded and is unpaid as the lists say, once, and the books are whole", async () => {
    expect(price).toBeGreaterThan(0);
    const unpaid = await given(S.COMPLETED);
    const paid = await given(S.COMPLETED, { paid_at_clinic_at: now });
    const ahead = await given(S.CONFIRMED, { paid_at_clinic_at: now });
    const canceled = await given(S.CANCELED);
    const gone = await given(S.COMPLETED, { disabled_at: now });
    const online = await given(S.CONCLUDED);
    const onlinePayment = await givenPayment("PAID", { appointmentId: online });
    const back = await given(S.CANCELED);
    const refunded = await givenPayment("REFUNDED", { appointmentId: back });
    const asked = await givenPayment("PAID", { appointmentId: back, review: "REFUND_REQUESTED" });
    const unclear = await givenPayment("UNCLEAR", { review: "MISMATCH" });
    const byLink = await givenPayment("PAID");
    const open = await givenPayment("OPEN");
    const failed = await givenPayment("FAILED");
    expect((await findings()).length).toBeGreaterThan(0);

    await openBooks();

    expect(await findings()).toEqual([]);
    expect(await Promise.all([unpaid, paid, ahead, canceled, gone, online].map((id) => owedFor(practice, id)))).toEqual(
      [...[price, 0, -price, 0, 0, 0]],
    );
    const kinds = await Promise.all(
      [onlinePayment, refunded, asked, unclear, byLink, open, failed].map((id) => kindsOf(practice, id)),
    );
    expect(kinds).toEqual([
      ...[["PAYMENT"], ["PAYMENT", "REFUND"], ["PAYMENT", "REFUND_REQUESTED"]],
      ...[["PAYMENT_UNCLEAR"], ["PAYMENT"], [], []],
    ]);
    // What is unpaid and what was paid ahead come to nothing.
    expect(await balancesOf(practice)).toEqual({
      "CASH  EUR": 2 * price,
      "CLEARING STRIPE EUR": 4 * 1_500,
      "REFUNDS  EUR": -1_500,
      "REVENUE  EUR": -2 * price - 2 * 1_500,
      "SUSPENSE  EUR": -1_500,
    });
    const before = await balancesOf(practice);
    await openBooks();
    expect(await balancesOf(practice)).toEqual(before);
  });

  it("is gone on from: what was owed before is paid, and the list of what is unpaid agrees", async () => {
    const owing = await given(S.COMPLETED);
    await openBooks();
    const money = await readMoneyDay(await practice.as(practice.administrator), {});
    expect(money.unpaid.find(({ id }) => id === owing)?.amountMinor).toBe(await owedFor(practice, owing));
    await markPaidAtClinic(await practice.as(employeeActor(practice.ids.doctor, { roles: [ROLE.PROVIDER] })), {
      appointmentId: owing,
    });
    expect(await owedFor(practice, owing)).toBe(0);
    expect(await kindsOf(practice, owing)).toEqual(["CHARGE", "PAYMENT_AT_CLINIC"]);
  });

  it("has no entry of sample data, which can be taken away again", async () => {
    const sample = await given(S.COMPLETED, { paid_at_clinic_at: now });
    const { db } = await systemOf(practice);
    await db
      .raw(
        "INSERT INTO demo_row (organization_id, table_name, row_id) SELECT ?1, 'appointment', ?2",
        db.organizationId,
        sample,
      )
      .run();
    await openBooks();
    expect(await kindsOf(practice, sample)).toEqual([]);
  });
});
