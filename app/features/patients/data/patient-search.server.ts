import type { TenantDb } from "~/db/client.server";

/** A patient as staff pick them. */
export interface PatientChoice {
  id: string;
  number: number;
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD, or empty. */
  birthDate: string;
  phone: string;
}

/** Whose patients: everyone's (null), or those who have been or will be with one provider. */
export type PatientsOf = { employeeId: string } | null;

const MOST_FOUND = 12;
/** Above every character that a token can hold, so that [token, token + LAST) is everything that begins with it. */
const LAST = "char(1114111)";
const FIELDS = `p.id, p.number, p.first_name AS "firstName", p.last_name AS "lastName", p.birth_date AS "birthDate", p.phone`;
const OF_PROVIDER =
  "AND (?2 IS NULL OR EXISTS (SELECT 1 FROM appointment a WHERE a.organization_id = ?1 AND a.patient_id = p.id AND a.employee_id = ?2))";

function searchText(tokens: readonly string[]): string {
  const others = tokens.slice(1).map((_, index) => {
    const alias = `s${index}`;
    const token = `?${index + 4}`;
    return `AND EXISTS (SELECT 1 FROM patient_search ${alias} WHERE ${alias}.organization_id = ?1 AND ${alias}.patient_id = s.patient_id AND ${alias}.token >= ${token} AND ${alias}.token < ${token} || ${LAST})`;
  });
  return `SELECT DISTINCT ${FIELDS} FROM patient_search s JOIN patient p ON p.organization_id = s.organization_id AND p.id = s.patient_id AND p.enabled = 1
WHERE s.organization_id = ?1 AND s.token >= ?3 AND s.token < ?3 || ${LAST} ${OF_PROVIDER} ${others.join(" ")} LIMIT ${MOST_FOUND}`;
}

/** Patients who are found by the beginning of each token, in any script; the tokens are folded as the index is. */
export async function findPatients(db: TenantDb, tokens: readonly string[], of: PatientsOf): Promise<PatientChoice[]> {
  if (tokens.length === 0) return [];
  const { results } = await db
    .raw(searchText(tokens), db.organizationId, of?.employeeId ?? null, ...tokens)
    .all<PatientChoice>();
  return results;
}

/** One patient by id; undefined where there is none, or none of that provider's. */
export async function findPatient(db: TenantDb, id: string, of: PatientsOf): Promise<PatientChoice | undefined> {
  const text = `SELECT ${FIELDS} FROM patient p WHERE p.organization_id = ?1 AND p.id = ?3 AND p.enabled = 1 ${OF_PROVIDER}`;
  return (await db.raw(text, db.organizationId, of?.employeeId ?? null, id).first<PatientChoice>()) ?? undefined;
}
