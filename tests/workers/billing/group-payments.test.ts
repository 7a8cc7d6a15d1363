import { expect, it } from "vitest";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { confirmAppointment } from "~/features/scheduling/services/appointments/confirm-appointment.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { startGroupSession } from "~/features/scheduling/services/groups/start-group-session.server";
import { openGroupScene } from "../scheduling/group-scene";
import { employeeActor } from "../support/organization";
import { ANY_TIME, BEFORE, paidBy, appointmentOf } from "./scene";

it("a session whose appointments must be paid before begins for who has paid, and for the others once they have", async () => {
  const scene = await openGroupScene();
  const { practice } = scene;
  await paidBy(practice, ANY_TIME, BEFORE);
  const { id: sessionId, startsAt } = await scene.session();
  const doctor = await scene.as(employeeActor(practice.ids.doctor), startsAt);
  const paid = await scene.join(startsAt);
  const owing = await scene.join(startsAt);
  for (const appointmentId of [paid, owing]) await confirmAppointment(doctor, { appointmentId });
  await markPaidAtClinic(doctor, { appointmentId: paid });
  expect(await startGroupSession(await scene.admin(startsAt), { sessionId })).toMatchObject({ visits: 1 });
  expect((await appointmentOf(practice, paid))?.state).toBe(S.IN_PROGRESS);
  expect((await appointmentOf(practice, owing))?.state).toBe(S.CONFIRMED);
  await markPaidAtClinic(doctor, { appointmentId: owing });
  await startAppointment(doctor, { appointmentId: owing });
  expect((await appointmentOf(practice, owing))?.state).toBe(S.IN_PROGRESS);
});
