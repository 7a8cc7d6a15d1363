import type { TenantDb } from "~/db/client.server";
import { itemsOf, jsonPieces } from "~/db/json-pieces.server";
import { phraseOf, type Comparable, type Person } from "../domain/reading/match-people";

const FIELDS = `p.id, p.first_name AS "firstName", p.last_name AS "lastName", p.email, p.phone, p.birth_date AS "birthDate", p.external_number AS "externalNumber"`;
const COLUMNS = ["number", "email", "phone", "birth", "name"].map(
  (column, at) => `json_extract(i.value, '$[${at}]') AS ${column}`,
);
/** A phone is written with the zero before it or without. */
const PHONES = `(SELECT phone FROM asked UNION SELECT ltrim(phone, '0') FROM asked UNION SELECT '0' || ltrim(phone, '0') FROM asked)`;
/** The three that a name is near by: a contact, or the birth date. */
const NAMED = `((+s.token, +w.birth_date) IN (SELECT name, birth FROM asked WHERE birth <> '')
OR (+s.token, +w.email) IN (SELECT name, email FROM asked WHERE email <> '')
OR (+s.token, ltrim(w.phone, '0')) IN (SELECT name, ltrim(phone, '0') FROM asked WHERE ltrim(phone, '0') <> ''))`;

/**
 * Those who have the number, a contact and the birth date, or the name (as the search of patients knows it) and one of
 * both. Each set is made once and asked by key, so that a placeholder that hundreds share, such as a phone of zeros,
 * costs each of them once; the plus keeps SQLite from walking an index by the whole set of pairs.
 */
const textOf = (
  pieces: number,
) => `WITH asked AS MATERIALIZED (SELECT ${COLUMNS.join(", ")} FROM ${itemsOf(pieces, 2)} i)
SELECT ${FIELDS} FROM patient p WHERE p.organization_id = ?1 AND p.id IN (
SELECT n.id FROM patient n WHERE n.organization_id = ?1 AND n.external_number IN (SELECT number FROM asked WHERE number IS NOT NULL)
UNION SELECT e.id FROM patient e WHERE e.organization_id = ?1 AND e.email IN (SELECT email FROM asked WHERE email <> '')
AND (+e.email, +e.birth_date) IN (SELECT email, birth FROM asked WHERE birth <> '')
UNION SELECT t.id FROM patient t WHERE t.organization_id = ?1 AND t.phone <> '' AND t.phone IN ${PHONES}
AND (ltrim(t.phone, '0'), +t.birth_date) IN (SELECT ltrim(phone, '0'), birth FROM asked WHERE birth <> '')
UNION SELECT w.id FROM patient_search s CROSS JOIN patient w ON w.organization_id = ?1 AND w.id = s.patient_id
WHERE s.organization_id = ?1 AND s.token IN (SELECT name FROM asked) AND ${NAMED})`;

function* askedFor(people: Iterable<Comparable>) {
  for (const each of people) {
    const { externalNumber, email, phone, birthDate } = each.person;
    yield [externalNumber, email, phone, birthDate, phraseOf(each)];
  }
}

/** Everybody whom rows of a file may be, by one statement; what it reads grows with the rows, not with the tenant. */
export async function readKnownPeople(db: TenantDb, asked: Iterable<Comparable>): Promise<Person[]> {
  const pieces = jsonPieces(askedFor(asked));
  if (pieces.length === 0) return [];
  const statement = db.raw(textOf(pieces.length), db.organizationId, ...pieces);
  return (await statement.all<Person & Record<string, unknown>>()).results;
}

/** Whether a patient has this number of another system. */
export async function isNumberTaken(db: TenantDb, externalNumber: string): Promise<boolean> {
  const text = "SELECT 1 AS found FROM patient WHERE organization_id = ?1 AND external_number = ?2 LIMIT 1";
  return (await db.raw(text, db.organizationId, externalNumber).first()) !== null;
}
