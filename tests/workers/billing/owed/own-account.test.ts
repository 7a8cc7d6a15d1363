import { beforeAll, expect, it } from "vitest";
import { correctBalance } from "~/features/scheduling/services/payments/correct-balance.server";
import { listOwnPayments } from "~/features/scheduling/services/payments/list-own-payments.server";
import { printYear } from "~/features/scheduling/services/payments/print-receipt.server";
import { takeBalance } from "~/features/scheduling/services/payments/take-balance.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { openPractice, patientActor } from "../../support/organization";
import { givenAppointment, HOUR, type Practice } from "../../scheduling/scene";
import { systemOf } from "../scene";

let practice: Practice;
const now = Date.now();

beforeAll(async () => {
  practice = await openPractice({ now });
});

const admin = () => practice.as(practice.administrator, now);
const patient = () => practice.as(patientActor(practice.ids.patient, practice.ids.patientUser), now);

it("a correction that takes of what was paid ahead is a line of its own for the patient", async () => {
  const { patient: patientId } = practice.ids;
  await takeBalance(await admin(), { patientId, kind: "CASH", amount: "20", currencyCode: "EUR" });
  const asked = { patientId, way: "owesMore", amount: "7.50", currencyCode: "EUR", reason: "Price was wrong" };
  await correctBalance(await admin(), asked);
  const { rows, owed } = await listOwnPayments(await patient(), {});
  expect(rows.filter(({ of }) => of === "correction")).toMatchObject([{ amountMinor: 750, currencyCode: "EUR" }]);
  expect(owed).toMatchObject([{ aheadLeftMinor: 1_250, toPayMinor: 0 }]);
});

it("the receipt of a year says the taxes in what was paid, and whom it is from and for", async () => {
  const { db } = await systemOf(practice);
  const taxes = JSON.stringify([{ name: "VAT", ratePpm: 100_000, isInclusive: true, amountMinor: 455 }]);
  const set = "UPDATE service_offering_branch SET cost_minor = 5000, price_minor = 5000, tax_minor = 455, taxes = ?2";
  await db.raw(`${set} WHERE organization_id = ?1`, db.organizationId, taxes).run();
  const appointmentId = await givenAppointment(practice, await systemOf(practice), {
    ...{ startsAt: Math.floor(now / HOUR) * HOUR - HOUR, stateId: S.CONFIRMED },
  });
  await markPaidAtClinic(await admin(), { appointmentId });
  await startAppointment(await admin(), { appointmentId });
  const year = await printYear(await patient(), String(new Date(now).getUTCFullYear()));
  const [table, totals] = year.sections;
  expect(table).toMatchObject({ head: ["Date", "Receipt", "How it was paid", "Amount", "Tax included"] });
  // No receipt was issued for it: it is quoted by its reference, which is called so.
  expect(JSON.stringify(table)).toMatch(/"Reference [0-9A-F]{8}"/);
  expect(JSON.stringify(totals)).toContain("Tax included: €4.55");
  expect(year.person[0]?.value).not.toBe("");
});
