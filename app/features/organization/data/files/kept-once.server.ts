import type { TenantDb } from "~/db/client.server";

/** A file of which a patient keeps one copy a content, by its digest. */
export interface FileKeptOnce {
  id: string;
  patientId: string;
  name: string;
  contentType: string;
  sizeBytes: number;
  sha256: string;
  createdBy: string | null;
  createdAt: number;
}

const SAME = "f.organization_id = ?1 AND f.patient_id = ?2 AND f.sha256 = ?3 AND f.purpose = 'HEALTH_RECORD'";
const NONE_KEPT = `NOT EXISTS (SELECT 1 FROM file f WHERE ${SAME} AND f.deleted_at IS NULL)`;
const REVIVE = `UPDATE file SET deleted_at = NULL WHERE file.organization_id = ?1 AND ${NONE_KEPT} AND id = (
SELECT f.id FROM file f WHERE ${SAME} AND f.deleted_at > ?4 ORDER BY f.deleted_at DESC LIMIT 1)`;
const INSERT = `INSERT INTO file (organization_id, id, purpose, name, content_type, size_bytes, sha256, patient_id, created_by, created_at)
SELECT ?1, ?4, 'HEALTH_RECORD', ?5, ?6, ?7, ?3, ?2, ?8, ?9 WHERE ${NONE_KEPT}`;

/**
 * Sees to it that the patient has a copy of a content: the one that is there, one that was taken away since `since`
 * (UTC ms), while its content is still kept, or this new one.
 */
export function keepOnceStatements(
  db: TenantDb,
  { patientId, sha256, ...added }: FileKeptOnce,
  since: number,
): D1PreparedStatement[] {
  const content = [db.organizationId, patientId, sha256] as const;
  const { id, name, contentType, sizeBytes, createdBy, createdAt } = added;
  return [
    db.raw(REVIVE, ...content, since),
    db.raw(INSERT, ...content, id, name, contentType, sizeBytes, createdBy, createdAt),
  ];
}

/**
 * Takes a file away at `now` (UTC ms) where a condition holds.
 * @param condition in SQL: ?1 is the organization, ?2 the file
 */
export const takeAwayWhere = (db: TenantDb, fileId: string, now: number, condition: string): D1PreparedStatement =>
  db.raw(
    `UPDATE file SET deleted_at = ?3 WHERE file.organization_id = ?1 AND id = ?2 AND deleted_at IS NULL AND ${condition}`,
    ...[db.organizationId, fileId, now],
  );
