import type { TenantDb } from "~/db/client.server";
import { MOVED_PATIENT_COLUMNS, ONE_OF_A_KIND_TABLES, TABLE_OWNERS } from "~/db/schemas.server";

/** What may name a patient; one of whom any of these does stays. The import's own rows go with it. */
export const REFERENCES: readonly (readonly [table: string, column: string])[] = [
  ...MOVED_PATIENT_COLUMNS.filter(([table]) => TABLE_OWNERS.get(table) !== "imports"),
  ...ONE_OF_A_KIND_TABLES.map(([table]) => [table, "patient_id"] as const),
  ["patient_provider", "patient_id"],
];
const REFERRED = REFERENCES.map(
  ([table, column], index) =>
    `EXISTS (SELECT 1 FROM ${table} r${index} WHERE r${index}.organization_id = ?1 AND r${index}.${column} = p.id)`,
).join(" OR ");

/** The next patients of an import after an id; `kept` where somebody has worked with them since. */
const NEXT = `SELECT p.id, (p.user_id IS NOT NULL OR p.version > 1 OR ${REFERRED}) AS kept FROM patient p
WHERE p.organization_id = ?1 AND p.import_id = ?2 AND p.id > ?3 ORDER BY p.id LIMIT ?4`;
const FORGET = `DELETE FROM patient_search WHERE organization_id = ?1 AND patient_id IN (SELECT value FROM json_each(?2))`;
const REMOVE = `DELETE FROM patient WHERE organization_id = ?1 AND id IN (SELECT value FROM json_each(?2))`;

export async function patientsToUndo(db: TenantDb, id: string, after: string, limit: number) {
  const { results } = await db.raw(NEXT, db.organizationId, id, after, limit).all<{ id: string; kept: number }>();
  return results;
}

/** Takes patients away whom nothing refers to; where something does meanwhile, the database refuses the whole batch. */
export const removePatients = (db: TenantDb, ids: readonly string[]): D1PreparedStatement[] =>
  [FORGET, REMOVE].map((text) => db.raw(text, db.organizationId, JSON.stringify(ids)));
