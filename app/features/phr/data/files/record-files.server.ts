import { and, asc, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { fileUse } from "~/db/schema/phr.server";
import { file } from "~/db/schema/settings.server";

const fields = {
  id: file.id,
  name: file.name,
  contentType: file.contentType,
  sizeBytes: file.sizeBytes,
  createdAt: file.createdAt,
};

const used = and(eq(file.organizationId, fileUse.organizationId), eq(file.id, fileUse.fileId));

/** The files of a record, in the order in which they were added. */
export const filesOfRecord = (db: TenantDb, recordId: string) =>
  db.orm
    .select(pick(fields))
    .from(fileUse)
    .innerJoin(file, used)
    .where(and(db.own(fileUse), eq(fileUse.recordId, recordId)))
    .orderBy(asc(fileUse.position), asc(fileUse.fileId));

/** One file of a record; none where the record does not use it. */
export const fileOfRecord = (db: TenantDb, recordId: string, fileId: string) =>
  db.orm
    .select(pick(fields))
    .from(fileUse)
    .innerJoin(file, used)
    .where(and(db.own(fileUse), eq(fileUse.recordId, recordId), eq(fileUse.fileId, fileId)));

/** The file of a record that has this content; none where it has no such file. */
export const fileWithContent = (db: TenantDb, recordId: string, sha256: string) =>
  db.orm
    .select(pick(fields))
    .from(fileUse)
    .innerJoin(file, used)
    .where(and(db.own(fileUse), eq(fileUse.recordId, recordId), eq(file.sha256, sha256)));

/** A file that a record begins to use: its content, by its digest, is kept once for a patient. */
export interface UsedFile {
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
const KEPT = `SELECT f.id FROM file f WHERE ${SAME} AND f.deleted_at IS NULL ORDER BY f.created_at, f.id LIMIT 1`;

/** A copy that was taken away since `since` (UTC ms), while its content is still there, comes back. */
const REVIVE = `UPDATE file SET deleted_at = NULL WHERE file.organization_id = ?1 AND NOT EXISTS (${KEPT}) AND id = (
SELECT f.id FROM file f WHERE ${SAME} AND f.deleted_at > ?4 ORDER BY f.deleted_at DESC LIMIT 1)`;
const INSERT = `INSERT INTO file (organization_id, id, purpose, name, content_type, size_bytes, sha256, patient_id, created_by, created_at)
SELECT ?1, ?4, 'HEALTH_RECORD', ?5, ?6, ?7, ?3, ?2, ?8, ?9 WHERE NOT EXISTS (${KEPT})`;
const USE = `INSERT INTO file_use (organization_id, file_id, record_id, position)
SELECT ?1, (${KEPT}), ?4, (SELECT coalesce(max(u.position), 0) + 1 FROM file_use u WHERE u.organization_id = ?1 AND u.record_id = ?4)
WHERE true ON CONFLICT DO NOTHING`;

/**
 * Lets a record use a file, in one batch: by the copy of the same content that the patient has already, one that was
 * taken away since `since`, or a new one.
 */
export function useFileStatements(
  db: TenantDb,
  recordId: string,
  { patientId, sha256, ...added }: UsedFile,
  since: number,
): D1PreparedStatement[] {
  const content = [db.organizationId, patientId, sha256] as const;
  const { id, name, contentType, sizeBytes, createdBy, createdAt } = added;
  return [
    db.raw(REVIVE, ...content, since),
    db.raw(INSERT, ...content, id, name, contentType, sizeBytes, createdBy, createdAt),
    db.raw(USE, ...content, recordId),
  ];
}

const RETIRE = `UPDATE file SET deleted_at = ?3 WHERE file.organization_id = ?1 AND id = ?2 AND deleted_at IS NULL
AND NOT EXISTS (SELECT 1 FROM file_use u WHERE u.organization_id = ?1 AND u.file_id = ?2)`;

/** Ends a record's use of a file; a file that no record uses any more is taken away. `now` in UTC ms. */
export const endUseStatements = (db: TenantDb, recordId: string, fileId: string, now: number) => [
  db.raw(
    "DELETE FROM file_use WHERE organization_id = ?1 AND record_id = ?2 AND file_id = ?3",
    db.organizationId,
    recordId,
    fileId,
  ),
  db.raw(RETIRE, db.organizationId, fileId, now),
];
