import { and, eq, isNotNull } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { patient } from "~/db/schema/patients.server";

/** The name of a patient who has an account; undefined for one who is disabled, or has none any more. */
export async function accountHolderName(db: TenantDb, patientId: string): Promise<string | undefined> {
  const [found] = await db.orm
    .select({ firstName: patient.firstName, lastName: patient.lastName })
    .from(patient)
    .where(and(db.own(patient), eq(patient.id, patientId), eq(patient.enabled, true), isNotNull(patient.userId)))
    .limit(1);
  return found && `${found.firstName} ${found.lastName}`.trim();
}
