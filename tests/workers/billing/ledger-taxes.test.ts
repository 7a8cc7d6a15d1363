import { beforeAll, expect, it } from "vitest";
import { bookMoney } from "~/features/billing/support/ledger/book-money.server";
import { verifyLedger } from "~/features/billing/services/ledger/verify-ledger.server";
import type { MoneyEvent } from "~/features/billing/domain/ledger/booking";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { completeAppointment } from "~/features/scheduling/services/appointments/complete-appointment.server";
import { disableAppointment } from "~/features/scheduling/services/appointments/disable-appointment.server";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { partOf } from "~/kernel/money/price";
import { openAllBooks } from "../../../workers/operator-ledger";
import { employeeActor, openPractice } from "../support/organization";
import { givenAppointment, HOUR, type Practice } from "../scheduling/scene";
import { balancesOf, owedFor } from "./ledger-scene";
import { rowsOf, systemOf } from "./scene";

let practice: Practice;
const now = Math.floor(Date.now() / HOUR) * HOUR;
let hours = 0;
const VAT = { name: "VAT", ratePpm: 200_000, isInclusive: true } as const;

beforeAll(async () => {
  practice = await openPractice({ now });
  await taxed(5_000, 833);
});

/** Everything costs as much in minor units, and that much of it is VAT. */
async function taxed(costMinor: number, taxMinor: number): Promise<void> {
  const { db } = await systemOf(practice);
  await db
    .raw(
      "UPDATE service_offering_branch SET cost_minor = ?2, price_minor = ?2, tax_minor = ?3, taxes = ?4 WHERE organization_id = ?1",
      ...[db.organizationId, costMinor, taxMinor, JSON.stringify([{ ...VAT, amountMinor: taxMinor }])],
    )
    .run();
}
const doctor = () => practice.as(employeeActor(practice.ids.doctor), now);
const findings = async () => (await verifyLedger(await systemOf(practice))).findings;
const given = async (stateId: typeof S.CONFIRMED | typeof S.COMPLETED = S.CONFIRMED) =>
  givenAppointment(practice, await systemOf(practice), { startsAt: now - (hours += 1) * HOUR, stateId });
const taxesOf = async (id: string) =>
  (
    await rowsOf<{ amount: number }>(
      await systemOf(practice),
      `SELECT t.amount_minor AS amount FROM ledger_tax t JOIN ledger_entry e ON e.organization_id = ?1 AND e.id = t.entry_id
WHERE t.organization_id = ?1 AND (e.appointment_id = ?2 OR e.source_key LIKE 'charge:' || ?2 || ':%') ORDER BY e.rowid, t.line_no`,
      id,
    )
  ).map(({ amount }) => amount);
const book = async (event: MoneyEvent) => {
  const context = await systemOf(practice);
  await context.db.rawBatch(bookMoney(context, [event]));
};

it("has the taxes of an appointment in its charge, and takes them back with it", async () => {
  const before = await balancesOf(practice);
  const appointmentId = await given();
  await startAppointment(await doctor(), { appointmentId });
  const held = await balancesOf(practice);
  expect((held["REVENUE  EUR"] ?? 0) - (before["REVENUE  EUR"] ?? 0)).toBe(-4_167);
  expect((held["TAX  EUR"] ?? 0) - (before["TAX  EUR"] ?? 0)).toBe(-833);
  expect(await owedFor(practice, appointmentId)).toBe(5_000);
  expect(await taxesOf(appointmentId)).toEqual([833]);
  await completeAppointment(await doctor(), { appointmentId });
  await disableAppointment(await practice.as(practice.administrator), { appointmentId });
  expect(await taxesOf(appointmentId)).toEqual([833, -833]);
  expect(await balancesOf(practice)).toEqual(before);
  expect(await findings()).toEqual([]);
});

it("works out parts of large amounts to the last minor unit", async () => {
  for (const [whole, tax, paid] of [
    [999_999_999_989, 166_666_666_667, 999_999_999_988],
    [3, 1, 1_000_000_000_000],
    [1_000_000_000_000, 999_999_999_999, 1],
  ] as const) {
    const appointmentId = await given();
    const of = { appointmentId, patientId: practice.ids.patient };
    await book({ event: "paidAtClinic", version: 1, price: { amountMinor: paid, currencyCode: "JPY" }, ...of });
    const taxes = [{ ...VAT, amountMinor: tax }];
    const price = { amountMinor: whole, currencyCode: "JPY", taxMinor: tax, discountMinor: 0, taxes };
    await book({ event: "charged", version: 2, price, ...of });
    expect(await taxesOf(appointmentId)).toEqual([partOf(tax, whole, paid)]);
  }
  expect(await findings()).toEqual([]);
});

it("opens books with the taxes of what took place", async () => {
  const appointmentId = await given(S.COMPLETED);
  expect(await openAllBooks(await systemOf(practice))).toBe(1);
  expect(await taxesOf(appointmentId)).toEqual([833]);
  expect(await findings()).toEqual([]);
});

it("opens books with the charges by hand that came as rows, each tax of each line", async () => {
  const { db } = await systemOf(practice);
  const id = crypto.randomUUID();
  const taxes = JSON.stringify([
    { ...VAT, amountMinor: 20 },
    { ...VAT, name: "Levy", amountMinor: 5 },
  ]);
  await db.rawBatch([
    db.raw(
      `INSERT INTO charge (organization_id, id, patient_id, currency_code, base_minor, discount_minor, tax_minor, total_minor, created_at)
SELECT ?1, ?2, ?3, 'EUR', 250, 10, 50, 240, ?4`,
      ...[db.organizationId, id, practice.ids.patient, now],
    ),
    ...[1, 2].map((line) =>
      db.raw(
        `INSERT INTO charge_line (organization_id, charge_id, line_no, description, quantity, unit_price_minor, base_minor, tax_minor, total_minor, taxes)
SELECT ?1, ?2, ?3, 'Row', 1, 125, 125, 25, 120, ?4`,
        ...[db.organizationId, id, line, taxes],
      ),
    ),
  ]);
  expect((await findings()).map(({ what }) => what)).toEqual([id]);
  expect(await openAllBooks(await systemOf(practice))).toBe(1);
  expect(await taxesOf(id)).toEqual([20, 5, 20, 5]);
  expect((await balancesOf(practice))["DISCOUNTS  EUR"]).toBe(10);
  expect(await findings()).toEqual([]);
  expect(await openAllBooks(await systemOf(practice))).toBe(0);
});

it("refuses a batch whose taxes are not its line, says where they differ, and lets nobody change them", async () => {
  const context = await systemOf(practice);
  const { db } = context;
  const chargeId = crypto.randomUUID();
  const patientId = practice.ids.patient;
  const price = { amountMinor: 120, currencyCode: "EUR", taxMinor: 20, discountMinor: 0 };
  const event = { event: "chargedByHand", chargeId, patientId } as const;
  const statements = bookMoney(context, [{ ...event, price: { ...price, taxes: [{ ...VAT, amountMinor: 20 }] } }]);
  await expect(db.rawBatch(statements.filter((_, index) => index !== 1))).rejects.toThrow(/unbalanced/);
  expect(() => bookMoney(context, [{ ...event, price: { ...price, taxes: [] } }])).toThrow(RangeError);
  await db.rawBatch(statements);
  expect(await findings()).toEqual([{ kind: "charge", what: chargeId }]);
  for (const text of [
    "UPDATE ledger_tax SET amount_minor = 1 WHERE organization_id = ?1",
    "DELETE FROM ledger_tax WHERE organization_id = ?1",
  ])
    await expect(db.raw(text, db.organizationId).run(), text).rejects.toThrow(/append-only/);
  await db
    .raw(
      `INSERT INTO ledger_tax (organization_id, entry_id, line_no, name, rate_ppm, is_inclusive, amount_minor)
SELECT ?1, e.id, 9, 'wrong', 1, 0, 5 FROM ledger_entry e WHERE e.organization_id = ?1 AND e.source_key = ?2`,
      ...[db.organizationId, `charge:${chargeId}:charged`],
    )
    .run();
  expect((await findings()).map(({ kind }) => kind)).toEqual(["charge", "tax"]);
});
