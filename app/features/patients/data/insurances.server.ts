import { and, asc, eq, sql } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { patientInsurance } from "~/db/schema/patients.server";

/** What an insurance card says. Dates YYYY-MM-DD or empty. */
export interface InsuranceFields {
  insurer: string;
  planName: string;
  memberNumber: string;
  groupNumber: string;
  holderName: string;
  validFrom: string;
  validTo: string;
}

/** The primary insurance of a patient: the oldest that is not disabled. */
export async function readPrimaryInsurance(db: TenantDb, patientId: string) {
  const [found] = await db.orm
    .select(
      pick({
        id: patientInsurance.id,
        insurer: patientInsurance.insurer,
        planName: patientInsurance.planName,
        memberNumber: patientInsurance.memberNumber,
        groupNumber: patientInsurance.groupNumber,
        holderName: patientInsurance.holderName,
        validFrom: patientInsurance.validFrom,
        validTo: patientInsurance.validTo,
      }),
    )
    .from(patientInsurance)
    .where(and(db.own(patientInsurance), eq(patientInsurance.patientId, patientId), eq(patientInsurance.enabled, true)))
    .orderBy(asc(patientInsurance.createdAt), asc(patientInsurance.id))
    .limit(1);
  return found;
}

export const insertInsurance = (
  db: TenantDb,
  row: { id: string; patientId: string; createdAt: number } & InsuranceFields,
): Statement => db.orm.insert(patientInsurance).values({ organizationId: db.organizationId, ...row });

export const updateInsurance = (db: TenantDb, id: string, fields: InsuranceFields): Statement =>
  db.orm
    .update(patientInsurance)
    .set({ ...fields, version: sql`${patientInsurance.version} + 1` })
    .where(and(db.own(patientInsurance), eq(patientInsurance.id, id)));
