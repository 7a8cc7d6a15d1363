import { and, asc, count, desc, eq, isNull } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { dropDue, moveDue } from "~/db/due-rows.server";
import { pick } from "~/db/pick.server";
import { fileUpload, fileUploadPart } from "~/db/schema/phr.server";

export type NewUpload = Omit<typeof fileUpload.$inferInsert, "organizationId" | "fileId">;

const fields = {
  id: fileUpload.id,
  patientId: fileUpload.patientId,
  userId: fileUpload.userId,
  name: fileUpload.name,
  sizeBytes: fileUpload.sizeBytes,
  bucketUploadId: fileUpload.uploadId,
  key: fileUpload.objectKey,
  fileId: fileUpload.fileId,
};

/** One upload by id: none or one row. */
export const uploadStatement = (db: TenantDb, id: string) =>
  db.orm
    .select(pick(fields))
    .from(fileUpload)
    .where(and(db.own(fileUpload), eq(fileUpload.id, id)));
export type StoredUpload = Awaited<ReturnType<typeof uploadStatement>>[number];

interface SameFile {
  patientId: string;
  userId: string;
  name: string;
  sizeBytes: number;
  firstPartHash: string;
}

/** The unfinished upload of the same file by the same person, the newest: its first part has arrived and is the same. */
export const sameUploadStatement = (db: TenantDb, { patientId, userId, name, sizeBytes, firstPartHash }: SameFile) =>
  db.orm
    .select(pick(fields))
    .from(fileUpload)
    .innerJoin(
      fileUploadPart,
      and(
        eq(fileUploadPart.organizationId, fileUpload.organizationId),
        eq(fileUploadPart.uploadId, fileUpload.id),
        eq(fileUploadPart.number, 1),
        eq(fileUploadPart.sha256, firstPartHash),
      ),
    )
    .where(
      and(
        db.own(fileUpload),
        eq(fileUpload.patientId, patientId),
        eq(fileUpload.userId, userId),
        eq(fileUpload.name, name),
        eq(fileUpload.sizeBytes, sizeBytes),
        isNull(fileUpload.fileId),
      ),
    )
    .orderBy(desc(fileUpload.id))
    .limit(1);

/** How many uploads of a patient are unfinished. */
export async function openUploads(db: TenantDb, patientId: string): Promise<number> {
  const [found] = await db.orm
    .select(pick({ open: count() }))
    .from(fileUpload)
    .where(and(db.own(fileUpload), eq(fileUpload.patientId, patientId), isNull(fileUpload.fileId)));
  return found?.open ?? 0;
}

/** The parts of an upload that have arrived, in order. */
export const partsStatement = (db: TenantDb, uploadId: string) =>
  db.orm
    .select(pick({ number: fileUploadPart.number, etag: fileUploadPart.etag, sha256: fileUploadPart.sha256 }))
    .from(fileUploadPart)
    .where(and(db.own(fileUploadPart), eq(fileUploadPart.uploadId, uploadId)))
    .orderBy(asc(fileUploadPart.number));

export const insertUpload = (db: TenantDb, row: NewUpload): Statement =>
  db.orm.insert(fileUpload).values({ organizationId: db.organizationId, ...row });

interface ArrivedPart {
  uploadId: string;
  number: number;
  etag: string;
  sizeBytes: number;
  sha256: string;
}

/**
 * Stores that a part has arrived; a part that is sent again replaces the earlier one. The upload is checked at `dueAt`
 * (UTC ms), whether it is still in progress. Writes nothing if the upload no longer exists.
 */
export const keepPartStatements = (
  db: TenantDb,
  { uploadId, number, etag, sizeBytes, sha256 }: ArrivedPart,
  dueAt: number,
): D1PreparedStatement[] => [
  moveDue(db, "RECORD_UPLOAD", uploadId, dueAt),
  db.raw(
    `INSERT INTO file_upload_part (organization_id, upload_id, number, etag, size_bytes, sha256)
SELECT ?1, u.id, ?3, ?4, ?5, ?6 FROM file_upload u WHERE u.organization_id = ?1 AND u.id = ?2
ON CONFLICT DO UPDATE SET etag = excluded.etag, size_bytes = excluded.size_bytes, sha256 = excluded.sha256`,
    ...[db.organizationId, uploadId, number, etag, sizeBytes, sha256],
  ),
];

const THERE =
  "SELECT CASE WHEN EXISTS (SELECT 1 FROM file_upload WHERE organization_id = ?1 AND id = ?2) THEN 1 ELSE json_extract('{}', 'conflict') END";

/**
 * Notes which file an upload became: `fileId`, which the record has already, or where that is null the one that it came
 * to use last. That refuses its batch where the upload was thrown away: its content is erased.
 */
export const uploadBecame = (
  db: TenantDb,
  uploadId: string,
  recordId: string,
  fileId: string | null,
): D1PreparedStatement[] => [
  ...(fileId === null ? [db.raw(THERE, db.organizationId, uploadId)] : []),
  db.raw(
    `UPDATE file_upload SET file_id = coalesce(?4, (SELECT u.file_id FROM file_use u
WHERE u.organization_id = ?1 AND u.record_id = ?3 ORDER BY u.position DESC LIMIT 1))
WHERE file_upload.organization_id = ?1 AND id = ?2`,
    ...[db.organizationId, uploadId, recordId, fileId],
  ),
];

/** Changes nothing of an upload; touches no row of one that became a file, or has gone. */
export const holdUnfinished = (db: TenantDb, id: string): Statement =>
  db.orm
    .update(fileUpload)
    .set({ fileId: null })
    .where(and(db.own(fileUpload), eq(fileUpload.id, id), isNull(fileUpload.fileId)));

/** Deletes an upload with its parts and the check of it that was due. */
export const dropUpload = (db: TenantDb, id: string): D1PreparedStatement[] => [
  db.raw("DELETE FROM file_upload_part WHERE organization_id = ?1 AND upload_id = ?2", db.organizationId, id),
  db.raw("DELETE FROM file_upload WHERE organization_id = ?1 AND id = ?2", db.organizationId, id),
  dropDue(db, "RECORD_UPLOAD", id),
];
