import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { dropDue, moveDue } from "~/db/due-rows.server";
import { pick } from "~/db/pick.server";
import { patientImportPart, patientImportUpload } from "~/db/schema/imports.server";

export type NewUpload = Omit<typeof patientImportUpload.$inferInsert, "organizationId">;

const fields = {
  id: patientImportUpload.id,
  r2Key: patientImportUpload.r2Key,
  bucketUploadId: patientImportUpload.bucketUploadId,
  fileName: patientImportUpload.fileName,
  notes: patientImportUpload.notes,
  bytes: patientImportUpload.bytes,
  firstPartHash: patientImportUpload.firstPartHash,
  touchedAt: patientImportUpload.touchedAt,
};

/** One upload by id: none or one row. */
export const uploadStatement = (db: TenantDb, id: string) =>
  db.orm
    .select(pick(fields))
    .from(patientImportUpload)
    .where(and(db.own(patientImportUpload), eq(patientImportUpload.id, id)));
export type StoredUpload = Awaited<ReturnType<typeof uploadStatement>>[number];

type SameFile = Pick<NewUpload, "fileName" | "bytes" | "lastModified" | "firstPartHash">;

/** The upload of the same file that is not finished, the newest. */
export const sameUploadStatement = (db: TenantDb, file: SameFile) =>
  db.orm
    .select(pick(fields))
    .from(patientImportUpload)
    .where(
      and(
        db.own(patientImportUpload),
        eq(patientImportUpload.fileName, file.fileName),
        eq(patientImportUpload.bytes, file.bytes),
        eq(patientImportUpload.lastModified, file.lastModified),
        eq(patientImportUpload.firstPartHash, file.firstPartHash),
      ),
    )
    .orderBy(desc(patientImportUpload.id))
    .limit(1);

/** Uploads that are not finished, the newest first, with how many parts of each are there. */
export const uploadsStatement = (db: TenantDb, limit: number) =>
  db.orm
    .select(
      pick({
        ...fields,
        arrived: sql<number>`(SELECT count(*) FROM patient_import_part p WHERE p.organization_id = ${db.organizationId}
AND p.upload_id = ${patientImportUpload.id})`,
      }),
    )
    .from(patientImportUpload)
    .where(db.own(patientImportUpload))
    .orderBy(desc(patientImportUpload.id))
    .limit(limit);

/** The parts of an upload that have arrived, in order. */
export const partsStatement = (db: TenantDb, uploadId: string) =>
  db.orm
    .select(pick({ part: patientImportPart.part, etag: patientImportPart.etag }))
    .from(patientImportPart)
    .where(and(db.own(patientImportPart), eq(patientImportPart.uploadId, uploadId)))
    .orderBy(asc(patientImportPart.part));

export const insertUpload = (db: TenantDb, row: NewUpload): Statement =>
  db.orm.insert(patientImportUpload).values({ organizationId: db.organizationId, ...row });

/**
 * Notes a part that has arrived; one that is sent again counts as it came last. It changes nothing of a gone upload.
 */
export const keepPartStatements = (
  db: TenantDb,
  { uploadId, part, etag, now }: { uploadId: string; part: number; etag: string; now: number },
): D1PreparedStatement[] => [
  db.raw(
    "UPDATE patient_import_upload SET touched_at = ?3 WHERE organization_id = ?1 AND id = ?2",
    db.organizationId,
    uploadId,
    now,
  ),
  db.raw(
    `INSERT INTO patient_import_part (organization_id, upload_id, part, etag)
SELECT ?1, u.id, ?3, ?4 FROM patient_import_upload u WHERE u.organization_id = ?1 AND u.id = ?2
ON CONFLICT DO UPDATE SET etag = excluded.etag`,
    db.organizationId,
    uploadId,
    part,
    etag,
  ),
];

/** Takes an upload away, with its parts and the look at it that was due. */
export const dropUpload = (db: TenantDb, id: string): D1PreparedStatement[] => [
  db.raw("DELETE FROM patient_import_part WHERE organization_id = ?1 AND upload_id = ?2", db.organizationId, id),
  db.raw("DELETE FROM patient_import_upload WHERE organization_id = ?1 AND id = ?2", db.organizationId, id),
  dropDue(db, "IMPORT_UPLOAD", id),
];

export const postponeUploadDue = (db: TenantDb, id: string, dueAt: number): D1PreparedStatement =>
  moveDue(db, "IMPORT_UPLOAD", id, dueAt);
