import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { user } from "~/db/schema/identity.server";
import { patient } from "~/db/schema/patients.server";

/** The patient whose account has this address, proven by a mailed link; undefined where none or several have it. */
export async function provenAccountOf(db: TenantDb, email: string): Promise<string | undefined> {
  const found = await db.orm
    .select(pick({ id: patient.id }))
    .from(user)
    .innerJoin(patient, and(eq(patient.organizationId, user.organizationId), eq(patient.userId, user.id)))
    .where(
      and(
        db.own(user),
        eq(user.email, email),
        eq(user.type, "CUSTOMER"),
        eq(user.enabled, true),
        isNotNull(user.emailProvenAt),
        sql`+${patient.enabled} = 1`,
      ),
    )
    .limit(2);
  return found.length === 1 ? found[0]?.id : undefined;
}

const MORE = `SELECT EXISTS (SELECT 1 FROM appointment a WHERE a.organization_id = ?1 AND a.patient_id = ?2 AND a.booked_by <> 'PUBLIC')
OR EXISTS (SELECT 1 FROM patient_insurance i WHERE i.organization_id = ?1 AND i.patient_id = ?2)
OR EXISTS (SELECT 1 FROM patient_provider pp WHERE pp.organization_id = ?1 AND pp.patient_id = ?2 AND pp.assigned = 1) AS more`;

/** Whether a person has nothing but requests of the public. */
export const onlyRequested = async (db: TenantDb, patientId: string): Promise<boolean> =>
  (await db.raw(MORE, db.organizationId, patientId).first<{ more: number }>())?.more === 0;
