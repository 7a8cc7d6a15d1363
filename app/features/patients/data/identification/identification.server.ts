import { and, eq, isNull } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { patient } from "~/db/schema/patients.server";
import { file } from "~/db/schema/settings.server";

/** The file that shows who a patient is; undefined where there is none. */
export async function readIdentificationFile(db: TenantDb, patientId: string) {
  const [found] = await db.orm
    .select(pick({ id: file.id, name: file.name, contentType: file.contentType, createdAt: file.createdAt }))
    .from(patient)
    .innerJoin(file, and(eq(file.organizationId, patient.organizationId), eq(file.id, patient.identificationFileId)))
    .where(and(db.own(patient), eq(patient.id, patientId)))
    .limit(1);
  return found;
}

/** The conditional write of which file identifies a patient; it changes nothing where another one does meanwhile. */
export const setIdentification = (
  db: TenantDb,
  patientId: string,
  before: string | null,
  fileId: string | null,
): Statement =>
  db.orm
    .update(patient)
    .set({ identificationFileId: fileId })
    .where(
      and(
        db.own(patient),
        eq(patient.id, patientId),
        before === null ? isNull(patient.identificationFileId) : eq(patient.identificationFileId, before),
      ),
    );

const PUT_BACK = `UPDATE patient SET identification_file_id = ?3
WHERE patient.organization_id = ?1 AND patient.id = ?2 AND identification_file_id IS ?4 AND EXISTS (SELECT 1 FROM file f
WHERE f.organization_id = ?1 AND f.id = ?3 AND f.patient_id = ?2 AND f.purpose = 'IDENTIFICATION' AND f.deleted_at >= ?5)`;

/** The conditional write that puts back a file of the patient's that was taken away since an instant (UTC ms). */
export const putBackIdentification = (
  db: TenantDb,
  patientId: string,
  before: string | null,
  fileId: string,
  since: number,
): D1PreparedStatement => db.raw(PUT_BACK, db.organizationId, patientId, fileId, before, since);
