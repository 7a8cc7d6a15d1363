import { expect, it } from "vitest";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { listAppointments } from "~/features/scheduling/services/lists/list-appointments.server";
import { readStaffDay } from "~/features/scheduling/services/lists/read-staff-day.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { openPractice } from "../../support/organization";
import { givenAppointment, HOUR, MONDAY } from "../scene";

it("the home of staff counts what of today took place and is not paid, as the list of today has it", async () => {
  const practice = await openPractice({ now: MONDAY });
  const system = await practice.as({ kind: "system", task: "test" });
  const [unpaid] = await Promise.all([
    givenAppointment(practice, system, { startsAt: MONDAY - 2 * HOUR, stateId: S.CONCLUDED }),
    givenAppointment(practice, system, { startsAt: MONDAY + 2 * HOUR, stateId: S.CONFIRMED }),
    givenAppointment(practice, system, { startsAt: MONDAY - 50 * HOUR, stateId: S.CONCLUDED }),
  ]);
  const admin = () => practice.as(practice.administrator);
  const { day, unpaid: counted } = await readStaffDay(await admin());
  const listed = await listAppointments(await admin(), { tab: "past", from: day, to: day });
  expect([counted, Object.keys(listed.owed)]).toEqual([1, [unpaid]]);
  await markPaidAtClinic(await admin(), { appointmentId: unpaid });
  expect((await readStaffDay(await admin())).unpaid).toBe(0);
});
