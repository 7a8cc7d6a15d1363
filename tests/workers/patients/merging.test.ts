import { beforeEach, describe, expect, it } from "vitest";
import { assignCredits } from "~/features/billing/services/credits/assign-credits.server";
import { availableCredits } from "~/features/billing/services/credits/list-grants.server";
import { claimRequest, countSamePerson, mayClaimRequest } from "~/features/patients/public.server";
import { mergePatient } from "~/features/patients/services/merging/merge-patient.server";
import { readSamePerson } from "~/features/patients/services/merging/read-same-person.server";
import { bookAppointment } from "~/features/scheduling/services/booking/book-appointment.server";
import { confirmAppointment } from "~/features/scheduling/services/appointments/confirm-appointment.server";
import { viewAppointment } from "~/features/scheduling/services/appointments/view-appointment.server";
import type { Actor } from "~/platform/access/actor.server";
import { change, read } from "../identity/appointments";
import { HOUR, MONDAY } from "../scheduling/scene";
import { employeeActor, openPractice, patientActor } from "../support/organization";

type Practice = Awaited<ReturnType<typeof openPractice>>;
let practice: Practice;
let keys = 0;
const START = MONDAY + 26 * HOUR;
const ANYONE = { kind: "anonymous" } as const;
const zainab = {
  firstName: "Zainab",
  lastName: "Haddad",
  email: "patient@clinic.example",
  phoneCallingCode: "973",
  phone: "36001234",
};

const as = (actor: Actor, at = MONDAY) => practice.as(actor, at);
const admin = () => as(practice.administrator);
const person = (id: string) => practice.as(linkOf(id), MONDAY);
let linked: { appointmentId: string; patientId: string };
const linkOf = (patientId: string): Actor => ({
  kind: "link",
  appointmentId: linked.appointmentId,
  patientId,
  linkHash: "2".repeat(64),
});

/** A stranger's request; the person who was written down for it. */
async function request(visitor: object = {}): Promise<{ appointmentId: string; patientId: string }> {
  keys += 1;
  const { appointmentId } = await bookAppointment(await as(ANYONE), {
    serviceOfferingId: practice.ids.videoOffering,
    requestedEmployeeId: practice.ids.doctor,
    startTime: START + (keys % 5) * HOUR,
    visitor: { ...zainab, ...visitor },
    idempotencyKey: `merging-${keys}`,
  });
  const [row] = await read<{ id: string }>(
    practice,
    "SELECT patient_id AS id FROM appointment WHERE organization_id = ?1 AND id = ?2",
    appointmentId,
  );
  linked = { appointmentId, patientId: row?.id ?? "" };
  return linked;
}

const patientsLeft = async () => (await read(practice, "SELECT id FROM patient WHERE organization_id = ?1")).length;
const providersOf = async (patientId: string) =>
  (
    await read<{ id: string }>(
      practice,
      "SELECT employee_id AS id FROM patient_provider WHERE organization_id = ?1 AND patient_id = ?2",
      patientId,
    )
  ).map(({ id }) => id);

beforeEach(async () => {
  keys = 0;
  practice = await openPractice({ now: MONDAY });
});

describe("staff who say that a stranger is a known patient", () => {
  it("find the record by contact, and move everything to it in one audited commit", async () => {
    const { patientId, appointmentId } = await request();
    expect(await countSamePerson(await admin(), patientId)).toBe(1);
    const { candidates } = await readSamePerson(await admin(), patientId);
    expect(candidates).toMatchObject([{ id: practice.ids.patient, reasons: ["phone", "email"] }]);
    expect(await mergePatient(await admin(), patientId, { into: practice.ids.patient })).toBe(practice.ids.patient);
    const own = await viewAppointment(
      await as(patientActor(practice.ids.patient, practice.ids.patientUser)),
      appointmentId,
    );
    expect(own.appointment.patient?.id).toBe(practice.ids.patient);
    expect(await patientsLeft()).toBe(2);
    const audited = await read(
      practice,
      `SELECT patient_id AS patient, subject_id AS other FROM audit_event WHERE organization_id = ?1 AND action = 'patient.merge' ORDER BY seq`,
    );
    expect(audited).toEqual([
      { patient: practice.ids.patient, other: patientId },
      { patient: patientId, other: practice.ids.patient },
    ]);
    const mails = await read<{ id: string }>(
      practice,
      `SELECT json_extract(payload, '$.to.id') AS id FROM outbox WHERE organization_id = ?1 AND json_extract(payload, '$.to.kind') = 'PATIENT'`,
    );
    expect(mails).toEqual([{ id: practice.ids.patient }]);
  });

  it("have the credits that were given to the other record in the one that stays", async () => {
    const { patientId } = await request();
    await assignCredits(await admin(), { patientIds: [patientId], amount: 4, expiresOn: "2026-12-31" });
    await mergePatient(await admin(), patientId, { into: practice.ids.patient });
    const left = await availableCredits(await admin(), { patientId: practice.ids.patient });
    expect(left).toEqual({ totalCredits: 4, creditsHeld: 0, creditsUsed: 0, creditsRemaining: 4 });
  });

  it("open the record to the provider of an appointment that is confirmed, and not of one that is not", async () => {
    const open = await request();
    await mergePatient(await admin(), open.patientId, { into: practice.ids.patient });
    expect(await providersOf(practice.ids.patient)).toEqual([]);
    const sure = await request();
    await confirmAppointment(await admin(), { appointmentId: sure.appointmentId });
    await mergePatient(await admin(), sure.patientId, { into: practice.ids.patient });
    expect(await providersOf(practice.ids.patient)).toEqual([practice.ids.doctor]);
  });

  it("may change both records: its provider is told of neither", async () => {
    const { patientId } = await request();
    const doctor = employeeActor(practice.ids.doctor);
    await expect(mergePatient(await as(doctor), patientId, { into: practice.ids.patient })).rejects.toMatchObject({
      status: 404,
    });
    expect(await countSamePerson(await as(doctor), patientId)).toBe(0);
    const other = await openPractice({ now: MONDAY });
    await expect(
      mergePatient(await other.as(other.administrator, MONDAY), patientId, { into: practice.ids.patient }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(mergePatient(await admin(), patientId, { into: other.ids.patient })).rejects.toMatchObject({
      status: 404,
    });
  });

  it("cannot merge somebody with an account, with relatives, or with nothing in common", async () => {
    const { patient, otherPatient } = practice.ids;
    await expect(mergePatient(await admin(), patient, { into: otherPatient })).rejects.toMatchObject({ status: 422 });
    const { patientId } = await request();
    await expect(mergePatient(await admin(), patientId, { into: otherPatient })).rejects.toMatchObject({ status: 422 });
    await change(
      practice,
      `INSERT INTO related_patient (organization_id, id, primary_patient_id, patient_id, relation, created_at) VALUES (?1, 'r', ?2, ?3, 'Children', 0)`,
      otherPatient,
      patientId,
    );
    await expect(mergePatient(await admin(), patientId, { into: patient })).rejects.toMatchObject({ status: 409 });
    expect(await patientsLeft()).toBe(3);
  });

  it("of two at once are one", async () => {
    const { patientId } = await request();
    const both = await Promise.allSettled(
      [await admin(), await admin()].map((context) => mergePatient(context, patientId, { into: practice.ids.patient })),
    );
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await patientsLeft()).toBe(2);
  });
});

describe("the holder of the link that was mailed to the address", () => {
  it("adds the request to the account of the same name and proven address", async () => {
    const { patientId } = await request();
    expect(await mayClaimRequest(await person(patientId))).toBe(true);
    await expect(claimRequest(await person(patientId), { byMail: false })).rejects.toMatchObject({ status: 404 });
    await claimRequest(await person(patientId), { byMail: true });
    expect(await patientsLeft()).toBe(2);
    expect(await providersOf(practice.ids.patient)).toEqual([]);
  });

  it("cannot where the address is unproven, the name another, or more is written than requests", async () => {
    const child = await request({ firstName: "Noor" });
    expect(await mayClaimRequest(await person(child.patientId))).toBe(false);
    const { patientId } = await request();
    await change(practice, "UPDATE user SET email_proven_at = NULL WHERE organization_id = ?1");
    expect(await mayClaimRequest(await person(patientId))).toBe(false);
    await expect(claimRequest(await person(patientId), { byMail: true })).rejects.toMatchObject({ status: 404 });
    await change(practice, "UPDATE user SET email_proven_at = 1 WHERE organization_id = ?1");
    await change(practice, "UPDATE patient SET version = 2 WHERE organization_id = ?1 AND id = ?2", patientId);
    expect(await mayClaimRequest(await person(patientId))).toBe(false);
    expect(await mayClaimRequest(await as(ANYONE)).catch((error: { status: number }) => error.status)).toBe(401);
  });
});
