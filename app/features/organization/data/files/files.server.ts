import { and, eq, isNull } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { dropDue } from "~/db/due-rows.server";
import { pick } from "~/db/pick.server";
import { organizationProfile } from "~/db/schema/organization.server";
import { file } from "~/db/schema/settings.server";
import type { FilePurpose } from "../../domain/files/check-file";

/** A file as it is kept; whose it is decides who may read it. */
export interface StoredFile {
  id: string;
  purpose: FilePurpose;
  name: string;
  contentType: string;
  sizeBytes: number;
  patientId: string | null;
  employeeId: string | null;
  /** The employee who asks, where they look after the file's patient; else null. */
  treatedBy: string | null;
  /** Whoever sent it, as the audit names them. */
  createdBy: string | null;
}

export interface NewFile {
  id: string;
  purpose: FilePurpose;
  name: string;
  contentType: string;
  sizeBytes: number;
  sha256: string;
  patientId: string | null;
  employeeId: string | null;
  appointmentId: string | null;
  createdBy: string | null;
  createdAt: number;
}

const TREATED = `EXISTS (SELECT 1 FROM patient_provider a WHERE a.organization_id = ?1 AND a.employee_id = ?3`;
const FILE = `SELECT f.id, f.purpose, f.name, f.content_type AS "contentType", f.size_bytes AS "sizeBytes",
f.patient_id AS "patientId", f.employee_id AS "employeeId", f.created_by AS "createdBy",
CASE WHEN ${TREATED} AND a.patient_id = f.patient_id) THEN ?3 END AS "treatedBy"
FROM file f WHERE f.organization_id = ?1 AND f.id = ?2 AND f.deleted_at IS NULL`;
const PATIENT = `SELECT p.id AS "patientId", CASE WHEN ${TREATED} AND a.patient_id = p.id) THEN ?3 END AS "treatedBy"
FROM patient p WHERE p.organization_id = ?1 AND p.id = ?2`;
const EMPLOYEE = "SELECT e.id FROM employee e WHERE e.organization_id = ?1 AND e.id = ?2";
const PHOTO = `SELECT f.id, f.content_type AS "contentType" FROM file f
JOIN employee e ON e.organization_id = f.organization_id AND e.id = f.employee_id AND e.photo_file_id = f.id
  AND e.enabled = 1 AND e.display_profile = 1 AND e.deleted_at IS NULL
WHERE f.organization_id = ?1 AND f.id = ?2 AND f.purpose = 'EMPLOYEE_PHOTO' AND f.deleted_at IS NULL`;

/** One file that is not deleted, as seen by an employee (null: by anybody else). */
export async function findFile(db: TenantDb, id: string, askerId: string | null): Promise<StoredFile | null> {
  return db.raw(FILE, db.organizationId, id, askerId).first<StoredFile>();
}

/** Whether there is such a patient, and whether they are the asking employee's. */
export async function findFilePatient(db: TenantDb, patientId: string, askerId: string | null) {
  return db
    .raw(PATIENT, db.organizationId, patientId, askerId)
    .first<{ patientId: string; treatedBy: string | null }>();
}

export async function employeeExists(db: TenantDb, employeeId: string): Promise<boolean> {
  return (await db.raw(EMPLOYEE, db.organizationId, employeeId).first()) !== null;
}

/** The photo that a provider shows the world now; null for any other file. */
export async function findShownPhoto(db: TenantDb, id: string): Promise<{ id: string; contentType: string } | null> {
  return db.raw(PHOTO, db.organizationId, id).first<{ id: string; contentType: string }>();
}

/** Whether the row of a file was written, deleted or not. */
export async function fileIsKnown(db: TenantDb, id: string): Promise<boolean> {
  const text = "SELECT id FROM file WHERE organization_id = ?1 AND id = ?2";
  return (await db.raw(text, db.organizationId, id).first()) !== null;
}

/** Whether a file's row says that its content may be erased; with an instant, that it was taken away just then. */
export async function fileIsDeleted(db: TenantDb, id: string, at: number | null): Promise<boolean> {
  const text = `SELECT id FROM file WHERE organization_id = ?1 AND id = ?2 AND deleted_at IS NOT NULL
AND (?3 IS NULL OR deleted_at = ?3)`;
  return (await db.raw(text, db.organizationId, id, at).first()) !== null;
}

/** A file as a chat shows it: none or one row, none for one that was taken away. */
export const keptFileStatement = (db: TenantDb, id: string) =>
  db.orm
    .select(pick({ id: file.id, name: file.name, contentType: file.contentType, sizeBytes: file.sizeBytes }))
    .from(file)
    .where(and(db.own(file), eq(file.id, id), isNull(file.deletedAt)));

export const insertFile = (db: TenantDb, added: NewFile): Statement =>
  db.orm.insert(file).values({ organizationId: db.organizationId, ...added });

/** Marks a file deleted; changes nothing where it is already. */
export const markFileDeleted = (db: TenantDb, id: string, now: number): Statement =>
  db.orm
    .update(file)
    .set({ deletedAt: now })
    .where(and(db.own(file), eq(file.id, id), isNull(file.deletedAt)));

/** Takes back that a file was deleted. */
export const markFileKept = (db: TenantDb, id: string): Statement =>
  db.orm
    .update(file)
    .set({ deletedAt: null })
    .where(and(db.own(file), eq(file.id, id)));

/** Gives a file that was sent before its patient was known to that patient; changes nothing where it is somebody's. */
export const claimFile = (db: TenantDb, id: string, patientId: string): Statement =>
  db.orm
    .update(file)
    .set({ patientId })
    .where(and(db.own(file), eq(file.id, id), isNull(file.patientId), isNull(file.employeeId), isNull(file.deletedAt)));

/** Marks a file deleted that nobody has claimed; changes nothing where it is somebody's. */
export const markUnclaimedDeleted = (db: TenantDb, id: string, now: number): Statement =>
  db.orm
    .update(file)
    .set({ deletedAt: now })
    .where(and(db.own(file), eq(file.id, id), isNull(file.patientId), isNull(file.employeeId), isNull(file.deletedAt)));

export const dropUnclaimedDue = (db: TenantDb, id: string): D1PreparedStatement => dropDue(db, "FILE_UNCLAIMED", id);

/** Shows another logo, or none, instead of the one before; changes nothing where another is shown meanwhile. */
export const replaceLogo = (db: TenantDb, before: string | null, fileId: string | null): Statement =>
  db.orm
    .update(organizationProfile)
    .set({ logoFileId: fileId })
    .where(
      and(
        db.own(organizationProfile),
        before === null ? isNull(organizationProfile.logoFileId) : eq(organizationProfile.logoFileId, before),
      ),
    );
