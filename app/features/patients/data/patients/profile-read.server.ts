import { and, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { patient } from "~/db/schema/patients.server";
import { identityColumns } from "./patient-record-read.server";
import { extrasOf, type PatientProfile } from "../../domain/patients/profile";

/** The profile of a patient and all of the `extra` of their row; undefined where there is no such patient. */
export async function readStoredProfile(
  db: TenantDb,
  id: string,
): Promise<{ profile: PatientProfile; extra: Record<string, string> } | undefined> {
  const [found] = await db.orm
    .select(pick({ ...identityColumns, photoFileId: patient.photoFileId, extra: patient.extra }))
    .from(patient)
    .where(and(db.own(patient), eq(patient.id, id)))
    .limit(1);
  if (!found) return undefined;
  const { extra, userId: _user, ...row } = found;
  return { profile: { ...row, ...extrasOf(extra) }, extra };
}
