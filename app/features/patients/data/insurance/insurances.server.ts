import { and, asc, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { recordRows } from "~/db/record-rows.server";
import { patientInsurance } from "~/db/schema/patients.server";

/** So many a patient may have; more are not read either. */
export const MOST_INSURANCES = 20;

const { insurer, planName, memberNumber, groupNumber, holderName, validFrom, validTo } = patientInsurance;
const { holderRelation, holderBirthDate, coverage, phone, cardFileId, cardBackFileId } = patientInsurance;

export const insuranceRows = recordRows(patientInsurance, {
  ...{ insurer, planName, memberNumber, groupNumber, holderName, validFrom, validTo },
  ...{ holderRelation, holderBirthDate, coverage, phone, cardFileId, cardBackFileId },
});

/** What insures a patient now, the oldest first: the primary one. */
export const insurancesStatement = (db: TenantDb, patientId: string) =>
  insuranceRows
    .reading(db, and(eq(patientInsurance.patientId, patientId), eq(patientInsurance.enabled, true)))
    .orderBy(asc(patientInsurance.createdAt), asc(patientInsurance.id))
    .limit(MOST_INSURANCES);

/** The primary insurance of a patient: the oldest that is not disabled. */
export const readPrimaryInsurance = async (db: TenantDb, patientId: string) =>
  (await insurancesStatement(db, patientId)).at(0);

/** One insurance of a patient, disabled or not. */
export const readInsurance = (db: TenantDb, patientId: string, id: string) =>
  insuranceRows.read(db, id, eq(patientInsurance.patientId, patientId));
