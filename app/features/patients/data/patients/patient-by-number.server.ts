import { and, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { patient } from "~/db/schema/patients.server";

/** A patient by the number that the practice gave them; undefined where there is none. */
export async function readPatientByNumber(db: TenantDb, number: number) {
  const [found] = await db.orm
    .select({ id: patient.id, birthDate: patient.birthDate, userId: patient.userId })
    .from(patient)
    .where(and(db.own(patient), eq(patient.number, number)))
    .limit(1);
  return found;
}
