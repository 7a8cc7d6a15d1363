import type { TenantDb } from "~/db/client.server";

/** What may name a patient; one of whom any of these does stays. */
export const REFERENCES: readonly (readonly [table: string, column: string])[] = [
  ["appointment", "patient_id"],
  ["appointment_series", "patient_id"],
  ["waiting_list", "patient_id"],
  ["file", "patient_id"],
  ["message_refusal", "patient_id"],
  ["marketing_consent", "patient_id"],
  ["patient_insurance", "patient_id"],
  ["patient_provider", "patient_id"],
  ["payment", "patient_id"],
  ["related_patient", "patient_id"],
  ["related_patient", "primary_patient_id"],
  ["health_record", "patient_id"],
  ["health_none_known", "patient_id"],
  ["tracker_reading", "patient_id"],
  ["tracker_bucket", "patient_id"],
  ["record_opening", "patient_id"],
  ["file_upload", "patient_id"],
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
