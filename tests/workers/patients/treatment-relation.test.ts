import { beforeEach, describe, expect, it } from "vitest";
import { createPatient } from "~/features/patients/services/patients/create-patient.server";
import { listPatients } from "~/features/patients/services/patients/list-patients.server";
import { viewPatient } from "~/features/patients/services/patients/view-patient.server";
import { assignProvider } from "~/features/scheduling/services/appointments/assign-provider.server";
import { bookAppointment } from "~/features/scheduling/services/booking/book-appointment.server";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import { confirmAppointment } from "~/features/scheduling/services/appointments/confirm-appointment.server";
import { expireAppointment } from "~/features/scheduling/services/appointments/expire-appointment.server";
import { rejectAppointment } from "~/features/scheduling/services/appointments/reject-appointment.server";
import { setAppointment } from "~/features/scheduling/services/appointments/set-appointment.server";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { undoAppointment } from "~/features/scheduling/services/appointments/undo-appointment.server";
import { viewAppointment } from "~/features/scheduling/services/appointments/view-appointment.server";
import type { Actor } from "~/platform/access/actor.server";
import { change, read } from "../identity/appointments";
import { HOUR, MONDAY } from "../scheduling/scene";
import { employeeActor, openPractice, patientActor } from "../support/organization";

let practice: Awaited<ReturnType<typeof openPractice>>;
let doctor: Actor;
let patient: Actor;
let keys = 0;
/** Tuesday, 10:00 in Madrid; each request half a day after the one before. */
const START = MONDAY + 26 * HOUR;

const as = (actor: Actor, at = MONDAY) => practice.as(actor, at);

/** A request of the signed-in patient with the doctor. */
async function request(by: Actor = patient, changes: Record<string, unknown> = {}): Promise<string> {
  keys += 1;
  const { appointmentId } = await bookAppointment(await as(by), {
    serviceOfferingId: practice.ids.videoOffering,
    requestedEmployeeId: practice.ids.doctor,
    startTime: START + (keys % 5) * HOUR,
    reason: "My back hurts",
    idempotencyKey: `relation-${keys}`,
    ...changes,
  });
  return appointmentId;
}

const providersOf = async (patientId = practice.ids.patient) =>
  (
    await read<{ id: string }>(
      practice,
      "SELECT employee_id AS id FROM patient_provider WHERE organization_id = ?1 AND patient_id = ?2 ORDER BY 1",
      patientId,
    )
  ).map(({ id }) => id);

beforeEach(async () => {
  keys = 0;
  practice = await openPractice({ now: MONDAY });
  doctor = employeeActor(practice.ids.doctor);
  patient = patientActor(practice.ids.patient, practice.ids.patientUser);
});

describe("an unconfirmed request", () => {
  it("shows the provider the request, and neither the record behind it nor the patient in a list", async () => {
    const id = await request();
    const { appointment, buttons } = await viewAppointment(await as(doctor), id);
    expect(appointment).toMatchObject({
      reason: "My back hurts",
      patient: { firstName: "Zainab", email: "patient@clinic.example", phone: "36001234" },
    });
    expect(buttons.map(({ action }) => action)).toContain("confirm");
    await expect(viewPatient(await as(doctor), practice.ids.patient)).rejects.toMatchObject({ status: 404 });
    expect((await listPatients(await as(doctor), {})).patients).toEqual([]);
  });

  it("that its own provider confirms founds nothing until it begins", async () => {
    const id = await request();
    await confirmAppointment(await as(doctor), { appointmentId: id });
    expect(await providersOf()).toEqual([]);
    await startAppointment(await as(doctor, START), { appointmentId: id });
    expect(await providersOf()).toEqual([practice.ids.doctor]);
    expect((await viewPatient(await as(doctor), practice.ids.patient)).person.firstName).toBe("Zainab");
  });

  it("that other staff confirm founds the relation, and undoing that takes it back", async () => {
    const id = await request();
    await confirmAppointment(await as(practice.administrator), { appointmentId: id });
    expect(await providersOf()).toEqual([practice.ids.doctor]);
    await undoAppointment(await as(practice.administrator), { appointmentId: id });
    expect(await providersOf()).toEqual([]);
  });

  it("leaves nothing when it is rejected, cancelled or expires", async () => {
    await rejectAppointment(await as(practice.administrator), { appointmentId: await request() });
    await cancelAppointment(await as(patient), { appointmentId: await request() });
    const late = await request();
    await expireAppointment(await as({ kind: "system", task: "test" }, START + 20 * HOUR), { id: late, dueAt: START });
    expect(await providersOf()).toEqual([]);
  });
});

describe("a relation", () => {
  const set = async (by: Actor, patientAgreed: boolean, startsAt = START, patientId = practice.ids.patient) =>
    (
      await setAppointment(await as(by), {
        patientId,
        serviceOfferingId: practice.ids.videoOffering,
        employeeId: practice.ids.doctor,
        branchId: practice.ids.branch,
        startsAt: String(startsAt),
        ...(patientAgreed ? { patientAgreed: "on" } : {}),
      })
    ).id;

  it("begins when the patient confirms what the practice proposed", async () => {
    const id = await set(practice.administrator, false);
    expect(await providersOf()).toEqual([]);
    await confirmAppointment(await as(patient), { appointmentId: id });
    expect(await providersOf()).toEqual([practice.ids.doctor]);
  });

  it("stays when a confirmed appointment is called off, or another appointment still founds it", async () => {
    const first = await set(practice.administrator, true);
    const other = await request(patient, { startTime: START + 4 * HOUR });
    await rejectAppointment(await as(practice.administrator), { appointmentId: other });
    expect(await providersOf()).toEqual([practice.ids.doctor]);
    await cancelAppointment(await as(practice.administrator), { appointmentId: first });
    expect(await providersOf()).toEqual([practice.ids.doctor]);
  });

  it("goes over with an appointment that staff give to a colleague, not with one that the colleague takes", async () => {
    const id = await set(practice.administrator, true);
    const given = { appointmentId: id, employeeId: practice.ids.otherDoctor };
    await assignProvider(await as(practice.administrator), given);
    expect(await providersOf()).toEqual([practice.ids.otherDoctor]);
    const both = employeeActor(practice.ids.doctor, { roles: ["healthcare provider", "administrator"] });
    await assignProvider(await as(both), { appointmentId: id, employeeId: practice.ids.doctor });
    expect(await providersOf()).toEqual([]);
  });

  it("that staff assigned stays, whatever becomes of a request", async () => {
    const { patientId } = await createPatient(await as(doctor), {
      ...{ firstName: "Vera", lastName: "Blau", email: "vera@example.com", phone: "600999888", phoneCallingCode: "34" },
      ...{ birthDate: "1980-01-01", gender: "1" },
    });
    const id = await set(practice.administrator, false, START, patientId);
    await cancelAppointment(await as(practice.administrator), { appointmentId: id });
    expect(await providersOf(patientId)).toEqual([practice.ids.doctor]);
  });
});

describe("a stranger's request on a known name and email", () => {
  const stranger = { kind: "anonymous" } as const;
  const visitor = {
    firstName: "Zainab",
    lastName: "Haddad",
    email: "patient@clinic.example",
    phoneCallingCode: "973",
    phone: "36001234",
    birthDate: "1988-04-12",
  };

  it("opens nobody's record, even where the offering confirms itself", async () => {
    await change(practice, "UPDATE service_offering SET confirms_by_itself = 1 WHERE organization_id = ?1");
    const id = await request(stranger, { visitor });
    const { appointment } = await viewAppointment(await as(doctor), id);
    expect(appointment.stateId).toBe(2);
    expect(appointment.patient?.id).not.toBe(practice.ids.patient);
    expect(await providersOf()).toEqual([]);
    await expect(viewPatient(await as(doctor), practice.ids.patient)).rejects.toMatchObject({ status: 404 });
    await expect(viewAppointment(await as(patient), id)).rejects.toMatchObject({ status: 404 });
    // What the new person's record holds is what was typed.
    expect(await providersOf(appointment.patient?.id)).toEqual([practice.ids.doctor]);
  });
});
