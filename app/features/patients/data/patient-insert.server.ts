import type { CommitContext } from "~/db/commit.server";
import { searchTokens } from "../domain/search-tokens";

/** A patient as they are first written. The email in small letters, the phone in digits, the birth date YYYY-MM-DD or empty. */
export interface NewPatient {
  id: string;
  userId: string | null;
  firstName: string;
  lastName: string;
  email: string;
  phoneCallingCode: string;
  phone: string;
  birthDate: string;
  gender: number;
  languageCode: string | null;
}

const INSERT = `INSERT INTO patient (organization_id, id, number, user_id, first_name, last_name, email, phone_calling_code, phone, birth_date, gender, language_code, enabled, created_at)
SELECT ?1, ?2, coalesce(max(number), 0) + 1, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, 1, ?12 FROM patient WHERE organization_id = ?1`;
const TOKENS = `INSERT INTO patient_search (organization_id, token, patient_id) SELECT ?1, value, ?2 FROM json_each(?3)`;
const NUMBER_TOKEN = `INSERT INTO patient_search (organization_id, token, patient_id)
SELECT ?1, CAST(p.number AS TEXT), p.id FROM patient p WHERE p.organization_id = ?1 AND p.id = ?2 ON CONFLICT DO NOTHING`;

/** The statements that add a patient with the organization's next number and make them found by search. */
export function insertPatientStatements({ db, now }: CommitContext, added: NewPatient): D1PreparedStatement[] {
  const own = db.organizationId;
  const { id, userId, firstName, lastName, email, phoneCallingCode, phone, birthDate, gender, languageCode } = added;
  return [
    db.raw(
      INSERT,
      own,
      id,
      userId,
      firstName,
      lastName,
      email,
      phoneCallingCode,
      phone,
      birthDate,
      gender,
      languageCode,
      now,
    ),
    db.raw(TOKENS, own, id, JSON.stringify(searchTokens(added))),
    db.raw(NUMBER_TOKEN, own, id),
  ];
}
