import { beforeAll, expect, it } from "vitest";
import { loadRowsStatements } from "~/db/load-rows.server";
import { readTill } from "~/features/billing/services/desk/read-till.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import { findPayers } from "~/features/patients/public.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { addCharge } from "~/features/scheduling/services/payments/add-charge.server";
import { exportPayments } from "~/features/scheduling/services/payments/export-payments.server";
import { listPayments } from "~/features/scheduling/services/payments/list-payments.server";
import { correctBalance } from "~/features/scheduling/services/payments/correct-balance.server";
import { readMoneyDay } from "~/features/scheduling/services/payments/read-money-day.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { readTakePage } from "~/features/scheduling/services/payments/read-take-page.server";
import { takenAtOnce } from "~/features/scheduling/services/payments/read-taking.server";
import { takeBalance } from "~/features/scheduling/services/payments/take-balance.server";
import { takeBackPayment } from "~/features/scheduling/services/payments/take-back-payment.server";
import { viewCharge } from "~/features/scheduling/services/payments/view-charge.server";
import { writeOff } from "~/features/scheduling/services/payments/write-off.server";
import { writtenAmount } from "~/kernel/money/written-amount";
import { ForbiddenError } from "~/platform/http/errors.server";
import { employeeActor, openPractice } from "../../support/organization";
import { givenAppointment, HOUR, type Practice } from "../../scheduling/scene";
import { chargedByHand } from "../invoice-scene";
import { rowsOf, systemOf } from "../scene";

const now = Math.floor(Date.now() / HOUR) * HOUR;
let practice: Practice;
let hours = 0;
beforeAll(async () => {
  practice = await openPractice({ now });
});

const biller = () => practice.as(employeeActor("biller", { roles: [ROLE.BILLER] }), now);
const completed = async () =>
  givenAppointment(practice, await systemOf(practice), { startsAt: now - (hours += 1) * HOUR, stateId: S.COMPLETED });
const owedNow = async () => {
  const { standings } = await readTakePage(await biller(), { ...open, patientId: practice.ids.patient });
  return standings.find(({ currencyCode }) => currencyCode === "EUR")?.toPayMinor ?? 0;
};
const open = { patientId: null, appointmentId: null, currencyCode: null, search: "" };

it("who comes second to take a payment reads that it is paid already, and keeps the page", async () => {
  const appointmentId = await completed();
  const asked = { ...open, appointmentId };
  expect((await readTakePage(await biller(), asked)).appointment).toMatchObject({ id: appointmentId });
  await markPaidAtClinic(await biller(), { appointmentId });
  expect(await readTakePage(await biller(), asked)).toMatchObject({
    appointment: null,
    nothing: { id: appointmentId, why: "alreadyPaid" },
    patient: { id: practice.ids.patient },
  });
});

it("whoever looks after the money finds patients by name, and goes from them to all that can be done", async () => {
  const { db } = await systemOf(practice);
  await db.rawBatch(
    loadRowsStatements(db, "patient_search", ["token", "patient_id"], [["zenobia", practice.ids.patient]]),
  );
  const words = "Zenobia";
  expect((await findPayers(await biller(), words)).map(({ id }) => id)).toContain(practice.ids.patient);
  const list = await listPayments(await biller(), { patient: words });
  expect(list).toMatchObject({ findsPatients: true, seesPatients: false });
  expect(list.lines.map(({ patientId }) => patientId)).toContain(practice.ids.patient);
  expect((await listPayments(await biller(), { patient: "Nobody of that name" })).lines).toEqual([]);
  const page = await readTakePage(await biller(), { ...open, search: words });
  expect(page.found.map(({ id }) => id)).toContain(practice.ids.patient);
  const account = await readTakePage(await biller(), { ...open, patientId: practice.ids.patient });
  expect(account.may).toEqual({ open: false, charge: true, settle: true });
  const nurse = await practice.as(employeeActor(practice.ids.otherDoctor, { roles: [ROLE.NURSE] }), now);
  await expect(findPayers(nurse, words)).rejects.toThrow(ForbiddenError);
});

it("a charge leads whoever opens no patients back to what its patient owes", async () => {
  const charge = { patientId: practice.ids.patient, description: "Certificate", quantity: "1", unitPrice: "10" };
  const { chargeId } = await addCharge(await biller(), charge);
  expect((await viewCharge(await biller(), chargeId)).seesPatients).toBe(false);
});

it("a file has its amounts as numbers, each kind in a column of its own, beside their currency", async () => {
  const waived = await completed();
  await writeOff(await biller(), { appointmentId: waived, amount: "12.50", reason: "Goodwill" });
  const mistaken = await completed();
  await markPaidAtClinic(await biller(), { appointmentId: mistaken });
  const [row] = await rowsOf<{ id: string }>(
    await systemOf(practice),
    "SELECT id FROM desk_payment WHERE organization_id = ?1 AND appointment_id = ?2",
    mistaken,
  );
  await takeBackPayment(await biller(), { deskId: row?.id ?? "", reason: "Mistake" });
  const file = await (await exportPayments(await biller(), {})).text();
  const [head = [], ...rows] = file
    .replace("\ufeff", "")
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(","));
  const column = (name: string) => rows.map((cells) => cells[head.indexOf(name)]);
  expect(column("Kind")).toEqual(expect.arrayContaining(["Payment", "Waived", "Reversed payment"]));
  expect(column("Waived").filter(Boolean)).toEqual(["12.50"]);
  expect(column("Received").filter(Boolean)).toHaveLength(2);
  expect(column("Reversed").filter(Boolean)).toHaveLength(1);
  expect(new Set(column("Currency"))).toEqual(new Set(["EUR"]));
});

it("what is taken at once for several things is one payment, told with its sum and what is kept as paid ahead", async () => {
  for (const _ of [1, 2]) await completed();
  const owed = await owedNow();
  const counts = async () => (await readTill(await biller(), {})).lines.map(({ count }) => count);
  const before = (await counts()).reduce((sum, count) => sum + count, 0);
  const tiles = (await readMoneyDay(await biller(), {})).today.count;
  const amount = writtenAmount(owed + 501, "EUR");
  const asked = { patientId: practice.ids.patient, kind: "TRANSFER", amount, currencyCode: "EUR", reference: "BACS 1" };
  const { takingId, aheadMinor } = await takeBalance(await biller(), asked);
  expect(await takenAtOnce(await biller(), takingId, String(aheadMinor))).toEqual({
    ...{ amountMinor: owed + 501, aheadMinor: 501, currencyCode: "EUR", kind: "TRANSFER" },
  });
  expect((await takenAtOnce(await biller(), takingId, "999999"))?.aheadMinor).toBe(501);
  const other = await practice.as(employeeActor(practice.ids.doctor), now);
  expect(await takenAtOnce(other, takingId, "0")).toBeNull();
  expect((await counts()).reduce((sum, count) => sum + count, 0)).toBe(before + 1);
  expect((await readMoneyDay(await biller(), {})).today.count).toBe(tiles + 1);
  // The overview tells what came in which way.
  expect((await readMoneyDay(await biller(), {})).todayBy).toContainEqual({
    ...{ way: "TRANSFER", count: 1, amounts: [{ amountMinor: owed + 501, currencyCode: "EUR" }] },
  });
  const parts = (await listPayments(await biller(), { kind: "TRANSFER" })).lines;
  expect(parts.length).toBeGreaterThan(1);
  expect(new Set(parts.map(({ takingMinor }) => takingMinor))).toEqual(new Set([owed + 501]));
  // One part of it is reversed: it is still a payment. Once all of it is, it is none.
  for (const [at, { deskId }] of parts.entries()) {
    await takeBackPayment(await biller(), { deskId, reason: "Another patient's" });
    const isLeft = at < parts.length - 1 ? 1 : 0;
    expect((await readMoneyDay(await biller(), {})).today.count).toBe(tiles + isLeft);
    expect((await counts()).reduce((sum, count) => sum + count, 0)).toBe(before + isLeft);
  }
});

it("an amount that can be read in two ways is asked, and nothing is written until one is meant", async () => {
  const asked = { patientId: practice.ids.patient, way: "owesMore", currencyCode: "BHD", reason: "An older debt" };
  // Only a currency that is in use is corrected in.
  await chargedByHand(practice, [{ priceMinor: 1_000 }], { currencyCode: "BHD" });
  await expect(correctBalance(await biller(), { ...asked, amount: "1,250" })).rejects.toMatchObject({
    fields: [{ field: "amount", message: "payments:error.twoAmounts" }],
  });
  await correctBalance(await biller(), { ...asked, amount: "1.250" });
  const { standings } = await readTakePage(await biller(), { ...open, patientId: practice.ids.patient });
  expect(standings.find(({ currencyCode }) => currencyCode === "BHD")?.toPayMinor).toBe(1_200 + 1_250);
});

it("a balance is corrected in a currency that the practice or the patient uses, and in no other", async () => {
  const asked = { patientId: practice.ids.patient, way: "owesMore", amount: "5", reason: "Typed wrong" };
  await expect(correctBalance(await biller(), { ...asked, currencyCode: "JPY" })).rejects.toMatchObject({
    fields: [{ field: "currencyCode" }],
  });
  await correctBalance(await biller(), { ...asked, currencyCode: "EUR" });
});
