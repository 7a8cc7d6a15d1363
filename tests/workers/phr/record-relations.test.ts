import { beforeEach, describe, expect, it } from "vitest";
import { changeRelatedUser } from "~/features/patients/services/family/change-related-user.server";
import { endRelation } from "~/features/patients/services/family/end-relation.server";
import { allergy } from "~/features/phr/records/allergy";
import { listHealthRecords } from "~/features/phr/services/records/list-health-records.server";
import { saveHealthRecord } from "~/features/phr/services/records/save-health-record.server";
import { assignProvider } from "~/features/scheduling/services/appointments/assign-provider.server";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import { confirmAppointment } from "~/features/scheduling/services/appointments/confirm-appointment.server";
import { setAppointment } from "~/features/scheduling/services/appointments/set-appointment.server";
import { undoAppointment } from "~/features/scheduling/services/appointments/undo-appointment.server";
import { bookAppointment } from "~/features/scheduling/services/booking/book-appointment.server";
import type { Actor } from "~/platform/access/actor.server";
import { findCall, runCall } from "~/platform/calls/calls.server";
import { calls } from "../../../workers/calls";
import { SAVE_CALLS } from "../../support/phr/record-rights";
import { SAID } from "../../support/phr/said-of-kinds";
import { change, read } from "../identity/appointments";
import { HOUR, MONDAY } from "../scheduling/scene";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import { PENICILLIN, givenRelation } from "./scene";

let practice: Awaited<ReturnType<typeof openPractice>>;
let doctor: Actor;
let otherDoctor: Actor;
let patient: Actor;
/** Tuesday, 10:00 in Madrid. */
const START = MONDAY + 26 * HOUR;

const as = (actor: Actor, at = MONDAY) => practice.as(actor, at);
const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => "done" as const,
    (error: { status?: number }) => error.status,
  );

/** What becomes of somebody who opens the patient's allergies. */
const opening = async (actor: Actor, at = MONDAY) =>
  statusOf(listHealthRecords(await as(actor, at), allergy, { patientId: practice.ids.patient }));

beforeEach(async () => {
  practice = await openPractice({ now: MONDAY });
  doctor = employeeActor(practice.ids.doctor);
  otherDoctor = employeeActor(practice.ids.otherDoctor);
  patient = patientActor(practice.ids.patient, practice.ids.patientUser);
  await saveHealthRecord(await as(patient), allergy, PENICILLIN);
});

/** A request of the patient with the doctor. */
const request = async () =>
  (
    await bookAppointment(await as(patient), {
      ...{ serviceOfferingId: practice.ids.videoOffering, requestedEmployeeId: practice.ids.doctor },
      ...{ startTime: START, reason: "My back hurts", idempotencyKey: "relation-1" },
    })
  ).appointmentId;

const set = async (by: Actor, employeeId: string, agreed: boolean) =>
  (
    await setAppointment(await as(by), {
      ...{ patientId: practice.ids.patient, serviceOfferingId: practice.ids.videoOffering, employeeId },
      ...{ branchId: practice.ids.branch, startsAt: String(START), ...(agreed && { patientAgreed: "on" }) },
    })
  ).id;

describe("a doctor reads the health record", () => {
  it("from the moment when somebody else confirms an appointment, however far ahead it is, and not before", async () => {
    const id = await request();
    expect(await opening(doctor)).toBe(404);
    await confirmAppointment(await as(practice.administrator), { appointmentId: id });
    expect(await opening(doctor)).toBe("done");
    expect(await opening(otherDoctor)).toBe(404);
    await undoAppointment(await as(practice.administrator), { appointmentId: id });
    expect(await opening(doctor)).toBe(404);
  });

  it("not by confirming the request themselves, and not by making an appointment for themselves", async () => {
    await confirmAppointment(await as(doctor), { appointmentId: await request() });
    expect(await opening(doctor)).toBe(404);
    expect(await statusOf(set(otherDoctor, practice.ids.otherDoctor, true))).toBe(404);
    expect(await opening(otherDoctor)).toBe(404);
  });

  it("after it was called off too, since they looked after the patient; and no more once it is given to a colleague", async () => {
    const first = await set(practice.administrator, practice.ids.doctor, true);
    expect(await opening(doctor)).toBe("done");
    const given = { appointmentId: first, employeeId: practice.ids.otherDoctor };
    await assignProvider(await as(practice.administrator), given);
    expect([await opening(doctor), await opening(otherDoctor)]).toEqual([404, "done"]);
    await cancelAppointment(await as(practice.administrator), { appointmentId: first });
    expect([await opening(doctor), await opening(otherDoctor)]).toEqual([404, "done"]);
  });

  it("not while staff only proposed an appointment that the patient has not agreed to", async () => {
    const id = await set(practice.administrator, practice.ids.doctor, false);
    expect(await opening(doctor)).toBe(404);
    await confirmAppointment(await as(patient), { appointmentId: id });
    expect(await opening(doctor)).toBe("done");
  });
});

describe("a relative who acts for a patient", () => {
  const relative = (): Actor => {
    const { patient: id, otherPatient, otherPatientUser } = practice.ids;
    return { ...patientActor(id, otherPatientUser), acting: { ownPatientId: otherPatient, name: "Z" } } as Actor;
  };
  const write = async () =>
    statusOf(saveHealthRecord(await as(relative()), allergy, { ...PENICILLIN, allergen: "Eggs" }));
  const relationId = async () =>
    (await read<{ id: string }>(practice, "SELECT id FROM related_patient WHERE organization_id = ?1"))[0]?.id ?? "";

  it("reads and writes as far as was agreed to, reads alone once that is reduced, and can give themselves no more", async () => {
    await givenRelation(practice, "MANAGE");
    expect([await opening(relative()), await write()]).toEqual(["done", "done"]);
    const given = async (recordAccess: string) =>
      statusOf(changeRelatedUser(await as(relative()), await relationId(), { relation: "Spouse", recordAccess }));
    await change(
      practice,
      "UPDATE related_patient SET asked_email = 'patient@clinic.example' WHERE organization_id = ?1",
    );
    expect(await given("VIEW")).toBe("done");
    expect([await opening(relative()), await write()]).toEqual(["done", 404]);
    expect(await given("MANAGE")).toBe(422);
    expect(await write()).toBe(404);
  });

  it("loses everything at the next request once either of the two ends it, in a session that goes on too", async () => {
    await givenRelation(practice, "MANAGE");
    expect(await opening(relative())).toBe("done");
    await endRelation(await as(patient), await relationId());
    expect([await opening(relative()), await write()]).toEqual([403, 403]);
  });

  it("has nothing before the patient agreed", async () => {
    await givenRelation(practice, "VIEW");
    await change(practice, "UPDATE related_patient SET consent_at = NULL WHERE organization_id = ?1");
    expect([await opening(relative()), await write()]).toEqual([403, 403]);
  });
});

describe("a call", () => {
  const save = async (who: Actor, name: string, body: object) => {
    const url = new URL(`/phrClientApi/${name}`, "http://practice.localhost");
    const found = findCall(calls, "POST", url.pathname);
    if (!found) throw new RangeError(name);
    const request = new Request(url, { method: "POST", body: JSON.stringify(body) });
    return (await runCall(await as(who), found, request)) as Record<string, unknown>;
  };
  const rows = () =>
    read<{ patient_id: string; source: string }>(
      practice,
      "SELECT patient_id, source FROM health_record WHERE organization_id = ?1 AND kind <> 'ALLERGY'",
    );

  it.each(Object.entries(SAVE_CALLS).filter(([, { kind }]) => kind !== "ALLERGY"))(
    "%s believes neither patientId nor isFromPatient: the caller's relation decides whose record it is and who wrote it",
    async (name, { kind, id }) => {
      const { patient: patientId, otherPatient, otherPatientUser } = practice.ids;
      const said = { ...SAID[kind], isFromPatient: true, ...(name === "savePHRItem" && { phrType: kind }) };
      const other = patientActor(otherPatient, otherPatientUser);
      expect(await statusOf(save(other, name, { ...said, patientId }))).toBe(404);
      expect(await statusOf(save(doctor, name, { ...said, patientId }))).toBe(404);
      expect(await rows()).toEqual([]);
      await change(
        practice,
        "INSERT INTO patient_provider (organization_id, employee_id, patient_id, since) VALUES (?1, ?2, ?3, 1)",
        ...[practice.ids.doctor, patientId],
      );
      const saved = await save(doctor, name, { ...said, patientId });
      expect(await rows()).toEqual([{ patient_id: patientId, source: "PROVIDER" }]);
      const of = String(saved["phrItemId"] ?? saved[id]);
      // Its id decides whose it is, whatever stands beside it.
      expect(await statusOf(save(other, name, { ...said, [id]: of, patientId: otherPatient }))).toBe(404);
      await statusOf(save(doctor, name, { ...said, [id]: of, patientId: otherPatient }));
      expect(await rows()).toEqual([{ patient_id: patientId, source: "PROVIDER" }]);
    },
  );
});
