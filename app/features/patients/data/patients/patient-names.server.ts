import type { TenantDb } from "~/db/client.server";

// From the ids: asked the other way round, the database goes through every patient of the practice.
const NAMES = `SELECT p.id, trim(p.first_name || ' ' || p.last_name) AS name
FROM (SELECT DISTINCT value AS id FROM json_each(?2)) asked CROSS JOIN patient p ON p.organization_id = ?1 AND p.id = asked.id`;

const PEOPLE = `SELECT p.id, trim(p.first_name || ' ' || p.last_name) AS name, p.birth_date AS "birthDate", p.gender, p.number, p.user_id AS "userId"
FROM (SELECT DISTINCT value AS id FROM json_each(?2)) asked CROSS JOIN patient p ON p.organization_id = ?1 AND p.id = asked.id`;

/** By what a patient is told from others; gender by the specification's numbers. */
export interface PatientIdentity {
  id: string;
  name: string;
  /** YYYY-MM-DD, or empty. */
  birthDate: string;
  gender: number;
  /** The organization's own number of them. */
  number: number;
  /** Their account; null for whoever has none. */
  userId: string | null;
}

/** Who patients are, by their ids. */
export async function readPatientIdentities(db: TenantDb, ids: readonly string[]): Promise<PatientIdentity[]> {
  if (ids.length === 0) return [];
  const statement = db.raw(PEOPLE, db.organizationId, JSON.stringify(ids));
  return (await statement.all<PatientIdentity>()).results;
}

/** The names of patients by their ids. */
export async function readPatientNames(db: TenantDb, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const statement = db.raw(NAMES, db.organizationId, JSON.stringify(ids));
  return (await statement.all<{ id: string; name: string }>()).results;
}
