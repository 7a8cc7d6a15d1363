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
import type { Practice } from "../scheduling/scene";
import { balancesOf, kindsOf, owedFor } from "./ledger-scene";
import { asSample, givenBefore, givenPayment, NOW, priceOf } from "./opening-scene";
import { systemOf } from "./scene";

let practice: Practice;
/** What an appointment at the clinic costs in the practice of the tests. */
let price = 0;

/** As the migration opens the books of a database that is older than they are. */
async function openBooks(): Promise<void> {
  const migration = bindings.TENANT_MIGRATIONS.find(({ name }) => name.includes("_ledger"));
  const queries: readonly string[] = migration?.queries ?? [];
  const opening = queries.filter(
    (text) => /\bINSERT INTO `ledger_(entry|line)`/.test(text) && !text.includes("TRIGGER"),
  );
  expect(opening.length).toBeGreaterThanOrEqual(9);
  for (const text of opening) await bindings.TENANT_DB_0.prepare(text).run();
}

const given = (stateId: AppointmentState, set: Record<string, number | string> = {}) =>
  givenBefore(practice, stateId, set);

const findings = async () => (await verifyLedger(await systemOf(practice))).findings;

beforeAll(async () => {
  practice = await openPractice({ now: NOW, database: "TENANT_DB_0" });
  price = await priceOf(practice);
});

describe("the opening of the books", () => {
  it("has what was paid, refunded and is unpaid as the lists say, once, and the books are whole", async () => {
    expect(price).toBeGreaterThan(0);
    const unpaid = await given(S.COMPLETED);
    const paid = await given(S.COMPLETED, { paid_at_clinic_at: NOW });
    const ahead = await given(S.CONFIRMED, { paid_at_clinic_at: NOW });
    const canceled = await given(S.CANCELED);
    const gone = await given(S.COMPLETED, { disabled_at: NOW });
    const online = await given(S.CONCLUDED);
    const onlinePayment = await givenPayment(practice, "PAID", { appointmentId: online });
    const back = await given(S.CANCELED);
    const refunded = await givenPayment(practice, "REFUNDED", { appointmentId: back });
    const asked = await givenPayment(practice, "PAID", { appointmentId: back, review: "REFUND_REQUESTED" });
    const unclear = await givenPayment(practice, "UNCLEAR", { review: "MISMATCH" });
    const byLink = await givenPayment(practice, "PAID");
    const open = await givenPayment(practice, "OPEN");
    const failed = await givenPayment(practice, "FAILED");
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
    expect(money.unpaid.find(({ id }) => id === owing)?.amountMinor).toBe(
      // Less a payment for nothing that is owed, which counts as paid ahead.
      (await owedFor(practice, owing)) - 1_500,
    );
    await markPaidAtClinic(await practice.as(employeeActor(practice.ids.doctor, { roles: [ROLE.PROVIDER] })), {
      appointmentId: owing,
    });
    // What was paid ahead covers the rest.
    expect(await owedFor(practice, owing)).toBe(1_500);
    expect(await kindsOf(practice, owing)).toEqual(["CHARGE", "PAYMENT_AT_CLINIC"]);
  });

  it("has no entry of sample data, which can be taken away again", async () => {
    const sample = await given(S.COMPLETED, { paid_at_clinic_at: NOW });
    await asSample(practice, sample);
    await openBooks();
    expect(await kindsOf(practice, sample)).toEqual([]);
  });
});
