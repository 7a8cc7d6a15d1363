import { ROLE } from "~/features/identity/domain/team/roles";
import { allergy } from "~/features/phr/records/allergy";
import { saveHealthRecord } from "~/features/phr/services/records/save-health-record.server";
import { uuidv7 } from "~/kernel/ids";
import type { Actor } from "~/platform/access/actor.server";
import { change, read } from "../identity/appointments";
import { employeeActor, openPractice, patientActor } from "../support/organization";

export type Practice = Awaited<ReturnType<typeof openPractice>>;

/** Tuesday, 09:00 in Madrid. */
export const NOW = Date.UTC(2027, 0, 5, 8);
export const HOUR = 3_600_000;

/** What somebody says of an allergy. */
export const PENICILLIN = {
  allergen: "Penicillin",
  category: "MEDICATION",
  reactions: ["HIVES"],
  severity: "",
  onset: "2019",
  status: "ACTIVE",
};

export async function setting(practice: Practice, area: string, value: object): Promise<void> {
  await change(
    practice,
    "INSERT OR REPLACE INTO organization_setting (organization_id, area, value, updated_at) VALUES (?1, ?2, ?3, ?4)",
    ...[area, JSON.stringify(value), NOW],
  );
}

/** Lets one patient act for the other; they agreed. */
export async function givenRelation(practice: Practice, access: "VIEW" | "MANAGE"): Promise<void> {
  const { patient, otherPatient } = practice.ids;
  await change(
    practice,
    "INSERT INTO related_patient (organization_id, id, primary_patient_id, patient_id, relation, consent_at, consent_by, asked_email, record_access, created_at) VALUES (?1, ?2, ?3, ?4, 'Spouse', ?5, 'RELATIVE', 'x@clinic.example', ?6, ?5)",
    ...[uuidv7(NOW), otherPatient, patient, NOW, access],
  );
}

/** A practice whose doctor looks after its patient, and everybody who may come to the patient's record. */
export async function openRecords() {
  const practice = await openPractice({ now: NOW });
  const { ids } = practice;
  await change(
    practice,
    "INSERT INTO patient_provider (organization_id, employee_id, patient_id, since) VALUES (?1, ?2, ?3, ?4)",
    ...[ids.doctor, ids.patient, NOW],
  );
  const patient = patientActor(ids.patient, ids.patientUser);
  const acting = { ownPatientId: ids.otherPatient, name: "Zainab Haddad" };
  const people = {
    patient,
    otherPatient: patientActor(ids.otherPatient, ids.otherPatientUser),
    /** The other patient, acting for the patient. */
    relative: { ...patientActor(ids.patient, ids.otherPatientUser), acting } as Actor,
    doctor: employeeActor(ids.doctor),
    otherDoctor: employeeActor(ids.otherDoctor),
    nurse: employeeActor(uuidv7(NOW), { roles: [ROLE.NURSE] }),
    admin: employeeActor(uuidv7(NOW), { roles: [ROLE.ADMINISTRATOR], teamUserType: 1 }),
  } satisfies Record<string, Actor>;
  const as = (who: keyof typeof people, at = NOW) => practice.as(people[who], at);
  const enter = async (who: keyof typeof people, changes: object = {}) =>
    saveHealthRecord(await as(who), allergy, { patientId: ids.patient, ...PENICILLIN, ...changes });
  return { practice, ids, people, as, enter };
}
export type Records = Awaited<ReturnType<typeof openRecords>>;

/** The rows that a piece of work adds to the audit, as `actor action outcome subject`, those of a patient alone. */
export async function audited(
  { practice, ids }: Records,
  work: () => Promise<unknown>,
): Promise<{ lines: string[]; outcome: "done" | number }> {
  const rows = () =>
    read<{ line: string }>(
      practice,
      `SELECT actor_kind || ' ' || action || ' ' || outcome || ' ' || subject_kind AS line FROM audit_event
        WHERE organization_id = ?1 AND patient_id = ?2 ORDER BY seq`,
      ids.patient,
    );
  const before = (await rows()).length;
  const outcome = await work().then(
    () => "done" as const,
    (error: unknown) => {
      const { status } = error as { status?: number };
      if (status === undefined) throw error;
      return status;
    },
  );
  return { outcome, lines: (await rows()).slice(before).map(({ line }) => line) };
}
