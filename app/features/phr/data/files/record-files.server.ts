import { and, asc, desc, eq, inArray, isNull, like, ne, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { fileUse, healthRecord, heldFile } from "~/db/schema/phr.server";
import { file } from "~/db/schema/settings.server";
import type { RecordFile } from "../../domain/files/record-file";
import type { BackWanted } from "~/kernel/time/back-page";
import type { ReadableRecords } from "../records/records-before.server";
import { readableBy } from "../records/health-records-read.server";

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

/** How many pictures a list shows of all its records together. */
const MOST_PICTURES = 200;

/** The pictures of records, by their records, in the order in which they were added. */
export async function picturesOfRecords(
  db: TenantDb,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, RecordFile[]>> {
  const rows = await db.orm
    .select(pick({ recordId: fileUse.recordId, ...fields }))
    .from(fileUse)
    .innerJoin(file, used)
    .where(and(db.own(fileUse), inArray(fileUse.recordId, [...recordIds]), like(file.contentType, "image/%")))
    .orderBy(asc(fileUse.recordId), asc(fileUse.position), asc(fileUse.fileId))
    .limit(MOST_PICTURES);
  const pictures = new Map<string, RecordFile[]>();
  for (const { recordId, ...picture } of rows) pictures.set(recordId, [...(pictures.get(recordId) ?? []), picture]);
  return pictures;
}

/** How many files of other records are offered to a record. */
const MOST_OFFERED = 60;

/**
 * The files of a patient's other records that somebody may read and that are on their lists, by the record through which
 * they are read; the newest first.
 */
export const filesOfOthers = (db: TenantDb, recordId: string, { patientId, kinds, privateOf }: ReadableRecords) =>
  db.orm
    .select(pick({ recordId: healthRecord.id, recordName: healthRecord.name, ...fields }))
    .from(healthRecord)
    // The patient's records come first, and then their files.
    .crossJoin(fileUse)
    .crossJoin(file)
    .where(
      and(
        ...[eq(fileUse.organizationId, healthRecord.organizationId), eq(fileUse.recordId, healthRecord.id), used],
        db.own(healthRecord),
        eq(healthRecord.patientId, patientId),
        inArray(healthRecord.kind, [...kinds]),
        eq(healthRecord.enabled, true),
        ne(healthRecord.id, recordId),
        readableBy(privateOf),
      ),
    )
    .orderBy(desc(file.createdAt), asc(file.id), asc(healthRecord.id))
    .limit(MOST_OFFERED);

/**
 * The files of a patient's records before a place in time, the newest first, each by the first record through which
 * somebody reads it. The patient's own files are walked, and looked for in the records.
 */
export function recordFilesBeforeStatement(
  db: TenantDb,
  { patientId, kinds, privateOf }: ReadableRecords,
  { before, most }: BackWanted,
) {
  // By the file: else SQLite goes through the uses of all files of the practice for each.
  const through = sql<string | null>`(SELECT min(+${healthRecord.id}) FROM ${fileUse} INDEXED BY file_use_file
CROSS JOIN ${healthRecord} WHERE ${and(
    ...[eq(healthRecord.organizationId, fileUse.organizationId), eq(healthRecord.id, fileUse.recordId)],
    ...[db.own(fileUse), eq(fileUse.fileId, file.id), eq(healthRecord.enabled, true)],
    ...[inArray(healthRecord.kind, [...kinds]), readableBy(privateOf)],
  )})`;
  return db.orm
    .select(pick({ id: file.id, at: file.createdAt, name: file.name, recordId: through }))
    .from(file)
    .where(
      and(
        ...[db.own(file), eq(file.patientId, patientId), eq(file.purpose, "HEALTH_RECORD"), isNull(file.deletedAt)],
        sql`(${file.createdAt}, ${file.id}) < (${before.at}, ${before.id})`,
      ),
    )
    .orderBy(desc(file.createdAt), desc(file.id))
    .limit(most);
}

/** One file of a record with the digest of its content; none where the record does not use it. */
export const contentOfRecord = (db: TenantDb, recordId: string, fileId: string) =>
  db.orm
    .select(pick({ ...fields, sha256: file.sha256 }))
    .from(fileUse)
    .innerJoin(file, used)
    .where(and(db.own(fileUse), eq(fileUse.recordId, recordId), eq(fileUse.fileId, fileId)));

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

const USE = `INSERT INTO file_use (organization_id, file_id, record_id, position)
SELECT ?1, (SELECT f.id FROM file f WHERE f.organization_id = ?1 AND f.patient_id = ?2 AND f.sha256 = ?3
  AND f.purpose = 'HEALTH_RECORD' AND f.deleted_at IS NULL ORDER BY f.created_at, f.id LIMIT 1), ?4,
  (SELECT coalesce(max(u.position), 0) + 1 FROM file_use u WHERE u.organization_id = ?1 AND u.record_id = ?4)
WHERE true ON CONFLICT DO NOTHING`;

/** Lets a record use the copy that its patient has of a content, by its digest. */
export const useContent = (
  db: TenantDb,
  recordId: string,
  { patientId, sha256 }: { patientId: string; sha256: string },
) => db.raw(USE, db.organizationId, patientId, sha256, recordId);

/** Ends a record's use of a file. */
export const endUse = (db: TenantDb, recordId: string, fileId: string) =>
  db.raw(
    "DELETE FROM file_use WHERE organization_id = ?1 AND record_id = ?2 AND file_id = ?3",
    ...[db.organizationId, recordId, fileId],
  );

/** The files that something else than a record keeps, in the order in which they came. */
export const heldFiles = (db: TenantDb, holderId: string) =>
  db.orm
    .select(
      pick({
        ...{ ...fields, sha256: file.sha256, heldAt: heldFile.at },
        ...{ partId: heldFile.partId, partVersion: heldFile.partVersion },
      }),
    )
    .from(heldFile)
    .innerJoin(file, and(eq(file.organizationId, heldFile.organizationId), eq(file.id, heldFile.fileId)))
    .where(and(db.own(heldFile), eq(heldFile.holderId, holderId)))
    .orderBy(asc(heldFile.at), asc(heldFile.fileId));

const HOLD = `INSERT OR IGNORE INTO held_file (organization_id, holder_id, part_id, file_id, added_by, at, part_version)
SELECT ?1, ?2, ?3, f.id, ?4, ?5, ?8 FROM file f WHERE f.organization_id = ?1 AND f.patient_id = ?6 AND f.sha256 = ?7
AND f.purpose = 'HEALTH_RECORD' AND f.deleted_at IS NULL ORDER BY f.created_at, f.id LIMIT 1`;

/** What keeps a file, which version of which part of it the file belongs to, who added it and when (UTC ms). */
export interface FileHolder {
  holderId: string;
  partId: string;
  partVersion: number;
  addedBy: string;
  at: number;
}

/** Keeps the patient's copy of a content, by its digest, for something else than a record; it is there once. */
export const holdContent = (
  db: TenantDb,
  { holderId, partId, partVersion, addedBy, at }: FileHolder,
  { patientId, sha256 }: { patientId: string; sha256: string },
) => db.raw(HOLD, db.organizationId, holderId, partId, addedBy, at, patientId, sha256, partVersion);

/** What kept a file for one of its parts keeps it no more. */
export const letGo = (
  db: TenantDb,
  { holderId, partId, fileId }: Pick<FileHolder, "holderId" | "partId"> & { fileId: string },
): D1PreparedStatement =>
  db.raw(
    "DELETE FROM held_file WHERE organization_id = ?1 AND holder_id = ?2 AND part_id = ?3 AND file_id = ?4",
    ...[db.organizationId, holderId, partId, fileId],
  );

/** Says in SQL that nothing uses the file of the second parameter; the first is the organization. */
export const UNUSED = `NOT EXISTS (SELECT 1 FROM file_use u WHERE u.organization_id = ?1 AND u.file_id = ?2)
AND NOT EXISTS (SELECT 1 FROM held_file h WHERE h.organization_id = ?1 AND h.file_id = ?2)`;
