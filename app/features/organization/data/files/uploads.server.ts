import { and, asc, count, desc, eq, isNull } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { dropDue, moveDue } from "~/db/due-rows.server";
import { pick } from "~/db/pick.server";
import { fileUpload, fileUploadPart } from "~/db/schema/file-uploads.server";
import type { DueKind } from "~/outbox/due-kinds";

/** What files are sent in parts for: a health record, or a chat. */
export type UploadPurpose = (typeof fileUpload.$inferSelect)["purpose"];

/** When an upload is looked at, by what it is for: the feature that it is for does so. */
export const UPLOAD_DUE = {
  HEALTH_RECORD: "RECORD_UPLOAD",
  ATTACHMENT: "CHAT_UPLOAD",
} as const satisfies Record<UploadPurpose, DueKind>;

/** What an upload is for, and who sends it: nobody else can go on with it. */
export interface UploadScope {
  purpose: UploadPurpose;
  /** An account, or whoever takes part in a chat. */
  senderId: string;
  /** Of a record its patient, of a chat the one into whose record it goes; null for a chat of several. */
  patientId: string | null;
  /** Null for a record. */
  chatRoomId: string | null;
}

export type NewUpload = Omit<typeof fileUpload.$inferInsert, "organizationId" | "fileId" | "purpose"> & UploadScope;

const fields = {
  id: fileUpload.id,
  purpose: fileUpload.purpose,
  patientId: fileUpload.patientId,
  senderId: fileUpload.senderId,
  chatRoomId: fileUpload.chatRoomId,
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

/** Those for the same chat, or for the same patient's records. */
const isFor = ({ purpose, patientId, chatRoomId }: UploadScope) =>
  and(
    eq(fileUpload.purpose, purpose),
    chatRoomId === null ? eq(fileUpload.patientId, patientId ?? "") : eq(fileUpload.chatRoomId, chatRoomId),
  );

interface SameFile {
  name: string;
  sizeBytes: number;
  firstPartHash: string;
}

/** The unfinished upload of the same file by the same person, the newest: its first part has arrived and is the same. */
export const sameUploadStatement = (db: TenantDb, scope: UploadScope, { name, sizeBytes, firstPartHash }: SameFile) =>
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
        isFor(scope),
        eq(fileUpload.senderId, scope.senderId),
        eq(fileUpload.name, name),
        eq(fileUpload.sizeBytes, sizeBytes),
        isNull(fileUpload.fileId),
      ),
    )
    .orderBy(desc(fileUpload.id))
    .limit(1);

/** How many files are on their way: for a patient's records, or from one person to a chat. */
export async function openUploads(db: TenantDb, scope: UploadScope): Promise<number> {
  const [found] = await db.orm
    .select(pick({ open: count() }))
    .from(fileUpload)
    .where(
      and(
        db.own(fileUpload),
        isFor(scope),
        scope.chatRoomId === null ? undefined : eq(fileUpload.senderId, scope.senderId),
        isNull(fileUpload.fileId),
      ),
    );
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
  upload: Pick<StoredUpload, "id" | "purpose">;
  number: number;
  etag: string;
  sizeBytes: number;
  sha256: string;
}

/**
 * Notes a part that has arrived; one that is sent again counts as it came last. The upload is looked at again at
 * `dueAt` (UTC ms). It changes nothing of a gone upload.
 */
export const keepPartStatements = (
  db: TenantDb,
  { upload, number, etag, sizeBytes, sha256 }: ArrivedPart,
  dueAt: number,
): D1PreparedStatement[] => [
  moveDue(db, UPLOAD_DUE[upload.purpose], upload.id, dueAt),
  db.raw(
    `INSERT INTO file_upload_part (organization_id, upload_id, number, etag, size_bytes, sha256)
SELECT ?1, u.id, ?3, ?4, ?5, ?6 FROM file_upload u WHERE u.organization_id = ?1 AND u.id = ?2
ON CONFLICT DO UPDATE SET etag = excluded.etag, size_bytes = excluded.size_bytes, sha256 = excluded.sha256`,
    ...[db.organizationId, upload.id, number, etag, sizeBytes, sha256],
  ),
];

const BECAME = "UPDATE file_upload SET file_id = ";
const OF_UPLOAD = " WHERE file_upload.organization_id = ?1 AND id = ?2";
const PRESENT = `SELECT CASE WHEN EXISTS (SELECT 1 FROM file_upload u WHERE u.organization_id = ?1 AND u.id = ?2)
THEN 1 ELSE json_extract('{}', 'conflict') END`;
const COPY = `(SELECT f.id FROM file f WHERE f.organization_id = ?1 AND f.patient_id = ?3 AND f.sha256 = ?4
AND f.purpose = 'HEALTH_RECORD' AND f.deleted_at IS NULL ORDER BY f.created_at, f.id LIMIT 1)`;

/** What refuses its batch as a conflict where an upload was thrown away meanwhile. */
const present = (db: TenantDb, uploadId: string) => db.raw(PRESENT, db.organizationId, uploadId);

/** Notes which file an upload became. */
export const uploadBecame = (db: TenantDb, uploadId: string, fileId: string): D1PreparedStatement =>
  db.raw(`${BECAME}?3${OF_UPLOAD}`, db.organizationId, uploadId, fileId);

/**
 * Notes that an upload became the file of an id, which its record has already, or else the copy that its patient has of a
 * content: that refuses its batch as a conflict where the upload was thrown away meanwhile.
 */
export const uploadBecameCopy = (
  db: TenantDb,
  uploadId: string,
  copy: string | { patientId: string; sha256: string },
): D1PreparedStatement[] =>
  typeof copy === "string"
    ? [uploadBecame(db, uploadId, copy)]
    : [
        present(db, uploadId),
        db.raw(`${BECAME}${COPY}${OF_UPLOAD}`, db.organizationId, uploadId, copy.patientId, copy.sha256),
      ];

const PARTS = "DELETE FROM file_upload_part WHERE organization_id = ?1 AND upload_id = ?2";
const DROP = "DELETE FROM file_upload WHERE organization_id = ?1 AND id = ?2";
const UNFINISHED = `UPDATE file_upload SET file_id = NULL${OF_UPLOAD} AND file_id IS NULL`;

/** Takes an upload away, with its parts and the look at it that was due. */
export const dropUpload = (
  db: TenantDb,
  { id, purpose }: Pick<StoredUpload, "id" | "purpose">,
): D1PreparedStatement[] => [
  db.raw(PARTS, db.organizationId, id),
  db.raw(DROP, db.organizationId, id),
  dropDue(db, UPLOAD_DUE[purpose], id),
];

/**
 * Touches the row of an upload that has not become a file yet; changes no row otherwise. It guards the end of an upload.
 */
export const unfinished = (db: TenantDb, id: string): D1PreparedStatement => db.raw(UNFINISHED, db.organizationId, id);
