import { beforeAll, describe, expect, it } from "vitest";
import {
  APPOINTMENT_STATE as S,
  type AppointmentState,
} from "~/features/scheduling/domain/appointments/appointment-states";
import { readHistory } from "~/features/scheduling/data/appointments/appointment-history-read.server";
import { confirmAppointment } from "~/features/scheduling/services/appointments/confirm-appointment.server";
import { rescheduleAppointment } from "~/features/scheduling/services/appointments/reschedule-appointment.server";
import { setAppointment } from "~/features/scheduling/services/appointments/set-appointment.server";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { undoAppointment } from "~/features/scheduling/services/appointments/undo-appointment.server";
import type { Actor } from "~/platform/access/actor.server";
import { openPractice, patientActor } from "../support/organization";
import { givenAppointment, HOUR, MONDAY, traces, type Practice } from "./scene";

let practice: Practice;
let patient: Actor;
/** Each test has a working day of its own, at 10 o'clock in Madrid. */
let day = 0;
let startsAt = 0;
const nextDay = () => void (startsAt = MONDAY + ((day % 4) + 1 + 7 * Math.floor(day++ / 4)) * 24 * HOUR + 2 * HOUR);

beforeAll(async () => {
  practice = await openPractice({ now: MONDAY });
  patient = patientActor(practice.ids.patient, practice.ids.patientUser);
});

const staff = (now?: number) => practice.as(practice.administrator, now);
async function given(stateId: AppointmentState) {
  nextDay();
  return givenAppointment(practice, await practice.as({ kind: "system", task: "test" }), { startsAt, stateId });
}
const lastLine = async (id: string) => (await readHistory((await staff()).db, id)).at(-1);
const templates = async (id: string) =>
  (await traces(await staff(), id)).outbox
    .filter(({ topic }) => topic === "mail")
    .map(({ payload }) => {
      const { template, to } = JSON.parse(payload) as { template: string; to: { kind: string } };
      return `${template} ${to.kind}`;
    });

describe("a patient who agreed on the phone", () => {
  it.each([S.RESCHEDULED, S.NEW_FROM_ORGANIZATION])(
    "lets staff confirm the time that was proposed (state %i), which the history keeps, and begin it",
    async (state) => {
      const id = await given(state);
      const before = startsAt;
      await expect(confirmAppointment(await staff(), { appointmentId: id })).rejects.toMatchObject({
        fields: [{ message: "scheduling:disabled.waitingForPatient" }],
      });
      const said = { appointmentId: id, patientAgreed: "on" };
      expect(await confirmAppointment(await staff(), said)).toMatchObject({ stateId: S.CONFIRMED });
      expect(await lastLine(id)).toMatchObject({ action: "confirm", agreedOnPhone: true });
      expect(await templates(id)).toEqual(["appointment.confirmed PATIENT"]);
      expect(await startAppointment(await staff(before), { appointmentId: id })).toMatchObject({
        stateId: S.IN_PROGRESS,
      });
    },
  );

  it("can be a mistake, which is taken back to the proposal", async () => {
    const id = await given(S.RESCHEDULED);
    await confirmAppointment(await staff(), { appointmentId: id, patientAgreed: true });
    expect(await undoAppointment(await staff(MONDAY + 1), { appointmentId: id })).toMatchObject({
      stateId: S.RESCHEDULED,
    });
  });

  it("is moved and stays confirmed, with one mail that tells the new time", async () => {
    const id = await given(S.CONFIRMED);
    startsAt += HOUR;
    const moved = { appointmentId: id, startsAt, patientAgreed: "on" };
    expect(await rescheduleAppointment(await staff(), moved)).toMatchObject({ stateId: S.CONFIRMED, startsAt });
    expect(await lastLine(id)).toMatchObject({ action: "reschedule", agreedOnPhone: true, startsAt });
    expect(await templates(id)).toEqual(["appointment.confirmed PATIENT"]);
    expect(await traces(await staff(), id)).toMatchObject({ claims: 6, dayPlaces: 1 });
  });

  it("is asked where nothing is said of it", async () => {
    const id = await given(S.CONFIRMED);
    startsAt += HOUR;
    expect(await rescheduleAppointment(await staff(), { appointmentId: id, startsAt })).toMatchObject({
      stateId: S.RESCHEDULED,
    });
    expect(await lastLine(id)).toMatchObject({ agreedOnPhone: false });
  });

  it("is said by staff alone: a patient who says so asks the clinic like any other", async () => {
    const id = await given(S.CONFIRMED);
    startsAt += HOUR;
    const asked = { appointmentId: id, startsAt, patientAgreed: "on" };
    expect(await rescheduleAppointment(await practice.as(patient), asked)).toMatchObject({ stateId: S.NEW });
    expect(await lastLine(id)).toMatchObject({ agreedOnPhone: false });
    await expect(
      confirmAppointment(await practice.as(patient), { appointmentId: id, patientAgreed: "on" }),
    ).rejects.toMatchObject({ status: 409 });
  });

  it("is kept in the history of what was set for them, too", async () => {
    nextDay();
    const {
      patient: patientId,
      clinicOffering: serviceOfferingId,
      doctor: employeeId,
      branch: branchId,
    } = practice.ids;
    const said = { patientId, serviceOfferingId, employeeId, branchId, startsAt, patientAgreed: true };
    const { id } = await setAppointment(await staff(), { ...said, override: true });
    expect(await lastLine(id)).toMatchObject({ action: "set", agreedOnPhone: true });
  });
});
