import { and, asc, eq, sql } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { recordRows } from "~/db/record-rows.server";
import { patientInsurance } from "~/db/schema/patients.server";
import type { InsuranceFields, InsuranceView } from "../../domain/insurance/insurance";

/** So many a patient may have; more are not read either. */
export const MOST_INSURANCES = 20;

const card = {
  id: patientInsurance.id,
  insurer: patientInsurance.insurer,
  planName: patientInsurance.planName,
  memberNumber: patientInsurance.memberNumber,
  groupNumber: patientInsurance.groupNumber,
  holderName: patientInsurance.holderName,
  validFrom: patientInsurance.validFrom,
  validTo: patientInsurance.validTo,
};

/** What insures a patient now, the oldest first: the primary one. */
export const insurancesStatement = (db: TenantDb, patientId: string) =>
  db.orm
    .select(pick(card))
    .from(patientInsurance)
    .where(and(db.own(patientInsurance), eq(patientInsurance.patientId, patientId), eq(patientInsurance.enabled, true)))
    .orderBy(asc(patientInsurance.createdAt), asc(patientInsurance.id))
    .limit(MOST_INSURANCES);

/** The primary insurance of a patient: the oldest that is not disabled. */
export async function readPrimaryInsurance(db: TenantDb, patientId: string): Promise<InsuranceView | undefined> {
  return (await insurancesStatement(db, patientId))[0];
}

/** One insurance of a patient, disabled or not. */
export async function readInsurance(db: TenantDb, patientId: string, id: string) {
  const [found] = await db.orm
    .select(pick({ ...card, enabled: patientInsurance.enabled, version: patientInsurance.version }))
    .from(patientInsurance)
    .where(and(db.own(patientInsurance), eq(patientInsurance.patientId, patientId), eq(patientInsurance.id, id)))
    .limit(1);
  return found;
}

export const insuranceRows = recordRows(patientInsurance);

/** Writes what the card says in place of what it said, whoever changed it since. */
export const overwriteInsurance = (db: TenantDb, id: string, fields: InsuranceFields): Statement =>
  db.orm
    .update(patientInsurance)
    .set({ ...fields, version: sql`${patientInsurance.version} + 1` })
    .where(and(db.own(patientInsurance), eq(patientInsurance.id, id)));
