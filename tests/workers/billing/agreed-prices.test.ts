import { beforeAll, describe, expect, it } from "vitest";
import { verifyLedger } from "~/features/billing/services/ledger/verify-ledger.server";
import { saveTaxRate } from "~/features/organization/services/prices/save-tax-rate.server";
import { readForChange } from "~/features/scheduling/data/appointments/appointment-change-read.server";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import { confirmAppointment } from "~/features/scheduling/services/appointments/confirm-appointment.server";
import { setAppointment } from "~/features/scheduling/services/appointments/set-appointment.server";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { discountAppointment } from "~/features/scheduling/services/payments/discount-appointment.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { openPractice } from "../support/organization";
import { HOUR, MONDAY, type Practice } from "../scheduling/scene";
import { agreedOf, asAdmin, bookWith, costs, DAY, discountOf, ownPatient } from "./discount-scene";
import { owedFor } from "./ledger-scene";
import { systemOf } from "./scene";

let practice: Practice;
beforeAll(async () => {
  practice = await openPractice({ now: MONDAY });
  await costs(practice, 3_500);
});

const priceOf = async (id: string) => {
  const loaded = await readForChange((await systemOf(practice)).db, id, MONDAY);
  return [loaded?.price?.costMinor, loaded?.price?.taxes.length, loaded?.dueMinor];
};

describe("what an appointment costs", () => {
  it("stays as it was booked, to the end, whatever taxes and prices become", async () => {
    const { appointmentId: open } = await bookWith(practice, ownPatient(practice));
    const { appointmentId: gone } = await bookWith(practice, ownPatient(practice));
    const { id: set } = await setAppointment(await asAdmin(practice), {
      ...{ patientId: practice.ids.otherPatient, serviceOfferingId: practice.ids.clinicOffering },
      ...{ employeeId: practice.ids.doctor, branchId: practice.ids.branch, startsAt: MONDAY + 8 * DAY + 5 * HOUR },
      ...{ patientAgreed: true, idempotencyKey: "set-at-the-desk" },
    });
    await cancelAppointment(await asAdmin(practice), { appointmentId: gone });
    for (const id of [open, gone, set])
      expect(await agreedOf(practice, id)).toEqual({
        ...{ base: 3_500, discount: 0, tax: 0, total: 3_500, currency: "EUR" },
      });
    await saveTaxRate(await asAdmin(practice), { name: "VAT", percentage: "20", isDefault: true });
    for (const id of [open, gone, set]) expect(await priceOf(id)).toEqual([3_500, 0, 3_500]);
    await costs(practice, 9_900);
    await confirmAppointment(await asAdmin(practice), { appointmentId: open });
    await markPaidAtClinic(await asAdmin(practice), { appointmentId: open });
    const at = MONDAY + 8 * DAY;
    await startAppointment(await asAdmin(practice, at), { appointmentId: open });
    expect([await priceOf(open), await owedFor(practice, open)]).toEqual([[3_500, 0, 0], 0]);
    await startAppointment(await asAdmin(practice, at + 5 * HOUR), { appointmentId: set });
    expect(await owedFor(practice, set)).toBe(3_500);
    expect((await verifyLedger(await systemOf(practice))).findings).toEqual([]);
  });

  it("is agreed anew, as prices are then, where staff take its discount off", async () => {
    await costs(practice, 4_000);
    const discount = await discountOf(practice);
    const { appointmentId } = await bookWith(practice, ownPatient(practice), { discountCode: "SPRING" });
    await costs(practice, 5_000);
    await discountAppointment(await asAdmin(practice), { appointmentId, remove: discount });
    expect(await agreedOf(practice, appointmentId)).toMatchObject({ base: 5_000, discount: 0 });
    const agreed = await priceOf(appointmentId);
    await costs(practice, 7_000);
    expect(await priceOf(appointmentId)).toEqual(agreed);
  });
});
