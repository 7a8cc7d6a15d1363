import type { TenantDb } from "~/db/client.server";
import { otherwise, phraseOf } from "../../domain/patients/search-tokens";

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

/** The provider whose patients are meant; null for all patients. */
export type PatientsOf = { employeeId: string } | null;

/** What a search is narrowed by; null is no choice. */
export interface SearchFilter {
  enabled: boolean | null;
  categoryId: string | null;
}

/** What a search looks for: the words of it, and the birth dates (YYYY-MM-DD) that it may mean. */
export interface Sought {
  words: readonly string[];
  dates: readonly string[];
  /** A name beside a birth date: both are theirs. Empty where only one of them was typed. */
  born: { words: readonly string[]; dates: readonly string[] };
}

const MOST_CHOICES = 12;
/** So many that begin with what was typed are looked at, however many there are. */
export const MOST_CANDIDATES = 100;
/** Above every character that a token can hold, so that [token, token + LAST) is everything that begins with it. */
const LAST = "char(1114111)";
const FIELDS = `p.id, p.number, p.first_name AS "firstName", p.last_name AS "lastName", p.birth_date AS "birthDate", p.phone`;
const OF_PROVIDER =
  "(?2 IS NULL OR EXISTS (SELECT 1 FROM patient_provider pp WHERE pp.organization_id = ?1 AND pp.employee_id = ?2 AND pp.patient_id = p.id))";
/** How many parameters stand before those of the words. */
const BEFORE_WORDS = 4;

const begins = (alias: string, parameter: number) =>
  `${alias}.token >= ?${parameter} AND ${alias}.token < ?${parameter} || ${LAST}`;

/** Those who have a token that begins so, a bounded number of them. */
const candidates = `SELECT DISTINCT s.patient_id AS id FROM patient_search s WHERE s.organization_id = ?1 AND ${begins("s", BEFORE_WORDS + 1)} LIMIT ${MOST_CANDIDATES}`;

/** Those of the first word's that have the other words too. */
function intersection(words: number): string {
  const others = Array.from({ length: words - 1 }, (_, index) => {
    const alias = `o${index}`;
    return `EXISTS (SELECT 1 FROM patient_search ${alias} WHERE ${alias}.organization_id = ?1 AND ${alias}.patient_id = c.id AND ${begins(alias, BEFORE_WORDS + 2 + index)})`;
  });
  return `SELECT c.id FROM (${candidates}) c WHERE ${others.join(" AND ")}`;
}

const searchText = (found: string) =>
  `SELECT ${FIELDS} FROM (${found}) f JOIN patient p ON p.organization_id = ?1 AND p.id = f.id
WHERE (?3 IS NULL OR p.enabled = ?3) AND (?4 IS NULL OR p.category_id = ?4) AND ${OF_PROVIDER}
ORDER BY p.last_name, p.first_name, p.id LIMIT ${MOST_CANDIDATES}`;

/**
 * Patients who are found by their birth date, else by the beginning of each word, in any script; the words are folded as the index is. Several
 * words are looked up as one name, else as words of their own among a bounded number who have the longest: what a
 * search reads does not grow with the tenant.
 */
export async function findPatients(
  db: TenantDb,
  { words, dates, born: both }: Sought,
  of: PatientsOf,
  { enabled, categoryId }: SearchFilter,
): Promise<PatientChoice[]> {
  if (words.length === 0 && dates.length === 0) return [];
  const narrowed = [db.organizationId, of?.employeeId ?? null, enabled === null ? null : Number(enabled), categoryId];
  const run = async (found: string, ...tokens: string[]) =>
    (await db.raw(searchText(found), ...narrowed, ...tokens).all<PatientChoice>()).results;
  if (both.words.length > 0)
    for (const date of both.dates) {
      const found = await run(intersection(both.words.length + 1), date, ...both.words);
      if (found.length > 0) return found;
    }
  for (const date of dates) {
    const born = await run(candidates, date);
    if (born.length > 0) return born;
  }
  const named = await run(candidates, phraseOf(words));
  if (named.length > 0) return named;
  for (const other of otherwise(words)) {
    const found = await run(candidates, other);
    if (found.length > 0) return found;
  }
  if (words.length === 1) return named;
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  return run(intersection(words.length), ...longestFirst);
}

/** The first few, for picking one. */
export const choosePatients = async (db: TenantDb, sought: Sought, of: PatientsOf) =>
  (await findPatients(db, sought, of, { enabled: true, categoryId: null })).slice(0, MOST_CHOICES);

/** One patient by id; undefined where there is none, or none of that provider's. */
export async function findPatient(db: TenantDb, id: string, of: PatientsOf): Promise<PatientChoice | undefined> {
  const text = `SELECT ${FIELDS} FROM patient p WHERE p.organization_id = ?1 AND p.id = ?3 AND p.enabled = 1 AND ${OF_PROVIDER}`;
  return (await db.raw(text, db.organizationId, of?.employeeId ?? null, id).first<PatientChoice>()) ?? undefined;
}
