import type { TenantDb } from "~/db/client.server";

export const dropImportDue = (db: TenantDb, id: string): D1PreparedStatement =>
  db.raw(
    "DELETE FROM due_work WHERE organization_id = ?1 AND kind = 'PATIENT_IMPORT' AND id = ?2",
    db.organizationId,
    id,
  );

export const postponeImportDue = (db: TenantDb, id: string, dueAt: number): D1PreparedStatement =>
  db.raw(
    "UPDATE OR REPLACE due_work SET due_at = ?3 WHERE organization_id = ?1 AND kind = 'PATIENT_IMPORT' AND id = ?2",
    db.organizationId,
    id,
    dueAt,
  );

const RESENT = `UPDATE dead_letter SET resent_at = ?3 WHERE organization_id = ?1 AND queue = 'patient-import'
AND json_extract(payload, '$.importId') = ?2 AND resent_at IS NULL`;

/** The dead letters of an import are done with, as it goes on. */
export const markResent = (db: TenantDb, importId: string, now: number): D1PreparedStatement =>
  db.raw(RESENT, db.organizationId, importId, now);

const BURY = `INSERT INTO dead_letter (organization_id, id, queue, topic, payload, reason, failed_at)
SELECT ?1, ?2, 'patient-import', 'patient-import', ?3, 'every try failed', ?4`;

/** Keeps a message that no try could do, for an administrator to see and send again. */
export const buryStatement = (db: TenantDb, id: string, importId: string, now: number): D1PreparedStatement =>
  db.raw(`${BURY} WHERE true ON CONFLICT DO NOTHING`, db.organizationId, id, JSON.stringify({ importId }), now);
