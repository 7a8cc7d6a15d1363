import type { PrescriptionState } from "~/features/consultations/domain/prescriptions/prescription-states";
import type { PrescribedMedicine } from "~/features/consultations/domain/prescriptions/prescribed-medicine";
import { ROLE } from "~/features/identity/domain/team/roles";
import { uuidv7 } from "~/kernel/ids";
import { change, read } from "../identity/appointments";
import { employeeActor, openPractice } from "../support/organization";

/** Tuesday, 09:00 in Madrid. */
export const NOW = Date.UTC(2027, 0, 5, 8);
export const DAY = 86_400_000;

export const MEDICINE: PrescribedMedicine = {
  ...{ strength: "500", strengthUnit: "mg", form: "TABLET", dose: 1, doseUnit: "", frequency: "TWICE_DAILY" },
  ...{ method: "BY_MOUTH", whenTaken: "", asNeeded: false, neededFor: "", maxPerDay: null, days: 15, dosageText: "" },
  ...{ quantityUnit: "TABLET", quantityTyped: false, refills: 0, substitutionAllowed: true, instructions: "" },
  ...{ reason: "", overruled: [] },
};

/** The verification code of a prescription of the scene, by its number. */
export const codeFor = (number: number): string => `K7M29QXRAB3D${String(number).padStart(4, "0")}`;

interface GivenLine extends Partial<PrescribedMedicine> {
  name?: string;
  quantity?: number | null;
}

interface Given {
  state?: PrescriptionState;
  pharmacyId?: string | null;
  validUntil?: string;
  signedAt?: number;
  patientId?: string;
  prescriberId?: string;
  lines?: readonly GivenLine[];
}

/** A practice with two pharmacies, somebody who works at the first, and somebody who works at none. */
export async function openPharmacies(database?: string) {
  const practice = await openPractice({ now: NOW, ...(database ? { database } : {}) });
  const { ids } = practice;
  let number = 0;
  const pharmacist = async (name: string) => {
    const id = uuidv7(NOW);
    await change(
      practice,
      "INSERT INTO user (organization_id, id, type, username, email, enabled, created_at) VALUES (?1, ?2, 'EMPLOYEE', ?3, ?3, 1, ?4)",
      ...[id, `${name}@clinic.example`, NOW],
    );
    await change(
      practice,
      "INSERT INTO employee (organization_id, id, user_id, first_name, last_name, team_user_type, admin_approval, languages, created_at) VALUES (?1, ?2, ?2, ?3, 'Pharmacist', 2, 1, '[]', ?4)",
      ...[id, name, NOW],
    );
    await change(
      practice,
      "INSERT INTO employee_role (organization_id, employee_id, role_id) VALUES (?1, ?2, ?3)",
      ...[id, practice.created.roles["pharmacy"]],
    );
    return id;
  };
  const pharmacy = async (name: string) => {
    const id = uuidv7(NOW);
    await change(practice, "INSERT INTO pharmacy (organization_id, id, name) VALUES (?1, ?2, ?3)", id, name);
    return id;
  };
  const [corner, market] = [await pharmacy("Corner"), await pharmacy("Market")];
  const [phil, petra] = [await pharmacist("Phil"), await pharmacist("Petra")];
  await change(
    practice,
    "INSERT INTO pharmacy_employee (organization_id, employee_id, pharmacy_id) VALUES (?1, ?2, ?3)",
    ...[phil, corner],
  );
  const people = {
    /** Works at the corner pharmacy. */
    phil: employeeActor(phil, { roles: [ROLE.PHARMACY] }),
    /** Works at none, and sees all. */
    petra: employeeActor(petra, { roles: [ROLE.PHARMACY] }),
    admin: practice.administrator,
    doctor: employeeActor(ids.doctor),
    nurse: employeeActor(uuidv7(NOW), { roles: [ROLE.NURSE] }),
    lab: employeeActor(uuidv7(NOW), { roles: [ROLE.LABORATORY] }),
  };
  const as = (who: keyof typeof people, now = NOW) => practice.as(people[who], now);

  /** A signed prescription of one medicine, unless said otherwise. */
  async function prescribed(given: Given = {}) {
    const { state = "SENT", pharmacyId = null, validUntil = "2027-06-30", signedAt = NOW, lines = [{}] } = given;
    const id = uuidv7(NOW);
    number += 1;
    await change(
      practice,
      `INSERT INTO prescription (organization_id, id, patient_id, prescriber_id, creator_id, state, number, language, valid_until,
pharmacy_id, signed_at, state_at, verification_code, created_at, updated_at)
VALUES (?1, ?2, ?3, ?4, ?4, ?5, ?6, 'en_US', ?7, ?8, ?9, ?9, ?10, ?9, ?9)`,
      ...[
        id,
        given.patientId ?? ids.patient,
        given.prescriberId ?? ids.doctor,
        state,
        state === "DRAFT" ? null : number,
      ],
      ...[validUntil, pharmacyId, signedAt, codeFor(number)],
    );
    const lineIds: string[] = [];
    for (const [index, { name = "Metformin", quantity = 30, ...medicine }] of lines.entries()) {
      const lineId = uuidv7(NOW);
      lineIds.push(lineId);
      await change(
        practice,
        "INSERT INTO prescription_line (organization_id, id, prescription_id, position, name, medicine, quantity) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        ...[lineId, id, index, name, JSON.stringify({ ...MEDICINE, ...medicine }), quantity],
      );
    }
    return { id, number, lines: lineIds };
  }
  const stands = async (id: string) =>
    (
      await read<{ state: string; version: number }>(
        practice,
        "SELECT state, version FROM prescription WHERE organization_id = ?1 AND id = ?2",
        id,
      )
    )[0];
  return { practice, ids, people, as, prescribed, stands, corner, market, phil, petra };
}
export type Pharmacies = Awaited<ReturnType<typeof openPharmacies>>;
