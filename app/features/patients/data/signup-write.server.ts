import { and, eq, sql } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { patient } from "~/db/schema/patients.server";

/** Notes which file identifies a patient. */
export const setIdentification = (db: TenantDb, patientId: string, fileId: string): Statement =>
  db.orm
    .update(patient)
    .set({ identificationFileId: fileId, version: sql`${patient.version} + 1` })
    .where(and(db.own(patient), eq(patient.id, patientId), eq(patient.enabled, true)));
