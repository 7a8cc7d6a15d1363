import type { CommitContext } from "~/db/commit.server";
import { searchTokens, type Searchable } from "../../domain/patients/search-tokens";

/**
 * What a patient's row says of the person. The email in small letters, the phone in digits, the birth date YYYY-MM-DD
 * or empty.
 */
export interface PatientFields {
  firstName: string;
  lastName: string;
  email: string;
  phoneCallingCode: string;
  phone: string;
  birthDate: string;
  gender: number;
  title?: number;
  bloodGroup?: number;
  address?: string;
  city?: string;
  postalCode?: string;
  countryCode?: string;
  externalNumber?: string | null;
  categoryId?: string | null;
  clientOrganizationId?: string | null;
  notes?: string;
  /** What was asked beyond the columns. */
  extra?: Record<string, string>;
}

/** A patient as they are first written. */
export interface NewPatient extends PatientFields {
  id: string;
  userId: string | null;
  languageCode: string | null;
}

type Field = Exclude<keyof NewPatient, "id" | "extra">;
/** The columns of a new patient, by the fields that fill them. */
export const PATIENT_COLUMNS: readonly (readonly [field: Field, column: string, fallback: string | number | null])[] = [
  ["userId", "user_id", null],
  ["firstName", "first_name", ""],
  ["lastName", "last_name", ""],
  ["email", "email", ""],
  ["phoneCallingCode", "phone_calling_code", ""],
  ["phone", "phone", ""],
  ["birthDate", "birth_date", ""],
  ["gender", "gender", -1],
  ["languageCode", "language_code", null],
  ["title", "title", -1],
  ["bloodGroup", "blood_group", -1],
  ["address", "address", ""],
  ["city", "city", ""],
  ["postalCode", "postal_code", ""],
  ["countryCode", "country_code", ""],
  ["externalNumber", "external_number", null],
  ["categoryId", "category_id", null],
  ["clientOrganizationId", "client_id", null],
  ["notes", "notes", ""],
];
const FIRST_FIELD = 4;
const INSERT = `INSERT INTO patient (organization_id, id, number, created_at, ${PATIENT_COLUMNS.map(([, column]) => column).join(", ")}, enabled)
SELECT ?1, ?2, coalesce((SELECT max(number) FROM patient WHERE organization_id = ?1), 0) + 1, ?3, ${PATIENT_COLUMNS.map((_, index) => `?${index + FIRST_FIELD}`).join(", ")}, 1`;
const TOKENS = `INSERT INTO patient_search (organization_id, token, patient_id) SELECT ?1, value, ?2 FROM json_each(?3) WHERE true ON CONFLICT DO NOTHING`;
const NUMBER_TOKEN = `INSERT INTO patient_search (organization_id, token, patient_id)
SELECT ?1, CAST(p.number AS TEXT), p.id FROM patient p WHERE p.organization_id = ?1 AND p.id = ?2 ON CONFLICT DO NOTHING`;
const FORGET = "DELETE FROM patient_search WHERE organization_id = ?1 AND patient_id = ?2";

/** The statements that make a patient be found by what they are called now. */
export function indexPatientStatements({ db }: CommitContext, id: string, person: Searchable): D1PreparedStatement[] {
  const own = db.organizationId;
  return [
    db.raw(FORGET, own, id),
    db.raw(TOKENS, own, id, JSON.stringify(searchTokens(person))),
    db.raw(NUMBER_TOKEN, own, id),
  ];
}

/** The statements that add a patient with the organization's next number and make them found by search. */
export function insertPatientStatements(context: CommitContext, added: NewPatient): D1PreparedStatement[] {
  const { db, now } = context;
  const values = PATIENT_COLUMNS.map(([field, , fallback]) => added[field] ?? fallback);
  return [
    db.raw(INSERT, db.organizationId, added.id, now, ...values),
    ...indexPatientStatements(context, added.id, added),
  ];
}
