import { ROLE } from "~/features/identity/domain/team/roles";
import { uuidv7 } from "~/kernel/ids";
import type { Actor } from "~/platform/access/actor.server";
import { change, read } from "../identity/appointments";
import { employeeActor, openPractice, patientActor } from "../support/organization";

/** Tuesday 5 January 2027, 09:00 in Madrid. */
export const NOW = Date.UTC(2027, 0, 5, 8);

/** A practice whose doctor looks after its patient, and everybody who may come to the patient's profile. */
export async function openProfiles() {
  const practice = await openPractice({ now: NOW });
  const { ids } = practice;
  await change(
    practice,
    "INSERT INTO patient_provider (organization_id, employee_id, patient_id, since) VALUES (?1, ?2, ?3, ?4)",
    ...[ids.doctor, ids.patient, NOW],
  );
  const acting = { ownPatientId: ids.otherPatient, name: "Zainab Haddad" };
  const people = {
    patient: patientActor(ids.patient, ids.patientUser),
    otherPatient: patientActor(ids.otherPatient, ids.otherPatientUser),
    /** The other patient, acting for the patient. */
    relative: { ...patientActor(ids.patient, ids.otherPatientUser), acting } as Actor,
    doctor: employeeActor(ids.doctor),
    otherDoctor: employeeActor(ids.otherDoctor),
    nurse: employeeActor(uuidv7(NOW), { roles: [ROLE.NURSE] }),
    admin: employeeActor(uuidv7(NOW), { roles: [ROLE.ADMINISTRATOR], teamUserType: 1 }),
    stranger: { kind: "anonymous" },
  } satisfies Record<string, Actor>;
  return {
    ...{ practice, ids, people },
    as: (who: keyof typeof people) => practice.as(people[who], NOW),
    /** Changes an area of the organization's settings. */
    setting: (area: string, value: object) =>
      change(
        practice,
        "INSERT OR REPLACE INTO organization_setting (organization_id, area, value, updated_at) VALUES (?1, ?2, ?3, ?4)",
        ...[area, JSON.stringify(value), NOW],
      ),
    /** Lets the other patient act for the patient; they agreed. */
    relate: (access: "VIEW" | "MANAGE") =>
      change(
        practice,
        "INSERT INTO related_patient (organization_id, id, primary_patient_id, patient_id, relation, consent_at, consent_by, asked_email, record_access, created_at) VALUES (?1, ?2, ?3, ?4, 'Spouse', ?5, 'RELATIVE', 'x@clinic.example', ?6, ?5)",
        ...[uuidv7(NOW), ids.otherPatient, ids.patient, NOW, access],
      ),
    /** What the audit says of the patient: `actor action outcome`. */
    audit: async () =>
      (
        await read<{ line: string }>(
          practice,
          "SELECT actor_kind || ' ' || action || ' ' || outcome AS line FROM audit_event WHERE organization_id = ?1 AND patient_id = ?2 ORDER BY seq",
          ids.patient,
        )
      ).map(({ line }) => line),
  };
}
export type Profiles = Awaited<ReturnType<typeof openProfiles>>;
export type Who = keyof Profiles["people"];
