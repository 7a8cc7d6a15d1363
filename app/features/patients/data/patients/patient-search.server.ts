import type { TenantDb } from "~/db/client.server";
import { waysOf, type Sought } from "../../domain/patients/search-ways";

/** A patient as staff pick them. */
export interface PatientChoice {
  id: string;
  number: number;
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD, or empty. */
  birthDate: string;
  phone: string;
  /** Without the plus, or empty. */
  phoneCallingCode: string;
}

/** The one who was picked, with where mail about them goes; empty where nowhere. */
export type ChosenPatient = PatientChoice & { email: string };

/** The provider whose patients are meant; null for all patients. */
export type PatientsOf = { employeeId: string } | null;

/** What a search is narrowed by; null is no choice. */
export interface SearchFilter {
  enabled: boolean | null;
  categoryId: string | null;
}

const MOST_CHOICES = 12;
/** So many that begin with what was typed are looked at, however many there are. */
export const MOST_CANDIDATES = 100;
/** Above every character that a token can hold, so that [token, token + LAST) is everything that begins with it. */
const LAST = "char(1114111)";
const FIELDS = `p.id, p.number, p.first_name AS "firstName", p.last_name AS "lastName", p.birth_date AS "birthDate", p.phone, p.phone_calling_code AS "phoneCallingCode"`;
const OF_PROVIDER =
  "(?2 IS NULL OR EXISTS (SELECT 1 FROM patient_provider pp WHERE pp.organization_id = ?1 AND pp.employee_id = ?2 AND pp.patient_id = p.id))";

/** The tokens of a table that begin so. */
const begins = (alias: string, beginning: string) =>
  `${alias}.token >= ${beginning} AND ${alias}.token < ${beginning} || ${LAST}`;

/**
 * A bounded number of those who have a token that begins as the first of a way does. The plus keeps the database from
 * walking all patients in their order, and each CROSS JOIN from looking at a patient before they are found.
 */
const CANDIDATES = `SELECT json_group_array(c.id) FROM (SELECT DISTINCT +s.patient_id AS id FROM patient_search s
WHERE s.organization_id = ?1 AND ${begins("s", "(w.value ->> 1)")} LIMIT ${MOST_CANDIDATES}) c`;

/** Of the candidates of each way those who have all of its other tokens too, by the rank of the way. */
const FOUND = `SELECT w.value ->> 0 AS rank, i.value AS id FROM json_each(?5) w CROSS JOIN json_each((${CANDIDATES})) i
WHERE NOT EXISTS (SELECT 1 FROM json_each(w.value) o WHERE o.key > 1 AND NOT EXISTS (SELECT 1 FROM patient_search a
WHERE a.organization_id = ?1 AND a.patient_id = i.value AND ${begins("a", "o.value")}))`;

/** Of those the ones of the first rank that finds anybody; whose number it is comes first. */
const SEARCH = `SELECT * FROM (SELECT ${FIELDS}, min(f.rank) AS rank, min(min(f.rank)) OVER () AS least FROM (${FOUND}) f
CROSS JOIN patient p ON p.organization_id = ?1 AND p.id = f.id
WHERE (?3 IS NULL OR p.enabled = ?3) AND (?4 IS NULL OR p.category_id = ?4) AND ${OF_PROVIDER} GROUP BY p.id)
WHERE rank = least ORDER BY CAST(number AS TEXT) = ?6 DESC, "lastName", "firstName", id LIMIT ${MOST_CANDIDATES}`;

/**
 * Patients who are found by their birth date, else by the beginning of each word, in any script, else by a number
 * written otherwise; the words are folded as the index is. One statement looks up every way that the search may be meant,
 * a bounded number of tokens each: what it reads does not grow with the tenant.
 */
export async function findPatients(
  db: TenantDb,
  sought: Sought,
  of: PatientsOf,
  { enabled, categoryId }: SearchFilter,
): Promise<PatientChoice[]> {
  const ways = waysOf(sought).flatMap((alike, rank) => alike.map((tokens) => [rank, ...tokens]));
  if (ways.length === 0) return [];
  const narrowed = [db.organizationId, of?.employeeId ?? null, enabled === null ? null : Number(enabled), categoryId];
  const [number = ""] = sought.words;
  const found = db.raw(SEARCH, ...narrowed, JSON.stringify(ways), number);
  const { results } = await found.all<PatientChoice & { rank: number; least: number }>();
  return results.map(({ rank: _, least: __, ...patient }) => patient);
}

/** The first few, for picking one. */
export const choosePatients = async (db: TenantDb, sought: Sought, of: PatientsOf) =>
  (await findPatients(db, sought, of, { enabled: true, categoryId: null })).slice(0, MOST_CHOICES);

/** One patient by id; undefined where there is none, or none of that provider's. */
export async function findPatient(db: TenantDb, id: string, of: PatientsOf): Promise<ChosenPatient | undefined> {
  const text = `SELECT ${FIELDS}, p.email FROM patient p WHERE p.organization_id = ?1 AND p.id = ?3 AND p.enabled = 1 AND ${OF_PROVIDER}`;
  return (await db.raw(text, db.organizationId, of?.employeeId ?? null, id).first<ChosenPatient>()) ?? undefined;
}
